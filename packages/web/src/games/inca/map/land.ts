import { type Board, type RegionId, siteNamed } from '@tempora/inca/public';
import { HIGH, type Orientation, type Point, placeOf, WIDE } from './layout.ts';
import { markerPlaces, type Spot } from './marker-places.ts';
import { type Loop, outline } from './outline.ts';

/** How fine the land is surveyed, how far it reaches beyond its lines, and how far around the map we look. */
const STEP = 10;
const SHORE = 52;
const MARGIN = 60;
const SIDE = 800;
const COLUMNS = (WIDE + 2 * SIDE) / STEP;
const ROWS = (HIGH + 2 * MARGIN) / STEP;

/** What lies where, drawn from the lines alone: every line runs inside the region that owns it. */
export interface Land {
  /** Per region: its outlines; none if it is not on this board. */
  readonly areas: readonly (readonly Loop[])[];
  /** All land, with the forest in the east that nobody plays in. */
  readonly coast: readonly Loop[];
  /** Per region: a free place for its culture marker, as the map lies. */
  readonly middles: { readonly [lie in Orientation]: readonly Point[] };
  /** Free places in the land, far from every line, for mountains, with how far that is. */
  readonly peaks: readonly Spot[];
}

/** A surveyed cell: whose it is, how far the next line is, how far the next line of another region. */
interface Survey {
  readonly region: Int16Array;
  readonly near: Float32Array;
  readonly other: Float32Array;
}

const SEA = -2;
const FOREST = -1;

/** Surveys a board; done once for each. */
export function landOf(board: Board): Land {
  const known = LANDS.get(board);
  if (known) return known;
  const survey = measure(board);
  drain(survey);
  tidy(survey);
  const { region } = survey;
  const cells = cellsByRegion(board, survey);
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? SEA : (region[row * COLUMNS + column] as number);
  const around = (these: readonly number[], belongs: (label: number) => boolean) =>
    outline(these.map(corner), at, belongs).map((loop) =>
      loop.map(({ x, y }) => ({ x: x * STEP - SIDE, y: y * STEP - MARGIN })),
    );
  const spots = spotsOf(survey, cells);
  const middles = { wide: markerPlaces(board, spots, 'wide'), tall: markerPlaces(board, spots, 'tall') };
  const dry = [...region.keys()].filter((cell) => region[cell] !== SEA);
  const land: Land = {
    areas: cells.map((own, r) => around(own, (label) => label === r)),
    coast: around(dry, (label) => label !== SEA),
    middles,
    peaks: peaksOf(survey, [...middles.wide, ...middles.tall, lakeOf()]),
  };
  LANDS.set(board, land);
  return land;
}

function cellsByRegion(board: Board, { region }: Survey): number[][] {
  const cells: number[][] = board.sitesIn.map(() => []);
  for (const [cell, r] of region.entries()) cells[r]?.push(cell);
  return cells;
}

const corner = (cell: number): Point => ({ x: cell % COLUMNS, y: Math.floor(cell / COLUMNS) });

const LANDS = new WeakMap<Board, Land>();

const centre = (cell: number): Point => ({
  x: ((cell % COLUMNS) + 0.5) * STEP - SIDE,
  y: (Math.floor(cell / COLUMNS) + 0.5) * STEP - MARGIN,
});

/** No place inside the land is farther from every line than this. */
const REACH = 150;

function measure(board: Board): Survey {
  const size = COLUMNS * ROWS;
  const far = () => new Float32Array(size).fill(Number.POSITIVE_INFINITY);
  const survey = { region: new Int16Array(size).fill(FOREST), near: far(), other: far() };
  for (const { a, b, region } of board.edges.slice(0, board.lines)) {
    const [from, to] = [placeOf(a), placeOf(b)];
    const [left, right] = [columnOf(Math.min(from.x, to.x) - REACH), columnOf(Math.max(from.x, to.x) + REACH)];
    const [top, bottom] = [rowOf(Math.min(from.y, to.y) - REACH), rowOf(Math.max(from.y, to.y) + REACH)];
    for (let row = top; row <= bottom; row++)
      for (let column = left; column <= right; column++) {
        const [x, y] = [(column + 0.5) * STEP - SIDE, (row + 0.5) * STEP - MARGIN];
        note(survey, row * COLUMNS + column, region, distance(x, y, from, to));
      }
  }
  return survey;
}

const columnOf = (x: number) => Math.floor((x + SIDE) / STEP);
const rowOf = (y: number) => Math.min(ROWS - 1, Math.max(0, Math.floor((y + MARGIN) / STEP)));

