import { type RequestBody, RequestFailed, type ServerState } from '@tempora/client';
import type { Viewer } from '@tempora/kernel';
import type { ApiMessage, Table, Update } from '@tempora/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { withShownNames } from '../client/deleted-account.ts';
import { errorText } from '../client/error-text.ts';
import { server, useServer } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import { appendUpdate, type MatchFeed, mergeEvents } from '../match/feed.ts';
import type { Pacer, Shown } from '../match/pacer.ts';
import { usePacer } from '../match/use-pacer.ts';
import { rememberCommitment } from './match-memory.ts';

/** A table of the server as it is on the screen. */
export interface TableSession extends ServerState {
  match: string;
  table: Table;
  /** When the table was received, by this page's clock: its clocks run from then. */
  receivedAt: number;
  /** What is shown of the match; null until it was shown to this viewer. */
  shown: Shown | null;
  pacer: Pacer;
  /** Has the server shown this viewer all it can? */
  isShown: boolean;
  error: string | null;
  /** The person's own seats. */
  own: readonly number[];
  viewer: Viewer;
  setViewer(viewer: Viewer): void;
  earlier(): void;
}

/** What the parts around a match are given. */
export interface MatchProps {
  session: TableSession;
  update: Update;
  command(body: RequestBody): void;
}

/** Follows a table of the server: its settings and people, and the match as its viewer may see it. */
export function useTable(match: string): Omit<TableSession, 'table'> & { table: Table | null } {
  const state = useServer();
  const { table: received, receivedAt } = useTableMessages(match);
  const table = received && withShownNames(received);
  const [chosen, setViewer] = useState<Viewer | null>(null);
  const own = ownSeats(table, state.me?.person);
  const viewer = viewerOf(table, own, chosen);
  const subscription = useSubscription(match, viewer);
  return { ...state, match, table, receivedAt, own, viewer, setViewer, ...subscription };
}

function useTableMessages(match: string) {
  const [received, setReceived] = useState<{ table: Table | null; receivedAt: number }>({ table: null, receivedAt: 0 });
  useEffect(
    () =>
      server.onMessage((message) => {
        if (message.type !== 'table' || message.match !== match) return;
        rememberCommitment(message);
        setReceived({ table: message, receivedAt: performance.now() });
      }),
    [match],
  );
  return received;
}

type Subscription = Pick<TableSession, 'shown' | 'pacer' | 'isShown' | 'error' | 'earlier'>;

/** The match as one viewer sees it, with as much of its log as is wanted. */
function useSubscription(match: string, viewer: Viewer): Subscription {
  const { pacer, shown } = usePacer();
  const [error, setError] = useState<string | null>(null);
  const [shownTo, setShownTo] = useState<Viewer | null>(null);
  useEffect(() => {
    const stop = server.onMessage((message) => {
      if (message.type === 'update' && message.match === match) pacer.push(appendUpdate(pacer.latest, message));
    });
    return () => {
      stop();
      server.unsubscribe(match);
    };
  }, [match, pacer]);
  useEffect(() => {
    server.request({ type: 'subscribe', match, viewer, since: -1 }).then(
      () => {
        setShownTo(viewer);
        setError(null);
      },
      (failure: unknown) => setError(refusalText(failure)),
    );
  }, [match, viewer]);
  const current = shown?.feed.update.viewer === viewer ? shown : null;
  const earlier = useEarlierLines(match, viewer, pacer);
  const isShort = current !== null && isTooShort(current.feed);
  const from = current?.feed.from;
  useEffect(() => {
    if (isShort) earlier();
  }, [isShort, from, earlier]);
  return { shown: current, pacer, isShown: shownTo === viewer, error, earlier };
}

/** What everybody at a table sees is refused only where it lets nobody watch. */
function refusalText(failure: unknown): string {
  const isForbidden = failure instanceof RequestFailed && failure.error.code === 'forbidden';
  return isForbidden ? t('watch.forbidden') : errorText(failure);
}

/** Fetches the lines before those that are there. */
function useEarlierLines(match: string, viewer: Viewer, pacer: Pacer): () => void {
  return useCallback(() => {
    const before = pacer.latest?.from ?? -1;
    server.request({ type: 'log', match, viewer, before }).then(
      (message) => {
        if (message.type === 'log') pacer.change((feed) => prependLines(feed, { viewer, before }, message));
      },
      // The table is worth more than its past, which can be fetched again.
      () => {},
    );
  }, [match, viewer, pacer]);
}

/** Lines that were fetched twice are put there once. */
function prependLines(
  feed: MatchFeed,
  { viewer, before }: { viewer: Viewer; before: number },
  { since, lines, events = [] }: Extract<ApiMessage, { type: 'log' }>,
): MatchFeed {
  if (feed.from !== before || feed.update.viewer !== viewer) return feed;
  return { ...feed, log: [...lines, ...feed.log], from: since, events: mergeEvents(feed.events, events) };
}

function ownSeats(table: Table | null, person: string | undefined): number[] {
  return (table?.seats ?? []).flatMap((place, seat) =>
    place.kind === 'person' && place.person === person ? [seat] : [],
  );
}

/** The person's own seat, if they have one; once the game is over, whichever they choose. */
function viewerOf(table: Table | null, own: readonly number[], chosen: Viewer | null): Viewer {
  if (!table || table.status === 'gathering') return 'public';
  if (chosen !== null && (chosen === 'public' || own.includes(chosen) || table.status === 'over')) return chosen;
  return own[0] ?? 'public';
}

/**
 * The server shows a match from its last checkpoint. Of what came before, enough is fetched to tell what happened since
 * one's own last move, and what led there.
 */
function isTooShort({ update, log, from }: MatchFeed): boolean {
  return from >= 0 && (log.length < FEW_LINES || (update.lastOwnPly > 0 && update.lastOwnPly < from));
}

const FEW_LINES = 8;
