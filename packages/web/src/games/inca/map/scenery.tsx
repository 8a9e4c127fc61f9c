import { t } from '../../../i18n/index.ts';
import { LAKE, type Land, lakeOf } from './land.ts';
import { HIGH, type Orientation, type Point, translate, turn } from './layout.ts';
import { pathOf } from './outline.ts';

/** How far sea and forest go on beyond the map, whatever the window's shape. */
const BEYOND = 2400;

/** Sea, coast and forest: what the map lies on. */
export function Ground({ land, lie }: { land: Land; lie: Orientation }) {
  const place = (point: Point) => turn(point, lie);
  const coast = pathOf(land.coast, place);
  const { x, y, w, h } = forest(lie);
  return (
    <g>
      <defs>
        <pattern id="ie-waves" width="56" height="28" patternUnits="userSpaceOnUse">
          <path d="M0 20h8v-6h8v-6h8v6h8v6h24" />
        </pattern>
        <pattern id="ie-selva" width="44" height="44" patternUnits="userSpaceOnUse">
          <path d="M22 6h4v4h4v4h4v4h-6v8h-8v-8h-6v-4h4v-4h4z" />
        </pattern>
      </defs>
      <rect class="ie-sea" x={-BEYOND} y={-BEYOND} width={BEYOND * 3} height={BEYOND * 3} />
      <rect x={-BEYOND} y={-BEYOND} width={BEYOND * 3} height={BEYOND * 3} fill="url(#ie-waves)" />
      <path class="ie-surf" d={coast} />
      <path class="ie-forest" d={coast} />
      <path d={coast} fill="url(#ie-selva)" />
      <path class="ie-coast" d={coast} />
      <rect class="ie-forest" x={x} y={y} width={w} height={h} />
      <rect x={x} y={y} width={w} height={h} fill="url(#ie-selva)" />
    </g>
  );
}

/** The forest goes on in the east. */
function forest(lie: Orientation) {
  return lie === 'wide'
    ? { x: -BEYOND, y: -BEYOND, w: BEYOND * 3, h: BEYOND - 56 }
    : { x: HIGH + 56, y: -BEYOND, w: BEYOND, h: BEYOND * 3 };
}

/** Mountains, the lake, the salt, and what the sea is called. */
export function Scenery({ land, lie }: { land: Land; lie: Orientation }) {
  const at = (x: number, y: number) => translate(turn({ x, y }, lie));
  return (
    <g class="ie-scenery">
      <Lake lie={lie} />
      <path class="ie-salt" transform={at(1815, 330)} d="M-16-8h12v-6h20v6h8v8h-6v8h-20v5h-12v-6h-6v-9h4z" />
      {land.peaks.map(({ x, y, room }, i) => (
        <Mountain key={i} at={at(x, y)} size={Math.min(1.5, room / 32)} isTwin={i % 3 === 0} />
      ))}
      <text class="ie-sea-name" transform={`${at(1180, 1050)} rotate(${lie === 'wide' ? 0 : 90})`}>
        {t('inca.map.sea')}
      </text>
      <Rose at={at(1540, 955)} lie={lie} />
    </g>
  );
}

/** A stepped peak with its snow, one side in the shade; some have a lower one beside them. */
function Mountain({ at, size, isTwin }: { at: string; size: number; isTwin: boolean }) {
  return (
    <g transform={`${at} scale(${size})`}>
      {isTwin && <path class="ie-mountain-side" d="M6 11V3h4v-5h4v-5h6v5h4v5h4v5h3v3z" />}
      <path class="ie-mountain-side" d="M-23 11h4V7h4V2h4v-5h4v-5h4v-4h6v4h4v5h4v5h4v5h4v4z" />
      <path class="ie-mountain-shade" d="M0 11v-23h3v4h4v5h4v5h4v5h4v4z" />
      <path class="ie-mountain-snow" d="M-3-12h6v4h4v5H3v3H0v-3h-3v3h-4v-8h4z" />
    </g>
  );
}

function Lake({ lie }: { lie: Orientation }) {
  const middle = turn(lakeOf(), lie);
  const shore = LAKE.map((corner) => {
    const { x, y } = turn(corner, lie);
    return { x: middle.x + (x - middle.x) * 0.7, y: middle.y + (y - middle.y) * 0.7 };
  });
  const mid = (i: number) => {
    const [a, b] = [shore[i % shore.length] as Point, shore[(i + 1) % shore.length] as Point];
    return `${(a.x + b.x) / 2} ${(a.y + b.y) / 2}`;
  };
  const path = shore.map(({ x, y }, i) => `Q${x} ${y} ${mid(i)}`).join('');
  return <path class="ie-lake" d={`M${mid(shore.length - 1)}${path}Z`} />;
}

/** Where the north is: at the left when the map lies wide. */
function Rose({ at, lie }: { at: string; lie: Orientation }) {
  return (
    <g class="ie-rose" transform={`${at} rotate(${lie === 'wide' ? -90 : 0}) scale(0.85)`}>
      <path
        class="ie-rose-bed"
        d="M-8-48H8v16h8v16h16v8h16V8H32v8H16v16H8v16H-8V32h-8V16h-16V8h-16V-8h16v-8h16v-16h8z"
      />
      <path class="ie-rose-north" d="M0-44 9-8H-9z" />
      <circle r="5" />
      <g transform={`translate(0 -64) rotate(${lie === 'wide' ? 90 : 0})`}>
        <text y="8">{t('inca.map.north')}</text>
      </g>
    </g>
  );
}
