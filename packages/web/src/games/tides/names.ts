import { type CardId, cardOf, type Suit } from '@tempora/tides/public';
import { type Form, type Key, t } from '../../i18n/index.ts';
import { listOfNames, type VictoryKeys } from '../../toolkit/sentences.ts';

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

export const VICTORY: VictoryKeys = { won: 'tides.end.won', shared: 'tides.end.shared' };
