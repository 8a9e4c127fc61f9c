import type { ApiMessage, LogLine, Table, Update } from '@tempora/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { house, type Now, useHouse } from '../shell/online-link.ts';
import { inWords } from '../shell/sentences.ts';
import { keepPromise } from './memory.ts';

export type Eyes = number | 'public';

/** A match as it was last shown, and the log as far as it is held. */
export interface Seen {
  update: Update;
  log: readonly LogLine[];
  /** After which ply the log begins; -1 at the beginning. */
  from: number;
}

export interface AtTable extends Now {
  match: string;
  table: Table | null;
  /** When the table was told, by this page's clock: the clocks on it run from then. */
  toldAt: number;
  seen: Seen | null;
  /** Has the house shown all it can of the match through these eyes? */
  isShown: boolean;
  trouble: string | null;
  /** The seats of who looks. */
  own: readonly number[];
  viewer: Eyes;
  look(viewer: Eyes): void;
  earlier(): void;
}

/** Follows a table of the house: what is agreed, who is there, and the game through the eyes one has there. */
export function useTable(match: string): AtTable {
  const now = useHouse();
  const [told, setTold] = useState<{ table: Table; at: number } | null>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [shown, setShown] = useState<Eyes | null>(null);
  const [wanted, look] = useState<Eyes | null>(null);
  const table = told?.table ?? null;
  const own = ownSeats(table, now.me?.person);
  const viewer = eyesOf(table, own, wanted);
  useEffect(() => {
    const stop = house.onMessage((message) => {
      if (message.type === 'table' && message.match === match) {
        keepPromise(message);
        setTold({ table: message, at: performance.now() });
      }
      if (message.type === 'update' && message.match === match) setSeen((before) => goOn(before, message));
    });
    return () => {
      stop();
      house.leave(match);
    };
  }, [match]);
  useEffect(() => {
    house.request({ type: 'subscribe', match, viewer, since: -1 }).then(
      () => setShown(viewer),
      (error: unknown) => setTrouble(inWords(error)),
    );
  }, [match, viewer]);
  const isSeen = seen?.update.viewer === viewer;
  const from = seen?.from ?? -1;
  const earlier = useCallback(() => {
    house.request({ type: 'log', match, viewer, before: from }).then(
      (message) => {
        if (message.type === 'log') setSeen((held) => held && goBack(held, viewer, from, message));
      },
      // The table is worth more than its past, which can be asked for again.
      () => {},
    );
  }, [match, viewer, from]);
  const isShort = isSeen && beginsLate(seen);
  useEffect(() => {
    if (isShort) earlier();
  }, [isShort, earlier]);
  return {
    ...now,
    match,
    table,
    toldAt: told?.at ?? 0,
    seen: isSeen ? seen : null,
    isShown: shown === viewer,
    trouble,
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
function eyesOf(table: Table | null, own: readonly number[], wanted: Eyes | null): Eyes {
  if (!table || table.status === 'gathering') return 'public';
  if (wanted !== null && (wanted === 'public' || own.includes(wanted) || table.status === 'over')) return wanted;
  return own[0] ?? 'public';
}

/**
 * The house shows a match from where it has last put it down. Of what came before, as much is fetched as tells what came
 * since one's own last move, and what led there.
 */
function beginsLate({ update, log, from }: Seen): boolean {
  return from >= 0 && (log.length < FEW_LINES || (update.lastOwnPly > 0 && update.lastOwnPly < from));
}

const FEW_LINES = 8;

/** What came before and what was held; asked for twice, it is put there once. */
function goBack(
  held: Seen,
  viewer: Eyes,
  before: number,
  { since, lines }: Extract<ApiMessage, { type: 'log' }>,
): Seen {
  if (held.from !== before || held.update.viewer !== viewer) return held;
  return { ...held, log: [...lines, ...held.log], from: since };
}

/** What was held and what is new. Where something in between was missed the log begins later. */
function goOn(before: Seen | null, update: Update): Seen {
  const { since, lines } = update.log;
  const isSame = before?.update.viewer === update.viewer && since <= before.update.ply && since > before.from;
  if (!before || !isSame) return { update, log: lines, from: since };
  return { update, log: [...before.log.filter(({ ply }) => ply <= since), ...lines], from: before.from };
}
