import { COLUMNS, HEXES, hexAt, ROWS } from '@tempora/tempus/public';
import { describe, expect, test } from 'vitest';
import { emptiestCorner, partAround } from '../src/games/tempus/geometry.ts';

/** The three corners where a hex may be named. */
const CORNERS = {
  'top-left': hexAt(0, 0),
  'top-right': hexAt(COLUMNS - 1, 0),
  'bottom-left': hexAt(0, ROWS - 1),
} as const;

describe('the name of a hex', () => {
  test.each(Object.keys(CORNERS) as (keyof typeof CORNERS)[])(
    'stands in the corner with the most water: %s',
    (corner) => {
      const land = Object.entries(CORNERS).flatMap(([at, hex]) => (at === corner ? [] : [hex]));
      expect(emptiestCorner(land, partAround(HEXES, 0))).toBe(corner);
    },
  );

  test('words are wide: land beside them is nearer than land below', () => {
    const land = [hexAt(4, 0), hexAt(COLUMNS - 1, 4), CORNERS['bottom-left']];
    expect(emptiestCorner(land, partAround(HEXES, 0))).toBe('top-right');
  });
});
