import { type Bot, explainTo, findBot, situationOf } from '@tempora/bots';
import { GAMES } from '@tempora/games';
import {
  type AnyGameTypes,
  apply,
  asFrozen,
  copy,
  dream,
  type Frozen,
  legal,
  open,
  pending,
  stream,
} from '@tempora/kernel';
import { describe, expect, test } from 'vitest';

type State = Frozen<AnyGameTypes['state']>;

const greedy = findBot('greedy') as Bot;
/** Every so many moves somebody is asked why. */
const APART = 4;

describe.each(GAMES.map((listed) => [listed.game.id, listed] as const))('why, in %s', (id, { game, advice }) => {
  const seats = game.seats[0] as number;
  const write = (move: AnyGameTypes['move']) => game.notation.write(move);

  /** Moves of greedy bots with the state before each. */
  function* moves(seed: string, most: number) {
    const chance = stream(seed);
    const state = open(game, seats, game.options.standard, seed);
    for (let ply = 0; ply < most; ply++) {
      const seat = pending(game, asFrozen(state)).find((asked) => !state.sealed[asked]);
      if (seat === undefined) return;
      const before = asFrozen(copy(state)) as State;
      const move = greedy.choose(situationOf({ game, advice }, before, seat, chance));
      yield { ply, seat, before, move };
      apply(game, state, seat, move);
    }
  }
  const asked = [...moves(`why ${id}`, 120)].filter(({ ply, before, seat }) => {
    return ply % APART === 0 && legal(game, before, seat).length > 1;
  });

  test('bots have reasons for most of their moves, and every reason has a sentence', async () => {
    const { en } = await import(`../../web/src/games/${id}/messages/en.ts`);
    const said = asked.map(({ seat, before, move, ply }) =>
      explainTo({ game, advice }, before, { seat, move, asker: seat }, stream(`${ply}`)),
    );
    expect(asked.length).toBeGreaterThan(3);
    expect(said.filter((reasons) => reasons.length > 0).length).toBeGreaterThan(asked.length / 3);
    for (const { key, params } of said.flat()) {
      if (key !== 'hinders') expect(Object.keys(en)).toContain(`why.${key}`);
      expect(params.points).toBeGreaterThanOrEqual(1);
    }
  });

  test('nobody learns from an answer what they could not know: dealt anew, it is the same', () => {
    let answers = 0;
    for (const { seat, before, move, ply } of asked) {
      const asker = (seat + 1) % seats;
      const answer = (state: State) => explainTo({ game, advice }, state, { seat, move, asker }, stream(`${ply}`));
      const elsewhere = dream(game, before, asker, stream(`anew ${ply}`)) as State;
      const first = answer(before);
      expect(answer(elsewhere)).toEqual(first);
      answers += first.length;
    }
    expect(answers).toBeGreaterThan(0);
  });

  test('what is open to the others is never a move that they cannot tell from another', () => {
    for (const { seat, before, move } of moves(`open ${id}`, 250)) {
      if (advice.isFaceDown?.(move) || asFrozen(before).sealed.some(Boolean)) continue;
      const asker = (seat + 1) % seats;
      const seen = (each: AnyGameTypes['move']) => {
        const state = copy(before) as AnyGameTypes['state'];
        const told: unknown[] = [];
        apply(game, state, seat, each, (event, to) => (to && !to.includes(asker) ? undefined : told.push(event)));
        if (state.sealed[seat]) return write(each);
        return JSON.stringify([game.view(asFrozen(state), asker), told]);
      };
      const others = legal(game, before, seat).filter((each) => write(each) !== write(move));
      const shown = seen(move);
      for (const other of others) expect(seen(other), `${write(move)} and ${write(other)}`).not.toBe(shown);
    }
  });
});
