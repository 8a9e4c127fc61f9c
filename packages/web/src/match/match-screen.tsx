import type { LogLine, Update } from '@tempora/protocol';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { device } from '../client/connection.ts';
import { errorText } from '../client/error-text.ts';
import { useBoard } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { Curtain } from './curtain.tsx';
import { EndActions } from './end-actions.tsx';
import { MatchLayout } from './match-layout.tsx';
import { playerControls, useCommands } from './use-commands.ts';

/** A match being played at this device. */
export function MatchScreen({ match }: { match: string }) {
  const { update, log, error, look } = useMatch(match);
  const [refused, setRefused] = useState<string | null>(null);
  const lastActor = useRef<number | null>(null);
  const send = useCommands(device, match, setRefused);
  const board = useBoard(update?.game);
  if (error) return <Notice text={error} />;
  if (!update || !board) return <Notice text={t('loading')} isQuiet />;

  const people = update.holders.flatMap((holder, seat) => (holder.kind === 'human' ? [seat] : []));
  const { viewer } = update;
  const next = nextAtDevice(people, update.asked, lastActor.current);
  const isCurtained = viewer === 'public' && next !== null && people.length > 1;
  const act = (command: Parameters<typeof send>[0]) => {
    lastActor.current = command.seat;
    // Where all answer in secret the curtain falls first: what the last answer brings to one seat is never sent here.
    if (people.length > 1 && update.simultaneous) look('public');
    return send(command, update.seq);
  };
  const controls =
    viewer === 'public' ? {} : { controls: playerControls({ connection: device, update, seat: viewer, send: act }) };
  const snapshot = { ...update, log };
  return (
    <MatchLayout
      board={board}
      snapshot={snapshot}
      refused={refused}
      undo={update.canUndo && viewer !== 'public' ? () => void act({ type: 'undo', seat: viewer }) : null}
    >
      <board.Table
        key={viewer} // new eyes, new table: the card somebody looked at stays with them
        snapshot={snapshot}
        {...controls}
        instead={
          update.ranking ? (
            <EndActions update={update} />
          ) : isCurtained ? (
            <Curtain seat={next} name={update.holders[next]?.name ?? ''} open={() => look(next)} />
          ) : undefined
        }
      />
      {update.ranking && <board.End snapshot={snapshot} />}
    </MatchLayout>
  );
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
  const look = useCallback(
    (viewer: number | 'public') => {
      device.request({ type: 'subscribe', match, viewer, since: -1 }).catch((error: unknown) => {
        setError(errorText(error));
      });
    },
    [match],
  );
  useEffect(() => {
    let isFirst = true;
    const stop = device.onMessage((news) => {
      if (news.type !== 'update' || news.match !== match) return;
      const people = news.holders.flatMap((holder, seat) => (holder.kind === 'human' ? [seat] : []));
      if (isFirst && people.length === 1) look(people[0] as number);
      isFirst = false;
      // Another person is asked now: this seat's secrets leave the screen before the device changes hands. While only bots
      // are asked it stays where it is.
      const next = nextAtDevice(people, news.asked, news.viewer === 'public' ? null : news.viewer);
      if (news.viewer !== 'public' && !news.ranking && next !== null && next !== news.viewer) return look('public');
      setUpdate(news);
      setLog((old) => [...old.filter(({ ply }) => ply <= news.log.since), ...news.log.lines]);
    });
    look('public');
    return () => {
      stop();
      void device.request({ type: 'unsubscribe', match });
    };
  }, [match, look]);
  return { update, log, error, look };
}
