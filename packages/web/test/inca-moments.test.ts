import { type Event, type Inca, inca, type View } from '@tempora/inca';
import { legal, pending, start, submit } from '@tempora/kernel';
import { expect, test } from 'vitest';
import { viewsBetween } from '../src/games/inca/moments.ts';

interface Step {
  before: View;
  after: View;
  events: Event[];
}

/** A whole game as the first player sees it, move by move: whatever comes first, and turns end soon. */
function steps(seed: string): Step[] {
  const found: Step[] = [];
  let { state } = start<Inca>(inca, 3, inca.options.standard, seed);
  for (let [seat] = pending(inca, state); seat !== undefined; [seat] = pending(inca, state)) {
    const moves = legal(inca, state, seat);
    const move = inca.notation.write(moves.find(({ type }) => type === 'done') ?? (moves[0] as (typeof moves)[0]));
    const result = submit(inca, state, { seat, move });
    if ('error' in result) throw new Error(move);
    const events = result.told.filter(({ to }) => !to || to.includes(0)).map(({ event }) => event);
    found.push({ before: inca.view(state, 0), after: inca.view(result.state, 0), events });
    state = result.state;
  }
  return found;
}

test('the last Sapa Inca phase has a moment before the end, with the table as it is then', () => {
  const game = steps('moments');
  const moments = game.map(({ before, after, events }) => viewsBetween(before, after, events));
  expect(moments.slice(0, -1).flat(), 'all others are shown with the next question').toEqual([]);
  const { after, events } = game.at(-1) as Step;
  const [moment, ...more] = moments.at(-1) ?? [];
  expect(more).toEqual([]);
  expect(moment?.view).toMatchObject({ phase: 'sapa', scorings: after.scorings, seats: after.seats });
  const told = events.slice(0, moment?.told).map(({ type }) => type);
  expect(told.at(-1)).toBe('scored');
  expect(told, 'who has won is told after it').not.toContain('ended');
});
