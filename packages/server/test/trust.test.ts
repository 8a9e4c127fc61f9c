import { GAMES } from '@tempora/games';
import { type AnyGame, asFrozen, freeze, legal, type Publish, pending, start, submit } from '@tempora/kernel';
import { expect, test } from 'vitest';

const PLIES = 400;

/** Plays a match by some rule, and notes all published states as text: at once, and again at the end. */
function play(game: AnyGame, seats: number, publish: Publish) {
  const { state: first, told } = start(game, seats, game.options.standard, `a game of ${game.id}`, publish);
  const given: object[] = [];
  const lines: string[] = [];
  const note = (...all: object[]) => {
    given.push(...all);
    lines.push(...all.map((each) => JSON.stringify(each)));
  };
  note(first, told);
  let state = first;
  for (let ply = 0; ply < PLIES && pending(game, state).length > 0; ply++) {
    const seat = pending(game, state)[0] as number;
    const moves = legal(game, state, seat);
    const done = submit(game, state, { seat, move: game.notation.write(moves[(ply * 7919) % moves.length]) }, publish);
    if ('error' in done) throw new Error(done.error.code);
    state = done.state;
    const viewers = ['public' as const, ...Array.from({ length: seats }, (_, viewer) => viewer)];
    note(state, done.told, ...viewers.map((viewer) => game.view(done.state, viewer)));
  }
  return { lines, later: given.map((each) => JSON.stringify(each)), isFrozen: Object.isFrozen(state) };
}

test('a server that does not freeze states plays the same, and never changes a state it has published', () => {
  const games = GAMES.flatMap(({ game }) => game.seats.map((seats) => ({ game, seats })));
  const watched = games.map(({ game, seats }) => play(game, seats, freeze));
  const trusted = games.map(({ game, seats }) => play(game, seats, asFrozen));
  for (const [i, { lines, later, isFrozen }] of trusted.entries()) {
    expect(lines.length).toBeGreaterThan(10);
    expect([watched[i]?.isFrozen, isFrozen]).toEqual([true, false]);
    expect(lines).toEqual(watched[i]?.lines);
    expect(later).toEqual(lines);
  }
});
