import type { Summary, TableLine } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { movedTo } from '../client/continuation.ts';
import { paceText } from '../client/pace-text.ts';
import { gameInfo } from '../games/index.ts';
import { t, when } from '../i18n/index.ts';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import { askToConfirm } from './confirm.tsx';
import { IconButton } from './icon.tsx';

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

/** A table in a list: which game, who plays, how it stands. */
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

function outcomeText(ranking: readonly (readonly number[])[], names: readonly string[]): string {
  const [first] = ranking;
  return first?.length === 1 ? t('home.won', { name: names[first[0] ?? 0] ?? '' }) : t('home.shared');
}

function waitingText(asked: readonly number[], names: readonly string[]): string {
  return t('home.waiting', { names: asked.map((seat) => names[seat]).join(', ') });
}

interface DeviceRowProps {
  summary: Summary;
  forget(match: string): void;
  /** Continues it online; absent without a server. */
  moveOnline?: (() => void) | undefined;
}

/** A match on this device. */
export function DeviceRow({ summary, forget, moveOnline }: DeviceRowProps) {
  const { match, game, holders, ranking, asked, changed } = summary;
  const names = holders.map(({ name }) => name);
  const all = names.join(', ');
  const moved = movedTo(match);
  const drop = async () => (await askToConfirm(t('home.forget.sure'), t('home.forget.yes'))) && forget(match);
  return (
    <Row
      href={ranking ? `#/replay/${match}` : `#/match/${match}`}
      state={ranking ? outcomeText(ranking, names) : moved ? t('carry.moved') : waitingText(asked, names)}
      note={t('home.device')}
      {...{ game, names, changed }}
    >
      {moveOnline && !ranking && !moved && (
        <IconButton label={t('carry.row', { names: all })} d="M12 16V4M7 9l5-5 5 5M5 20h14" press={moveOnline} />
      )}
      <IconButton label={t('home.forget', { names: all })} d="M6 6l12 12M18 6 6 18" press={drop} />
    </Row>
  );
}

/** A table on the server. */
export function OnlineRow({ line }: { line: TableLine }) {
  const { match, game, seats, changed, pace, isWaiting, isInvitedToRematch } = line;
  const call = isWaiting ? t('home.yours') : isInvitedToRematch && t('home.again');
  return (
    <Row
      href={`#/t/${match}`}
      game={game}
      names={seats.map((place, seat) => <PlaceName key={seat} place={place} />)}
      state={call ? <strong>{call}</strong> : stateText(line)}
      note={paceText(pace)}
      changed={changed}
      isMine={isWaiting}
    />
  );
}

function PlaceName({ place }: { place: TableLine['seats'][number] }) {
  if (place.kind === 'open') return <i class="row-free">{t('place.open')}</i>;
  const isHere = place.kind === 'person' && place.isHere;
  return (
    <>
      {place.name}
      {isHere && <span class="here" role="img" aria-label={t('place.here')} />}
    </>
  );
}

function stateText({ status, seats, asked, ranking }: TableLine): string {
  const names = seats.map((place) => (place.kind === 'open' ? '' : place.name));
  if (status === 'ended') return t('home.ended');
  if (ranking) return outcomeText(ranking, names);
  if (status === 'playing') return waitingText(asked, names);
  return t('home.free', { count: seats.filter(({ kind }) => kind === 'open').length });
}
