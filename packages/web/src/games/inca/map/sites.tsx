import {
  type Board,
  CUSCO,
  REGIONS,
  SITES,
  type Site,
  type SiteId,
  type StructureView,
  type View,
} from '@tempora/inca/public';
import { t } from '../../../i18n/index.ts';
import { hasSameData, memo } from '../../../toolkit/memo.tsx';
import { SeatShape } from '../../../toolkit/seat-mark.tsx';
import { IconShape } from '../icons.tsx';
import { siteName, sitePlace } from '../places.ts';
import { siteSpoken } from '../spoken.ts';
import { isCrossing } from './boxes.ts';
import { labelsOf, type NameSides } from './labels.ts';
import { landOf } from './land.ts';
import { type Orientation, siteAt, translate } from './layout.ts';

interface Props {
  board: Board;
  view: View;
  lie: Orientation;
  names: readonly string[];
  lit: ReadonlySet<SiteId>;
  /** Sites at which something can be done: built there, on a line from there, in a province around. */
  choosable: ReadonlySet<SiteId>;
  picked: SiteId | null;
  /** The one site that the tab key reaches; arrows go on from there. */
  cursor: SiteId;
}

interface SitesProps extends Props {
  areCrossings: boolean;
}

/** Sites of one sort, what stands there, and their names: crossings lie below the markers, where one builds above them. */
export function Sites({ board, view, lie, names, lit, choosable, picked, cursor, areCrossings }: SitesProps) {
  const standing = new Map(view.structures.map((structure) => [structure.site, structure]));
  const sides = labelsOf(board, landOf(board), lie);
  const spoken = (site: SiteId) =>
    [siteSpoken(board, view, site, names), choosable.has(site) ? t('inca.site.choosable') : '']
      .filter(Boolean)
      .join(' ');
  const sites = [...SITES.keys()].filter(
    (site) => board.regionsAt[site]?.length && isCrossing(board, site) === areCrossings,
  );
  return (
    <g>
      {sites.map((site) => (
        <SiteButton
          key={site}
          site={site}
          lie={lie}
          kind={board.kinds[site] as Site['kind']}
          structure={standing.get(site)}
          spoken={spoken(site)}
          sides={sides.get(sitePlace(site))}
          isLit={lit.has(site)}
          isPicked={picked === site}
          isStop={site === cursor}
        />
      ))}
    </g>
  );
}

interface SiteProps extends GlyphProps {
  lie: Orientation;
  spoken: string;
  sides: NameSides | undefined;
  isLit: boolean;
  isPicked: boolean;
  isStop: boolean;
}

const SiteButton = memo(
  ({ site, lie, kind, structure, spoken, sides, isLit, isPicked, isStop }: SiteProps) => (
    // biome-ignore lint/a11y/useSemanticElements: an svg has no buttons
    <g
      class="ie-site"
      transform={translate(siteAt(site, lie))}
      role="button"
      tabindex={isStop ? 0 : -1}
      aria-label={spoken}
      aria-pressed={isPicked}
      data-site={site}
      data-kind={kind}
      data-place={sitePlace(site)}
      data-lit={isLit}
      style={sides}
    >
      <circle class="ie-site-target" r="27" />
      <g class="ie-grow">
        {isLit && <circle class="ie-site-glow" r="23" />}
        {isPicked && <circle class="ie-site-picked" r="26" />}
        <Glyph site={site} kind={kind} structure={structure} />
      </g>
      <text class="ie-site-name">{siteName(site)}</text>
    </g>
  ),
  hasSameData,
);

/** What stands on the map, without names and nothing to press: for a picture. */
export function Structures({ board, view, lie }: Pick<Props, 'board' | 'view' | 'lie'>) {
  return (
    <g>
      {[
        { site: CUSCO, structure: undefined },
        ...view.structures.map((structure) => ({ site: structure.site, structure })),
      ].map(({ site, structure }) => (
        <g key={site} transform={translate(siteAt(site, lie))}>
          <Glyph site={site} kind={board.kinds[site] as Site['kind']} structure={structure} />
        </g>
      ))}
    </g>
  );
}

interface GlyphProps {
  site: SiteId;
  kind: Site['kind'];
  structure: StructureView | undefined;
}

/** A site: its kind, or what stands there. */
export function Glyph({ site, kind, structure }: GlyphProps) {
  if (kind === 'capital') return <Capital />;
  if (structure) return <Structure site={site} structure={structure} />;
  switch (kind) {
    case 'huaca':
      return <path class="ie-huaca" d="M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z" />;
    case 'garrison':
      return <path class="ie-place-bed" d="M-12-12h5v4h4v-4h6v4h4v-4h5v24h-24z" />;
    case 'city':
      return (
        <>
          <circle class="ie-place-bed" r="13" />
          <circle class="ie-place-dot" r="4" />
        </>
      );
    case 'significant':
      return (
        <>
          <circle class="ie-place-bed" r="15" />
          <circle class="ie-place-ring" r="11.5" />
          <text class="ie-place-value" y="6.5">
            {SITES[site]?.temple}
          </text>
        </>
      );
  }
}

function Structure({ site, structure }: { site: SiteId; structure: StructureView }) {
  const { kind, temple } = structure;
  const isNamed = SITES[site]?.kind === 'significant';
  return (
    <g class="ie-structure" data-kind={kind}>
      {kind === 'city' ? (
        <circle class="ie-structure-bed" r="17" />
      ) : (
        <path class="ie-structure-bed" d="M-15-15h30v30h-30z" />
      )}
      <IconShape sign={kind} size={21} />
      {temple ? (
        <g class="ie-temple" transform="translate(11 -11)">
          <circle r="9.5" />
          <IconShape sign="temple" size={13} />
        </g>
      ) : (
        kind === 'city' &&
        isNamed && (
          <g class="ie-temple-value" transform="translate(11 -11)">
            <circle r="9.5" />
            <text y="6">{SITES[site]?.temple}</text>
          </g>
        )
      )}
    </g>
  );
}

/** Cusco: the navel of the four quarters. */
function Capital() {
  return (
    <>
      <path class="ie-capital-bed" d="M-9-27H9v9h9v9h9V9h-9v9H9v9H-9v-9h-9V9h-9V-9h9v-9h9z" />
      <path class="ie-capital-ring" d="M-6-20H6v8h6v6h8V6h-8v6H6v8H-6v-8h-6V6h-8V-6h8v-6h6z" />
      <circle class="ie-capital-sun" r="6" />
    </>
  );
}

/** Whose starting region is whose: a banner in the seat's colour and shape at its first site. */
export function Starts({ board, view, lie }: Pick<Props, 'board' | 'view' | 'lie'>) {
  return (
    <g>
      {board.starts.map(({ color, edge, region }) => {
        const seat = view.seats.findIndex((each) => each.color === color);
        const site = (board.from[edge] as number) + (board.to[edge] as number) - CUSCO;
        return (
          <g key={REGIONS[region]?.id} class="ie-start" data-seat={seat} transform={translate(siteAt(site, lie))}>
            <g class="ie-grow">
              <circle r="14" />
              <SeatShape seat={seat} size={13} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
