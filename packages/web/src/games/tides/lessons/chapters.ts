import type { Tides } from '@tempora/tides/public';
import type { LessonChapter } from '../../../lessons/tutorial.ts';

/** For picks that are the learner's own: the first of these that is in the hand, whichever hand that has become. */
const ANY_CARD = [14, 7, 12, 11, 6, 15, 2, 4, 3, 5, 13, 8, 9, 10, 16, 17, 18, 1]
  .map((card) => `play:${card}`)
  .join('|');

/** The aim: points, which cards pay for one another. */
const points: LessonChapter<Tides> = {
  id: 'points',
  seed: 'tide 22633',
  before: ['0 play:15', '1 play:14', '0 play:6', '1 play:5', '0 play:3', '1 play:7'],
  steps: [
    { id: 'hello', at: ['kingdom-0', 'kingdom-1'] },
    { id: 'aim', at: ['kingdom-0'] },
    { id: 'card', at: ['card-15', 'card-3'] },
    {
      id: 'garden',
      at: ['card-6'],
      task: { goal: { event: { type: 'revealed', cards: { 0: 8 } } }, solution: 'play:8', replies: ['1 play:13'] },
    },
    {
      id: 'counted',
      at: ['card-15', 'card-3', 'card-2'],
      fact: { rounds: { 0: { kingdoms: { 0: [{ card: 15, points: 6 }] } } } },
    },
    { id: 'score', at: ['kingdom-0', 'kingdom-1'], fact: { rounds: { 0: { scores: { 0: 12, 1: 8 } } } } },
  ],
};

/** What one does: choose, turn over, swap. */
const turn: LessonChapter<Tides> = {
  id: 'turn',
  seed: 'tide 282',
  before: [],
  steps: [
    { id: 'five' },
    {
      id: 'first',
      task: { goal: { event: { type: 'revealed', pick: 1 } }, solution: ANY_CARD, replies: [`1 ${ANY_CARD}`] },
    },
    { id: 'swap', at: ['kingdom-0', 'kingdom-1'] },
    {
      id: 'second',
      task: { goal: { event: { type: 'revealed', pick: 2 } }, solution: ANY_CARD, replies: [`1 ${ANY_CARD}`] },
    },
    {
      id: 'third',
      task: { goal: { event: { type: 'revealed', pick: 3 } }, solution: ANY_CARD, replies: [`1 ${ANY_CARD}`] },
    },
    {
      id: 'fourth',
      at: ['kingdom-1'],
      task: { goal: { event: { type: 'revealed', pick: 4 } }, solution: ANY_CARD, replies: [`1 ${ANY_CARD}`] },
    },
    { id: 'round', at: ['kingdom-0'] },
  ],
};

/** A whole first round, in which the learner outdoes the teacher twice. */
const MORE = {
  seed: 'tide 6562098',
  before: ['0 play:4', '1 play:13', '0 play:14', '1 play:7'],
  temple: { solution: 'play:15', replies: ['1 play:2'] },
  deny: { solution: 'play:3', replies: ['1 play:5'] },
};

/** Majorities: more is more, a tie pays nothing, and what one takes the other lacks. */
const more: LessonChapter<Tides> = {
  id: 'more',
  seed: MORE.seed,
  before: MORE.before,
  steps: [
    { id: 'library', at: ['card-4'] },
    {
      id: 'temple',
      at: ['card-14', 'card-13'],
      task: { goal: { event: { type: 'revealed', cards: { 0: 15 } } }, ...MORE.temple },
    },
    { id: 'mine', at: ['card-7', 'card-2'] },
    {
      id: 'deny',
      at: ['card-7'],
      task: { goal: { event: { type: 'revealed', cards: { 0: 3 } } }, ...MORE.deny },
    },
    {
      id: 'counted',
      at: ['card-4', 'card-7'],
      fact: { rounds: { 0: { kingdoms: { 0: [{ card: 4, points: 7 }], 1: [{ card: 7, points: 0 }] } } } },
    },
  ],
};

