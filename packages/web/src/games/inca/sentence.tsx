import {
  boardOf,
  type CardId,
  type Event,
  MARKERS,
  type Marker,
  type RegionId,
  type SiteId,
  TRACK,
} from '@tempora/inca/public';
import type { Holder } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { type Form, type Name, rich, t } from '../../i18n/index.ts';
import { PlaceLink } from '../../toolkit/place-link.tsx';
import { cardName, eraName, phaseName, roadName } from './names.ts';
import {
  cardPlace,
  lainPlace,
  regionName,
  regionPlace,
  roadPlace,
  seatPlace,
  sectorPlace,
  siteName,
  sitePlace,
} from './places.ts';

type Words = Name<ComponentChildren>;
type Names = (seat: number) => ComponentChildren;
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** A line of the log. */
export function sentence(event: Event, holders: readonly Holder[]): ComponentChildren {
  const say = SENTENCES[event.type] as (event: Event, name: Names) => ComponentChildren;
  return say(event, (seat) => <b>{holders[seat]?.name}</b>);
}

const ROUTINE: readonly Event['type'][] = [
  'finished',
  'placed',
  'drew',
  'ordered',
  'cleared',
  'reshuffled',
  'returned',
];

/** Does it happen in every round by itself? */
export function isRoutine({ type }: Event): boolean {
  return ROUTINE.includes(type);
}

const cardLying = (id: CardId) => (form: Form) => (
  <em>
    <PlaceLink place={lainPlace(id)}>{cardName(id, form)}</PlaceLink>
  </em>
);
const cardInHand = (id: CardId) => (form: Form) => (
  <em>
    <PlaceLink place={cardPlace(id)}>{cardName(id, form)}</PlaceLink>
  </em>
);
const region = (id: RegionId) => (form: Form) => <PlaceLink place={regionPlace(id)}>{regionName(id, form)}</PlaceLink>;
const site = (id: SiteId) => (form: Form) => <PlaceLink place={sitePlace(id)}>{siteName(id, form)}</PlaceLink>;
const roadBetween = (a: SiteId, b: SiteId) => (form: Form) => (
  <PlaceLink place={roadPlace(a, b)}>{roadName(a, b, form)}</PlaceLink>
);
const cardIn = (id: CardId, sector: number) => (form: Form) => (
  <PlaceLink place={sectorPlace(sector)}>{cardName(id, form)}</PlaceLink>
);

/** Things one after another, with commas. */
function joined(parts: readonly ComponentChildren[]): ComponentChildren {
  return parts.map((part, i) => [i > 0 && t('list.comma'), part]);
}

/** Names one after another, each in the form the sentence asks for. */
function joinedNames(names: readonly Words[]): Words {
  return (form) => joined(names.map((name) => name(form)));
}

function parts(lines: readonly ComponentChildren[]): ComponentChildren {
  return lines.map((line, i) => (
    <span key={i} class="log-part">
      {line}
    </span>
  ));
}

function markerSentence({ region: at, marker }: { region: RegionId; marker: number }): ComponentChildren {
  const { resistance, labor, points } = MARKERS[marker] as Marker;
  return rich('inca.log.marker', { region: region(at), resistance, labor, points });
}

/** A sentence for every kind of event: the compiler asks for the one that is missing. */
const SENTENCES: { readonly [T in Event['type']]: (event: EventOf<T>, name: Names) => ComponentChildren } = {
  laid: (event, name) => {
    const road = roadBetween(event.a, event.b);
    const key = event.wild ? 'inca.log.laid.wild' : 'inca.log.laid';
    return rich(key, { name: name(event.seat), road, labor: event.labor });
  },
  built: (event, name) =>
    rich(`inca.log.built.${event.what}`, { ...event, name: name(event.seat), site: site(event.site) }),
  conquered: (event, name) =>
    rich('inca.log.conquered', { ...event, name: name(event.seat), region: region(event.region) }),
  terraced: (event, name) =>
    rich('inca.log.terraced', { name: name(event.seat), region: region(event.region), points: event.points }),
  'made-pilgrimage': (event, name) =>
    rich(`inca.log.pilgrimage.${event.block}`, { ...event, name: name(event.seat), card: cardLying(event.card) }),
  turned: (event) => rich('inca.log.turned', { markers: joined(event.markers.map(markerSentence)) }),
  finished: (event, name) => rich('inca.log.finished', { name: name(event.seat) }),
  began: (event) => {
    const era = (form: Form) => eraName(TRACK[event.column - 1]?.era ?? 'founding', form);
    const phase = (form: Form) => phaseName(event.phase, form);
    return <strong class="ie-log-phase">{t('inca.log.began', { era, column: event.column, phase })}</strong>;
  },
  earned: (event, name) =>
    rich('inca.log.earned', {
      seats: joined(
        event.seats.map((income, seat) => [name(seat), ` ${income.era + income.markers + income.terraces}`]),
      ),
    }),
  helped: (event, name) => rich('inca.log.helped', { from: name(event.from), to: name(event.to), labor: event.labor }),
  ordered: (event, name) => rich('inca.log.ordered', { seats: joined(event.order.map(name)) }),
  revealed: (event, name) =>
    parts(
      event.cards.map((open) =>
        rich('inca.log.revealed', { name: name(open.seat), card: cardIn(open.card, open.sector) }),
      ),
    ),
  revolted: (event, name) =>
    rich('inca.log.revolted', {
      name: name(event.seat),
      count: event.lost.length,
      roads: joinedNames(event.lost.map(({ a, b }) => roadBetween(a, b))),
    }),
  supported: (event, name) => rich('inca.log.supported', { name: name(event.seat), labor: event.labor }),
  cleared: (event) => rich('inca.log.cleared', { count: event.cards.length }),
  scored: (event, name) =>
    rich('inca.log.scored', {
      seats: joined(
        event.order.map((seat) => [
          name(seat),
          ' ',
          <PlaceLink key={seat} place={seatPlace(seat)}>{`+${event.seats[seat]?.points ?? 0}`}</PlaceLink>,
        ]),
      ),
    }),
  returned: (event, name) => {
    const back = event.labor.flatMap((labor, seat) => (labor > 0 ? [[name(seat), ` ${labor}`]] : []));
    return back.length > 0 ? rich('inca.log.returned', { seats: joined(back) }) : t('inca.log.returned.none');
  },
  invaded: (event) => t(event.arrival ? 'inca.log.invaded' : 'inca.log.invaded.not', { n: event.marker + 1 }),
  ended: (event, name) =>
    rich('inca.log.ended', {
      seats: joined(event.ranking.map((seat) => [name(seat), ` ${event.totals[seat] ?? 0}`])),
    }),
  dealt: (event, name) => {
    const { starts } = boardOf({ map: event.colors.length === 3 ? 'three' : 'four' });
    const home = (seat: number) => starts.find(({ color }) => color === event.colors[seat])?.region ?? 0;
    return parts(event.order.map((seat) => rich('inca.log.dealt', { name: name(seat), region: region(home(seat)) })));
  },
  drew: (event, name) =>
    rich('inca.log.drew', { name: name(event.seat), cards: joinedNames(event.cards.map(cardInHand)) }),
  placed: (event, name) => rich('inca.log.placed', { name: name(event.seat) }),
  reshuffled: (event) => rich('inca.log.reshuffled', { count: event.count }),
};
