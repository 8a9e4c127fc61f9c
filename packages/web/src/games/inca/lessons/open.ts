import { cardNamed, type Inca, regionNamed, siteNamed } from '@tempora/inca/public';
import type { LessonChapter } from '../../../lessons/tutorial.ts';
import { cardAt, regionAt, siteAt, turns } from './parts.ts';

const LA_RAYA = siteNamed('laraya');
const CALAHUAYA = regionNamed('calahuaya');
const ROAD_CREW = cardNamed('roadcrew');

/** Land that nobody has conquered, and what can happen there. */
export const open: LessonChapter<Inca> = {
  id: 'open',
  seed: 'road 9',
  before: turns(
    '0 conquer:opatari road:pisac-calca road:calca-ollantaytambo done',
    '2 road:limatambo-calca road:limatambo-saywite conquer:lares done',
    '1 road:rumicolca-urcos road:urcos-raqchi conquer:cana done',
    '0 terrace:opatari road:pisac-paucartambo road:paucartambo-marcapata done',
    '2 terrace:lares road:saywite-cotabambas road:santotomas-cotabambas done',
    '1 road:raqchi-laraya road:santotomas-raqchi conquer:colla done',
    ...['0 sun:support/1', '2 sun:support/0', '1 sun:hardlabor/2'],
    '0 garrison:ollantaytambo road:marcapata-ausangate road:ausangate-raqchi done',
    '2 conquer:condesuyo road:santotomas-cotahuasi road:cotahuasi-coropuna done',
    '1 city:laraya road:kanamarca-laraya road:coporaque-kanamarca done',
    ...['0 sun:hardlabor/1', '2 sun:epidemic/2', '1 sun:resistance/0'],
    '0 road:ausangate-laraya road:laraya-pukara extra:pukara-huancane extra:coporaque-pukara done',
    '2 terrace:condesuyo road:calca-lares road:ollantaytambo-lares done',
    '1 terrace:cana road:aymaraes-santotomas road:coporaque-hatunqolla done',
    '2 sun:revolt/1',
  ),
  steps: [
    {
      id: 'way',
      at: [siteAt('ausangate'), siteAt('laraya'), regionAt('calahuaya')],
      fact: {
        seats: { 0: { forecast: { points: 6, cities: [LA_RAYA] } } },
        provinces: [{ region: CALAHUAYA, face: 'up', marker: 0 }],
      },
    },
    {
      id: 'lay',
      at: [cardAt('roadcrew'), 'sector-0', 'lay'],
      task: {
        goal: { event: { type: 'revealed', cards: [{ sector: 0, card: ROAD_CREW }] } },
        solution: 'sun:roadcrew/0',
        replies: turns(
          '1 sun:expansion/2',
          '2 city:coropuna road:coropuna-coporaque road:coporaque-arequipa road:arequipa-hatunqolla done',
        ),
      },
    },
    {
      id: 'revolt',
      at: ['sector-1'],
      fact: { seats: { 0: { cards: [cardNamed('revolt'), ROAD_CREW] } } },
    },
    {
      id: 'lost',
      at: ['sapa-0', siteAt('marcapata'), siteAt('laraya'), regionAt('calahuaya')],
      fact: { seats: { 0: { forecast: { points: 3 } } } },
    },
    {
      id: 'conquer',
      at: [regionAt('calahuaya')],
      task: { goal: { event: { type: 'conquered', region: CALAHUAYA, labor: 1 } }, solution: 'conquer:calahuaya' },
    },
    {
      id: 'back',
      at: [siteAt('marcapata'), siteAt('laraya')],
      task: {
        goal: {
          event: { type: 'laid', a: siteNamed('marcapata'), b: { oneOf: ['ausangate', 'ollachea'].map(siteNamed) } },
        },
        solution: 'road:marcapata-ausangate',
      },
    },
    {
      id: 'there',
      at: [siteAt('laraya')],
      task: {
        goal: { view: { seats: { 0: { forecast: { cities: [LA_RAYA] } } } } },
        solution: 'road:ausangate-laraya|road:ollachea-laraya',
      },
    },
    { id: 'safe', at: ['sapa-0', regionAt('calahuaya')], fact: { seats: { 0: { forecast: { points: 6 } } } } },
    { id: 'lines', at: [siteAt('raqchi')] },
  ],
};
