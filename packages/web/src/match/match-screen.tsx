import type { Viewer } from '@tempora/kernel';
import type { LogLine, Update } from '@tempora/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { device } from '../client/connection.ts';
import { errorText } from '../client/error-text.ts';
import { useBoard } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import type { Board } from './board.ts';
import { Curtain } from './curtain.tsx';
import { DeviceEndActions } from './end-actions.tsx';
import { MatchLayout } from './match-layout.tsx';
import { playerControls, useCommands } from './use-commands.ts';

/** A match on this device. */
export function MatchScreen({ match }: { match: string }) {
  const { update, log, error, subscribe } = useMatch(match);
  const board = useBoard(update?.game);
  if (error) return <Notice text={error} />;
  if (!update || !board) return <Notice text={t('loading')} isQuiet />;
  return <DeviceMatch board={board} update={update} log={log} subscribe={subscribe} />;
}

interface Props {
  board: Board;
  update: Update;
  log: readonly LogLine[];
  subscribe(viewer: Viewer): void;
}

function DeviceMatch({ board, update, log, subscribe }: Props) {
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
  const next = people.length > 1 ? nextAtDevice(people, update.asked, lastActor.current) : null;
  const controls =
    viewer === 'public' ? undefined : playerControls({ connection: device, update, seat: viewer, send: act });
  const undo = update.canUndo && viewer !== 'public' ? () => void act({ type: 'undo', seat: viewer }) : null;
  const snapshot = { ...update, log };
  const instead = insteadOfHand(update, next, subscribe);
  return (
    <MatchLayout board={board} snapshot={snapshot} refused={refused} undo={undo}>
      {/* A new viewer gets a new table: the card somebody looked at stays theirs. */}
      <board.Table key={viewer} snapshot={snapshot} controls={controls} instead={instead} />
      {ranking && <board.End snapshot={snapshot} />}
    </MatchLayout>
  );
}

/** What to do at the end, or the curtain before the next person's turn. */
function insteadOfHand(update: Update, next: number | null, subscribe: (viewer: Viewer) => void) {
  if (update.ranking) return <DeviceEndActions update={update} />;
  if (update.viewer !== 'public' || next === null) return undefined;
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
  const [update, setUpdate] = useState<Update | null>(null);
  const [log, setLog] = useState<readonly LogLine[]>([]);
  const [error, setError] = useState<string | null>(null);
  const subscribe = useCallback(
    (viewer: Viewer) => {
      device
        .request({ type: 'subscribe', match, viewer, since: -1 })
        .catch((failure: unknown) => setError(errorText(failure)));
    },
    [match],
  );
  const show = useCallback((news: readonly Update[]) => {
    setUpdate(news.at(-1) ?? null);
    setLog((old) => news.reduce(withNews, old));
  }, []);
  useEffect(() => follow(match, subscribe, show), [match, subscribe, show]);
  return { update, log, error, subscribe };
}

/** What was taken back is no longer told. */
function withNews(log: readonly LogLine[], { log: { since, lines } }: Update): readonly LogLine[] {
  return [...log.filter(({ ply }) => ply <= since), ...lines];
}

/** Bots at this device move faster than a board is drawn: what comes within a frame is shown together. */
function oncePerFrame(show: (updates: readonly Update[]) => void) {
  let waiting: Update[] = [];
  let frame = 0;
  const drop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
    waiting = [];
  };
  const flush = () => {
    const updates = waiting;
    drop();
    show(updates);
  };
  const add = (update: Update) => {
    waiting.push(update);
    // A page that is not seen draws no frames.
    if (document.hidden) flush();
    else frame ||= requestAnimationFrame(flush);
  };
  return { add, drop };
}

function follow(
  match: string,
  subscribe: (viewer: Viewer) => void,
  show: (updates: readonly Update[]) => void,
): () => void {
  const shown = oncePerFrame(show);
  let isFirst = true;
  const stop = device.onMessage((news) => {
    if (news.type !== 'update' || news.match !== match) return;
    const people = peopleAt(news);
    if (isFirst && people.length === 1) subscribe(people[0] as number);
    isFirst = false;
    // Another person is asked now: this seat's secrets leave the screen before the device changes hands. While only bots
    // are asked it stays where it is.
    const next = nextAtDevice(people, news.asked, news.viewer === 'public' ? null : news.viewer);
    if (news.viewer !== 'public' && !news.ranking && next !== null && next !== news.viewer) {
      shown.drop();
      subscribe('public');
    } else shown.add(news);
  });
  subscribe('public');
  return () => {
    stop();
    shown.drop();
    void device.request({ type: 'unsubscribe', match });
  };
}
