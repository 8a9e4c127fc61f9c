import { type CardId, cardOf, type Suit } from '@tempora/tides/public';
import { type Form, type Key, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { listOfNames, nameOf, type VictoryKeys, victorySentence } from '../../toolkit/sentences.ts';
import type { ShownTides } from './moments.ts';

/** A card's name in the reader's language. */
export function cardName(card: CardId, form: Form = ''): string {
  return t(`tides.card.${card}` as Key, { form });
}

/** A suit's name. */
export function suitName(suit: Suit, form: Form = ''): string {
  return t(`tides.suit.${suit}`, { form });
}

/** A suit's name for several cards. */
export function suitsName(suit: Suit, form: Form): string {
  return t(`tides.suits.${suit}`, { form });
}

/** What a card does, as a sentence. */
export function powerSentence(card: CardId): string {
  const { power } = cardOf(card);
  const each = 'points' in power ? power.points : 0;
  if (power.kind === 'majority' || power.kind === 'per') {
    return t(`tides.power.${power.kind}`, { points: each, suit: (form) => suitsName(power.suit, form) });
  }
  if (power.kind === 'set') return t('tides.power.set', { points: each, suits: listOfNames(power.suits, suitName) });
  return t(`tides.power.${power.kind}`, { points: each });
}

/** Everything a card is, for those who hear it rather than see it. */
export function cardSpoken(card: CardId): string {
  const { suit } = cardOf(card);
  return t('tides.card.spoken', {
    name: (form) => cardName(card, form),
    suit: suit ? suitName(suit) : t('tides.suit.none'),
    power: powerSentence(card),
  });
}

const VICTORY: VictoryKeys = { won: 'tides.end.won', shared: 'tides.end.shared' };

/** Who won; if somebody left the other has won, whatever the score. */
export function wonSentence(snapshot: Snapshot<ShownTides>): string {
  if (snapshot.view.phase === 'over') return victorySentence(snapshot, VICTORY);
  const [[winner = 0] = [], [loser = 0] = []] = snapshot.ranking ?? [];
  return t('tides.end.left', { winner: nameOf(snapshot, winner), loser: nameOf(snapshot, loser) });
}
