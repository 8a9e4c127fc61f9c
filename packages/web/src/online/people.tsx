import type { Place, Table, Update } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { t } from '../messages/index.ts';
import { SeatMark } from '../shell/seat-mark.tsx';
import { clockText, clockWarning, useClocks } from './clocks.ts';
import { PersonMenu } from './person-menu.tsx';
import { Presence } from './places.tsx';
import type { Reaction, Talking } from './talk.tsx';
import type { AtTable } from './use-table.ts';

interface Props {
  at: AtTable;
  table: Table;
  update: Update;
  reactions: Talking['reactions'];
}

/** Who sits at the table: here or away, whose turn, how much time is left. One's own seats are to be looked through. */
export function People({ at, table, update, reactions }: Props) {
  const clocks = useClocks(table.clocks, at.toldAt);
  const own = at.own.find((seat) => table.clocks?.running.includes(seat));
  const warning = clocks && own !== undefined ? clockWarning(clocks[own] ?? 0) : '';
  return (
    <>
      <ol class="people" aria-label={t('people.title')}>
        {table.seats.map((place, seat) => (
          <Person
            key={seat}
            seat={seat}
            place={place}
            at={at}
            update={update}
            clock={clocks && place.kind === 'person' ? clockText(clocks[seat] ?? 0) : null}
            isRunning={table.clocks?.running.includes(seat) ?? false}
            isShort={(clocks?.[seat] ?? Number.POSITIVE_INFINITY) <= 60_000}
            reaction={reactions.get(seat)}
          />
        ))}
      </ol>
      <span class="visually-hidden" role="status">
        {warning}
      </span>
    </>
  );
}

interface PersonProps {
  seat: number;
  place: Place;
  at: AtTable;
  update: Update;
  clock: string | null;
  isRunning: boolean;
  isShort: boolean;
  reaction: Reaction | undefined;
}

interface PlaceProps {
  at: AtTable;
  seat: number;
  place: Place;
  children: ComponentChildren;
}

function Person({ seat, place, at, update, clock, isRunning, isShort, reaction }: PersonProps) {
  const isAsked = update.asked.includes(seat);
  const name = place.kind === 'open' ? '' : place.name;
  const charge = update.charge[seat];
  const inside: ComponentChildren = (
    <>
      <SeatMark seat={seat} />
      <span class="person-name">{name}</span>
      {place.kind === 'person' && <Presence isHere={place.isHere} />}
      {charge === 'stand-in' && <small>{t('people.stand-in')}</small>}
      {charge === 'out' && <small>{t('people.out')}</small>}
      {clock !== null && charge === 'holder' && (
        <time class="clock" data-running={isRunning} data-short={isRunning && isShort}>
          {clock}
        </time>
      )}
      {isAsked && <span class="visually-hidden">{t('people.asked')}</span>}
    </>
  );
  return (
    <li class="person" data-asked={isAsked} data-me={seat === at.as}>
      <PersonWays at={at} seat={seat} place={place}>
        {inside}
      </PersonWays>
      {reaction && (
        <span class="reaction" role="status">
          {t(`reaction.${reaction}`)}
        </span>
      )}
    </li>
  );
}

/** One's own seats are to be looked through, other people to be kept away from, bots neither. */
function PersonWays({ at, seat, place, children }: PlaceProps) {
  if (at.own.length > 1 && at.own.includes(seat))
    return (
      <button type="button" class="quiet" aria-pressed={seat === at.as} onClick={() => at.look(seat)}>
        {children}
      </button>
    );
  if (at.me && place.kind === 'person' && !at.own.includes(seat))
    return (
      <PersonMenu look="quiet" person={place.person} name={place.name} match={at.match}>
        {children}
      </PersonMenu>
    );
  return <span class="person-inside">{children}</span>;
}
