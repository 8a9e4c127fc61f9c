import {
  type Board,
  MARKERS,
  type Marker,
  type ProvinceView,
  REGIONS,
  type RegionId,
  type View,
} from '@tempora/inca/public';
import { hasSameData, memo } from '../../../toolkit/memo.tsx';
import { SeatShape } from '../../../toolkit/seat-mark.tsx';
import { IconShape } from '../icons.tsx';
import { regionName, regionPlace } from '../places.ts';
import { provinceSpoken } from '../spoken.ts';
import { labelsOf, type NameSides } from './labels.ts';
import type { Land } from './land.ts';
import { type Orientation, type Point, translate, turn } from './layout.ts';
import { type Loop, pathOf } from './outline.ts';

interface Props {
  board: Board;
  view: View;
  land: Land;
  lie: Orientation;
  lit: ReadonlySet<RegionId>;
  picked: RegionId | null;
}

/** A region's things are tinted in the colour of its quarter. */
export const inQuarter = (region: RegionId) => ({ '--suyu': `var(--${REGIONS[region]?.suyu})` });

const known = new WeakMap<Board, readonly number[]>();

/** Neighbours of one quarter get different tones. */
function tonesOf(board: Board): readonly number[] {
  const before = known.get(board);
  if (before) return before;
  const tones: number[] = [];
  for (const [region, { suyu }] of REGIONS.entries()) {
    const near = (board.adjacent[region] ?? []).filter((other) => other < region && REGIONS[other]?.suyu === suyu);
    const taken = near.map((other) => tones[other]);
    tones.push([0, 1, 2, 3].find((tone) => !taken.includes(tone)) ?? 0);
  }
  known.set(board, tones);
  return tones;
}

const outlines: { readonly [lie in Orientation]: WeakMap<readonly Loop[], string> } = {
  wide: new WeakMap(),
  tall: new WeakMap(),
};

/** A province's outline, put together once. */
function outlineOf(loops: readonly Loop[], lie: Orientation): string {
  const path = outlines[lie].get(loops) ?? pathOf(loops, (point) => turn(point, lie));
  outlines[lie].set(loops, path);
  return path;
}

/** The provinces as areas: tinted by quarter, pale as long as nobody has come near, full once conquered. */
export function Areas({ board, view, land, lie, lit, picked }: Props) {
  const tones = tonesOf(board);
  const isConquered = new Set(view.provinces.flatMap(({ region, face }) => (face === 'taken' ? [region] : [])));
  const starts = new Set(board.starts.map(({ region }) => region));
  const unknown = new Set(view.provinces.flatMap(({ region, face }) => (face === 'down' ? [region] : [])));
  return (
    <g class="ie-areas">
      {land.areas.map((loops, region) => {
        if (loops.length === 0) return null;
        return (
          <path
            key={region}
            class="ie-area"
            d={outlineOf(loops, lie)}
            style={inQuarter(region)}
            data-region={region}
            data-tone={tones[region]}
            data-ours={isConquered.has(region) || starts.has(region)}
            data-far={unknown.has(region)}
            data-lit={lit.has(region)}
            data-picked={picked === region}
          />
        );
      })}
    </g>
  );
}

/** Borders lie over the tints, the glowing ones on top. */
export function Borders({ land, lie, lit, picked }: Omit<Props, 'board' | 'view'>) {
  const regions = [...land.areas.keys()].filter((region) => land.areas[region]?.length);
  const weight = (region: RegionId) => (picked === region ? 2 : lit.has(region) ? 1 : 0);
  regions.sort((a, b) => weight(a) - weight(b));
  return (
    <g class="ie-borders">
      {regions.map((region) => (
        <path
          key={region}
          d={outlineOf(land.areas[region] ?? [], lie)}
          data-lit={lit.has(region)}
          data-picked={picked === region}
        />
      ))}
    </g>
  );
}

/** The culture markers, and the provinces' names. */
export function Markers({ board, view, land, lie, lit, names }: Props & { names: readonly string[] }) {
  const sides = labelsOf(board, land, lie);
  const at = (region: RegionId) => translate(turn(land.middles[lie][region] as Point, lie));
  return (
    <g>
      {view.provinces.map((province) => (
        <ProvinceMarker
          key={province.region}
          province={province}
          at={at(province.region)}
          spoken={provinceSpoken(board, view, province.region, names)}
          isLit={lit.has(province.region)}
          isBlessed={view.options.agreementOfGods && board.handOfGod.includes(province.region)}
          sides={sides.get(regionPlace(province.region))}
        />
      ))}
      {board.starts.map(({ region }) => (
        <g
          key={region}
          class="ie-marker"
          data-face="home"
          data-region={region}
          data-place={regionPlace(region)}
          transform={at(region)}
          style={sides.get(regionPlace(region))}
        >
          <text class="ie-region-name">{regionName(region)}</text>
        </g>
      ))}
    </g>
  );
}

interface MarkerProps {
  province: ProvinceView;
  at: string;
  spoken: string;
  isLit: boolean;
  /** IE-VARIANT-GODS: does the Hand of God point at it? */
  isBlessed: boolean;
  sides: NameSides | undefined;
}

const ProvinceMarker = memo(
  ({ province, at, spoken, isLit, isBlessed, sides }: MarkerProps) => (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a marker is a picture; its province is pressed
    <g
      class="ie-marker"
      transform={at}
      role="img"
      aria-label={spoken}
      data-region={province.region}
      data-place={regionPlace(province.region)}
      data-face={province.face}
      data-lit={isLit}
      style={sides}
    >
      <g class="ie-grow">
        <MarkerFace province={province} />
        {isBlessed && <path class="ie-god" d="M-3-21h6v3h3v4h-12v-4h3z" />}
      </g>
      <text class="ie-region-name">{regionName(province.region)}</text>
    </g>
  ),
  hasSameData,
);

/** A culture marker: face down, face up, or taken. */
export function MarkerFace({ province }: { province: ProvinceView }) {
  if (province.face === 'down')
    return (
      <g class="ie-face-down">
        <path d="M-5-15H5v5h5v5h5V5h-5v5H5v5H-5v-5h-5V5h-5V-5h5v-5h5z" />
        <path class="ie-face-thread" d="M-4-8h8v4h4v8h-4v4h-8v-4h-4v-8h4z" />
      </g>
    );
  const { resistance, labor, points } = MARKERS[province.marker] as Marker;
  if (province.face === 'taken')
    return (
      <g class="ie-face-taken" data-seat={province.owner}>
        <path class="ie-face-cloth" d={province.terrace ? 'M-28-11h56v22h-56z' : 'M-19-11h38v22h-38z'} />
        <g transform={province.terrace ? 'translate(-9.3 0)' : undefined}>
          <g class="ie-face-owner" transform="translate(-9.3 0)">
            <SeatShape seat={province.owner} size={14} />
          </g>
          <text x="9.3" y="6">
            {labor}
          </text>
          {province.terrace && (
            <g class="ie-terrace" transform="translate(27 0)">
              <IconShape sign="terrace" size={15} />
            </g>
          )}
        </g>
      </g>
    );
  return (
    <g class="ie-face-up">
      <path class="ie-face-cloth" d="M-28-12h56v24h-56z" />
      <path class="ie-cell-resistance" d="M-28-12h19v24h-19z" />
      <path class="ie-cell-points" d="M9-12h19v24h-19z" />
      {[resistance, labor, points].map((figure, i) => (
        <text key={i} x={(i - 1) * 18.6} y="6.5">
          {figure}
        </text>
      ))}
    </g>
  );
}
