import type { Tides } from '@tempora/tides/public';
import type { LessonChapter } from '../../../lessons/tutorial.ts';
import { defineExample } from '../../../rules/example.ts';
import { CHAPTERS } from '../lessons/chapters.ts';

/** The position a lesson begins with. */
function positionOf(lesson: string): Pick<LessonChapter<Tides>, 'seed' | 'before'> {
  const chapter = CHAPTERS.find(({ id }) => id === lesson);
  if (!chapter) throw new Error(`no lesson ${lesson}`);
  return { seed: chapter.seed, before: chapter.before };
}

const majority = defineExample<Tides>({
  ...positionOf('more'),
  seats: 2,
  part: 'kingdoms',
  steps: [
    {
      id: 'aim',
      at: ['card-4', 'card-14', 'card-13'],
      fact: { phase: 'pick', seats: { 0: { played: { 0: 4, 1: 14 } }, 1: { played: { 0: 13, 1: 7 } } } },
    },
    {
      id: 'temple',
      moves: ['0 play:15', '1 play:2'],
      at: ['card-14', 'card-15', 'card-13'],
      fact: { seats: { 0: { played: [15] }, 1: { played: [2] } } },
    },
    {
      id: 'score',
      moves: ['0 play:3', '1 play:5'],
      at: ['card-4', 'card-7'],
      fact: {
        rounds: {
          0: {
            kingdoms: {
              0: [{ card: 4, points: 7, why: { kind: 'majority', mine: 2, theirs: 1 } }],
              1: [{ card: 7, points: 0, why: { kind: 'majority', mine: 1, theirs: 1 } }],
            },
          },
        },
      },
    },
  ],
});

const relic = defineExample<Tides>({
  ...positionOf('relic'),
  seats: 2,
  part: 'kingdoms',
  steps: [
    { id: 'back', at: ['kingdom-0'], fact: { phase: 'relic', round: 1 } },
    {
      id: 'keep',
      moves: ['0 keep:4,discard:8', '1 keep:2,discard:13'],
      at: ['card-4', 'card-2'],
      fact: { seats: { 0: { relics: [4] }, 1: { relics: [2] } }, discard: [8, 13] },
    },
    {
      id: 'six',
      at: ['kingdom-0'],
      fact: { phase: 'pick', round: 2, seats: { 0: { hand: { cards: [3, 14, 15, 17, 18] } } } },
    },
  ],
});

/** What is easier to see than to read, by paragraph. */
export const EXAMPLES = { 'cards-majority': majority, 'relic-choose': relic };
