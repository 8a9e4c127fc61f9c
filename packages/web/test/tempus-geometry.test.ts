import { COLUMNS, HEXES, hexAt, ROWS } from '@tempora/tempus/public';
import { describe, expect, test } from 'vitest';
import {
  centreOf,
  emptiestCorner,
  framingOf,
  middleOf,
  openWater,
  partAround,
  pointAt,
} from '../src/games/tempus/geometry.ts';

const CORNERS = {
  'bottom-right': hexAt(COLUMNS - 1, ROWS - 1),
  'bottom-left': hexAt(0, ROWS - 1),
  'top-right': hexAt(COLUMNS - 1, 0),
  'top-left': hexAt(0, 0),
} as const;
const EVERY = Object.keys(CORNERS) as (keyof typeof CORNERS)[];
const allBut = (corner: string) => Object.entries(CORNERS).flatMap(([at, hex]) => (at === corner ? [] : [hex]));

describe('the name of a hex', () => {
  test.each(EVERY.slice(1))('stands in the corner that is the farthest from all pieces: %s', (corner) => {
    expect(emptiestCorner(allBut(corner), partAround(HEXES, 0))).toBe(corner);
  });

  test('never stands where the button lies', () => {
    expect(emptiestCorner(allBut('bottom-right'), partAround(HEXES, 0))).not.toBe('bottom-right');
  });

  test('words are wide: pieces beside them are nearer than pieces below', () => {
    const held = [hexAt(4, 0), hexAt(COLUMNS - 1, 4), CORNERS['bottom-left']];
    expect(emptiestCorner(held, partAround(HEXES, 0))).toBe('top-right');
  });
});

describe('the button that always lies in the same corner of the map', () => {
  /** How far, in pixels, the nearest of these hexes reaches from the corner. */
  const roomBy = (hexes: readonly number[], box: { w: number; h: number }) => {
    const part = framingOf(hexes, box);
    const at = pointAt('bottom-right', part);
    const pixel = part.w / box.w;
    return Math.min(
      ...hexes
        .map(centreOf)
        .map((hex) => Math.max(Math.abs(hex.x - at.x), Math.abs(hex.y - at.y)) / pixel - 50 / pixel),
    );
  };

  test.each([
    { w: 390, h: 362 },
    { w: 820, h: 700 },
    { w: 870, h: 620 },
    { w: 390, h: 600 },
  ])('covers no land, whatever its form: $w × $h', (box) => {
    for (const hexes of [HEXES, allBut('none'), allBut('top-left'), HEXES.slice(-30), [CORNERS['bottom-right']]])
      expect(roomBy(hexes, box)).toBeGreaterThan(44 / 2);
  });

  test('where that corner is water the land lies in the middle, as large as it can be', () => {
    const box = { w: 390, h: 362 };
    expect(framingOf(allBut('bottom-right'), box)).toEqual(middleOf(allBut('bottom-right'), box));
  });

  test('where there is room beside the land, that is as large as it can be', () => {
    const box = { w: 800, h: 362 };
    expect(framingOf(HEXES, box).h).toBeCloseTo(middleOf(HEXES, box).h);
  });
});

describe('the compass', () => {
  const sea = partAround(HEXES, 0);

  test('lies where the most water is, and touches neither land nor the edge', () => {
    const land = HEXES.filter((hex) => centreOf(hex).x < sea.x + sea.w / 2);
    const { x, y, r } = openWater(land, sea);
    expect(Math.min(...land.map(centreOf).map((hex) => Math.hypot(hex.x - x, hex.y - y)))).toBeGreaterThan(r + 50);
    expect(x + r).toBeLessThanOrEqual(sea.x + sea.w);
    expect(r).toBeGreaterThan(70);
  });

  test('where land is everywhere there is no room for one', () => {
    expect(openWater(HEXES, sea).r).toBeLessThan(70);
  });

  test('leaves room for what lies there', () => {
    const { x, y } = openWater(HEXES.slice(0, 3), sea);
    const other = openWater(HEXES.slice(0, 3), sea, { x, y });
    expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(other.r);
  });
});