/** What lasts: relics, and what leaves the game. */
const relic: LessonChapter<Tides> = {
  id: 'relic',
  seed: MORE.seed,
  before: [
    ...MORE.before,
    `0 ${MORE.temple.solution}`,
    ...MORE.temple.replies,
    `0 ${MORE.deny.solution}`,
    ...MORE.deny.replies,
  ],
  steps: [
    { id: 'back', at: ['kingdom-0'], fact: { phase: 'relic', round: 1 } },
    {
      id: 'keep',
      task: {
        goal: { event: { type: 'kept', keep: { 0: { oneOf: [3, 4, 14, 15] } } } },
        solution: 'keep:4,discard:8',
        replies: ['1 keep:2,discard:13'],
      },
    },
    { id: 'there', at: ['kingdom-0'] },
    { id: 'removed', at: ['card-13'] },
    { id: 'known', at: ['card-17', 'card-18'], fact: { seats: { 0: { hand: { cards: [17, 18] } } } } },
    {
      id: 'on',
      task: {
        goal: { event: { type: 'revealed', round: 2, pick: 1 } },
        solution: ANY_CARD,
        replies: [`1 ${ANY_CARD}`],
      },
    },
    { id: 'six', at: ['kingdom-0'] },
  ],
};

/** The cards that do something else. */
const odd: LessonChapter<Tides> = {
  id: 'odd',
  seed: 'tide 1828191',
  before: ['0 play:4', '1 play:13', '0 play:3', '1 play:1', '0 play:15', '1 play:18'],
  steps: [
    { id: 'nest', at: ['card-1'] },
    { id: 'port', at: ['card-18'] },
    {
      id: 'tie',
      at: ['card-4', 'card-15', 'card-13'],
      task: { goal: { event: { type: 'revealed', cards: { 0: 17 } } }, solution: 'play:17', replies: ['1 play:6'] },
    },
    {
      id: 'roof',
      at: ['card-17', 'card-4'],
      fact: {
        rounds: { 0: { kingdoms: { 0: [{ card: 4, points: 7, why: { kind: 'majority', mine: 2, theirs: 1 } }] } } },
      },
    },
    { id: 'mole' },
  ],
};

/** The end of a game: the learner is behind, knows everything, and wins. */
const last: LessonChapter<Tides> = {
  id: 'last',
  seed: 'shore 4355',
  before: [
    ...['0 play:17', '1 play:1', '0 play:2', '1 play:7', '0 play:3', '1 play:18', '0 play:14', '1 play:4'],
    ...['0 keep:14,discard:17', '1 keep:11,discard:18'],
    ...['0 play:5', '1 play:1', '0 play:16', '1 play:3', '0 play:9', '1 play:8', '0 play:4', '1 play:15'],
    ...['0 keep:9,discard:16', '1 keep:3,discard:1'],
    ...['0 play:13', '1 play:6', '0 play:8', '1 play:10', '0 play:2', '1 play:15'],
  ],
  steps: [
    { id: 'behind', at: ['kingdom-0', 'kingdom-1'], fact: { round: 3, seats: { 0: { total: 13 }, 1: { total: 19 } } } },
    { id: 'maze', at: ['card-9'], fact: { seats: { 0: { relics: [9] } } } },
    { id: 'know', at: ['kingdom-1'] },
    {
      id: 'win',
      at: ['card-9'],
      task: {
        goal: { event: { type: 'ended', totals: { 0: { atLeast: 44 } } } },
        solution: 'play:12',
        replies: ['1 play:5'],
      },
    },
    { id: 'won', at: ['card-9'], fact: { phase: 'over', seats: { 0: { total: 48 }, 1: { total: 43 } } } },
  ],
};

/** First the aim, then a turn, then the rest when it first matters. */
export const CHAPTERS: readonly LessonChapter<Tides>[] = [points, turn, more, relic, odd, last];
