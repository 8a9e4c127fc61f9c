import type { ApiMessage, LogLine, Table, Update } from '@tempora/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { errorText } from '../client/error-text.ts';
import { type ServerState, server, useServer } from '../client/server.ts';
import { rememberCommitment } from './match-memory.ts';

export type Viewer = number | 'public';

/** A match as it was last shown, and the log as far as it is held. */
export interface MatchFeed {
  update: Update;
  log: readonly LogLine[];
  /** After which ply the log begins; -1 at the beginning. */
  from: number;
}

export interface TableSession extends ServerState {
  match: string;
  table: Table | null;
  /** When the table was told, by this page's clock: the clocks on it run from then. */
  toldAt: number;
  feed: MatchFeed | null;
  /** Has the house shown all it can of the match through these eyes? */
  isShown: boolean;
  error: string | null;
  /** The seats of who looks. */
  own: readonly number[];
  viewer: Viewer;
  look(viewer: Viewer): void;
  earlier(): void;
}

/** Follows a table of the house: what is agreed, who is there, and the game through the eyes one has there. */
export function useTable(match: string): TableSession {
  const now = useServer();
  const [told, setTold] = useState<{ table: Table; at: number } | null>(null);
  const [feed, setFeed] = useState<MatchFeed | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [shownTo, setShownTo] = useState<Viewer | null>(null);
  const [chosen, look] = useState<Viewer | null>(null);
  const table = told?.table ?? null;
  const own = ownSeats(table, now.me?.person);
  const viewer = viewerOf(table, own, chosen);
  useEffect(() => {
    const stop = server.onMessage((message) => {
      if (message.type === 'table' && message.match === match) {
        rememberCommitment(message);
        setTold({ table: message, at: performance.now() });
      }
      if (message.type === 'update' && message.match === match) setFeed((before) => appendUpdate(before, message));
    });
    return () => {
      stop();
      server.unsubscribe(match);
    };
  }, [match]);
  useEffect(() => {
    server.request({ type: 'subscribe', match, viewer, since: -1 }).then(
      () => setShownTo(viewer),
      (error: unknown) => setError(errorText(error)),
    );
  }, [match, viewer]);
  const isCurrent = feed?.update.viewer === viewer;
  const from = feed?.from ?? -1;
  const earlier = useCallback(() => {
    server.request({ type: 'log', match, viewer, before: from }).then(
      (message) => {
        if (message.type === 'log') setFeed((feed) => feed && prependLog(feed, viewer, from, message));
      },
      // The table is worth more than its past, which can be asked for again.
      () => {},
    );
  }, [match, viewer, from]);
  const isShort = isCurrent && isTooShort(feed);
  useEffect(() => {
    if (isShort) earlier();
  }, [isShort, earlier]);
  return {
    ...now,
    match,
    table,
    toldAt: told?.at ?? 0,
    feed: isCurrent ? feed : null,
    isShown: shownTo === viewer,
    error,
    own,
    viewer,
    look,
    earlier,
  };
}

function ownSeats(table: Table | null, person: string | undefined): number[] {
  return (table?.seats ?? []).flatMap((place, seat) =>
    place.kind === 'person' && place.person === person ? [seat] : [],
  );
}

/** One's own eyes where one has any; once it is over, whose one likes. */
function viewerOf(table: Table | null, own: readonly number[], chosen: Viewer | null): Viewer {
  if (!table || table.status === 'gathering') return 'public';
  if (chosen !== null && (chosen === 'public' || own.includes(chosen) || table.status === 'over')) return chosen;
  return own[0] ?? 'public';
}

/**
 * The house shows a match from where it has last put it down. Of what came before, as much is fetched as tells what came
 * since one's own last move, and what led there.
 */
function isTooShort({ update, log, from }: MatchFeed): boolean {
  return from >= 0 && (log.length < FEW_LINES || (update.lastOwnPly > 0 && update.lastOwnPly < from));
}

const FEW_LINES = 8;

/** What came before and what was held; asked for twice, it is put there once. */
function prependLog(
  feed: MatchFeed,
  viewer: Viewer,
  before: number,
  { since, lines }: Extract<ApiMessage, { type: 'log' }>,
): MatchFeed {
  if (feed.from !== before || feed.update.viewer !== viewer) return feed;
  return { ...feed, log: [...lines, ...feed.log], from: since };
}

/** What was held and what is new. Where something in between was missed the log begins later. */
function appendUpdate(before: MatchFeed | null, update: Update): MatchFeed {
  const { since, lines } = update.log;
  const isSame = before?.update.viewer === update.viewer && since <= before.update.ply && since > before.from;
  if (!before || !isSame) return { update, log: lines, from: since };
  return { update, log: [...before.log.filter(({ ply }) => ply <= since), ...lines], from: before.from };
}
