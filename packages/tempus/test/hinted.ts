import { apply, copy } from '@tempora/kernel';
import type { Consequence, Hint } from '@tempora/testkit';
import { HEXES, NEIGHBOURS } from '../src/components/board.ts';
import { ERAS } from '../src/components/eras.ts';
import { type Event, type FightReport, type Move, type Seen, type State, type Tempus, tempus } from '../src/index.ts';
import { limitsOf, matchOf, oddsOf, routesOf, worthNow } from '../src/public.ts';

type Came = Consequence<Tempus>;

const find = <T extends Event['type']>(told: readonly Event[], type: T) =>
  told.find((event) => event.type === type) as Extract<Event, { type: T }> | undefined;

/** How many steps it is by land, found without the rules: every hex again and again until nothing gets nearer. */
function stepsBetween(s: Seen, seat: number, from: number, to: number): number {
  const far = HEXES.map((hex) => (hex === from ? 0 : Number.POSITIVE_INFINITY));
  const isOpen = (hex: number) => (s.owner[hex] === -1 ? s.map.charCodeAt(hex) >= 48 : s.owner[hex] === seat);
  for (let isNearer = true; isNearer; ) {
    isNearer = false;
    for (const hex of HEXES.filter(isOpen)) {
      const steps = 1 + Math.min(...NEIGHBOURS[hex]!.map((next) => far[next]!));
      if (steps < far[hex]!) [far[hex], isNearer] = [steps, true];
    }
  }
  return far[to]!;
}

const route: Hint<Tempus> = {
  name: 'route',
  promise(view, _seat, move) {
    if (move.type !== 'to' || view.question.at !== 'to') return null;
    const walk = routesOf(view).get(move.hex)?.walk;
    if (!walk) return { from: view.question.from };
    const isWhole = walk.slice(1).every((hex, i) => NEIGHBOURS[walk[i]!]!.includes(hex));
    const ends = { from: walk[0] ?? view.question.from, to: walk.at(-1) ?? move.hex };
    return { ...ends, steps: walk.length > 0 ? walk.length - 1 : null, isWhole };
  },
  outcome({ before, seat, told }) {
    const { from, to } = find(told, 'moved')!;
    const steps = stepsBetween(before, seat, from, to);
    return { from, to, steps: steps <= ERAS[before.eras[seat]!]!.distance ? steps : null, isWhole: true };
  },
};

/** Plays on with what `choose` says for the question on top, until it says nothing. */
function playOn(s: Seen, choose: (s: Seen) => [seat: number, move: Move] | null): Event[] {
  const state = copy(s) as State;
  const told: Event[] = [];
  for (let next = choose(state); next; next = choose(state)) apply(tempus, state, ...next, (event) => told.push(event));
  return told;
}

/** The fight as it ends if its defender lays every card. */
export function foughtOut(s: Seen): FightReport | undefined {
  const told = playOn(s, ({ flow, hands }) => {
    const f = flow.at(-1);
    if (f?.at !== 'defend') return null;
    const [card] = hands[f.fight.defender]!;
    return [f.fight.defender, card === undefined ? { type: 'stand' } : { type: 'commit', card }];
  });
  return find(told, 'fought')?.report;
}

/** Odds of 0 and 1, once no more cards are laid by the one who reads them. */
const certain: Hint<Tempus> = {
  name: 'certain odds',
  promise(view, seat, move) {
    const odds = move.type === 'stand' ? oddsOf(view, seat) : null;
    return odds && (odds.chance === 0 || odds.chance === 1) ? { isWon: odds.chance === 1 } : null;
  },
  outcome({ after, seat, told }: Came) {
    const report = find(told, 'fought')?.report ?? foughtOut(after);
    return { isWon: report?.winner === seat };
  },
};

const matches: Hint<Tempus> = {
  name: 'what two hexes bring into a fight',
  promise(view, _seat, move) {
    if (move.type !== 'fight' && move.type !== 'lead') return null;
    const { defender, mine, theirs, city, cards } = matchOf(view, move.from, move.to)!;
    return { defender, mine, theirs, city, cards };
  },
  outcome({ after, seat }) {
    const { attacker, defender } = tempus.view(after, seat).fight!;
    const cards = after.hands[defender.seat]!.length;
    return { defender: defender.seat, mine: attacker.base, theirs: defender.base, city: defender.city, cards };
  },
};

/** Everybody stands until progress is counted. */
function progressed(s: Seen) {
  const told = playOn(s, ({ flow }) => {
    const f = flow.at(-1);
    return f?.at === 'lay' ? [f.seat, { type: 'stand' }] : null;
  });
  return find(told, 'progressed')?.report;
}

const worth: Hint<Tempus> = {
  name: 'worth of cards',
  promise(view, _seat, move) {
    const cards = move.type === 'commit' ? [move.card] : move.type === 'lay' ? move.cards : null;
    return cards === null ? null : cards.reduce((sum, card) => sum + worthNow(view, card)!, 0);
  },
  outcome({ before, after, seat, move, told }) {
    const strength = (s: Seen) => {
      const { attacker, defender } = tempus.view(s, seat).fight!;
      return attacker.seat === seat ? attacker.strength : defender.strength;
    };
    if (tempus.view(before, seat).fight) return strength(after) - strength(before);
    const laid = move.type === 'commit' ? [move.card] : move.type === 'lay' ? move.cards : [];
    const counted = (find(told, 'progressed')?.report ?? progressed(after))!.seats[seat]!.cards;
    const own = counted.filter(({ card }) => laid.includes(card));
    return own.reduce((sum, { effect, background }) => sum + effect + background, 0);
  },
};

/** How much of an action is left once it has begun. */
const limits: Hint<Tempus> = {
  name: 'limits of actions',
  promise(view, _seat, move) {
    const most = view.question.at === 'turn' ? limitsOf(view) : null;
    if (!most) return null;
    if (move.type === 'from') return most.moves;
    if (move.type === 'baby') return most.babies;
    return move.type === 'idea' ? most.draw : null;
  },
  outcome({ after, told, seat, move }) {
    const f = after.flow.findLast(({ at }) => at === 'move' || at === 'babies');
    if (move.type === 'idea') return find(told, 'drew')!.count;
    if (f?.at === 'move') return f.left + 1;
    return f?.at === 'babies' ? 1 + Math.min(f.left, after.supply[seat]!) : 'no action';
  },
};

/** All that Tempus says before a move, and how to see if it was so. */
export const hints: readonly Hint<Tempus>[] = [route, certain, matches, worth, limits];
