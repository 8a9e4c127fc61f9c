import { cardNamed, type Inca, siteNamed } from '@tempora/inca/public';
import type { LessonChapter } from '../../../lessons/tutorial.ts';
import { defineExample } from '../../../rules/example.ts';
import { CHAPTERS } from '../lessons/chapters.ts';
import { siteAt, turns } from '../lessons/parts.ts';

/** The position a lesson begins with. */
function positionOf(lesson: string): Pick<LessonChapter<Inca>, 'seed' | 'before'> {
  const chapter = CHAPTERS.find(({ id }) => id === lesson);
  if (!chapter) throw new Error(`no lesson ${lesson}`);
  return { seed: chapter.seed, before: chapter.before };
}

const [laRaya, raqchi, coporaque] = ['laraya', 'raqchi', 'coporaque'].map(siteNamed) as [number, number, number];

const score = defineExample<Inca>({
  ...positionOf('points'),
  seats: 3,
  part: 'map',
  steps: [
    {
      id: 'crown',
      at: [siteAt('laraya'), siteAt('ollantaytambo')],
      fact: {
        seats: {
          0: {
            total: 14,
            forecast: { points: 6, cities: [laRaya], garrisons: [siteNamed('ollantaytambo')], terraces: 1 },
          },
        },
      },
    },
    {
      id: 'road',
      moves: ['0 road:ausangate-raqchi'],
      at: [siteAt('ausangate'), siteAt('raqchi')],
      fact: { seats: { 0: { forecast: { points: 9, cities: [raqchi] } } } },
    },
    {
      id: 'second',
      moves: ['0 road:coporaque-pukara'],
      at: [siteAt('pukara'), siteAt('coporaque')],
      fact: { seats: { 0: { forecast: { points: 12, cities: [coporaque] } } } },
    },
    {
      id: 'scored',
      moves: turns('0 done', '2 road:kanamarca-laraya done', '1 road:accha-raqchi done'),
      at: [siteAt('laraya'), siteAt('raqchi'), siteAt('coporaque'), siteAt('ollantaytambo')],
      fact: { seats: { 0: { total: 26 } } },
    },
  ],
});

const [elNino, support, outpost] = ['elnino', 'support', 'outpost'].map(cardNamed) as [number, number, number];

const sun = defineExample<Inca>({
  ...positionOf('sun'),
  seats: 3,
  part: 'sun',
  steps: [
    { id: 'ring', fact: { phase: 'sun', order: [0, 1, 2], sun: { 0: { cards: [] }, 2: { cards: [] } } } },
    {
      id: 'lay',
      moves: ['0 sun:elnino/2'],
      at: ['sector-2'],
      fact: { placed: { card: elNino, sector: 2 }, sun: { 2: { down: 0 } } },
    },
    {
      id: 'reveal',
      moves: ['2 sun:support/1', '1 sun:outpost/0'],
      at: ['sector-0', 'sector-1'],
      fact: { sun: { 0: { cards: [{ card: outpost, seat: 1 }] }, 1: { cards: [{ card: support, seat: 2 }] } } },
    },
    {
      id: 'two',
      at: ['sector-2'],
      fact: { seats: { 0: { cards: { 0: support, 1: outpost } }, 1: { cards: [elNino] }, 2: { cards: [elNino] } } },
    },
  ],
});

/** What is easier to see than to read, by paragraph. */
export const EXAMPLES = { 'sapa-score': score, 'sun-two': sun };
