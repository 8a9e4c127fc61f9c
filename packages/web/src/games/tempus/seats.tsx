import { CITY_COUNTS, CITY_VALUES, type SeatView, type Tempus, type View } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { Explain } from '../../toolkit/explain.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { EffectIcon, SignIcon, type SignName } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { eraName, terrainName } from './names.ts';
import { ABLE_PLACE, factsPlace, seatPlace } from './places.ts';
import { isAhead } from './race.tsx';

/** Who sits here: points, tokens, hand, supply, and what the board promises for the next era. */
export function Seats({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const view = snapshot.view;
  const first = snapshot.viewer === 'public' ? 0 : snapshot.viewer;
  const seats = view.seats.map((_, i) => (first + i) % view.seats.length);
  return (
    <ol class="tp-seats" data-seats={view.seats.length} aria-label={t('tempus.seats')}>
      {seats.map((seat) => (
        <SeatPanel key={seat} snapshot={snapshot} seat={seat} />
      ))}
    </ol>
  );
}

interface SeatProps {
  snapshot: Snapshot<Tempus>;
  seat: number;
}

function SeatPanel({ snapshot, seat }: SeatProps) {
  const view = snapshot.view;
  const own = view.seats[seat] as SeatView;
  const isAsked = snapshot.asked.includes(seat);
  return (
    <li
      class="tp-seat"
      data-seat={seat}
      data-asked={isAsked}
      data-me={seat === snapshot.viewer}
      data-place={seatPlace(seat)}
    >
      <p class="tp-seat-head">
        <SeatMark seat={seat} />
        <b>{snapshot.holders[seat]?.name}</b>
        {snapshot.seatBadges?.(seat)}
        {view.first === seat && (
          <span class="tp-fact" title={t('tempus.seat.first')}>
            <SignIcon sign="first" size={15} />
            <span class="visually-hidden">{t('tempus.seat.first')}</span>
          </span>
        )}
        {isAsked && <span class="visually-hidden">{t('tempus.seat.asked')}</span>}
        {view.phase !== 'over' && <Tokens own={own} />}
        <span class="tp-points">
          <span class="visually-hidden">{t('tempus.seat.points')} </span>
          {own.total}
        </span>
      </p>
      <Facts snapshot={snapshot} seat={seat} />
    </li>
  );
}

/** What a seat has, in signs; and in words for whoever asks. */
function Facts({ snapshot, seat }: SeatProps) {
  const view = snapshot.view;
  const own = view.seats[seat] as SeatView;
  return (
    <Explain
      look="tp-facts"
      place={factsPlace(seat)}
      spoken={t('tempus.seat.about', { name: snapshot.holders[seat]?.name ?? '' })}
      text={<Lines lines={factLines(view, own, seat)} />}
    >
      {view.next && (
        <span class="tp-fact tp-prospect" data-ahead={isAhead(view, seat)}>
          <TerrainIcon terrain={view.next.terrain} size={18} />
          <small>{t('tempus.seat.race')}</small> <b>{own.prospect}</b>
        </span>
      )}
      <span class="tp-fact tp-in-hand">
        <SignIcon sign="card" size={15} />
        <small>{t('tempus.seat.cards')}</small> {own.hand.cards.length + own.hand.hidden}
      </span>
      <span class="tp-fact">
        <SignIcon sign="people" size={15} />
        <small>{t('tempus.seat.people')}</small> {own.supply}
      </span>
      <span class="tp-facts-more">
        <Cities stock={own.stock} />
        {isShielded(view, own) && (
          <span class="tp-fact">
            <SignIcon sign="shield" size={15} />
          </span>
        )}
        {own.governments.length > 0 && (
          <span class="tp-fact">
            <EffectIcon effect="government" size={15} /> {own.governments.length}
          </span>
        )}
      </span>
    </Explain>
  );
}

/** The cities that can still be built; where one was, its place is empty. */
function Cities({ stock }: Pick<SeatView, 'stock'>) {
  return (
    <span class="tp-fact tp-cities">
      <SignIcon sign="city" size={15} />
      <small>{t('tempus.seat.cities')}</small>
      <span class="tp-cities-count">{stock.reduce((sum, count) => sum + count, 0)}</span>
      {CITY_VALUES.map((value, i) => (
        <span key={value} class="tp-cities-of">
          {Array.from({ length: CITY_COUNTS[i] ?? 0 }, (_, nth) => (
            <i key={nth} data-built={nth >= (stock[i] ?? 0)}>
              {nth < (stock[i] ?? 0) && value}
            </i>
          ))}
        </span>
      ))}
    </span>
  );
}

function isShielded({ phase }: View, { shield }: SeatView): boolean {
  return shield && phase === 'actions';
}

function factLines(view: View, own: SeatView, seat: number): readonly string[] {
  const { next } = view;
  const [twos = 0, threes = 0, fours = 0] = own.stock;
  return [
    t('tempus.seat.points.line', { points: own.total }),
    t('tempus.seat.tokens', { tokens: own.tokens }),
    t('tempus.seat.hand', { cards: own.hand.cards.length + own.hand.hidden }),
    t('tempus.seat.supply', { people: own.supply }),
    t('tempus.seat.stock', { twos, threes, fours }),
    ...(next
      ? [t('tempus.seat.prospect', { points: own.prospect, terrain: (form) => terrainName(next.terrain, form) })]
      : []),
    ...(isShielded(view, own) ? [t('tempus.seat.shield')] : []),
    ...(own.governments.length > 0 ? [t('tempus.seat.government', { count: own.governments.length })] : []),
    ...(view.first === seat ? [t('tempus.seat.first')] : []),
  ];
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} class="tp-line">
      {line}
    </span>
  ));
}

