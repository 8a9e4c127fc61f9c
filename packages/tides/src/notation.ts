import { isCard } from './components/cards.ts';
import type { Move } from './types.ts';

const TEXT = /^(?:play:([1-9]\d?)|keep:([1-9]\d?),discard:([1-9]\d?))$/;

/** A move as text, e.g. `play:4` or `keep:4,discard:9`. */
export function write(move: Move): string {
  return move.type === 'play' ? `play:${move.card}` : `keep:${move.keep},discard:${move.discard}`;
}

/** The move a text stands for; null if it stands for none. */
export function read(text: string): Move | null {
  const [, play, keepText, discardText] = TEXT.exec(text) ?? [];
  const [card, keep, discard] = [Number(play), Number(keepText), Number(discardText)];
  if (isCard(card)) return { type: 'play', card };
  return isCard(keep) && isCard(discard) ? { type: 'keep', keep, discard } : null;
}
