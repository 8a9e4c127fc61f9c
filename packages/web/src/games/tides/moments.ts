import {
  type CardId,
  type Event,
  type ExplainedPoints,
  SAPPHIRE_PORT,
  type Tides,
  type View,
} from '@tempora/tides/public';
import type { ViewBetween } from '../../match/board.ts';

/** A view of the table; while a round is scored, with the card that is counted. */
export interface ShownView extends View {
  counting?: Counting;
  /** The cards that have just been turned over, by seat: played, or kept as relics. */
  opened?: readonly CardId[] | undefined;
}

interface Counting {
  seat: number;
  card: CardId;
  /** What has been counted, this card included. */
  done: readonly CardId[];
}

/** The game as its board is written: a view may be a moment of a scoring. */
export interface ShownTides extends Omit<Tides, 'view'> {
  view: ShownView;
}

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type Moment = ViewBetween<ShownTides>;

/** Both cards are turned over, then hands are swapped; at the end of a round card after card is counted; then relics, then the deal. */
export function viewsBetween(before: ShownView, after: ShownView, events: readonly Event[]): Moment[] {
  const moments: Moment[] = [];
  let view = before;
  for (const [i, event] of events.entries()) {
    const shown = viewsAfter(view, event, after);
    for (const each of shown) moments.push({ view: each, told: event.type === 'scored' ? i : i + 1 });
    view = shown.at(-1) ?? view;
  }
  return moments;
}

/** Whoever sees cards that were face down wants to read them: that takes as long as three other moments. */
const toRead = (view: ShownView): ShownView[] => [view, view, view];

function viewsAfter(view: ShownView, event: Event, after: View): ShownView[] {
  switch (event.type) {
    case 'revealed':
      return toRead(revealed(view, event));
    case 'scored':
      return counted(view, event, after);
    case 'kept':
      return toRead(kept(view, event));
    case 'dealt':
    case 'drew':
    case 'swapped':
    case 'ended':
      return [];
  }
}

/** Nobody has a choice on the table, and no card of these is in a hand. */
function without(view: ShownView, cards: readonly CardId[]): ShownView {
  const seats = view.seats.map((seat) => {
    const left = seat.hand.cards.filter((card) => !cards.includes(card));
    return { ...seat, chosen: false, hand: { ...seat.hand, cards: left } };
  });
  return { ...view, choice: null, seats };
}

function revealed(before: ShownView, { pick, cards }: EventOf<'revealed'>): ShownView {
  const view = without(before, cards);
  const seats = view.seats.map((seat, i) => ({ ...seat, played: [...seat.played, cards[i] as CardId] }));
  return { ...view, phase: 'pick', pick, seats, opened: cards };
}

function kept(before: ShownView, { keep, discard }: EventOf<'kept'>): ShownView {
  const view = without(before, [...keep, ...discard]);
  const seats = view.seats.map((seat, i) => ({ ...seat, relics: [...seat.relics, keep[i] as CardId] }));
  return { ...view, seats, discard: [...view.discard, ...discard], opened: keep };
}

/** Is it worth a moment? What earned something is, and what a tie took the points of: nobody gets them. */
export function isTold({ points, why }: ExplainedPoints): boolean {
  return points > 0 || ('outcome' in why && why.outcome === 'tie');
}

/** The round card by card, those that are told; the points go into the score and the total. */
function counted(before: ShownView, { round }: EventOf<'scored'>, after: View): ShownView[] {
  const scored = after.rounds[round - 1];
  if (!scored) return [];
  const steps = stepsOf(scored.kingdoms);
  return steps.map(({ seat, card }, i): ShownView => {
    const done = steps.slice(0, i + 1);
    const sum = (each: number) => done.reduce((total, step) => total + (step.seat === each ? step.points : 0), 0);
    const seats = before.seats.map((place, each) => ({ ...place, total: place.total + sum(each) }));
    const rounds = [
      ...after.rounds.slice(0, round - 1),
      { ...scored, scores: scored.scores.map((_, each) => sum(each)) },
    ];
    const counting = { seat, card, done: done.map((step) => step.card) };
    return { ...before, opened: undefined, phase: 'relic', seats, rounds, counting };
  });
}

/** Whose card is counted when: one kingdom after the other, and the Sapphire Port last (TT-SCORE-3). */
function stepsOf(kingdoms: readonly (readonly ExplainedPoints[])[]) {
  const steps = kingdoms.flatMap((cards, seat) =>
    cards.filter(isTold).map(({ card, points }) => ({ seat, card, points })),
  );
  const isLast = ({ card }: { card: CardId }) => card === SAPPHIRE_PORT;
  return [...steps.filter((step) => !isLast(step)), ...steps.filter(isLast)];
}
