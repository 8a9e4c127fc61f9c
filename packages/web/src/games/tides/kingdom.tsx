import { type CardId, cardOf, type ExplainedPoints, placesIn, ROUNDS, SUITS, type View } from '@tempora/tides/public';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { Explain } from '../../toolkit/explain.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { CardBack } from './art/index.tsx';
import { SuitIcon } from './art/suits.tsx';
import { CardButton } from './card.tsx';
import { isTold, type ShownTides, type ShownView } from './moments.ts';
import { cardSpoken, suitName } from './names.ts';
import { cardPlace, kingdomPlace } from './places.ts';
import { RelicToken } from './relic.tsx';
import './kingdom.css';

/** What a kingdom shows of one card. */
interface KingdomCard {
  card: CardId;
  isRelic: boolean;
  /** What it earned, once that is counted. */
  points: ExplainedPoints | null;
}

/** During the draft the kingdom grows; after it, the scored cards lie there with their points. */
export function kingdomCards(view: ShownView, seat: number): KingdomCard[] {
  const { relics, played } = view.seats[seat] as View['seats'][number];
  const scored = view.phase === 'pick' ? undefined : view.rounds.at(-1)?.kingdoms[seat];
  if (!scored) return [...relics, ...played].map((card) => ({ card, points: null, isRelic: relics.includes(card) }));
  const isCounted = (each: ExplainedPoints) => !isTold(each) || (view.counting?.done.includes(each.card) ?? true);
  return scored.map((points) => ({
    card: points.card,
    points: isCounted(points) ? points : null,
    isRelic: relics.includes(points.card),
  }));
}

interface Props {
  snapshot: Snapshot<ShownTides>;
  seat: number;
  focus: CardId | null;
  look(card: CardId): void;
}

/** One player's place: who they are, their scores, and the cards before them. */
export function Kingdom({ snapshot, seat, focus, look }: Props) {
  const { view } = snapshot;
  const name = snapshot.holders[seat]?.name ?? '';
  return (
    <section
      class="kingdom"
      data-me={seat === snapshot.viewer}
      data-place={kingdomPlace(seat)}
      aria-label={t('tides.kingdom', { name })}
    >
      <header class="kingdom-head">
        <SeatMark seat={seat} />
        <h2>{name}</h2>
        {snapshot.seatBadges?.(seat)}
        <span class="kingdom-status">{statusOf(snapshot, seat)}</span>
        <Suits cards={kingdomCards(view, seat)} />
        <Scores view={view} seat={seat} />
      </header>
      <KingdomCards {...{ view, seat, name, focus, look }} />
    </section>
  );
}

interface CardsProps extends Omit<Props, 'snapshot'> {
  view: ShownView;
  name: string;
}

/** Its cards, the one that is chosen face down, and room for those to come. */
function KingdomCards({ view, seat, name, focus, look }: CardsProps) {
  const cards = kingdomCards(view, seat);
  const arriving = useArriving(cards.map(({ card }) => card));
  const isChosen = view.phase === 'pick' && (view.seats[seat]?.chosen ?? false);
  const slots = placesIn(view, seat);
  const empty = Math.max(0, slots - cards.length - (isChosen ? 1 : 0));
  const counted = cards.find(({ card }) => card === focus)?.points?.counted;
  const newest = view.phase === 'pick' ? view.seats[seat]?.played.at(-1) : undefined;
  return (
    <ul class="kingdom-cards" style={{ '--n': slots }}>
      {cards.map((each, i) => (
        // A card in another place is redrawn there, and moves from where it was.
        <li
          key={`${slots} ${i} ${each.card}`}
          class="slot"
          data-arriving={arriving.has(each.card)}
          data-opened={view.opened?.includes(each.card) ?? false}
          style={{ '--i': i }}
        >
          <KingdomCardButton
            {...each}
            isArriving={arriving.has(each.card)}
            look={look}
            data-focus={focus === each.card}
            data-counted={counted?.includes(each.card) ?? false}
            data-newest={each.card === newest}
          />
        </li>
      ))}
      {isChosen && (
        <li key="sealed" class="slot" data-sealed="true">
          <FaceDown words={t('tides.chosen', { name })} />
        </li>
      )}
      {Array.from({ length: empty }, (_, i) => (
        <li key={`${slots} ${slots - empty + i}`} class="slot" aria-hidden="true">
          <span class="card card-empty" />
        </li>
      ))}
    </ul>
  );
}

