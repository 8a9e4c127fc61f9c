import { cardNamed, type Inca } from '@tempora/inca/public';
import { defineTutorial } from '../../../lessons/tutorial.ts';
import { CHAPTERS } from './chapters.ts';
import { Portrait } from './portrait.tsx';
import './lessons.css';

/** How Inca Empire is taught. */
export const tutorial = defineTutorial<Inca>({
  game: 'inca',
  seats: 3,
  Portrait,
  chapters: CHAPTERS,
  // IE-VARIANT-FALL-3: the fewest players, and two rounds fewer.
  firstGame: { seats: 3, options: { earlyFall: true } },
  tips: [
    { id: 'roads', view: { column: 0, cell: 1, turn: { seat: 0, roads: 'unused', build: 'unused' } }, at: ['seat-0'] },
    { id: 'conquer', view: { column: 0, turn: { seat: 0, roads: 'open', build: 'unused' } }, at: ['labor-0'] },
    {
      id: 'terrace',
      view: { turn: { seat: 0, build: 'unused' }, seats: { 0: { labor: { atLeast: 2 }, harvest: { atLeast: 1 } } } },
      at: ['labor-0'],
    },
    { id: 'sun', view: { phase: 'sun', column: 1, cell: 1 }, at: ['sector-0', 'sector-1', 'sector-2'] },
    { id: 'force', view: { column: 1, cell: 2, turn: { seat: 0 } }, at: ['sector-0', 'sector-1', 'sector-2'] },
    {
      id: 'city',
      view: { turn: { seat: 0, build: 'unused' }, seats: { 0: { labor: { atLeast: 6 } } } },
      at: ['labor-0'],
    },
    { id: 'connect', view: { column: 1, cell: 4, turn: { seat: 0, roads: 'unused' } }, at: ['sapa-0'] },
    { id: 'keep', view: { phase: 'sun', column: 2, cell: 1 }, at: ['keep'] },
    {
      id: 'temple',
      view: {
        turn: { seat: 0, build: 'unused' },
        seats: { 0: { labor: { atLeast: 5 } } },
        structures: [{ kind: 'city', temple: false }],
      },
      at: ['labor-0'],
    },
    { id: 'revolt', view: { turn: { seat: 0 }, seats: { 0: { cards: [cardNamed('revolt')] } } }, at: ['sapa-0'] },
    { id: 'middle', view: { phase: 'sun', income: 2, cell: 1 }, at: ['income'] },
    { id: 'late', view: { phase: 'sun', income: 1, cell: 1 }, at: ['era'] },
  ],
});
