import { expect, test } from 'vitest';
import { HEXES, hexAt, isFar, routesOf, type View } from '../src/public.ts';

/** Five hexes of land in a column, one of them somebody else's, and a way around it. */
function column(foreign: readonly number[]): View {
  const land = new Set([hexAt(4, 2), hexAt(4, 3), hexAt(4, 4), hexAt(5, 2), hexAt(5, 3)]);
  const [from, near, far] = [hexAt(4, 2), hexAt(4, 3), hexAt(4, 4)];
  return {
    grid: HEXES.map((hex) => (land.has(hex) ? 'farm' : 'sea')),
    people: [{ hex: from, seat: 0 }, ...foreign.map((hex) => ({ hex, seat: 1 }))],
    cities: [],
    seats: [{ abilities: { distance: 5 } }],
    question: {
      at: 'to',
      seat: 0,
      from,
      ways: [
        { hex: near, by: ['land'] },
        { hex: far, by: ['land', 'sea'] },
        { hex: hexAt(5, 3), by: ['sea'] },
      ],
    },
  } as unknown as View;
}

test('a walk leads over the hexes between', () => {
  const routes = routesOf(column([]));
  expect(routes.get(hexAt(4, 4))?.walk).toEqual([hexAt(4, 2), hexAt(4, 3), hexAt(4, 4)]);
  expect(routes.get(hexAt(5, 3))?.walk).toEqual([]);
});

test('and around other players’ people', () => {
  const routes = routesOf(column([hexAt(4, 3)]));
  expect(routes.get(hexAt(4, 4))?.walk).toEqual([hexAt(4, 2), hexAt(5, 2), hexAt(5, 3), hexAt(4, 4)]);
});

test('hexes that are not adjacent by land are far', () => {
  const routes = routesOf(column([]));
  expect([...routes.values()].map(isFar)).toEqual([false, true, true]);
});