function FaceDown({ words }: { words: string }) {
  return (
    <span class="card">
      <span class="card-back">
        <CardBack />
      </span>
      <span class="visually-hidden">{words}</span>
    </span>
  );
}

type ButtonProps = KingdomCard & Pick<Props, 'look'> & { isArriving: boolean; [state: `data-${string}`]: boolean };

/** A card that lies open; while it turns over its back is seen. */
function KingdomCardButton({ card, isRelic, points, isArriving, ...states }: ButtonProps) {
  return (
    <CardButton
      card={card}
      label={spoken({ card, isRelic, points })}
      token={isRelic && <RelicToken />}
      data-place={cardPlace(card)}
      {...states}
    >
      {isArriving && (
        <span class="card-back" aria-hidden="true">
          <CardBack />
        </span>
      )}
      {points && (
        <span class="points" data-none={points.points === 0}>
          {points.points}
        </span>
      )}
    </CardButton>
  );
}

function spoken({ card, isRelic, points }: KingdomCard): string {
  return [
    cardSpoken(card),
    isRelic ? t('tides.relic.spoken') : '',
    points ? t('tides.points.spoken', { points: points.points }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function statusOf({ view, asked, viewer, ranking }: Snapshot<ShownTides>, seat: number): string {
  if (ranking) return '';
  if (view.seats[seat]?.chosen) return t('tides.status.chosen');
  return asked.includes(seat) && seat !== viewer ? t('tides.status.choosing') : '';
}

/** How many cards of each suit lie there (TT-SCORE-7), each suit always in its place, so that two kingdoms can be compared. */
function Suits({ cards }: { cards: readonly KingdomCard[] }) {
  return (
    <p class="kingdom-suits">
      {SUITS.map((suit) => {
        const count = cards.filter(({ card }) => cardOf(card).suit === suit).length;
        return (
          <span key={suit} aria-hidden={count === 0}>
            <SuitIcon suit={suit} size={16} /> <span class="visually-hidden">{suitName(suit)}</span> {count || ''}
          </span>
        );
      })}
    </p>
  );
}

/** Round by round, and the total. */
function Scores({ view, seat }: { view: View; seat: number }) {
  const scores = Array.from({ length: ROUNDS }, (_, round) => view.rounds[round]?.scores[seat]);
  const total = view.seats[seat]?.total ?? 0;
  return (
    <div class="scores-box">
      <ol class="scores" aria-label={t('tides.scores')}>
        {scores.map((score, round) => (
          <li key={round} data-now={round === view.rounds.length - 1} data-scored={score !== undefined}>
            <span class="scores-label">{t('tides.round', { round: round + 1 })}</span> {score ?? '–'}
          </li>
        ))}
        <li class="total" key={`total ${total}`}>
          <span class="scores-label">{t('tides.total')}</span> <b>{total}</b>
        </li>
      </ol>
      {/* It lies over the list, which stays a list. */}
      <Explain look="over" text={t('tides.scores.explain', { rounds: ROUNDS })} spoken={t('tides.scores.ask')}>
        {null}
      </Explain>
    </div>
  );
}

/** The cards that were not there a moment ago: they turn over as they come. Nothing turns over when a table is opened. */
function useArriving(cards: readonly CardId[]): ReadonlySet<CardId> {
  const shown = useRef<{ cards?: readonly CardId[]; arriving: Set<CardId> }>({ arriving: new Set() });
  const known = shown.current.cards;
  if (known?.join() !== cards.join()) {
    shown.current = { cards, arriving: new Set(known && cards.filter((card) => !known.includes(card))) };
  }
  return shown.current.arriving;
}
