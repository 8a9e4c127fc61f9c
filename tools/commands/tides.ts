import type { Seat } from '@tempora/kernel';
import type { Name } from '@tempora/protocol/icu';
import {
  type CardId,
  cardOf,
  type Event,
  type ExplainedPoints,
  type Move,
  PICKS,
  ROUNDS,
  type SeatView,
  type Tides,
  type View,
} from '@tempora/tides/public';
import { lines, listOf, named, t } from './language.ts';
import { cardName, powerText, reasonText, suitName } from './tides-reasons.ts';
import { nameOf, type Reader, type Words } from './words.ts';

const NAME_WIDTH = 28;
const SUIT_WIDTH = 11;

/** Tides of Time in words. */
export const tidesWords: Words<Tides> = { view, move, event, explain };

function withSuit(card: CardId): Name {
  const { suit } = cardOf(card);
  const name = cardName(card);
  return suit ? named('card', { name, suit: suitName(suit) }) : named('card.no-suit', { name });
}

function cardLine(card: CardId): string {
  const suit = cardOf(card).suit;
  const cells = [cardName(card)('').padEnd(NAME_WIDTH), (suit ? suitName(suit)('') : '–').padEnd(SUIT_WIDTH)];
  return `${String(card).padStart(4)}  ${cells.join('')}${powerText(card)}`;
}

function cardsText(cards: readonly CardId[]): string {
  return cards.length === 0 ? '–' : cards.map((card) => withSuit(card)('')).join(', ');
}

/** Whoever reads is spoken to, everybody else spoken of. */
function actor(seat: Seat, reader: Reader) {
  return { who: seat === reader.viewer ? 'you' : 'other', name: nameOf(seat, reader) };
}

function kingdom(seat: SeatView, index: Seat, reader: Reader): string[] {
  const { hand, total, chosen } = seat;
  const [relics, played] = [t('table.relics'), t('table.played')];
  const width = Math.max(relics.length, played.length);
  return [
    t('table.kingdom', {
      name: nameOf(index, reader),
      points: total,
      cards: hand.cards.length + hand.hidden,
      chosen: chosen ? 'yes' : 'no',
    }),
    `  ${relics.padEnd(width)}  ${cardsText(seat.relics)}`,
    `  ${played.padEnd(width)}  ${cardsText(seat.played)}`,
  ];
}

function view(view: View, reader: Reader): string[] {
  const { phase, round, pick, deck, discard, seats } = view;
  const mine = reader.viewer === 'public' ? undefined : seats[reader.viewer];
  const hand = mine?.hand.cards ?? [];
  return [
    t(`table.${phase}`, { round, rounds: ROUNDS, pick, picks: PICKS, deck, discard: cardsText(discard) }),
    ...seats.flatMap((seat, index) => kingdom(seat, index, reader)),
    ...(hand.length > 0 ? [t('table.hand'), ...hand.map(cardLine)] : []),
    ...memory(view),
  ];
}

function memory({ memory: known }: View): string[] {
  if (!known) return [];
  return [
    t('table.known', { cards: cardsText(known.known), hidden: known.hidden }),
    t('table.unseen', { cards: cardsText(known.unseen) }),
  ];
}

function move(m: Move): string {
  if (m.type === 'play') return t('move.play', { card: withSuit(m.card) });
  return t('move.keep', { keep: withSuit(m.keep), discard: withSuit(m.discard) });
}

function scoresText(scores: readonly number[], reader: Reader): string {
  return scores.map((score, seat) => `${nameOf(seat, reader)} ${score}`).join(', ');
}

function event(event: Event, view: View, reader: Reader): string[] {
  switch (event.type) {
    case 'dealt':
      return [t('event.dealt', { count: event.count })];
    case 'drew':
      return [t('event.drew', { ...actor(event.seat, reader), cards: listOf(event.cards.map(withSuit)) })];
    case 'revealed':
      return [
        event.cards.map((card, seat) => t('event.played', { ...actor(seat, reader), card: withSuit(card) })).join(' '),
      ];
    case 'swapped':
      return [t('event.swapped', { count: event.count })];
    case 'scored':
      return [
        t('event.scored', { round: event.round, scores: scoresText(event.scores, reader) }),
        ...pointsOf(view, event.round, reader),
      ];
    case 'kept':
      return [
        event.keep.map((card, seat) => keptText(card, event.discard[seat] as CardId, actor(seat, reader))).join(' '),
      ];
    case 'ended':
      return [t('event.ended', { scores: scoresText(event.totals, reader) })];
  }
}

function keptText(keep: CardId, discard: CardId, who: ReturnType<typeof actor>): string {
  return t('event.kept', { ...who, keep: cardName(keep), discard: cardName(discard) });
}

/** Every card's points in a round, with the reason. */
function pointsOf({ rounds }: View, round: number, reader: Reader): string[] {
  const kingdoms = rounds[round - 1]?.kingdoms ?? [];
  return kingdoms.flatMap((cards, seat) => [`  ${nameOf(seat, reader)}`, ...cards.map(pointsLine)]);
}

function pointsLine({ card, points, why }: ExplainedPoints): string {
  return `  ${String(points).padStart(4)}  ${cardName(card)('').padEnd(NAME_WIDTH)}${reasonText(why)}`;
}

function explain(view: View, reader: Reader): string[] {
  return [
    ...lines('table.explain', { rounds: ROUNDS, picks: PICKS }),
    ...view.seats.flatMap((seat, index) => {
      const cards = [...seat.relics, ...seat.played];
      const { who: whose, name } = actor(index, reader);
      return cards.length === 0 ? [] : [t('table.explain.kingdom', { whose, name }), ...cards.map(cardLine)];
    }),
  ];
}
