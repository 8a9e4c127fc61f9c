import { type Move, read, type Tempus } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { MoveWords, Snapshot } from '../../match/board.ts';
import { listOf } from '../../toolkit/sentences.ts';
import { cardSpoken, hexName, terrainName } from './names.ts';
import { cardPlace, hexPlace } from './places.ts';

/** A move in a few words, its cards and its hexes. */
export function moveWords(text: string, { view }: Snapshot<Tempus>): MoveWords | null {
  const move = read(text);
  return move && { words: wordsOf(move, view), places: placesOfMove(move) };
}

function wordsOf(move: Move, view: Tempus['view']): string {
  switch (move.type) {
    case 'tile':
    case 'place':
    case 'from':
    case 'to':
    case 'baby':
      return t(`tempus.step.${move.type}`, { on: hexName(view, move.hex) });
    case 'city':
      return t('tempus.step.city', { on: hexName(view, move.hex), value: move.value });
    case 'raise':
      return t('tempus.step.raise', { card: cardSpoken(move.card), on: hexName(view, move.hex) });
    case 'fight':
      return t('tempus.step.fight', { from: hexName(view, move.from), to: hexName(view, move.to) });
    case 'convert':
    case 'lead':
      return t(`tempus.step.${move.type}`, { card: cardSpoken(move.card), to: hexName(view, move.to) });
    case 'play':
    case 'pass':
    case 'commit':
    case 'discard':
      return t(`tempus.step.${move.type}`, { card: cardSpoken(move.card) });
    case 'lay':
      return t('tempus.step.lay', { count: move.cards.length, cards: listOf(move.cards.map(cardSpoken)) });
    case 'terrain':
      return t('tempus.step.terrain', { terrain: terrainName(move.terrain) });
    case 'advance':
      return t('tempus.step.advance', { people: move.people });
    case 'lose':
    case 'idea':
    case 'stand':
    case 'end':
      return t(`tempus.step.${move.type}`);
  }
}

function placesOfMove(move: Move): string[] {
  const hexes = 'hex' in move ? [move.hex] : 'to' in move ? [move.from, move.to] : [];
  const cards = 'card' in move ? [move.card] : 'cards' in move ? move.cards : [];
  return [...hexes.map(hexPlace), ...cards.map(cardPlace)];
}
