import { type CardId, cardOf, type HexId, type Move, NEIGHBOURS, type View, write } from '@tempora/tempus/public';
import type { Choice, Kind } from './move-options.ts';

/** The move somebody seems to have meant by pressing a hex that is not open. */
export function hexInQuestion(view: View, choice: Choice, hex: HexId): string {
  return write(moveMeant(view, choice, hex));
}

function moveMeant(view: View, choice: Choice, hex: HexId): Move {
  const { question } = view;
  if (question.at === 'people') return { type: 'place', hex };
  if (question.at === 'to') return { type: 'to', hex };
  if (choice.card !== null) return cardMeant(view, choice.card, choice.path[0] ?? hex, hex);
  switch (choice.kind) {
    case 'baby':
      return { type: 'baby', hex };
    case 'city':
      return { type: 'city', hex, value: 2 };
    case 'fight':
      return fightMeant(view, choice.path[0] ?? hex, hex);
    case 'move':
      return { type: 'from', hex };
    default:
      return question.at === 'babies' ? { type: 'baby', hex } : { type: 'from', hex };
  }
}

/** An action that is not open at all: asked about with a hex of one's own. */
export function actionInQuestion(view: View, kind: Kind): string | null {
  const move = actionMeant(view, kind);
  return move ? write(move) : null;
}

function actionMeant(view: View, kind: Kind): Move | null {
  const seat = 'seat' in view.question ? view.question.seat : -1;
  const own = view.people.filter((stack) => stack.seat === seat).sort((a, b) => b.people - a.people);
  const [home] = own.map((stack) => stack.hex);
  if (home === undefined) return null;
  const grass = own.find(({ hex }) => view.grid[hex] === 'grass')?.hex;
  if (kind === 'baby') return { type: 'baby', hex: grass ?? home };
  if (kind === 'city') return { type: 'city', hex: home, value: 2 };
  if (kind === 'fight') {
    const [pair] = own.flatMap(({ hex }) => besides(view, hex, seat).map((to) => ({ from: hex, to })));
    return { type: 'fight', from: pair?.from ?? home, to: pair?.to ?? (NEIGHBOURS[home]?.[0] as HexId) };
  }
  return kind === 'move' ? { type: 'from', hex: home } : null;
}

function fightMeant(view: View, from: HexId, to: HexId): Move {
  if (from !== to) return { type: 'fight', from, to };
  const seat = 'seat' in view.question ? view.question.seat : -1;
  const isOwn = view.people.some((stack) => stack.hex === from && stack.seat === seat);
  const [next] = isOwn ? besides(view, from, seat) : (NEIGHBOURS[to] ?? []).filter((hex) => isHeldBy(view, hex, seat));
  const other = next ?? (NEIGHBOURS[from]?.[0] as HexId);
  return isOwn ? { type: 'fight', from, to: other } : { type: 'fight', from: other, to };
}

function isHeldBy(view: View, hex: HexId, seat: number): boolean {
  return view.people.some((stack) => stack.hex === hex && stack.seat === seat);
}

/** The hexes beside this one that others hold. */
function besides(view: View, hex: HexId, seat: number): HexId[] {
  const held = [...view.people, ...view.cities].filter((piece) => piece.seat !== seat).map((piece) => piece.hex);
  return (NEIGHBOURS[hex] ?? []).filter((next) => held.includes(next));
}

function cardMeant(view: View, card: CardId, from: HexId, to: HexId): Move {
  switch (cardOf(card).effect) {
    case 'sanitation':
      return { type: 'raise', card, hex: to };
    case 'religion':
      return { type: 'convert', card, from, to: from === to ? (NEIGHBOURS[from]?.[0] as HexId) : to };
    case 'war_leader': {
      const meant = fightMeant(view, from, to);
      return meant.type === 'fight' ? { ...meant, type: 'lead', card } : meant;
    }
    default:
      return { type: 'play', card };
  }
}

/** The move somebody means by pressing a card that cannot be played now. */
export function cardInQuestion(view: View, card: CardId): string {
  const seat = 'seat' in view.question ? view.question.seat : -1;
  const home = view.people.find((stack) => stack.seat === seat)?.hex ?? 0;
  const [other] = besides(view, home, seat);
  switch (cardOf(card).effect) {
    case 'religion':
      return write({ type: 'convert', card, from: other ?? (NEIGHBOURS[home]?.[0] as HexId), to: home });
    case 'war_leader':
      return write({ type: 'lead', card, from: home, to: other ?? (NEIGHBOURS[home]?.[0] as HexId) });
    case 'sanitation':
      return write({ type: 'raise', card, hex: home });
    default:
      return write({ type: 'play', card });
  }
}
