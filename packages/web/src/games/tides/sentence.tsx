import type { Holder } from '@tempora/protocol';
import type { CardId, Event } from '@tempora/tides/public';
import type { ComponentChildren } from 'preact';
import { type Form, rich, t } from '../../i18n/index.ts';
import { PlaceLink } from '../../toolkit/place-link.tsx';
import { cardName } from './names.ts';
import { cardPlace } from './places.ts';

/** A line of the log. */
export function sentence(event: Event, holders: readonly Holder[]): ComponentChildren {
  const name = (seat: number) => <b>{holders[seat]?.name}</b>;
  const card = (id: CardId | undefined) => (form: Form) =>
    id && (
      <em>
        <PlaceLink place={cardPlace(id)}>{cardName(id, form)}</PlaceLink>
      </em>
    );
  switch (event.type) {
    case 'dealt':
      return rich('tides.log.dealt', { count: event.count });
    case 'drew':
      return rich('tides.log.drew', {
        name: name(event.seat),
        cards: (form: Form) => event.cards.map((id, i) => [i > 0 && t('list.comma'), card(id)(form)]),
      });
    case 'revealed':
      return rich('tides.log.revealed', {
        a: name(0),
        b: name(1),
        cardA: card(event.cards[0]),
        cardB: card(event.cards[1]),
      });
    case 'swapped':
      return rich('tides.log.swapped', { count: event.count });
    case 'scored':
      return rich('tides.log.scored', {
        round: event.round,
        a: name(0),
        b: name(1),
        scoreA: event.scores[0],
        scoreB: event.scores[1],
      });
    case 'kept':
      return [0, 1].map((seat) => (
        <span key={seat} class="log-part">
          {rich('tides.log.kept', {
            name: name(seat),
            keep: card(event.keep[seat]),
            discard: card(event.discard[seat]),
          })}
        </span>
      ));
    case 'ended':
      return rich('tides.log.ended', { a: name(0), b: name(1), totalA: event.totals[0], totalB: event.totals[1] });
  }
}
