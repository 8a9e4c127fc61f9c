import type { Name } from '@tempora/protocol/icu';
import { type CardId, cardOf, type Reason, type Suit } from '@tempora/tides/public';
import { listOf, named, t } from './language.ts';

export function cardName(card: CardId): Name {
  return named(`tides.card.${card}`);
}

export function suitName(suit: Suit): Name {
  return named(`tides.suit.${suit}`);
}

/** What a card does. */
export function powerText(card: CardId): string {
  const { power } = cardOf(card);
  const points = 'points' in power ? power.points : 0;
  const suit = 'suit' in power ? named(`tides.suits.${power.suit}`) : '';
  const suits = 'suits' in power ? listOf(power.suits.map(suitName)) : '';
  return t(`tides.power.${power.kind}`, { points, suit, suits });
}

/** Why a card scored what it scored. */
export function reasonText(why: Reason): string {
  switch (why.kind) {
    case 'tie':
      return t('tides.reason.tie');
    case 'double':
      return t('tides.reason.double', { suits: suitsIn(why.suits) });
    case 'majority': {
      const { mine, theirs, outcome } = why;
      return t(`tides.reason.majority.${outcome}`, { suit: named(`tides.suits.${why.suit}`), mine, theirs });
    }
    case 'per':
      return t('tides.reason.per', { suit: suitName(why.suit), count: why.count });
    case 'set': {
      const counts = why.suits.map((suit, i) => `${suitName(suit)('')} ${why.counts[i]}`).join(', ');
      return t('tides.reason.set', { sets: why.sets, counts });
    }
    case 'set-once':
      return t(`tides.reason.set-once.${why.missing.length === 0 ? 'all' : 'missing'}`, {
        suits: suitsIn(why.missing),
      });
    case 'missing':
      return t('tides.reason.missing', { suits: suitsIn(why.missing), count: why.missing.length });
    case 'single-majority':
      return t(`tides.reason.single.${why.outcome}`, { mine: suitsIn(why.mine), theirs: suitsIn(why.theirs) });
    case 'best-card':
      return t(`tides.reason.best.${why.outcome}`, { mine: bestOf(why.mine), theirs: bestOf(why.theirs) });
  }
}

function suitsIn(suits: readonly Suit[]): Name {
  return suits.length === 0 ? named('tides.reason.nothing') : listOf(suits.map(suitName));
}

function bestOf(card: CardId | null): Name {
  return card === null ? named('tides.reason.nothing') : cardName(card);
}
