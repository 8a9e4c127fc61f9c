import { CITY_VALUES, type SeatView, type Tempus } from '@tempora/tempus/public';
import type { ComponentChildren, VNode } from 'preact';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { SignIcon, type SignName } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { terrainName } from './names.ts';

/** Who sits here: points, tokens, hand, supply, and what the board promises for the next era. */
export function Seats({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const view = snapshot.view;
  const first = snapshot.viewer === 'public' ? 0 : snapshot.viewer;
  const seats = view.seats.map((_, i) => (first + i) % view.seats.length);
  return (
    <ol class="tp-seats" aria-label={t('tempus.seats')}>
      {seats.map((seat) => (
        <SeatPanel key={seat} snapshot={snapshot} seat={seat} />
      ))}
    </ol>
  );
}

function SeatPanel({ snapshot, seat }: { snapshot: Snapshot<Tempus>; seat: number }) {
  const view = snapshot.view;
  const own = view.seats[seat] as SeatView;
  const isAsked = snapshot.asked.includes(seat);
  return (
    <li class="tp-seat" data-seat={seat} data-asked={isAsked} data-me={seat === snapshot.viewer}>
      <p class="tp-seat-head">
        <SeatMark seat={seat} />
        <b>{snapshot.holders[seat]?.name}</b>
        {snapshot.seatBadges?.(seat)}
        {view.first === seat && <Fact sign="first" label={t('tempus.seat.first')} />}
        {isAsked && <span class="visually-hidden">{t('tempus.seat.asked')}</span>}
        {view.phase !== 'over' && <Tokens own={own} />}
        <span class="tp-points">
          <span class="visually-hidden">{t('tempus.seat.points')} </span>
          {own.total}
        </span>
      </p>
      <p class="tp-facts">
        <Fact sign="card" label={t('tempus.seat.hand')}>
          {own.hand.cards.length + own.hand.hidden}
        </Fact>
        <Fact sign="people" label={t('tempus.seat.supply')}>
          {own.supply}
        </Fact>
        <Fact sign="city" label={t('tempus.seat.stock')}>
          {CITY_VALUES.map((value, i) => String(value).repeat(own.stock[i] ?? 0)).join(' ') || '–'}
        </Fact>
        {view.next && (
          <Fact
            sign={<TerrainIcon terrain={view.next.terrain} size={18} />}
            label={t('tempus.seat.prospect', { terrain: terrainName(view.next.terrain) })}
          >
            {own.prospect}
          </Fact>
        )}
        {own.shield && view.phase === 'actions' && <Fact sign="shield" label={t('tempus.seat.shield')} />}
        {own.governments.length > 0 && (
          <span class="tp-fact">{t('tempus.seat.government', { count: own.governments.length })}</span>
        )}
      </p>
    </li>
  );
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

function Fact({ sign, label, children }: { sign: SignName | VNode; label: string; children?: ComponentChildren }) {
  return (
    <span class="tp-fact" title={label}>
      {typeof sign === 'string' ? <SignIcon sign={sign} size={15} /> : sign}
      <span class="visually-hidden">{label} </span>
      {children}
    </span>
  );
}

/** What one's own era allows, in signs and words. */
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
    <ul class="tp-able" aria-label={t('tempus.able')}>
      {facts.map(([sign, text, label]) => (
        <li key={sign} title={label}>
          <SignIcon sign={sign} size={17} />
          <b aria-hidden="true">{text}</b>
          <span class="visually-hidden">{label}</span>
        </li>
      ))}
    </ul>
  );
}
