import type { Viewer } from '@tempora/kernel';
import type { Update } from '@tempora/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { useTitle } from '../app/use-title.ts';
import { device } from '../client/connection.ts';
import { movedTo } from '../client/continuation.ts';
import { errorText } from '../client/error-text.ts';
import { SuggestionButton } from '../coach/suggestion-button.tsx';
import { useBoard } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { progressOf } from '../lessons/progress.ts';
import { Tips } from '../lessons/tips.tsx';
import { LinkButton } from '../toolkit/button.tsx';
import { listOf } from '../toolkit/sentences.ts';
import type { Board } from './board.ts';
import { Curtain } from './curtain.tsx';
import { DeviceEndActions } from './end-actions.tsx';
import { appendUpdate, placedEvents } from './feed.ts';
import { MatchLayout } from './match-layout.tsx';
import type { Pacer, Shown } from './pacer.ts';
import { resultTitle } from './result-title.ts';
import { playerControls, useCommands } from './use-commands.ts';
import { usePacer } from './use-pacer.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { Why } from './why.tsx';

/** A match on this device. */
export function MatchScreen({ match }: { match: string }) {
  const { pacer, shown, error, subscribe } = useMatch(match);
  const board = useBoard(shown?.feed.update.game);
  useWakeLock();
  if (error) return <Notice text={error} />;
  if (!shown || !board) return <Notice text={t('loading')} isQuiet />;
  return <DeviceMatch board={board} shown={shown} pacer={pacer} subscribe={subscribe} />;
}

interface Props {
  board: Board;
  shown: Shown;
  pacer: Pacer;
  subscribe(viewer: Viewer): void;
}

function DeviceMatch({ board, shown, pacer, subscribe }: Props) {
  const { update, log, from, events } = shown.feed;
  const { match, viewer, seq, ranking } = update;
  const [refused, setRefused] = useState<string | null>(null);
  const lastActor = useRef<number | null>(null);
  const send = useCommands(device, match, setRefused);
  const people = peopleAt(update);
  const act = (command: Parameters<typeof send>[0]) => {
    lastActor.current = command.seat;
    // Where all answer in secret the curtain falls first: what the last answer brings to one seat is never sent here.
    if (people.length > 1 && update.simultaneous) subscribe('public');
    return send(command, seq);
  };
  const rivals = update.holders.filter((_, seat) => people.length > 1 || seat !== people[0]);
  const game = t(board.title);
  const title = t('sign.table', { game, names: listOf(rivals.map(({ name }) => name)) });
  useTitle(ranking ? resultTitle(game, ranking, update.holders) : title);
  const next = people.length > 1 ? nextAtDevice(people, update.asked, lastActor.current) : null;
  const controls =
    viewer === 'public' || shown.isBehind
      ? undefined
      : playerControls({ connection: device, update, seat: viewer, send: act });
  const undo = update.canUndo && viewer !== 'public' ? () => void act({ type: 'undo', seat: viewer }) : null;
  const snapshot = { ...update, log, endActions: ranking && <DeviceEndActions update={update} /> };
  const instead = insteadOfHand(update, next, subscribe);
  // Bots answer for themselves only where nobody else could learn from it.
  const mayAsk = people.length === 1 && !ranking && update.ply > update.lastOwnPly;
  const why = mayAsk && <Why match={match} ply={update.ply} holders={update.holders} />;
  const hint = people.length === 1 && !ranking && (
    <SuggestionButton match={match} board={board} snapshot={snapshot} seat={controls ? people[0] : undefined} />
  );
  const advised = people.length === 1 ? { match, seat: people[0] as number } : null;
  const help = people.length > 0 && !ranking ? { controls, advised } : undefined;
  const around = { board, snapshot, refused, undo, playback: { ...shown, pacer }, afterLog: why, tools: hint, help };
  return (
    <MatchLayout {...around} events={placedEvents(events, from)}>
      {!ranking && <MovedBanner match={match} />}
      {controls && progressOf(update.game).firstGame === match && <Tips game={update.game} snapshot={snapshot} />}
      {ranking && <board.End snapshot={snapshot} />}
      {/* A new viewer gets a new table: the card somebody looked at stays theirs. */}
      <board.Table key={viewer} snapshot={snapshot} controls={controls} instead={instead} />
    </MatchLayout>
  );
}

/** The copy left behind says that its game went on online. */
function MovedBanner({ match }: { match: string }) {
  const table = movedTo(match);
  if (table === undefined) return null;
  return (
    <p class="banner" role="status">
      {t('carry.moved')} <LinkButton label={t('carry.moved.go')} href={`#/t/${table}`} />
    </p>
  );
}

/** The curtain before the next person's turn. */
function insteadOfHand(update: Update, next: number | null, subscribe: (viewer: Viewer) => void) {
  if (update.ranking || update.viewer !== 'public' || next === null) return undefined;
  return <Curtain seat={next} name={update.holders[next]?.name ?? ''} open={() => subscribe(next)} />;
}

/** The seats of people at this device. */
function peopleAt({ holders }: Update): number[] {
  return holders.flatMap((holder, seat) => (holder.kind === 'human' ? [seat] : []));
}

/** Whoever holds the device goes on if they are asked; else the first person who is. */
function nextAtDevice(people: readonly number[], asked: readonly number[], last: number | null): number | null {
  const waiting = people.filter((seat) => asked.includes(seat));
  return last !== null && waiting.includes(last) ? last : (waiting[0] ?? null);
}

/** Follows a match: as the public first, then as the only person at the device if there is only one. */
function useMatch(match: string) {
  const { pacer, shown } = usePacer();
  const [error, setError] = useState<string | null>(null);
  const subscribe = useCallback(
    (viewer: Viewer) => {
      device
        .request({ type: 'subscribe', match, viewer, since: -1 })
        .catch((failure: unknown) => setError(errorText(failure)));
    },
    [match],
  );
  useEffect(() => follow(match, subscribe, pacer), [match, subscribe, pacer]);
  return { pacer, shown, error, subscribe };
}

function follow(match: string, subscribe: (viewer: Viewer) => void, pacer: Pacer): () => void {
  let isFirst = true;
  const stop = device.onMessage((news) => {
    if (news.type !== 'update' || news.match !== match) return;
    const people = peopleAt(news);
    if (isFirst && people.length === 1) subscribe(people[0] as number);
    isFirst = false;
    // Another person is asked now: this seat's secrets leave the screen before the device changes hands. While only bots
    // are asked it stays where it is, until their moves have been seen.
    const next = nextAtDevice(people, news.asked, news.viewer === 'public' ? null : news.viewer);
    const isHandedOver = news.viewer !== 'public' && !news.ranking && next !== null && next !== news.viewer;
    if (isHandedOver && news.lastOwnPly === news.ply) subscribe('public');
    else pacer.push(appendUpdate(pacer.latest, news));
    if (isHandedOver && news.lastOwnPly !== news.ply) pacer.afterwards(() => subscribe('public'));
  });
  subscribe('public');
  return () => {
    stop();
    pacer.stop();
    void device.request({ type: 'unsubscribe', match });
  };
}
