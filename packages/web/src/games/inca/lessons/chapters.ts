import { cardNamed, type Inca, regionNamed, siteNamed } from '@tempora/inca/public';
import type { LessonChapter, LessonOutcome } from '../../../lessons/tutorial.ts';
import { last } from './last.ts';
import { open } from './open.ts';
import { cardAt, regionAt, roadAt, siteAt, turns } from './parts.ts';

const LA_RAYA = siteNamed('laraya');
const OPATARI = regionNamed('opatari');
const EL_NINO = cardNamed('elnino');
const EPIDEMIC = cardNamed('epidemic');

/** The game that most chapters are about, as far as its third round. */
const SEED = 'road 18';
const FIRST_TURNS = [
  '0 conquer:opatari road:pisac-calca road:calca-ollantaytambo done',
  '2 road:rumicolca-urcos road:urcos-raqchi conquer:cana done',
  '1 road:limatambo-saywite road:saywite-cotabambas conquer:vilcabamba done',
];
const SECOND_TURNS = [
  '0 road:pisac-paucartambo road:paucartambo-marcapata terrace:opatari done',
  '2 terrace:cana road:raqchi-laraya road:santotomas-raqchi done',
  '1 terrace:vilcabamba road:aymaraes-cotabambas road:limatambo-calca done',
];
const ROUND_2 = [
  ...['1 sun:roadcrew/2', '0 sun:superiority/0', '2 sun:expansion/1'],
  '1 conquer:condesuyo road:calca-lares road:aymaraes-parinacochas road:sondor-aymaraes done',
  '0 garrison:ollantaytambo road:marcapata-ausangate road:ausangate-laraya done',
  '2 conquer:colla road:kanamarca-raqchi road:coporaque-kanamarca road:coporaque-hatunqolla done',
  ...['1 sun:wildroad/2', '0 sun:expansion/1', '2 sun:eclipse/0'],
  '1 wild:parinacochas-coropuna road:ollantaytambo-lares road:coropuna-coporaque city:coropuna done',
  '0 road:laraya-pukara road:hatunqolla-pukara conquer:collagua done',
  '2 wild:coropuna-coporaque road:aymaraes-santotomas road:aymaraes-hatunsora terrace:colla done',
];
const TWO_ROUNDS = turns(...FIRST_TURNS, ...SECOND_TURNS, ...ROUND_2);
const THIRD_SUN = turns('0 sun:support/0', '2 sun:support/2', '1 sun:resistance/1');

/** A road that leads to this many points at the next crown. */
function roadWorth(points: number): LessonOutcome<Inca> {
  return {
    event: { type: 'laid', wild: false },
    view: { seats: { 0: { forecast: { points: { atLeast: points } } } } },
  };
}

/** The aim: to be connected to cities and garrisons, whoever built them. */
const points: LessonChapter<Inca> = {
  id: 'points',
  seed: SEED,
  before: [
    ...TWO_ROUNDS,
    ...THIRD_SUN,
    ...turns(
      '0 city:laraya road:arequipa-hatunqolla road:camana-arequipa done',
      '2 city:raqchi road:hatunqolla-huancane road:urcos-paucartambo done',
      '1 city:coporaque road:santotomas-cotabambas road:santotomas-accha done',
      ...['0 sun:elnino/2', '2 sun:surveyors/1', '1 sun:storehouses/0'],
    ),
  ],
  steps: [
    { id: 'hello', at: [siteAt('cusco')] },
    { id: 'aim', at: ['seat-0'], fact: { seats: { 0: { total: 14 }, 1: { total: 20 }, 2: { total: 18 } } } },
    { id: 'when', at: ['era'], fact: { track: { 6: 7 } } },
    {
      id: 'crown',
      at: ['sapa-0', siteAt('laraya'), siteAt('ollantaytambo')],
      fact: {
        seats: {
          0: { forecast: { points: 6, cities: [LA_RAYA], garrisons: [siteNamed('ollantaytambo')], terraces: 1 } },
        },
      },
    },
    {
      id: 'road',
      at: [
        ...[siteAt('raqchi'), siteAt('coporaque')],
        ...[roadAt('ausangate', 'raqchi'), roadAt('coporaque', 'pukara')],
      ],
      task: {
        goal: roadWorth(9),
        solution: 'road:ausangate-raqchi',
      },
    },
    {
      id: 'second',
      at: ['sapa-0'],
      task: {
        goal: roadWorth(12),
        solution: 'road:ausangate-raqchi|road:coporaque-pukara',
      },
    },
    {
      id: 'end',
      at: ['sapa-0', 'end'],
      task: {
        goal: { event: { type: 'scored', column: 3 } },
        solution: 'done',
        replies: turns('2 road:kanamarca-laraya done', '1 road:accha-raqchi done'),
      },
    },
    {
      id: 'scored',
      at: ['seat-0'],
      fact: { seats: { 0: { total: 26 }, 1: { total: 32 }, 2: { total: 32 } } },
    },
  ],
};

