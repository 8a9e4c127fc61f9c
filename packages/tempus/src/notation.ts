import { HEX_COUNT, TERRAINS, type Terrain } from './components/board.ts';
import { CARDS } from './components/cards.ts';
import type { Move } from './types.ts';

const CARD_IDS = new Map(CARDS.map(({ id, card }) => [id, card]));
const CARD = '([a-z_]+-[a-z]+-\\d)';
const NUMBER = '(0|[1-9]\\d{0,2})';

/** A move as text, e.g. `tile:45/2`, `from:45`, `fight:45-46`, `play:fort-forest-2`. */
export function write(move: Move): string {
  switch (move.type) {
    case 'tile':
      return `tile:${move.hex}/${move.turn}`;
    case 'fight':
      return `fight:${move.from}-${move.to}`;
    case 'city':
      return `city:${move.hex}/${move.value}`;
    case 'raise':
      return `raise:${nameOf(move.card)}/${move.hex}`;
    case 'convert':
    case 'lead':
      return `${move.type}:${nameOf(move.card)}/${move.from}-${move.to}`;
    case 'play':
    case 'pass':
    case 'commit':
    case 'discard':
      return `${move.type}:${nameOf(move.card)}`;
    case 'terrain':
      return `terrain:${move.terrain}`;
    case 'advance':
      return move.moved === 0 ? `advance:${move.people}` : `advance:${move.people}/${move.moved}`;
    case 'lose':
      return move.moved ? 'lose:moved' : 'lose:unmoved';
    case 'lay':
      return move.cards.length === 0 ? 'lay:none' : `lay:${move.cards.map(nameOf).join('+')}`;
    case 'idea':
    case 'stand':
    case 'end':
      return move.type;
    case 'place':
    case 'from':
    case 'to':
    case 'baby':
      return `${move.type}:${move.hex}`;
  }
}

/** A value that is not a card is written as it is, and can never be read back. */
function nameOf(card: number): string {
  return CARDS[card]?.id ?? `#${card}`;
}

type Reader = (...parts: string[]) => Move | null;

/** One pattern and its move per line. */
const FORMS: readonly (readonly [RegExp, Reader])[] = [
  [form(`(place|from|to|baby):${NUMBER}`), (type, hex) => onHex({ type: type as 'from', hex: Number(hex) })],
  [form(`tile:${NUMBER}/([0-5])`), (hex, turn) => onHex({ type: 'tile', hex: Number(hex), turn: Number(turn) })],
  [form(`city:${NUMBER}/([2-5])`), (hex, value) => onHex({ type: 'city', hex: Number(hex), value: Number(value) })],
  [form(`fight:${NUMBER}-${NUMBER}`), (from, to) => between({ type: 'fight', from: Number(from), to: Number(to) })],
  [form(`(play|pass|commit|discard):${CARD}`), (type, id) => withCard(id, (card) => ({ type: type as 'play', card }))],
  [
    form(`raise:${CARD}/${NUMBER}`),
    (id, hex) => withCard(id, (card) => onHex({ type: 'raise', card, hex: Number(hex) })),
  ],
  [
    form(`(convert|lead):${CARD}/${NUMBER}-${NUMBER}`),
    (type, id, from, to) =>
      withCard(id, (card) => between({ type: type as 'lead', card, from: Number(from), to: Number(to) })),
  ],
  [form('terrain:([a-z]+)'), (terrain) => (isTerrain(terrain) ? { type: 'terrain', terrain } : null)],
  [
    form('advance:(0|[1-9]\\d?)(?:/([1-9]\\d?))?'),
    (people, moved) => ({ type: 'advance', people: Number(people), moved: Number(moved ?? 0) }),
  ],
  [form('lose:(moved|unmoved)'), (which) => ({ type: 'lose', moved: which === 'moved' })],
  [form('lay:(.+)'), (ids) => readLay(ids as string)],
  [form('(idea|stand|end)'), (type) => ({ type: type as 'end' })],
];

/** The move a text stands for; null if it stands for none. */
export function read(text: string): Move | null {
  for (const [pattern, reader] of FORMS) {
    const found = pattern.exec(text);
    if (found) return reader(...found.slice(1));
  }
  return null;
}

function form(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

function onHex(move: Extract<Move, { hex: number }>): Move | null {
  return move.hex < HEX_COUNT ? move : null;
}

function between(move: Extract<Move, { from: number }>): Move | null {
  return move.from < HEX_COUNT && move.to < HEX_COUNT ? move : null;
}

function withCard(id: string | undefined, make: (card: number) => Move | null): Move | null {
  const card = CARD_IDS.get(id ?? '');
  return card === undefined ? null : make(card);
}

function isTerrain(word: string | undefined): word is Terrain {
  return TERRAINS.includes(word as Terrain);
}

/** A set of cards is written in the order of their numbers and in no other. */
function readLay(text: string): Move | null {
  const cards = text === 'none' ? [] : text.split('+').map((id) => CARD_IDS.get(id) ?? -1);
  const inOrder = cards.every((card, i) => card >= 0 && (i === 0 || card > (cards[i - 1] as number)));
  return inOrder ? { type: 'lay', cards } : null;
}
