import type { Tempus } from '@tempora/tempus/public';
import { defineTutorial } from '../../../lessons/tutorial.ts';
import { CHAPTERS } from './chapters.ts';
import { OPTIONS } from './game.ts';
import { Portrait } from './portrait.tsx';
import './lessons.css';

/** How Tempus is taught. */
export const tutorial = defineTutorial<Tempus>({
  game: 'tempus',
  seats: 3,
  Portrait,
  chapters: CHAPTERS,
  // Three is the least; ten eras cannot be cut. Laying cards at once is an option of any table.
  firstGame: { seats: 3, options: OPTIONS },
  tips: [
    { id: 'tile', view: { phase: 'map' }, at: ['seat-0'] },
    { id: 'people', view: { phase: 'settle' }, at: ['seat-0'] },
    { id: 'defend', view: { question: { at: 'defend' } }, at: ['facts-0'] },
    { id: 'limit', view: { question: { at: 'limit' } }, at: ['able'] },
    { id: 'first', view: { phase: 'actions', era: 1, round: 1 }, at: ['able'] },
    { id: 'race', view: { phase: 'actions', era: 1, round: 3 }, at: ['facts-0', 'era-1'] },
    { id: 'lay', view: { phase: 'progress' }, at: ['able'] },
    { id: 'hills', view: { phase: 'actions', era: 2 }, at: ['era-2'] },
    { id: 'city', view: { phase: 'actions', era: 3 }, at: ['facts-0'] },
    {
      id: 'open',
      view: { phase: 'actions', era: { atLeast: 4 }, seats: { 0: { shield: false } } },
      at: ['seat-0'],
    },
    { id: 'ships', view: { phase: 'actions', seats: { 0: { abilities: { ships: true } } } }, at: ['era-6'] },
    { id: 'last', view: { phase: 'actions', era: 10 }, at: ['era-10'] },
  ],
});
