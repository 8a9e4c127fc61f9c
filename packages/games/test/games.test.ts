import { legal, pending, start } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import own from '../package.json' with { type: 'json' };
import { findGame, GAMES } from '../src/index.ts';
import { loadGame } from '../src/lazy.ts';
import { REGISTRY } from '../src/registry.ts';

test('every game is listed once, under an id of its own', () => {
  expect(GAMES.length).toBeGreaterThan(0);
  const ids = GAMES.map(({ game }) => game.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the registry and the dependencies of this package name the same games', () => {
  const dependencies = Object.keys(own.dependencies).filter((name) => name !== '@tempora/kernel');
  expect(dependencies.sort()).toEqual(
    Object.keys(REGISTRY)
      .map((id) => `@tempora/${id}`)
      .sort(),
  );
});

test('a game is loaded by the id it is registered under', async () => {
  for (const id of Object.keys(REGISTRY)) expect((await loadGame(id))?.game.id).toBe(id);
  expect(await loadGame('toString')).toBeUndefined();
});

test('a game is found by its id, and by nothing else', () => {
  for (const registered of GAMES) expect(findGame(registered.game.id)).toBe(registered);
  for (const id of ['', 'chess', 'Tides', 'tides ', 'toString', '__proto__', 'length', '0'])
    expect(findGame(id)).toBeUndefined();
});

describe.each(GAMES.map((registered) => ({ id: registered.game.id, ...registered })))(
  '$id',
  ({ game, title, advice, playsForced }) => {
    test('has an id that fits a record and an address, and a version from 1', () => {
      expect(game.id).toMatch(/^[a-z][a-z-]{1,30}$/);
      expect(Number.isInteger(game.version)).toBe(true);
      expect(game.version).toBeGreaterThanOrEqual(1);
    });

    test('has a title', () => {
      expect(title).toMatch(/^\S.*\S$/);
    });

    test('accepts its own standard options, also after a trip through JSON', () => {
      const { standard } = game.options;
      expect(game.options.read(standard)).toEqual(standard);
      expect(game.options.read(JSON.parse(JSON.stringify(standard)))).toEqual(standard);
      for (const junk of [null, undefined, 'standard', 1, true]) expect(game.options.read(junk)).toBeNull();
    });

    test('can be played with every number of seats it allows', () => {
      expect(game.seats.length).toBeGreaterThan(0);
      expect(new Set(game.seats).size).toBe(game.seats.length);
      for (const seats of game.seats) {
        const { state } = start(game, seats, game.options.standard, 'listed');
        const asked = pending(game, state);
        expect(asked.length).toBeGreaterThan(0);
        for (const seat of asked) expect(legal(game, state, seat).length).toBeGreaterThan(0);
        for (let seat = 0; seat < seats; seat++) expect(Number.isFinite(advice.value(state, seat))).toBe(true);
      }
      expect(() => start(game, Math.max(...game.seats) + 1, game.options.standard, 'listed')).toThrow();
    });

    test('says whether a forced move is played automatically', () => {
      expect(typeof playsForced).toBe('boolean');
    });
  },
);
