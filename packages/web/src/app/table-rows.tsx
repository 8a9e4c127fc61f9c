import type { Summary, TableLine } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { paceText } from '../client/pace-text.ts';
import { gameInfo } from '../games/index.ts';
import { t, when } from '../i18n/index.ts';
import { SeatMark } from '../toolkit/seat-mark.tsx';

interface RowProps {
  href: string;
  game: string;
  names: readonly ComponentChildren[];
  state: ComponentChildren;
  note?: string;
  changed: number;
  isMine?: boolean;
  children?: ComponentChildren;
}

/** A table in a list: which game, who sits there, how it stands. */
function Row({ href, game, names, state, note, changed, isMine = false, children }: RowProps) {
  const info = gameInfo(game);
  return (
    <li class="table-row" data-mine={isMine}>
      <a href={href}>
        <b>{info ? t(info.title) : game}</b>
        <span class="row-seats">
          {names.map((name, seat) => (
            <span key={seat}>
              <SeatMark seat={seat} /> {name}
            </span>
          ))}
        </span>
        <span class="row-state">{state}</span>
        <span class="row-note">
          {note && <span>{note}</span>}
          <time dateTime={new Date(changed).toISOString()}>{when(changed)}</time>
        </span>
      </a>
      {children}
    </li>
  );
}

/** How a table at which nobody is asked any more has ended. */
function outcomeText(ranking: readonly (readonly number[])[], names: readonly string[]): string {
  const [first] = ranking;
  return first?.length === 1 ? t('home.won', { name: names[first[0] ?? 0] ?? '' }) : t('home.shared');
}

interface DeviceRowProps {
  summary: Summary;
  forget(match: string): void;
  /** Takes it to the house; absent where there is none. */
  moveOnline?: (() => void) | undefined;
}

/** A match at this device. */
export function DeviceRow({ summary, forget, moveOnline }: DeviceRowProps) {
  const { match, game, holders, ranking, asked, changed } = summary;
  const names = holders.map(({ name }) => name);
  const all = names.join(', ');
  const state = ranking
    ? outcomeText(ranking, names)
    : t('home.waiting', { names: asked.map((seat) => names[seat]).join(', ') });
  return (
    <Row
      href={ranking ? `#/replay/${match}` : `#/match/${match}`}
      game={game}
      names={names}
      state={state}
      note={t('home.device')}
      changed={changed}
    >
      {moveOnline && !ranking && (
        <RowButton label={t('carry.row', { names: all })} d="M12 16V4M7 9l5-5 5 5M5 20h14" press={moveOnline} />
      )}
      <RowButton
        label={t('home.forget', { names: all })}
        d="M6 6l12 12M18 6 6 18"
        press={() => confirm(t('home.forget.sure')) && forget(match)}
      />
    </Row>
  );
}

function RowButton({ label, d, press }: { label: string; d: string; press(): void }) {
  return (
    <button type="button" class="quiet icon" onClick={press} aria-label={label} title={label}>
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      >
        <path d={d} />
      </svg>
    </button>
  );
}

/** A table in the house. */
export function OnlineRow({ line }: { line: TableLine }) {
  const { match, game, seats, changed, pace, isWaiting, isInvitedToRematch } = line;
  const names = seats.map((place) => {
    if (place.kind === 'open') return <i class="row-free">{t('place.open')}</i>;
    const isHere = place.kind === 'person' && place.isHere;
    return (
      <>
        {place.name}
        {isHere && <span class="here" role="img" aria-label={t('place.here')} />}
      </>
    );
  });
  const call = isWaiting ? t('home.yours') : isInvitedToRematch && t('home.again');
  return (
    <Row
      href={`#/t/${match}`}
      game={game}
      names={names}
      state={call ? <strong>{call}</strong> : stateText(line)}
      note={paceText(pace)}
      changed={changed}
      isMine={isWaiting}
    />
  );
}

function stateText({ status, seats, asked, ranking }: TableLine): string {
  const names = seats.map((place) => (place.kind === 'open' ? '' : place.name));
  if (status === 'ended') return t('home.ended');
  if (ranking) return outcomeText(ranking, names);
  if (status === 'playing') return t('home.waiting', { names: asked.map((seat) => names[seat]).join(', ') });
  return t('home.free', { count: seats.filter(({ kind }) => kind === 'open').length });
}
