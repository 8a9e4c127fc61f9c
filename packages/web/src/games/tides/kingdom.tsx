import { type CardId, type ExplainedPoints, placesIn, type Tides, type View } from '@tempora/tides/public';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { CardBack } from './art/index.tsx';
import { CardButton, RelicToken } from './card.tsx';
import { cardSpoken } from './names.ts';
import './kingdom.css';

/** What a kingdom shows of one card. */
interface KingdomCard {
  card: CardId;
  isRelic: boolean;
  points: ExplainedPoints | null;
}

/** During the draft the kingdom grows; after it, the scored cards lie there with their points. */
export function kingdomCards(view: View, seat: number): KingdomCard[] {
  const { relics, played } = view.seats[seat] as View['seats'][number];
  const scored = view.phase === 'pick' ? undefined : view.rounds.at(-1)?.kingdoms[seat];
  if (scored) return scored.map((points) => ({ card: points.card, points, isRelic: relics.includes(points.card) }));
  return [...relics, ...played].map((card) => ({ card, points: null, isRelic: relics.includes(card) }));
}

interface Props {
  snapshot: Snapshot<Tides>;
  seat: number;
  focus: CardId | null;
  look(card: CardId): void;
}

/** One player's place: who they are, their scores, and the cards before them. */
export function Kingdom({ snapshot, seat, focus, look }: Props) {
  const { view } = snapshot;
  const name = snapshot.holders[seat]?.name ?? '';
  const cards = kingdomCards(view, seat);
  const arriving = useArriving(cards.map(({ card }) => card));
  const place = view.seats[seat] as View['seats'][number];
  const slots = placesIn(view, seat);
  const counted = cards.find(({ card }) => card === focus)?.points?.counted;
  return (
    <section class="kingdom" data-me={seat === snapshot.viewer} aria-label={t('tides.kingdom', { name })}>
      <header class="kingdom-head">
        <SeatMark seat={seat} />
        <h2>{name}</h2>
        {snapshot.seatBadges?.(seat)}
        <span class="kingdom-status">{statusOf(snapshot, seat)}</span>
        <Scores view={view} seat={seat} />
      </header>
      <ul class="kingdom-cards" style={{ '--n': slots }}>
        {cards.map(({ card, isRelic, points }, i) => (
          <li key={card} class="slot" data-arriving={arriving.has(card)} style={{ '--i': i }}>
            <CardButton
              card={card}
              label={spoken({ card, isRelic, points })}
              token={isRelic && <RelicToken />}
              look={look}
              data-focus={focus === card}
              data-counted={counted?.includes(card) ?? false}
            >
              {points && (
                <span class="points" data-none={points.points === 0}>
                  {points.points}
                </span>
              )}
            </CardButton>
          </li>
        ))}
        {place.chosen && view.phase === 'pick' && (
          <li key="sealed" class="slot">
            <span class="card">
              <span class="card-back">
                <CardBack />
              </span>
              <span class="visually-hidden">{t('tides.chosen', { name })}</span>
            </span>
          </li>
        )}
        {Array.from({ length: Math.max(0, slots - cards.length - (place.chosen ? 1 : 0)) }, (_, i) => (
          <li key={`empty ${i}`} class="slot" aria-hidden="true">
            <span class="card card-empty" />
          </li>
        ))}
      </ul>
    </section>
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

function statusOf({ view, asked, viewer }: Snapshot<Tides>, seat: number): string {
  if (view.phase === 'over') return '';
  if (view.seats[seat]?.chosen) return t('tides.status.chosen');
  return asked.includes(seat) && seat !== viewer ? t('tides.status.choosing') : '';
}

/** Round by round, and the total. */
function Scores({ view, seat }: { view: View; seat: number }) {
  return (
    <ol class="scores" aria-label={t('tides.scores')}>
      {[0, 1, 2].map((round) => {
        const score = view.rounds[round]?.scores[seat];
        return (
          <li key={round} data-now={round === view.rounds.length - 1}>
            <span class="visually-hidden">{t('tides.round', { round: round + 1 })} </span>
            {score ?? '–'}
          </li>
        );
      })}
      <li class="total">
        <span class="visually-hidden">{t('tides.total')} </span>
        {view.seats[seat]?.total}
      </li>
    </ol>
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
