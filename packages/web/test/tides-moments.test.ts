import { legal, pending, start, submit } from '@tempora/kernel';
import { type Event, type Tides, tides } from '@tempora/tides';
import { expect, test } from 'vitest';
import { type ShownView, viewsBetween } from '../src/games/tides/moments.ts';

interface Step {
  before: ShownView;
  after: ShownView;
  events: Event[];
}

/** A whole game as the first player sees it, answer by answer. */
function steps(seed: string): Step[] {
  const found: Step[] = [];
  let { state } = start<Tides>(tides, 2, tides.options.standard, seed);
  for (let [seat] = pending(tides, state); seat !== undefined; [seat] = pending(tides, state)) {
    const moves = legal(tides, state, seat);
    const move = tides.notation.write(moves[found.length % moves.length] as (typeof moves)[0]);
    const result = submit(tides, state, { seat, move });
    if ('error' in result) throw new Error(move);
    const events = result.told.filter(({ to }) => !to || to.includes(0)).map(({ event }) => event);
    found.push({ before: tides.view(state, 0), after: tides.view(result.state, 0), events });
    state = result.state;
  }
  return found;
}

const GAME = steps('moments');
const happens = (type: Event['type']) => GAME.filter(({ events }) => events.some((event) => event.type === type));
const viewsOf = ({ before, after, events }: Step) => viewsBetween(before, after, events);

/** The steps with an event of this type, each with what it shows, long enough to be read. */
function onlyMoments(type: Event['type'], count: number) {
  const found = happens(type).map((step) => ({ step, moments: viewsOf(step) }));
  expect(found.map(({ moments }) => moments.length)).toEqual(Array.from({ length: count }, () => 3));
  for (const { moments } of found) expect(new Set(moments.map(({ view }) => view)).size, 'one view').toBe(1);
  return found.map(({ step, moments }) => ({ step, moment: moments[0] }));
}

test('an answer that lies face down needs no moment of its own', () => {
  for (const step of GAME.filter(({ events }) => events.length === 0)) expect(viewsOf(step)).toEqual([]);
});

test('both cards are turned over before the hands are swapped', () => {
  for (const { step, moment } of onlyMoments('swapped', 12)) {
    expect(moment?.told, 'the swap is not told yet').toBe(1);
    expect(moment?.view.seats.map(({ played }) => played)).toEqual(step.after.seats.map(({ played }) => played));
    const played = moment?.view.seats[0]?.played.at(-1);
    expect(moment?.view.seats[0]?.hand.cards).toEqual(step.before.seats[0]?.hand.cards.filter((c) => c !== played));
    expect(moment?.view.pick).toBe(step.before.pick);
    expect(moment?.view.opened, 'what is turned over').toEqual(step.after.seats.map((seat) => seat.played.at(-1)));
  }
});

test('a round is counted card by card into the score and the total, the Sapphire Port last', () => {
  const rounds = happens('scored');
  expect(rounds).toHaveLength(3);
  for (const [i, step] of rounds.entries()) {
    const moments = viewsOf(step);
    const counted = moments.filter(({ view }) => view.counting);
    expect(moments.slice(0, -counted.length).length, 'first the last cards lie open').toBe(3);
    for (const { view } of counted) expect(view.opened, 'which is over then').toBeUndefined();
    const { kingdoms, scores } = step.after.rounds[i] as ShownView['rounds'][number];
    const tied = kingdoms.flat().filter(({ why }) => 'outcome' in why && why.outcome === 'tie');
    for (const { points } of tied) expect(points, 'a tie brings nothing').toBe(0);
    const earning = [...kingdoms.flat().filter(({ points }) => points > 0), ...tied];
    const told = counted.map(({ view }) => view.counting?.card);
    expect(told.sort(), 'what earned something or is tied').toEqual(earning.map(({ card }) => card).sort());
    expect(counted.map(({ view }) => view.counting?.card).indexOf(18)).toBe(
      earning.some(({ card }) => card === 18) ? counted.length - 1 : -1,
    );
    let sum = step.before.seats.reduce((all, { total }) => all + total, 0);
    for (const { view, told } of counted) {
      sum += earning.find(({ card }) => card === view.counting?.card)?.points ?? 0;
      expect(view.seats.reduce((all, { total }) => all + total, 0)).toBe(sum);
      expect(step.events.slice(0, told).map(({ type }) => type)).not.toContain('scored');
    }
    const last = counted.at(-1)?.view;
    expect(last?.rounds[i]?.scores).toEqual(scores);
    expect(last?.seats.map(({ total }) => total)).toEqual(step.after.seats.map(({ total }) => total));
  }
});

test('relics and removed cards are seen before new cards are dealt', () => {
  for (const { step, moment } of onlyMoments('kept', 2)) {
    expect(moment?.view.discard).toEqual(step.after.discard);
    expect(moment?.view.seats.map((seat) => seat.relics)).toEqual(step.after.seats.map((seat) => seat.relics));
    expect(moment?.view.seats[0]?.hand.cards).toHaveLength(3);
    expect(moment?.view.phase).toBe('relic');
  }
});
