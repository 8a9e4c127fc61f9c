import type { Tempus } from '@tempora/tempus/public';
import type { LessonChapter, LessonOutcome } from '../../../lessons/tutorial.ts';
import {
  AGRICULTURE,
  BEFORE_RACE,
  BORDER,
  EDUCATION,
  MEDICINE,
  OPTIONS,
  SANITATION,
  SEED,
  SETTLED,
  SHORE,
  SIX_TILES,
  WEAPONS,
  WRITING,
} from './game.ts';

const GAME = { seed: SEED, options: OPTIONS };

/** A piece of one of these hexes has been taken up, and is to be moved. */
function takenFrom(...hexes: readonly number[]): LessonOutcome<Tempus> {
  return { view: { question: { at: 'to', from: { oneOf: hexes } } } };
}

/** The aim: hexes, cities, and Flight. */
const points: LessonChapter<Tempus> = {
  ...GAME,
  id: 'points',
  before: AGRICULTURE,
  steps: [
    { id: 'hello', at: ['hex-57', 'hex-70', 'hex-84', 'hex-85'] },
    { id: 'hexes', at: ['seat-0', 'hex-57', 'hex-70', 'hex-84', 'hex-85'], fact: { seats: { 0: { total: 4 } } } },
    { id: 'mountain', at: ['hex-82'] },
    {
      id: 'spread',
      at: ['hex-70', 'hex-57', 'action-move'],
      task: {
        goal: { event: { type: 'moved', seat: 0 }, view: { seats: { 0: { total: 5 } } } },
        way: [takenFrom(57, 70)],
        solution: ['from:70', 'to:71'],
        wrong: [{ id: 'mountain', outcome: { event: { type: 'moved', to: 82 } } }],
      },
    },
    { id: 'more', at: ['seat-0'], fact: { seats: { 0: { total: 5 } } } },
    {
      id: 'city',
      at: ['hex-61'],
      fact: { cities: [{ hex: 61, seat: 2, value: 2 }], seats: { 2: { total: 5, score: { hexes: 3, cities: 2 } } } },
    },
    { id: 'flight', at: ['era-10'] },
  ],
};

/** A turn: a token, an action. */
const turn: LessonChapter<Tempus> = {
  ...GAME,
  id: 'turn',
  before: SETTLED,
  steps: [
    { id: 'tokens', at: ['seat-0'], fact: { seats: { 0: { tokens: 3 } } } },
    {
      id: 'able',
      at: ['able'],
      fact: { seats: { 0: { abilities: { moves: 1, distance: 1, babies: 1, stack: 2 } } } },
    },
    {
      id: 'rest',
      at: ['able'],
      fact: { seats: { 0: { abilities: { ships: false, draw: 1, hand: 5, actions: 3 } } } },
    },
    {
      id: 'baby',
      at: ['hex-84', 'hex-57', 'action-baby'],
      task: {
        goal: { view: { round: 2, turn: { seat: 0 }, seats: { 0: { supply: 12 } } } },
        way: [{ event: { type: 'born', seat: 0 } }],
        solution: ['baby:84|baby:57', 'end'],
        replies: ['1 baby:67', '1 end', '2 baby:62', '2 end'],
      },
    },
    { id: 'round', at: ['seat-0', 'hex-67', 'hex-62'], fact: { round: 2, seats: { 0: { tokens: 2 } } } },
    {
      id: 'move',
      at: ['hex-71', 'action-move'],
      task: {
        goal: { view: { round: 3, turn: { seat: 0 } } },
        way: [takenFrom(57, 70, 84), { event: { type: 'moved', seat: 0 } }],
        solution: ['from:84|from:57', 'to:71', 'end'],
        replies: ['1 baby:42', '1 end', '2 baby:48', '2 end'],
      },
    },
    { id: 'five', at: ['seat-0'], fact: { round: 3, seats: { 0: { tokens: 1 } } } },
  ],
};

