import { type CardId, type HexId, type Move, read, type Tempus } from '@tempora/tempus/public';
import { type Name, t } from '../../i18n/index.ts';
import type { MoveWords, Snapshot } from '../../match/board.ts';
import { listOfNames } from '../../toolkit/sentences.ts';
import type { Answer } from './move-options.ts';
import { cardSpoken, hexName, terrainName } from './names.ts';
import { cardPlace, hexPlace } from './places.ts';

/** A move in a few words, its cards and its hexes. */
export function moveWords(text: string, { view }: Snapshot<Tempus>): MoveWords | null {
  const move = read(text);
  return move && { words: wordsOf(move, view), places: placesOfMove(move) };
}

function wordsOf(move: Move, view: Tempus['view']): string {
  const at =
    (hex: HexId): Name =>
    (form) =>
      hexName(view, hex, form);
  const card =
    (id: CardId): Name =>
    (form) =>
      cardSpoken(id, form);
  switch (move.type) {
    case 'tile':
    case 'place':
    case 'from':
    case 'to':
    case 'baby':
      return t(`tempus.step.${move.type}`, { on: at(move.hex) });
    case 'city':
      return t('tempus.step.city', { on: at(move.hex), value: move.value });
    case 'raise':
      return t('tempus.step.raise', { card: card(move.card), on: at(move.hex) });
    case 'fight':
      return t('tempus.step.fight', { from: at(move.from), to: at(move.to) });
    case 'convert':
    case 'lead':
      return t(`tempus.step.${move.type}`, { card: card(move.card), to: at(move.to) });
    case 'play':
    case 'pass':
    case 'commit':
    case 'discard':
      return t(`tempus.step.${move.type}`, { card: card(move.card) });
    case 'lay':
      return t('tempus.step.lay', { count: move.cards.length, cards: listOfNames(move.cards, cardSpoken) });
    case 'terrain':
      return t('tempus.step.terrain', { terrain: (form) => terrainName(move.terrain, form) });
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

/** An answer on its button. */
export function answerLabel(move: Answer): string {
  switch (move.type) {
    case 'terrain':
      return terrainName(move.terrain);
    case 'advance':
      return t(move.moved > 0 ? 'tempus.do.advance.moved' : 'tempus.do.advance', move);
    case 'lose':
      return t(move.moved ? 'tempus.do.lose.moved' : 'tempus.do.lose.unmoved');
    case 'lay':
      return t('tempus.do.lay', { count: move.cards.length });
    case 'end':
      return t('tempus.do.end');
    case 'idea':
    case 'stand':
      return t(`tempus.step.${move.type}`);
  }
}
