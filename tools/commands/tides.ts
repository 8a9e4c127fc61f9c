import type { Seat } from '@tempora/kernel';
import {
  type CardId,
  cardOf,
  type Event,
  type ExplainedPoints,
  type Move,
  PICKS,
  type Power,
  ROUNDS,
  type SeatView,
  SUITS,
  type Tides,
  type View,
} from '@tempora/tides/public';
import { listed, reasonText } from './tides-reasons.ts';
import { nameOf, type Reader, type Words } from './words.ts';

const NAME_WIDTH = 28;
const SUIT_WIDTH = 11;

/** Tides of Time in words. */
export const tidesWords: Words<Tides> = { view, move, event, explain };

function cardName(card: CardId): string {
  return cardOf(card).name;
}

function withSuit(card: CardId): string {
  return `${cardName(card)} (${cardOf(card).suit ?? 'no suit'})`;
}

function powerText(power: Power): string {
  switch (power.kind) {
    case 'tie':
      return 'Ties in your own cards’ comparisons go to you.';
    case 'majority':
      return `${power.points} points for having more ${power.suit} cards than the other player.`;
    case 'per':
      return `${power.points} points per ${power.suit} card of yours.`;
    case 'set':
      return `${power.points} points per set of ${listed(power.suits)} in your kingdom.`;
    case 'set-once':
      return `${power.points} points, once, if all ${SUITS.length} suits are in your kingdom.`;
    case 'missing':
      return `${power.points} points per suit your kingdom lacks.`;
    case 'single-majority':
      return `${power.points} points for having more suits with exactly one card than the other player.`;
    case 'double':
      return 'Your largest suit counts twice; if several are largest, all of them do.';
    case 'best-card':
      return `${power.points} points if your best other card scores more than the other player’s best.`;
  }
}

function cardLine(card: CardId): string {
  const { name, suit, power } = cardOf(card);
  const number = String(card).padStart(4);
  return `${number}  ${name.padEnd(NAME_WIDTH)}${(suit ?? '–').padEnd(SUIT_WIDTH)}${powerText(power)}`;
}

function phaseText({ phase, round, pick }: View): string {
  if (phase === 'over') return `After round ${ROUNDS} of ${ROUNDS}`;
  return phase === 'pick' ? `Round ${round} of ${ROUNDS}, card ${pick} of ${PICKS}` : `Relics after round ${round}`;
}

function cardsText(cards: readonly CardId[]): string {
  return cards.length === 0 ? '–' : cards.map(withSuit).join(', ');
}

function kingdom(seat: SeatView, index: Seat, reader: Reader): string[] {
  const { cards, hidden } = seat.hand;
  const hand = `${cards.length + hidden} in hand${seat.chosen ? ', has chosen' : ''}`;
  return [
    `${nameOf(index, reader)}: ${seat.total} points, ${hand}`,
    `  relics  ${cardsText(seat.relics)}`,
    `  played  ${cardsText(seat.played)}`,
  ];
}

function view(view: View, reader: Reader): string[] {
  const mine = reader.viewer === 'public' ? undefined : view.seats[reader.viewer];
  const hand = mine?.hand.cards ?? [];
  return [
    `${phaseText(view)} · deck ${view.deck} · discard ${cardsText(view.discard)}`,
    ...view.seats.flatMap((seat, index) => kingdom(seat, index, reader)),
    ...(hand.length > 0 ? ['Your hand:', ...hand.map(cardLine)] : []),
    ...memory(view),
  ];
}

function memory({ memory: known }: View): string[] {
  if (!known) return [];
  const rest = known.hidden > 0 ? ` and ${known.hidden} more` : '';
  return [
    `You remember in the other hand: ${cardsText(known.known)}${rest}`,
    `You have never seen: ${cardsText(known.unseen)}`,
  ];
}

function move(m: Move): string {
  if (m.type === 'play') return `play ${withSuit(m.card)}`;
  return `keep ${withSuit(m.keep)} as a relic, discard ${withSuit(m.discard)}`;
}

/** "You play" and "Seat 1 (greedy) plays". */
function doing(seat: Seat, verb: string, reader: Reader): string {
  return `${nameOf(seat, reader)} ${verb}${seat === reader.viewer ? '' : 's'}`;
}

/** One sentence per seat. */
function each<T>(values: readonly T[], say: (value: T, seat: Seat) => string): string {
  return values.map((value, seat) => `${say(value, seat)}.`).join(' ');
}

function scoresText(scores: readonly number[], reader: Reader): string {
  return `${scores.map((score, seat) => `${nameOf(seat, reader)} ${score}`).join(', ')}.`;
}

function event(event: Event, view: View, reader: Reader): string[] {
  switch (event.type) {
    case 'dealt':
      return [`Everybody draws ${event.count} cards.`];
    case 'drew':
      return [`${doing(event.seat, 'draw', reader)} ${event.cards.map(withSuit).join(', ')}.`];
    case 'revealed':
      return [each(event.cards, (card, seat) => `${doing(seat, 'play', reader)} ${withSuit(card)}`)];
    case 'swapped':
      return [`The hands are swapped, ${event.count} ${event.count === 1 ? 'card' : 'cards'} each.`];
    case 'scored':
      return [
        `Round ${event.round} is scored: ${scoresText(event.scores, reader)}`,
        ...pointsOf(view, event.round, reader),
      ];
    case 'kept':
      return [
        each(event.keep, (card, seat) => {
          const discard = cardName(event.discard[seat] as CardId);
          return `${doing(seat, 'keep', reader)} ${cardName(card)} as a relic and ${seat === reader.viewer ? 'discard' : 'discards'} ${discard}`;
        }),
      ];
    case 'ended':
      return [`The game is over: ${scoresText(event.totals, reader)}`];
  }
}

/** Every card's points in a round, with the reason. */
function pointsOf({ rounds }: View, round: number, reader: Reader): string[] {
  const kingdoms = rounds[round - 1]?.kingdoms ?? [];
  return kingdoms.flatMap((cards, seat) => [`  ${nameOf(seat, reader)}`, ...cards.map(pointsLine)]);
}

function pointsLine({ card, points, why }: ExplainedPoints): string {
  return `  ${String(points).padStart(4)}  ${cardName(card).padEnd(NAME_WIDTH)}${reasonText(why)}`;
}

function explain(view: View, reader: Reader): string[] {
  return [
    `${ROUNDS} rounds of ${PICKS} cards each: both choose a card in secret, show it, and swap hands.`,
    'After each round every card scores; after rounds 1 and 2 you keep one of the five as a relic, discard another,',
    'and draw two. Relics stay and score again. Most points after the last round win.',
    ...view.seats.flatMap((seat, index) => {
      const cards = [...seat.relics, ...seat.played];
      return cards.length === 0 ? [] : [`In the kingdom of ${nameOf(index, reader)}:`, ...cards.map(cardLine)];
    }),
  ];
}
