import type { BoardData } from '../src/components/board.ts';
import type { SiteKind } from '../src/components/places.ts';
import { addBoard } from '../src/geometry.ts';
import vectors from './vectors.json';

/** The little map of the vectors under names that the game knows: a map is nothing but data. */
const SITE: { [point: string]: string } = {
  cusco: 'cusco',
  a: 'limatambo',
  b: 'pisac',
  c: 'quito',
  d: 'tumbes',
  e: 'saywite',
  f: 'pachacamac',
  g: 'curamba',
  h: 'cajamarca',
  i: 'calca',
};
const REGION: { [region: string]: string } = {
  SA: 'chinchaysuyu',
  SB: 'antisuyu',
  P1: 'nasca',
  P2: 'lucana',
  P3: 'chincha',
  P4: 'vilcas',
};

const { points, lines, regions } = vectors.miniMap as {
  points: { [point: string]: string };
  lines: { [line: string]: string[] };
  regions: { [region: string]: object };
};

export const siteOf = (point: string) => SITE[point]!;
export const regionOf = (name: string) => REGION[name]!;
/** A line of the little map as `a-b`. */
export const lineOf = (line: string) => `${siteOf(lines[line]![0]!)}-${siteOf(lines[line]![1]!)}`;
export const LINES = Object.keys(lines);
export const PROVINCES = Object.keys(regions).filter((name) => name.startsWith('P'));
export const POINTS = Object.keys(points);

const data: BoardData = {
  id: 'mini',
  starts: [
    { color: 'blue', region: regionOf('SA'), site: siteOf('a') },
    { color: 'orange', region: regionOf('SB'), site: siteOf('b') },
  ],
  handOfGod: [],
  kinds: Object.fromEntries(POINTS.map((point) => [siteOf(point), points[point]!.split(':')[0] as SiteKind])),
  regions: Object.keys(regions).map((name) => ({
    region: regionOf(name),
    lines: LINES.filter((line) => lines[line]![2] === name)
      .map(lineOf)
      .join(' '),
    wild: '',
  })),
};

addBoard(data);