/** What everybody runs for: the next box. */
const race: LessonChapter<Tempus> = {
  ...GAME,
  id: 'race',
  before: BEFORE_RACE,
  steps: [
    { id: 'track', at: ['era-0', 'era-1'], fact: { seats: { 0: { era: 0 }, 1: { era: 0 }, 2: { era: 0 } } } },
    { id: 'terrain', at: ['era-1'], fact: { next: { era: 1, terrain: 'farm' } } },
    {
      id: 'tie',
      at: ['facts-0', 'facts-1', 'facts-2'],
      fact: { seats: { 0: { prospect: 1 }, 1: { prospect: 1 }, 2: { prospect: 0 } } },
    },
    {
      id: 'farm',
      at: ['hex-70', 'action-move'],
      task: {
        goal: { event: { type: 'progressed', report: { seats: { 0: { points: 2 } } } } },
        way: [takenFrom(57, 71, 84), { view: { turn: { seat: 0, action: 'move' }, seats: { 0: { prospect: 2 } } } }],
        solution: ['from:71|from:84', 'to:70', 'end'],
        replies: ['1 from:67', '1 to:68', '1 end', '2 from:62', '2 to:75', '2 end'],
      },
    },
    {
      id: 'won',
      at: ['scene'],
      fact: {
        lastProgress: { seats: { 0: { points: 2 }, 1: { points: 1 } } },
        seats: { 0: { era: 1 }, 1: { era: 0 } },
      },
    },
    {
      id: 'gift',
      at: [`card-${EDUCATION}`, `card-${MEDICINE}`],
      fact: { seats: { 0: { hand: { cards: [EDUCATION, MEDICINE] } } } },
    },
    {
      id: 'better',
      at: ['able'],
      fact: { seats: { 0: { abilities: { draw: 2 } }, 1: { abilities: { draw: 1 } } } },
    },
    { id: 'behind', at: ['era-0'], fact: { seats: { 1: { era: 0 }, 2: { era: 0 } } } },
  ],
};

/** The card that has to be left for the race. */
const hasSanitation = { hand: { cards: [SANITATION] } };

/** Cards: an effect and a background. */
const ideas: LessonChapter<Tempus> = {
  ...GAME,
  id: 'ideas',
  before: WRITING,
  steps: [
    { id: 'two', at: [`card-${EDUCATION}`, `card-${MEDICINE}`] },
    {
      id: 'draw',
      at: ['action-idea'],
      task: { goal: { event: { type: 'drew', seat: 0, count: 2 } }, solution: 'idea' },
    },
    {
      id: 'end',
      at: [`card-${SANITATION}`, `card-${WEAPONS}`],
      task: {
        goal: { view: { round: 2, turn: { seat: 0 }, seats: { 0: hasSanitation } } },
        solution: 'end',
        replies: ['1 from:42', '1 to:56', '1 end', '2 from:75', '2 to:76', '2 end'],
      },
    },
    {
      id: 'medicine',
      at: [`card-${MEDICINE}`, 'hex-84', 'hex-57', 'action-baby'],
      fact: { seats: { 0: { supply: 12 } } },
      task: {
        goal: { view: { round: 3, turn: { seat: 0 }, seats: { 0: { supply: 10, ...hasSanitation } } } },
        way: [
          { view: { turn: { action: 'babies' }, seats: { 0: { supply: { oneOf: [10, 11] }, ...hasSanitation } } } },
        ],
        solution: ['baby:84|baby:57', 'play:medicine-grass-1', 'baby:57|baby:84', 'end'],
        replies: ['1 from:55', '1 to:56', '1 end', '2 baby:62', '2 end'],
      },
    },
    {
      id: 'hill',
      at: ['hex-85', 'hex-69', 'hex-44', 'era-2'],
      fact: { next: { era: 2, terrain: 'hill' } },
      task: {
        goal: { view: { phase: 'progress', seats: { 0: { prospect: 1, ...hasSanitation } } } },
        way: [
          takenFrom(57, 70, 84),
          { view: { turn: { action: 'move' }, seats: { 0: { prospect: 1, ...hasSanitation } } } },
        ],
        solution: ['from:84', 'to:85|to:69', 'end'],
      },
    },
    {
      id: 'lay',
      at: [`card-${EDUCATION}`, `card-${SANITATION}`],
      fact: { seats: { 0: { prospect: 1 }, 2: { prospect: 3 } } },
      task: {
        goal: {
          event: { type: 'progressed', report: { seats: { 0: { points: 4 } } } },
          view: { seats: { 0: { hand: { cards: [WEAPONS] } } } },
        },
        solution: 'lay:education-hill-1+sanitation-hill-1',
        wrong: [
          { id: 'waste', outcome: { event: { type: 'progressed', report: { seats: { 0: { points: 4 } } } } } },
          { id: 'tie', outcome: { event: { type: 'progressed', report: { seats: { 0: { points: 3 } } } } } },
        ],
      },
    },
    {
      id: 'won',
      at: ['scene'],
      fact: {
        lastProgress: { seats: { 0: { points: 4 }, 2: { points: 3 } } },
        seats: { 0: { era: 2 }, 2: { era: 1 } },
      },
    },
  ],
};

