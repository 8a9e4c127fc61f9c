import type { Seat } from '@tempora/kernel';
import { type HexId, NEIGHBOURS } from '../components/board.ts';
import { type CardId, cardOf } from '../components/cards.ts';
import type { Move, View } from '../types.ts';

/** What kind of choice a move is, as players would say it. */
export type Kind = Exclude<Move['type'], 'from'> | 'move';

/** What has been chosen so far of the move to come. */
export interface Choice {
  readonly kind: Kind | null;
  readonly card: CardId | null;
  readonly path: readonly HexId[];
}

/** The move a player seems to mean by pressing a hex that is not on offer, to ask why not. */
export function moveMeantByHex(view: View, { kind, card, path }: Choice, hex: HexId): Move {
  const { question } = view;
  if (question.at === 'people') return { type: 'place', hex };
  if (question.at === 'to') return { type: 'to', hex };
  if (card !== null) return cardOnHex(view, card, path[0] ?? hex, hex);
  switch (kind) {
    case 'baby':
      return { type: 'baby', hex };
    case 'city':
      return { type: 'city', hex, value: 2 };
    case 'fight':
      return { type: 'fight', ...fightMeant(view, path[0] ?? hex, hex) };
    case 'move':
      return { type: 'from', hex };
    default: // nothing that begins with a hex
      return question.at === 'babies' ? { type: 'baby', hex } : { type: 'from', hex };
  }
}

/** The move a player means by an action that is not on offer at all: with one of their own hexes. */
export function moveMeantByAction(view: View, kind: Kind): Move | null {
  const seat = askedSeat(view);
  const own = view.people.filter((stack) => stack.seat === seat).sort((a, b) => b.people - a.people);
  const [home] = own.map((stack) => stack.hex);
  if (home === undefined) return null;
  const grass = own.find(({ hex }) => view.grid[hex] === 'grass')?.hex;
  if (kind === 'baby') return { type: 'baby', hex: grass ?? home };
  if (kind === 'city') return { type: 'city', hex: home, value: 2 };
  if (kind === 'fight') {
    const [attack] = own.flatMap(({ hex }) => othersBeside(view, hex, seat).map((to) => ({ from: hex, to })));
    return { type: 'fight', ...(attack ?? { from: home, to: firstBeside(home) }) };
  }
  return kind === 'move' ? { type: 'from', hex: home } : null;
}

/** The move a player means by pressing a card that cannot be played now. */
export function moveMeantByCard(view: View, card: CardId): Move {
  const seat = askedSeat(view);
  const home = view.people.find((stack) => stack.seat === seat)?.hex ?? 0;
  const other = othersBeside(view, home, seat)[0] ?? firstBeside(home);
  switch (cardOf(card).effect) {
    case 'religion':
      return { type: 'convert', card, from: other, to: home };
    case 'war_leader':
      return { type: 'lead', card, from: home, to: other };
    case 'sanitation':
      return { type: 'raise', card, hex: home };
    case 'education':
    case 'fort':
    case 'medicine':
    case 'transport':
    case 'weapons':
    case 'government':
      return { type: 'play', card };
  }
}

function cardOnHex(view: View, card: CardId, from: HexId, to: HexId): Move {
  switch (cardOf(card).effect) {
    case 'sanitation':
      return { type: 'raise', card, hex: to };
    case 'religion':
      return { type: 'convert', card, from, to: from === to ? firstBeside(from) : to };
    case 'war_leader':
      return { type: 'lead', card, ...fightMeant(view, from, to) };
    case 'education':
    case 'fort':
    case 'medicine':
    case 'transport':
    case 'weapons':
    case 'government':
      return { type: 'play', card };
  }
}

function fightMeant(view: View, from: HexId, to: HexId): { from: HexId; to: HexId } {
  if (from !== to) return { from, to };
  const seat = askedSeat(view);
  const isOwn = isHeldBy(view, from, seat);
  const [next] = isOwn
    ? othersBeside(view, from, seat)
    : (NEIGHBOURS[to] ?? []).filter((hex) => isHeldBy(view, hex, seat));
  const other = next ?? firstBeside(from);
  return isOwn ? { from, to: other } : { from: other, to };
}

function askedSeat({ question }: View): Seat {
  return 'seat' in question ? question.seat : -1;
}

function isHeldBy(view: View, hex: HexId, seat: Seat): boolean {
  return view.people.some((stack) => stack.hex === hex && stack.seat === seat);
}

/** The hexes beside this one that others hold. */
function othersBeside(view: View, hex: HexId, seat: Seat): HexId[] {
  const held = [...view.people, ...view.cities].filter((piece) => piece.seat !== seat).map((piece) => piece.hex);
  return (NEIGHBOURS[hex] ?? []).filter((next) => held.includes(next));
}

function firstBeside(hex: HexId): HexId {
  return NEIGHBOURS[hex]?.[0] as HexId;
}