/** A line of that region is so far from a cell. */
function note({ region, near, other }: Survey, cell: number, r: RegionId, away: number): void {
  if (region[cell] === r) near[cell] = Math.min(near[cell] as number, away);
  else if (away < (near[cell] as number)) {
    other[cell] = near[cell] as number;
    near[cell] = away;
    region[cell] = r;
  } else if (away < (other[cell] as number)) other[cell] = away;
}

function distance(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return Math.sqrt((x - a.x - part * dx) ** 2 + (y - a.y - part * dy) ** 2);
}

/** What can be reached from the map's edge without coming near a line is outside: forest above the land, sea below. */
function drain({ region, near }: Survey): void {
  const isOutside = new Uint8Array(region.length);
  const next: number[] = [];
  const visit = (column: number, row: number) => {
    const cell = row * COLUMNS + column;
    if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS || isOutside[cell]) return;
    if ((near[cell] as number) <= SHORE) return;
    isOutside[cell] = 1;
    next.push(cell);
  };
  for (let column = 0; column < COLUMNS; column++) for (const row of [0, ROWS - 1]) visit(column, row);
  for (let row = 0; row < ROWS; row++) for (const column of [0, COLUMNS - 1]) visit(column, row);
  for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    visit(column - 1, row);
    visit(column + 1, row);
    visit(column, row - 1);
    visit(column, row + 1);
  }
  for (let column = 0; column < COLUMNS; column++) {
    const shore = shoreAt(isOutside, column);
    for (let row = 0; row < ROWS; row++) {
      const cell = row * COLUMNS + column;
      if (isOutside[cell]) region[cell] = row > shore ? SEA : FOREST;
    }
  }
}

/** A sliver of forest on the shore is sea; a crumb of it between provinces belongs to one of them. */
function tidy({ region }: Survey): void {
  for (let row = 0; row < ROWS; row++)
    for (let from = 0; from < COLUMNS; from++) {
      let to = from;
      while (to < COLUMNS && region[row * COLUMNS + to] === FOREST) to++;
      if (to === from) continue;
      const [left, right] = [region[row * COLUMNS + from - 1], region[row * COLUMNS + to]] as [number, number];
      const isSliver = to - from < SLIVER && (left === SEA || right === SEA);
      const isCrumb = to - from < CRUMB && left >= 0 && right >= 0;
      if (isSliver || isCrumb) region.fill(isSliver ? SEA : left, row * COLUMNS + from, row * COLUMNS + to);
      from = to;
    }
}

const SLIVER = 14;
const CRUMB = 5;

/** The lowest row of land in a column; beyond the map's ends the coast goes on as it was. */
function shoreAt(isOutside: Uint8Array, column: number): number {
  for (let aside = 0; aside < COLUMNS; aside++) {
    for (const near of [column - aside, column + aside]) {
      if (near < 0 || near >= COLUMNS) continue;
      for (let row = ROWS - 1; row >= 0; row--)
        if (!isOutside[row * COLUMNS + near]) return row + Math.round(4 * Math.sin(aside / 6) + aside / 9);
    }
  }
  return ROWS;
}

/** All places of each region, with their distance from its lines and its borders. */
function spotsOf({ near, other }: Survey, cells: readonly (readonly number[])[]): Spot[][] {
  return cells.map((own) =>
    own.map((cell) => {
      const away = near[cell] as number;
      return { ...centre(cell), room: Math.min(away, ((other[cell] as number) - away) * 0.9, 32) };
    }),
  );
}

/** Room for mountains: farthest from every line first, and not on one another. */
function peaksOf({ region, near }: Survey, taken: readonly Point[]): Spot[] {
  const isInland = (cell: number) =>
    [-4, 4, -4 * COLUMNS, 4 * COLUMNS].every((step) => (region[cell + step] ?? SEA) >= 0);
  const free = [...region.keys()].filter(
    (cell) => (region[cell] as number) >= 0 && (near[cell] as number) > 31 && isInland(cell),
  );
  free.sort((a, b) => (near[b] as number) - (near[a] as number));
  const peaks: Spot[] = [];
  for (const cell of free) {
    const at = { ...centre(cell), room: near[cell] as number };
    const isAlone = ({ x, y }: Point) => Math.abs(x - at.x) + Math.abs(y - at.y) > 88;
    if (taken.every(isAlone) && peaks.every(isAlone)) peaks.push(at);
  }
  return peaks;
}

/** The corners of the face in which the great lake lies, and its middle. */
export const LAKE: readonly Point[] = ['huancane', 'chucuito', 'juli', 'tiwanaku'].map((id) => placeOf(siteNamed(id)));

export function lakeOf(): Point {
  const sum = (of: (point: Point) => number) => LAKE.reduce((total, point) => total + of(point), 0) / LAKE.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}
