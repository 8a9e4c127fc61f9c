import { CARDS, type CardName, CUSCO, SITES, type SiteKind, type StructureView } from '@tempora/inca/public';
import { t } from '../../../i18n/index.ts';
import { SunCard } from '../card.tsx';
import { MarkerFace } from '../map/regions.tsx';
import { Glyph } from '../map/sites.tsx';
import { Costs, Eras, Markers } from '../reference.tsx';
import '../map/map.css';
import '../map/pieces.css';

/** Sun cards side by side. */
function Cards({ ids }: { ids: readonly CardName[] }) {
  return (
    <div class="rulebook-cards">
      {CARDS.map(({ id }, card) => ids.includes(id) && <SunCard key={id} card={card} />)}
    </div>
  );
}

/** A site as on the map. */
export function SitePicture({ kind, stands }: { kind: SiteKind; stands?: Omit<StructureView, 'site'> }) {
  const site = kind === 'capital' ? CUSCO : SITES.findIndex((each) => each.kind === kind);
  return (
    <svg class="ie-picture" viewBox="-28 -28 56 56" width="48" height="48" aria-hidden="true">
      <Glyph site={site} kind={kind} structure={stands && { site, ...stands }} />
    </svg>
  );
}

/** A culture marker as on the map. */
export function MarkerPicture({ marker }: { marker: number }) {
  return (
    <svg class="ie-picture" viewBox="-34 -15 68 30" width="102" height="45" aria-hidden="true">
      <MarkerFace province={{ region: 0, face: 'up', marker }} />
    </svg>
  );
}

const KINDS = ['capital', 'significant', 'city', 'garrison', 'huaca'] as const;

function Kinds() {
  return (
    <ul class="rulebook-signs">
      {KINDS.map((kind) => (
        <li key={kind}>
          <SitePicture kind={kind} />{' '}
          {t(`inca.site.${kind}`, { points: SITES.find((site) => site.kind === kind)?.temple ?? 0 })}
        </li>
      ))}
    </ul>
  );
}

const FIGURES = ['resistance', 'labor', 'points'] as const;

/** A marker and what its three numbers mean. */
function MarkerKey() {
  return (
    <div class="rulebook-signs">
      <MarkerPicture marker={4} />
      <ul>
        {FIGURES.map((figure) => (
          <li key={figure}>{t(`inca.legend.${figure}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function Taken() {
  return (
    <svg class="ie-picture" viewBox="-26 -22 60 38" width="120" height="76" aria-hidden="true">
      <MarkerFace province={{ region: 0, face: 'taken', marker: 4, owner: 1, terrace: true }} />
    </svg>
  );
}

const inTable = (Table: typeof Costs) => () => (
  <div class="ie-reference">
    <Table />
  </div>
);

export const PICTURES = {
  'setup-markers': inTable(Markers),
  'word-sites': Kinds,
  'round-phases': inTable(Eras),
  'turn-pay': inTable(Costs),
  'build-conquer': MarkerKey,
  'build-terrace': Taken,
  'build-city': () => <SitePicture kind="city" stands={{ kind: 'city', temple: false }} />,
  'build-garrison': () => <SitePicture kind="garrison" stands={{ kind: 'garrison', temple: false }} />,
  'build-temple': () => <SitePicture kind="significant" stands={{ kind: 'city', temple: true }} />,
  'event-revolt': () => <Cards ids={['revolt']} />,
  'event-roads': () => <Cards ids={['roadcrew', 'elnino']} />,
  'event-hardlabor': () => <Cards ids={['hardlabor']} />,
  'event-wild': () => <Cards ids={['wildroad']} />,
  'event-city': () => <Cards ids={['epidemic', 'renewal']} />,
  'event-outpost': () => <Cards ids={['outpost']} />,
  'event-garrison': () => <Cards ids={['storehouses', 'weather', 'massbuild']} />,
  'event-surveyors': () => <Cards ids={['surveyors']} />,
  'event-conquest': () => <Cards ids={['superiority', 'resistance']} />,
  'event-expansion': () => <Cards ids={['expansion']} />,
  'event-support': () => <Cards ids={['support']} />,
  'event-zeal': () => <Cards ids={['zeal']} />,
  'event-eclipse': () => <Cards ids={['eclipse']} />,
  'event-pilgrims': () => <Cards ids={['great', 'annual', 'local']} />,
};
