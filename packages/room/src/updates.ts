import {
  type Announcement,
  type AnyGameTypes,
  isSimultaneous,
  legal,
  pending,
  type Seat,
  type Viewer,
} from '@tempora/kernel';
import type { LogLine, Position, Summary, TableEvent, Update } from '@tempora/protocol';
import {
  askedSeats,
  canAskUndo,
  canUndo,
  lastOwnPlyOf,
  type Match,
  plyOf,
  rankingOf,
  seqOf,
  stateAt,
} from './match.ts';

/** Everything a viewer is sent of a match; of the log only what is new after `since` entries of the journal. */
export function updateFor(m: Match, viewer: Viewer, since: number): Update {
  const ply = plyOf(m);
  const from = logStart(m, since);
  const asked = askedSeats(m);
  const moves = viewer === 'public' || !asked.includes(viewer) ? [] : legal(m.game, m.state, viewer);
  // Field by field: nothing is made more often, and spreading costs several times as much.
  const { match, game, options, holders, view } = shownTo(m, viewer, m.state);
  return {
    type: 'update',
    match,
    game,
    options,
    holders,
    viewer,
    view,
    asked: [...asked],
    ranking: rankingOf(m),
    seq: seqOf(m),
    ply,
    moves: moves.map((move) => m.game.notation.write(move)),
    simultaneous: isSimultaneous(m.game, m.state),
    canUndo: viewer !== 'public' && canUndo(m, viewer),
    canAskUndo: viewer !== 'public' && canAskUndo(m, viewer),
    commitment: m.commitment,
    controlledBy: [...m.controlledBy],
    lastOwnPly: viewer === 'public' ? 0 : lastOwnPlyOf(m, viewer),
    log: { since: from, lines: logBetween(m, viewer, from, ply), ...eventsSince(m, since) },
  };
}

/** The ply after which the log continues for a client that has `since` entries. Lines undone since then are withdrawn. */
function logStart(m: Match, since: number): number {
  if (since < m.base.seq) return m.base.seq === 0 ? -1 : m.base.ply;
  return Math.min(...m.plies.slice(Math.min(since, seqOf(m)) - m.base.seq));
}

/** A position of a match as a viewer saw it. Only for matches that are over, or whose seed is not secret. */
export function positionFor(m: Match, viewer: Viewer, ply: number): Omit<Position, 'id'> {
  const at = Math.min(ply, plyOf(m));
  const last = m.standing[at - m.base.ply - 1];
  const isLast = at === plyOf(m);
  const state = stateAt(m, at);
  return {
    type: 'position',
    ...shownTo(m, viewer, state),
    asked: [...(isLast ? askedSeats(m) : pending(m.game, state))],
    ranking: isLast ? rankingOf(m) : null,
    ply: at,
    plies: plyOf(m),
    last: last ? { seat: last.seat, move: last.move } : null,
    log: logBetween(m, viewer, -1, at),
    ...eventsSince(m, -1),
  };
}

function shownTo(m: Match, viewer: Viewer, state: Match['state']) {
  return {
    match: m.setup.match,
    game: m.game.id,
    options: m.setup.options as { [key: string]: unknown },
    holders: m.setup.holders,
    viewer,
    view: m.game.view(state, viewer) as { [key: string]: unknown },
  };
}

/** A viewer's log after ply `from` up to ply `to`; -1 includes the opening. */
export function logBetween(m: Match, viewer: Viewer, from: number, to: number): LogLine[] {
  const lines: LogLine[] = [];
  if (from < 0) lines.push(...heard(m.opening, viewer, 0));
  // A request beyond the end of the log ends there.
  for (let ply = Math.max(from, m.base.ply) + 1; ply <= Math.min(to, plyOf(m)); ply++)
    lines.push(...linesOf(m, viewer, ply));
  return lines;
}

/** What a viewer heard of one move; if a bot made it for people, they are named. */
function linesOf(m: Match, viewer: Viewer, ply: number): LogLine[] {
  const at = ply - m.base.ply - 1;
  const lines = heard(m.standing[at]?.told ?? [], viewer, ply);
  const standIns = lines.length === 0 ? [] : standInsAt(m, at);
  return standIns.length === 0 ? lines : lines.map((line) => ({ ...line, standIns }));
}

/** For whom a bot made a standing move, or gave one of the sealed answers that it opened. */
function standInsAt({ standing }: Match, at: number): Seat[] {
  const seats: Seat[] = [];
  for (let i = at; i >= 0 && (i === at || standing[i]?.sealed); i--) {
    const move = standing[i];
    if (move && move.by !== 'holder') seats.unshift(move.seat);
  }
  return seats;
}

function heard(told: readonly Announcement<AnyGameTypes>[], viewer: Viewer, ply: number): LogLine[] {
  return told.filter(({ to }) => !to || to.includes(viewer)).map(({ event }) => ({ ply, event }));
}

/** What happened at the table besides moves, after that many entries of the journal; all of it is public. */
export function eventsSince(m: Match, since: number): { events?: TableEvent[] } {
  const events: TableEvent[] = [];
  // Only what is new is looked at: this is asked for every viewer of every move.
  const first = Math.max(0, since - m.base.seq);
  for (const [i, { seat, move }] of m.journal.slice(first).entries()) {
    if (!move.startsWith('.')) continue;
    const ply = m.plies[first + i + 1] ?? plyOf(m);
    events.push({ seq: m.base.seq + first + i, ply, seat, what: EVENTS[move] ?? 'back' });
  }
  return events.length > 0 ? { events } : {};
}

const EVENTS: { readonly [move: string]: TableEvent['what'] } = {
  ...{ '.timeout': 'timeout', '.takeover': 'takeover', '.return': 'return', '.out': 'out' },
  ...{ '.pause': 'pause', '.resume': 'resume', '.undo': 'undo' },
};

/** A match as a line of a list. */
export function summary(m: Match, changed: number): Summary {
  const { match, game, holders } = shownTo(m, 'public', m.state);
  return { match, game, holders, asked: [...askedSeats(m)], ranking: rankingOf(m), changed };
}