/** What one does: two roads and a build. */
const turn: LessonChapter<Inca> = {
  id: 'turn',
  seed: SEED,
  before: [],
  steps: [
    { id: 'start', at: ['labor-0', siteAt('pisac')], fact: { seats: { 0: { labor: 5 } } } },
    {
      id: 'road',
      at: [siteAt('pisac'), 'group-roads'],
      task: {
        goal: { event: { type: 'laid', seat: 0, labor: 0 } },
        solution: 'road:pisac-calca',
      },
    },
    {
      id: 'second',
      at: [siteAt('pisac')],
      task: {
        goal: { event: { type: 'laid', seat: 0, labor: 0 } },
        solution: 'road:calca-ollantaytambo|road:pisac-calca',
      },
    },
    { id: 'why', at: [regionAt('opatari')], fact: { provinces: [{ region: OPATARI, face: 'up', marker: 1 }] } },
    {
      id: 'conquer',
      at: [regionAt('opatari')],
      task: { goal: { event: { type: 'conquered', region: OPATARI } }, solution: 'conquer:opatari' },
    },
    { id: 'paid', at: ['labor-0'], fact: { seats: { 0: { total: 2, labor: 3, harvest: 1 } } } },
    {
      id: 'end',
      at: ['end'],
      task: {
        goal: { event: { type: 'finished', seat: 0 } },
        solution: 'done',
        replies: turns(...FIRST_TURNS.slice(1)),
      },
    },
    { id: 'again', at: ['era'], fact: { asked: 0, column: 0, cell: 2 } },
  ],
};

/** What everything is paid with, and where it comes from. */
const labor: LessonChapter<Inca> = {
  id: 'labor',
  seed: SEED,
  before: turns(...FIRST_TURNS, '0 road:pisac-paucartambo road:paucartambo-marcapata'),
  steps: [
    { id: 'prices', at: ['labor-0'], fact: { seats: { 0: { labor: 3 } } } },
    {
      id: 'terrace',
      at: [regionAt('opatari')],
      task: { goal: { event: { type: 'terraced', region: OPATARI } }, solution: 'terrace:opatari' },
    },
    { id: 'pays', at: ['labor-0', 'sapa-0'], fact: { seats: { 0: { harvest: 2, forecast: { points: 1 } } } } },
    {
      id: 'end',
      at: ['end'],
      task: {
        goal: { event: { type: 'earned' } },
        solution: 'done',
        replies: turns(...SECOND_TURNS.slice(1)),
      },
    },
    { id: 'income', at: ['labor-0', 'income'], fact: { income: 3, seats: { 0: { labor: 6 } } } },
    { id: 'help', at: ['seat-2', 'seat-1'], fact: { help: [{ from: 2, to: 1, labor: 1 }] } },
    { id: 'keep', at: ['keep'], fact: { keep: 3 } },
  ],
};

/** Garrisons, cities, and where they may stand. */
const build: LessonChapter<Inca> = {
  id: 'build',
  seed: SEED,
  before: [...TWO_ROUNDS, ...THIRD_SUN],
  steps: [
    { id: 'signs', at: [siteAt('laraya'), siteAt('hatunqolla')] },
    { id: 'where', at: [siteAt('laraya')], fact: { seats: { 0: { labor: 9, network: [LA_RAYA] } } } },
    {
      id: 'city',
      at: [siteAt('laraya')],
      task: {
        goal: { event: { type: 'built', what: 'city', labor: 6 } },
        solution: 'city:laraya',
        wrong: [{ id: 'garrison', outcome: { event: { type: 'built', what: 'garrison' } } }],
      },
    },
    {
      id: 'paid',
      at: ['sapa-0', siteAt('laraya')],
      fact: { seats: { 0: { total: 14, labor: 3, forecast: { points: 6 } } } },
    },
    { id: 'theirs', at: [siteAt('laraya')], fact: { seats: { 2: { forecast: { cities: [LA_RAYA] } } } } },
    { id: 'garrison', at: [siteAt('ollantaytambo')] },
    { id: 'temple', at: [siteAt('machupicchu')] },
  ],
};

/** The Sun board: whom a card affects. */
const sun: LessonChapter<Inca> = {
  id: 'sun',
  seed: SEED,
  before: TWO_ROUNDS,
  steps: [
    { id: 'order', at: ['seat-0'], fact: { order: { 0: 0, 1: 2, 2: 1 } } },
    { id: 'board', at: ['sector-0', 'sector-1', 'sector-2'] },
    {
      id: 'cards',
      at: [cardAt('elnino'), cardAt('epidemic'), cardAt('support')],
      fact: { seats: { 0: { hand: { cards: [EL_NINO, EPIDEMIC] } } } },
    },
    {
      id: 'lay',
      at: [cardAt('elnino'), cardAt('epidemic'), 'sector-2', 'lay'],
      task: {
        goal: { event: { type: 'revealed', cards: [{ sector: 2, card: { oneOf: [EL_NINO, EPIDEMIC] } }] } },
        solution: 'sun:elnino/2',
        replies: turns('2 sun:support/1', '1 sun:outpost/0'),
        wrong: [{ id: 'good', outcome: { view: { seats: { 0: { hand: { cards: [EL_NINO, EPIDEMIC] } } } } } }],
      },
    },
    { id: 'shown', at: ['sector-0', 'sector-1'] },
    {
      id: 'use',
      at: [siteAt('ollantaytambo')],
      task: { goal: { event: { type: 'built', what: 'outpost', labor: 4 } }, solution: 'outpost:ollantaytambo' },
    },
    { id: 'stay', at: ['sector-0', 'sector-1', 'sector-2'] },
  ],
};

/** First the aim, then a turn, then the rest when it first matters. */
export const CHAPTERS: readonly LessonChapter<Inca>[] = [points, turn, labor, build, sun, open, last];
