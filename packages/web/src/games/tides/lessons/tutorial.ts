import type { Tides } from '@tempora/tides/public';
import { defineTutorial } from '../../../lessons/tutorial.ts';
import { CHAPTERS } from './chapters.ts';
import { Portrait } from './portrait.tsx';
import './lessons.css';

/** How Tides of Time is taught. */
export const tutorial = defineTutorial<Tides>({
  game: 'tides',
  seats: 2,
  Portrait,
  chapters: CHAPTERS,
  // There is nothing to shorten: three rounds of five cards are the whole game.
  firstGame: { seats: 2, options: {} },
  tips: [
    { id: 'read', view: { phase: 'pick', round: 1, pick: 1 }, at: ['kingdom-0'] },
    { id: 'swap', view: { phase: 'pick', round: 1, pick: 2 }, at: ['kingdom-1'] },
    { id: 'two', view: { phase: 'pick', round: 1, pick: 4 }, at: ['kingdom-1'] },
    { id: 'relic', view: { phase: 'relic', round: 1 }, at: ['kingdom-0'] },
    { id: 'known', view: { phase: 'pick', round: 2, pick: 1 }, at: ['kingdom-1'] },
    { id: 'last', view: { phase: 'pick', round: 3, pick: 1 }, at: ['kingdom-1'] },
  ],
});