/** Cities: points that stay, and a point in every race. */
const cities: LessonChapter<Tempus> = {
  ...GAME,
  id: 'cities',
  before: AGRICULTURE,
  steps: [
    { id: 'stock', at: ['facts-0'], fact: { seats: { 0: { stock: { 0: 3, 1: 3, 2: 2 } } } } },
    { id: 'how', at: ['hex-70', 'hex-57'], fact: { seats: { 0: { abilities: { stack: 2 } } } } },
    {
      id: 'build',
      at: ['hex-70', 'action-city'],
      task: {
        goal: { event: { type: 'built', seat: 0, hex: 70 } },
        solution: 'city:70/2',
        wrong: [{ id: 'grass', outcome: { event: { type: 'built', hex: 57 } } }],
      },
    },
    { id: 'pays', at: ['hex-70', 'facts-0'], fact: { seats: { 0: { total: 5, supply: 12 } } } },
    { id: 'race', at: ['facts-0'], fact: { next: { terrain: 'forest' }, seats: { 0: { prospect: 1 } } } },
    { id: 'apart', at: ['hex-70', 'hex-61'] },
    { id: 'larger', at: ['era-3', 'era-8'] },
  ],
};

/** Fights: strength, ties, cards, and who is protected. */
const fights: LessonChapter<Tempus> = {
  ...GAME,
  id: 'fights',
  before: BORDER,
  steps: [
    { id: 'border', at: ['hex-56', 'hex-57'] },
    {
      id: 'shield',
      at: ['facts-2', 'facts-0'],
      fact: { seats: { 0: { shield: true }, 1: { controls: 5, shield: false }, 2: { controls: 3, shield: true } } },
    },
    { id: 'strength', at: ['hex-56', 'hex-57'] },
    { id: 'weapons', at: [`card-${WEAPONS}`, 'hex-56'] },
    {
      id: 'attack',
      at: ['hex-57', 'hex-56', 'action-fight'],
      task: { goal: { event: { type: 'attacked', from: 57, to: 56 } }, solution: 'fight:57-56' },
    },
    {
      id: 'lay',
      at: [`card-${WEAPONS}`, 'scene'],
      task: {
        goal: { event: { type: 'fought', report: { winner: 0 } } },
        way: [{ event: { type: 'laid', seat: 0 } }],
        solution: ['commit:weapons-farm-2', 'stand'],
      },
    },
    {
      id: 'advance',
      at: ['hex-56'],
      fact: { lastFight: { attacker: { strength: 4 }, defender: { strength: 2 } } },
      task: {
        goal: { event: { type: 'advanced', seat: 0, people: 1 } },
        solution: 'advance:1',
        wrong: [{ id: 'nobody', outcome: { event: { type: 'advanced', people: 0 } } }],
      },
    },
    { id: 'won', at: ['seat-0', 'hex-56', 'hex-57'], fact: { seats: { 0: { total: 6 } } } },
  ],
};

/** Water, the other cards, and the end. */
const further: LessonChapter<Tempus> = {
  ...GAME,
  id: 'further',
  before: SHORE,
  steps: [
    { id: 'lake', at: ['hex-72', 'hex-86'], fact: { lakes: [{ hexes: [72, 86] }] } },
    {
      id: 'cross',
      at: ['hex-74', 'hex-84', 'action-move'],
      fact: { next: { terrain: 'forest' } },
      task: {
        goal: { event: { type: 'moved', seat: 0, to: 74 } },
        way: [takenFrom(84, 85)],
        solution: ['from:84', 'to:74'],
      },
    },
    { id: 'sea', at: ['era-6'] },
    { id: 'transport', at: ['reference'] },
    { id: 'war', at: ['reference'] },
    { id: 'government', at: ['reference'] },
    { id: 'first', at: ['seat-2'], fact: { first: 2 } },
    { id: 'end', at: ['era-10'] },
  ],
};

/** Setting up: by now it is clear what the land is good for. */
const island: LessonChapter<Tempus> = {
  ...GAME,
  id: 'island',
  before: SIX_TILES,
  steps: [
    { id: 'tiles', fact: { phase: 'map' } },
    { id: 'why', at: ['hex-70', 'hex-84', 'hex-57'] },
    {
      id: 'tile',
      task: {
        goal: { event: { type: 'tiled', seat: 0 } },
        solution: 'tile:50/5',
        replies: ['1 tile:67/1|tile:50/1'],
      },
    },
    {
      id: 'grass',
      at: ['hex-84', 'hex-57'],
      task: { goal: { event: { type: 'placed', hex: { oneOf: [57, 84] } } }, solution: 'place:84' },
    },
    {
      id: 'farm',
      at: ['hex-70'],
      task: { goal: { view: { question: { at: 'people', on: { 1: 70 } } } }, solution: 'place:70' },
    },
    { id: 'third', task: { goal: { event: { type: 'placed', seat: 0 } }, solution: 'place:57|place:84' } },
    { id: 'ready', at: ['hex-70'] },
  ],
};

/** First the aim, then a turn, then the rest when it first matters; how the island is made comes just before the first game. */
export const CHAPTERS: readonly LessonChapter<Tempus>[] = [points, turn, race, ideas, cities, fights, further, island];
