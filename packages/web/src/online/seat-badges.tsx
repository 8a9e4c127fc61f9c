import { isSlow, type Place, type Table, type Update } from '@tempora/protocol';
import { t } from '../i18n/index.ts';
import { Presence } from './seat-list.tsx';
import type { Reaction } from './use-chat.ts';
import { clockText, clockWarning, useClocks } from './use-clocks.ts';
import type { TableSession } from './use-table.ts';

interface Props {
  seat: number;
  table: Table;
  /** When the table was received: the clocks run from then. */
  receivedAt: number;
  update: Pick<Update, 'asked' | 'controlledBy'>;
  reaction?: Reaction | undefined;
}

/** Beside a name at the table: presence or a bot, the time left, a reaction. */
export function SeatBadges({ seat, table, receivedAt, update, reaction }: Props) {
  const left = useClocks(table.clocks, receivedAt)?.[seat];
  const place = table.seats[seat];
  const controlledBy = update.controlledBy[seat] ?? 'holder';
  const isTimed = left !== undefined && place?.kind === 'person' && controlledBy === 'holder';
  const isRunning = table.clocks?.running.includes(seat) ?? false;
  return (
    <span class="beside" data-seat={seat}>
      {place && <PlayerBadge place={place} controlledBy={controlledBy} />}
      {isTimed && (
        <time class="clock" data-running={isRunning} data-short={isRunning && left <= 60_000}>
          {isOnVacation(seat, table, update) ? t('people.vacation') : clockText(left)}
        </time>
      )}
      {reaction && (
        <span class="reaction" role="status">
          {t(`reaction.${reaction}`)}
        </span>
      )}
    </span>
  );
}

/** In a slow game the clock of somebody who is asked stands still only for a vacation. */
export function isOnVacation(seat: number, { pace, clocks }: Table, { asked, controlledBy }: Props['update']): boolean {
  return isSlow(pace) && asked.includes(seat) && controlledBy[seat] === 'holder' && !clocks?.running.includes(seat);
}

/** Who plays a seat: a person who is here or away, a bot, a bot for a person, or nobody any more. */
function PlayerBadge({ place, controlledBy }: { place: Place; controlledBy: Update['controlledBy'][number] }) {
  if (controlledBy === 'out') return <Badge words={t('people.out')} isSaid d="M6 6l12 12M18 6 6 18" />;
  if (controlledBy === 'stand-in') return <Badge words={t('people.stand-in')} isSaid d={BOT} />;
  if (place.kind === 'person') return <Presence isHere={place.isHere} />;
  return <Badge words={t('place.bot')} d={BOT} />;
}

/** A head with an aerial. */
const BOT = 'M12 8V4M5 8h14v11H5zM9 13v1.5M15 13v1.5';

function Badge({ words, d, isSaid = false }: { words: string; d: string; isSaid?: boolean }) {
  return (
    <span class="player-badge" data-said={isSaid} title={words}>
      <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
        <path d={d} />
      </svg>
      <small class="visually-hidden">{words}</small>
    </span>
  );
}

/** Announces once that the player's own time is running short. */
export function ClockWarning({ session: { own, table, receivedAt } }: { session: TableSession }) {
  const clocks = useClocks(table.clocks, receivedAt);
  const seat = own.find((mine) => table.clocks?.running.includes(mine));
  return (
    <span class="visually-hidden" role="status">
      {clocks && seat !== undefined ? clockWarning(clocks[seat] ?? 0) : ''}
    </span>
  );
}
