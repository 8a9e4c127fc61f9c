import { type Board, boardOf, CARDS, MARKERS, SITES, type SiteId } from '@tempora/inca/public';
import { t } from '../../../i18n/index.ts';
import { type Chapter, indexEntry, type Paragraph, type Rulebook, rulesText } from '../../../rules/rulebook.ts';
import { FactTable } from '../../../toolkit/fact-table.tsx';
import { listOfNames } from '../../../toolkit/sentences.ts';
import { cardSign } from '../card.tsx';
import { Icon } from '../icons.tsx';
import { cardName, cardText } from '../names.ts';
import { regionName, siteName } from '../places.ts';
import { Costs, Eras, Markers } from '../reference.tsx';
import { CHAPTERS } from './chapters.ts';
import { EXAMPLES } from './examples.ts';
import { MarkerPicture, PICTURES, SitePicture } from './pictures.tsx';
import { Position } from './position.tsx';

const word = (key: string, args?: { readonly [name: string]: string | number }) => rulesText('inca', key, args);

/** Signs that stand for something at the table. */
const SIGNS = [
  'labor',
  'points',
  'resistance',
  'sapaPoints',
  'keep',
  'road',
  'wild',
  'conquer',
  'inca',
  'sun',
  'people',
  'sapa',
  'pizarro',
] as const;

/** What a site is on a board, and where it lies. */
function siteOn(board: Board, site: SiteId): string | null {
  const regions = board.regionsAt[site] ?? [];
  if (regions.length === 0) return null;
  const kind = t(`inca.site.${board.kinds[site] ?? 'huaca'}`, { points: SITES[site]?.temple ?? 0 });
  return t('inca.site.spoken', {
    name: (form) => siteName(site, form),
    kind,
    regions: listOfNames(regions, regionName),
  });
}

/** A site where something can be built, with three or with four players. */
function siteEntry(site: SiteId): Paragraph[] {
  const boards = [boardOf({ map: 'four' }), boardOf({ map: 'three' })];
  const [four, three] = boards.map((board) => siteOn(board, site) ?? word('site.none'));
  const kind = boards.map((board) => board.kinds[site]).find((each) => each && each !== 'huaca');
  if (!kind) return [];
  const text = four === three ? `${four}` : word('site.boards', { four: `${four}`, three: `${three}` });
  return [indexEntry(`site-${SITES[site]?.id}`, siteName(site), text, <SitePicture kind={kind} />)];
}

/** Every Sun card, kind of marker, building site and sign. */
function index(): Chapter[] {
  const cards = CARDS.map(({ id, copies, fewer }, card) => {
    const text = `${cardText(card)} ${word('copies', { four: copies, three: copies - fewer })}`;
    return indexEntry(`card-${id}`, cardName(card), text, <Icon sign={cardSign(card)} size={36} />);
  });
  const markers = MARKERS.map(({ type, copies, ...marker }, i) =>
    indexEntry(
      `marker-${type}`,
      word('marker', marker),
      word('copies', { four: copies, three: copies - 1 }),
      <MarkerPicture marker={i} />,
    ),
  );
  const sites = SITES.flatMap((_, site) => siteEntry(site)).sort((a, b) => a.title.localeCompare(b.title));
  const signs = SIGNS.map((sign) =>
    indexEntry(`sign-${sign}`, word(`sign.${sign}.title`), word(`sign.${sign}`), <Icon sign={sign} size={36} />),
  );
  return [
    { id: 'index-cards', title: word('index.cards'), paragraphs: cards },
    { id: 'index-markers', title: word('index.markers'), paragraphs: markers },
    { id: 'index-sites', title: word('index.sites'), paragraphs: sites },
    { id: 'index-signs', title: word('index.signs'), paragraphs: signs },
  ];
}

function Tables() {
  return (
    <>
      <div class="rules-summary-tables">
        <Costs />
        <Eras />
        <Markers />
      </div>
      <FactTable
        caption={word('index.cards')}
        columns={[word('column.card'), word('column.effect')]}
        rows={CARDS.map(({ id }, card) => ({ key: id, head: cardName(card), cells: [cardText(card)] }))}
      />
    </>
  );
}

export const rulebook: Rulebook<typeof CHAPTERS> = {
  game: 'inca',
  chapters: CHAPTERS,
  pictures: PICTURES,
  examples: EXAMPLES,
  Position,
  index,
  summary: { paragraphs: ['round', 'inca', 'sun', 'people', 'roads', 'builds', 'sapa', 'end'], Tables },
};
