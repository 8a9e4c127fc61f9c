import {
  CARD_TERRAINS,
  CARDS,
  EFFECTS,
  ERA_TERRAINS,
  ERAS,
  IDEAS,
  TERRAINS,
  type Terrain,
  TILES,
} from '@tempora/tempus/public';
import { type Args, t } from '../../../i18n/index.ts';
import { type Chapter, indexEntry, type Paragraph, type Rulebook, rulesText } from '../../../rules/rulebook.ts';
import { FactTable } from '../../../toolkit/fact-table.tsx';
import { listOfNames } from '../../../toolkit/sentences.ts';
import { EffectIcon, SignIcon } from '../art/signs.tsx';
import { TerrainIcon } from '../art/terrain.tsx';
import { gainOf } from '../eras.tsx';
import { effectName, effectSentence, eraName, terrainName } from '../names.ts';
import { EraTable } from '../reference.tsx';
import { CHAPTERS } from './chapters.ts';
import { EXAMPLES } from './examples.ts';
import { PICTURES } from './pictures.tsx';
import { Position } from './position.tsx';

const word = (key: string, args?: Args) => rulesText('tempus', key, args);

/** Signs that stand for something at the table. */
const SIGNS = ['token', 'people', 'card', 'stack', 'lake', 'sea', 'shield', 'points', 'first'] as const;

/** On which backgrounds an idea is how often. */
function copiesOf(effect: (typeof EFFECTS)[number]): string {
  return CARD_TERRAINS.map((terrain, i) => `${terrainName(terrain)} ${IDEAS[effect].copies[i]}`).join(t('list.comma'));
}

function terrainEntry(terrain: Terrain): Paragraph {
  const eras = ERA_TERRAINS.flatMap((each, era) => (each === terrain ? [era] : []));
  const hexes = TILES.flatMap(({ centre, ring }) => [centre, ...ring]).filter((each) => each === terrain).length;
  const cards = CARDS.filter((card) => card.terrain === terrain).length;
  const race =
    eras.length > 0 ? word('terrain.race', { eras: listOfNames(eras, eraName), cards }) : word('terrain.none');
  const text = [word('terrain.hexes', { hexes }), race, ...(terrain === 'grass' ? [word('terrain.grass')] : [])];
  return indexEntry(
    `terrain-${terrain}`,
    terrainName(terrain),
    text.join(' '),
    <TerrainIcon terrain={terrain} size={40} />,
  );
}

function eraEntry(_: unknown, era: number): Paragraph {
  const terrain = ERA_TERRAINS[era];
  const race = terrain ? ` ${t('tempus.era.counts', { terrain: (form) => terrainName(terrain, form) })}` : '';
  const picture = terrain ? <TerrainIcon terrain={terrain} size={40} /> : null;
  return indexEntry(`era-${era}`, eraName(era), `${t('tempus.era.brings', { gains: gainOf(era) })}${race}`, picture);
}

/** Every idea, terrain, era and sign. */
function index(): Chapter[] {
  const ideas = EFFECTS.map((effect) =>
    indexEntry(
      `idea-${effect}`,
      effectName(effect),
      `${effectSentence(effect)} ${word('copies', { copies: copiesOf(effect) })}`,
      <EffectIcon effect={effect} size={40} />,
    ),
  );
  const signs = SIGNS.map((sign) =>
    indexEntry(`sign-${sign}`, word(`sign.${sign}.title`), word(`sign.${sign}`), <SignIcon sign={sign} size={32} />),
  );
  return [
    { id: 'index-ideas', title: word('index.ideas'), paragraphs: ideas },
    { id: 'index-terrains', title: word('index.terrains'), paragraphs: TERRAINS.map(terrainEntry) },
    { id: 'index-eras', title: word('index.eras'), paragraphs: ERAS.map(eraEntry) },
    { id: 'index-signs', title: word('index.signs'), paragraphs: signs },
  ];
}

function Tables() {
  return (
    <>
      <EraTable />
      <FactTable
        caption={word('index.ideas')}
        columns={[word('column.idea'), word('column.effect')]}
        rows={EFFECTS.map((effect) => ({ key: effect, head: effectName(effect), cells: [effectSentence(effect)] }))}
      />
    </>
  );
}

export const rulebook: Rulebook<typeof CHAPTERS> = {
  game: 'tempus',
  chapters: CHAPTERS,
  pictures: PICTURES,
  examples: EXAMPLES,
  Position,
  index,
  summary: { paragraphs: ['era', 'move', 'babies', 'fight', 'idea', 'city', 'race', 'end'], Tables },
};