/** Actions left of those the era gives. */
function Tokens({ own }: { own: SeatView }) {
  const all = Math.max(own.abilities.actions, own.tokens);
  return (
    <span class="tp-tokens">
      <span class="visually-hidden">{t('tempus.seat.tokens', { tokens: own.tokens })}</span>
      {Array.from({ length: all }, (_, i) => (
        <i key={i} data-left={i < own.tokens} />
      ))}
      <span class="tp-tokens-count" aria-hidden="true">
        {own.tokens}
      </span>
    </span>
  );
}

/** What the buttons of the actions and one's seat say as well: left out where there is little room. */
const TWICE: readonly SignName[] = ['move', 'baby', 'idea', 'card', 'token'];

/** What one's own era allows, in a few words; and in sentences for whoever asks. */
export function Abilities({ own }: { own: SeatView }) {
  const { moves, distance, babies, stack, ships, draw, hand, actions } = own.abilities;
  /** In a few words, and in a sentence. */
  const facts: readonly (readonly [SignName, string, string])[] = [
    ['move', t('tempus.worth.move', { moves, distance }), t('tempus.able.move', { moves, distance })],
    ['baby', t('tempus.gain.babies', { babies }), t('tempus.able.babies', { babies })],
    ['stack', t('tempus.gain.stack', { stack }), t('tempus.able.stack', { stack })],
    ['sea', t(ships ? 'tempus.gain.ships' : 'tempus.able.ashore'), t(ships ? 'tempus.able.ships' : 'tempus.able.land')],
    ['idea', t('tempus.gain.draw', { draw }), t('tempus.able.draw', { draw })],
    ['card', t('tempus.gain.hand', { hand }), t('tempus.able.hand', { hand })],
    ['token', t('tempus.gain.actions', { actions }), t('tempus.able.actions', { actions })],
  ];
  return (
    <Explain
      look="tp-able"
      place={ABLE_PLACE}
      spoken={t('tempus.able')}
      text={facts.map(([sign, , label]) => (
        <span key={sign} class="tp-line">
          <SignIcon sign={sign} size={15} /> {label}
        </span>
      ))}
    >
      <b>{t('tempus.able.era', { era: (form) => eraName(own.era, form) })}</b>
      {facts.map(([sign, words]) => (
        <span key={sign} class="tp-fact" data-twice={TWICE.includes(sign)}>
          <SignIcon sign={sign} size={15} /> {words}
        </span>
      ))}
    </Explain>
  );
}
