import type { Tempus } from '@tempora/tempus/public';
import { defineExample } from '../../../rules/example.ts';
import { BEFORE_RACE, BORDER, OPTIONS, SEED } from '../lessons/game.ts';

/** Everyone on the island of the lessons. */
const GAME = { seed: SEED, options: OPTIONS, seats: 3, part: 'map' };

const race = defineExample<Tempus>({
  ...GAME,
  before: BEFORE_RACE,
  steps: [
    {
      id: 'tie',
      at: ['hex-70', 'hex-55'],
      fact: {
        next: { era: 1, terrain: 'farm' },
        seats: { 0: { prospect: 1 }, 1: { prospect: 1 }, 2: { prospect: 0 } },
      },
    },
    {
      id: 'move',
      moves: ['0 from:71', '0 to:70', '0 end'],
      at: ['hex-70'],
      fact: { people: [{ hex: 70, seat: 0, people: 2 }], seats: { 0: { tokens: 0, prospect: 2 } } },
    },
    {
      id: 'count',
      moves: ['1 from:67', '1 to:68', '1 end', '2 from:62', '2 to:75', '2 end'],
      at: ['hex-70'],
      fact: {
        lastProgress: { seats: { 0: { points: 2 }, 1: { points: 1 }, 2: { points: 0 } } },
        seats: { 0: { era: 1 }, 1: { era: 0 }, 2: { era: 0 } },
      },
    },
  ],
});

const fight = defineExample<Tempus>({
  ...GAME,
  before: BORDER,
  steps: [
    {
      id: 'border',
      at: ['hex-56', 'hex-57'],
      fact: {
        people: [
          { hex: 57, seat: 0, people: 2 },
          { hex: 56, seat: 1, people: 2 },
        ],
      },
    },
    { id: 'attack', moves: ['0 fight:57-56'], at: ['hex-56'], fact: { fight: { terrain: 'farm' } } },
    {
      id: 'lay',
      moves: ['0 commit:weapons-farm-2'],
      at: ['hex-56', 'hex-57'],
      fact: { fight: { attacker: { base: 2, strength: 4 }, defender: { hidden: 0, strength: 2 } } },
    },
    {
      id: 'advance',
      moves: ['0 stand', '0 advance:1'],
      at: ['hex-56'],
      fact: { lastFight: { winner: 0 }, people: [{ hex: 56, seat: 0, people: 1 }] },
    },
  ],
});

/** What is easier to see than to read, by paragraph. */
export const EXAMPLES = { 'race-win': race, 'fight-result': fight };
