import { findGame } from '@tempora/games';
import type { Seat } from '@tempora/kernel';
import { idOf, PROTOCOL_VERSION, readServerRequest, type ServerRequest } from '@tempora/protocol';
import { canUndo, consentsFor, isOver, isStale, type Match } from '@tempora/room';
import { type Client, type FuzzRun, type Mirror, movesOf } from './fuzz-run.ts';

/**
 * The right answer to a frame: it is refused with an error; or it repeats what was accepted; or it only reads what the
 * sender may know. `skip` is a valid command, which a fuzzer must not send.
 */
type Verdict = 'refuse' | 'repeat' | 'harmless' | 'skip';

export interface Judged {
  verdict: Verdict;
  id: string | null;
}

/** Judges a frame on its own, by what the harness believes of the matches. */
export function judge(run: FuzzRun, by: Client, frame: string | Buffer): Judged {
  const message = typeof frame === 'string' ? parse(frame) : undefined;
  const request = readServerRequest(message);
  if (!request) return { verdict: 'refuse', id: idOf(message) };
  return { verdict: verdictOf(run, by, request), id: request.id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function verdictOf(run: FuzzRun, by: Client, request: ServerRequest): Verdict {
  switch (request.type) {
    case 'hello':
      return request.protocol === PROTOCOL_VERSION ? 'harmless' : 'refuse';
    case 'subscribe-lobby':
    case 'unsubscribe-lobby':
    case 'unsubscribe':
      return 'skip';
    case 'open-table':
      return by.person === null || !findGame(request.game) ? 'refuse' : 'skip';
    default: {
      const mirror = run.mirrors.find(({ id }) => id === request.match);
      if (mirror) return atMatch(run, by, request, mirror);
      return run.retired.has(request.match) ? 'skip' : 'refuse';
    }
  }
}

type AtMatch = Extract<ServerRequest, { match: string }>;

function atMatch(run: FuzzRun, by: Client, request: AtMatch, mirror: Mirror): Verdict {
  const { people, m } = mirror;
  const isPlayer = by.person !== null && people.includes(by.person);
  const isHost = by.person === mirror.host;
  switch (request.type) {
    case 'subscribe':
      return mayLook(by, request.viewer, mirror) ? 'skip' : 'refuse';
    case 'log':
      return m && mayLook(by, request.viewer, mirror) ? 'harmless' : 'refuse';
    case 'why-not':
      return m && owns(by, mirror, request.seat) ? 'harmless' : 'refuse';
    case 'export-record':
      return m && isOver(m) ? 'harmless' : 'refuse';
    case 'position':
      return m && isOver(m) && (request.viewer === 'public' || request.viewer < people.length) ? 'harmless' : 'refuse';
    case 'chat':
      return request.channel === 'watchers' && isPlayer && !(m && isOver(m)) ? 'refuse' : 'harmless';
    case 'note':
      return by.person === null ? 'refuse' : 'skip';
    case 'react':
      return isPlayer ? 'skip' : 'refuse';
    case 'say':
      if (by.person === null) return 'refuse';
      if (request.channel === 'watchers') return isPlayer && !(m && isOver(m)) ? 'refuse' : 'skip';
      return isPlayer || isHost ? 'skip' : 'refuse';
    case 'sit':
      return by.person !== null && !m ? 'skip' : 'refuse';
    case 'stand':
      return !m && owns(by, mirror, request.seat) ? 'skip' : 'refuse';
    case 'set-seat':
    case 'change-table':
    case 'start':
    case 'close-table':
      return !m && isHost ? 'skip' : 'refuse';
    case 'rematch':
      return isPlayer && m && isOver(m) ? 'skip' : 'refuse';
    default:
      return command(run, by, request, mirror);
  }
}

function mayLook(by: Client, viewer: Seat | 'public', mirror: Mirror): boolean {
  if (viewer === 'public') return true;
  if (viewer >= mirror.people.length) return false;
  return owns(by, mirror, viewer) || (mirror.m !== null && isOver(mirror.m));
}

function owns(by: Client, { people }: Mirror, seat: Seat): boolean {
  return by.person !== null && people[seat] === by.person;
}

type Commanding = Exclude<
  AtMatch,
  { type: 'subscribe' | 'log' | 'why-not' | 'export-record' | 'position' | 'chat' | 'note' | 'react' }
>;

/** Commands: of the seat's holder, made for the question that is open, and allowed. Everything else is refused. */
function command(run: FuzzRun, by: Client, request: Commanding, mirror: Mirror): Verdict {
  if (!mirror.m || !('seat' in request) || request.seat === undefined || !owns(by, mirror, request.seat))
    return 'refuse';
  if (isRightful(request, mirror as Mirror & { m: Match })) return 'skip';
  return isRepeat(run, by, request) ? 'repeat' : 'refuse';
}

function isRightful(request: Commanding, { m, game }: Mirror & { m: Match }): boolean {
  if (!('seq' in request) || isStale(m, request.seq) || isOver(m)) return false;
  switch (request.type) {
    case 'submit':
      return movesOf(m, request.seat).some((move) => game.notation.write(move) === request.move);
    case 'undo':
      return canUndo(m, request.seat);
    case 'propose-undo':
      return consentsFor(m, request.seat, request.ply) !== null;
    default:
      return request.type === 'resign';
  }
}

/** Sent before by the same person for the same seat, and accepted. */
function isRepeat(run: FuzzRun, by: Client, request: Commanding): boolean {
  return run.past.some(
    ({ by: whom, message }) =>
      whom === by.person &&
      ['id', 'type', 'match', 'seat', 'move'].every(
        (field) => message[field] === (request as { [f: string]: unknown })[field],
      ),
  );
}
