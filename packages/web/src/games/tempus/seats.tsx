import { CITY_VALUES, type SeatView, type Tempus, type View } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { Explain } from '../../toolkit/explain.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { EffectIcon, SignIcon, type SignName } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { terrainName } from './names.ts';
import { ABLE_PLACE, factsPlace, seatPlace } from './places.ts';

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
  const cities = CITY_VALUES.map((value, i) => String(value).repeat(own.stock[i] ?? 0)).join(' ') || '–';
  return (
    <Explain
      look="tp-facts"
      place={factsPlace(seat)}
      spoken={t('tempus.seat.about', { name: snapshot.holders[seat]?.name ?? '' })}
      text={<Lines lines={factLines(view, own, seat)} />}
    >
      <Fact sign="card">{own.hand.cards.length + own.hand.hidden}</Fact>
      <Fact sign="people">{own.supply}</Fact>
      <Fact sign="city">{cities}</Fact>
      {view.next && (
        <span class="tp-fact tp-prospect">
          <TerrainIcon terrain={view.next.terrain} size={18} /> {own.prospect}
        </span>
      )}
      {isShielded(view, own) && <Fact sign="shield" />}
      {own.governments.length > 0 && (
        <span class="tp-fact">
          <EffectIcon effect="government" size={15} /> {own.governments.length}
        </span>
      )}
    </Explain>
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
    </span>
  );
}

function Fact({ sign, children }: { sign: SignName; children?: string | number }) {
  return (
    <span class="tp-fact">
      <SignIcon sign={sign} size={15} /> {children}
    </span>
  );
}

/** What one's own era allows, in signs; and in words for whoever asks. */
export function Abilities({ own }: { own: SeatView }) {
  const { moves, distance, babies, stack, ships, draw, hand, actions } = own.abilities;
  const facts: readonly (readonly [SignName, string, string])[] = [
    ['move', `${moves}×${distance}`, t('tempus.able.move', { moves, distance })],
    ['baby', `${babies}`, t('tempus.able.babies', { babies })],
    ['stack', `${stack}`, t('tempus.able.stack', { stack })],
    ['sea', t(ships ? 'tempus.able.yes' : 'tempus.able.no'), t(ships ? 'tempus.able.ships' : 'tempus.able.land')],
    ['idea', `${draw}`, t('tempus.able.draw', { draw })],
    ['card', `≤${hand}`, t('tempus.able.hand', { hand })],
    ['token', `${actions}`, t('tempus.able.actions', { actions })],
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
      {facts.map(([sign, text]) => (
        <span key={sign} class="tp-fact">
          <SignIcon sign={sign} size={17} />
          <b>{text}</b>
        </span>
      ))}
    </Explain>
  );
}
