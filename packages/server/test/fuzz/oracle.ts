import { findGame } from '@tempora/games';
import { legal, type Seat } from '@tempora/kernel';
import { type Ask, idOf, PROTOCOL, readAsk } from '@tempora/protocol';
import { canUndo, consentsFor, isOver, isStale, type Match } from '@tempora/room';
import type { Client, Mirror, World } from './world.ts';

/**
 * What must come of a frame: it is refused with a reason; or it repeats what was let in; or it only asks for what the
 * asker may know. `skip` is what would be right to do, so it is not for a fuzzer to send.
 */
type Verdict = 'refuse' | 'repeat' | 'harmless' | 'skip';

export interface Judged {
  verdict: Verdict;
  id: string | null;
}

/** Judges a frame on its own, by what the harness believes of the matches. */
export function judge(w: World, by: Client, frame: string | Buffer): Judged {
  const message = typeof frame === 'string' ? parse(frame) : undefined;
  const ask = readAsk(message);
  if (!ask) return { verdict: 'refuse', id: idOf(message) };
  return { verdict: verdictOf(w, by, ask), id: ask.id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function verdictOf(w: World, by: Client, ask: Ask): Verdict {
  switch (ask.type) {
    case 'hello':
      return ask.protocol === PROTOCOL ? 'harmless' : 'refuse';
    case 'list':
    case 'create':
    case 'forget':
    case 'open-record':
      return 'refuse';
    case 'lobby':
    case 'leave-lobby':
    case 'leave':
      return 'skip';
    case 'open-table':
      return by.person === null || !findGame(ask.game) ? 'refuse' : 'skip';
    default: {
      const mirror = w.mirrors.find(({ id }) => id === ask.match);
      if (mirror) return atMatch(w, by, ask, mirror);
      return w.retired.has(ask.match) ? 'skip' : 'refuse';
    }
  }
}

type AtMatch = Extract<Ask, { match: string }>;

function atMatch(w: World, by: Client, ask: AtMatch, mirror: Mirror): Verdict {
  const { people, m } = mirror;
  const isPlayer = by.person !== null && people.includes(by.person);
  const isHost = by.person === mirror.host;
  switch (ask.type) {
    case 'look':
      return mayLook(by, ask.as, mirror) ? 'skip' : 'refuse';
    case 'log':
      return m && mayLook(by, ask.as, mirror) ? 'harmless' : 'refuse';
    case 'why':
      return m && owns(by, mirror, ask.seat) ? 'harmless' : 'refuse';
    case 'export':
      return m && isOver(m) ? 'harmless' : 'refuse';
    case 'position':
      return m && isOver(m) && (ask.as === 'public' || ask.as < people.length) ? 'harmless' : 'refuse';
    case 'chat':
      return ask.channel === 'watchers' && isPlayer && !(m && isOver(m)) ? 'refuse' : 'harmless';
    case 'note':
      return by.person === null ? 'refuse' : 'skip';
    case 'react':
      return isPlayer ? 'skip' : 'refuse';
    case 'say':
      if (by.person === null) return 'refuse';
      if (ask.channel === 'watchers') return isPlayer && !(m && isOver(m)) ? 'refuse' : 'skip';
      return isPlayer || isHost ? 'skip' : 'refuse';
    case 'sit':
      return by.person !== null && !m ? 'skip' : 'refuse';
    case 'stand':
      return !m && owns(by, mirror, ask.seat) ? 'skip' : 'refuse';
    case 'set-seat':
    case 'change-table':
    case 'start':
    case 'close-table':
      return !m && isHost ? 'skip' : 'refuse';
    case 'play-again':
      return isPlayer && m && isOver(m) ? 'skip' : 'refuse';
    default:
      return command(w, by, ask, mirror);
  }
}

function mayLook(by: Client, as: Seat | 'public', mirror: Mirror): boolean {
  if (as === 'public') return true;
  if (as >= mirror.people.length) return false;
  return owns(by, mirror, as) || (mirror.m !== null && isOver(mirror.m));
}

function owns(by: Client, { people }: Mirror, seat: Seat): boolean {
  return by.person !== null && people[seat] === by.person;
}

type Commanding = Exclude<
  AtMatch,
  { type: 'look' | 'log' | 'why' | 'export' | 'position' | 'chat' | 'note' | 'react' }
>;

/** Commands: of the seat's holder, made for the question that is open, and allowed. Everything else is refused. */
function command(w: World, by: Client, ask: Commanding, mirror: Mirror): Verdict {
  if (!mirror.m || !('seat' in ask) || ask.seat === undefined || !owns(by, mirror, ask.seat)) return 'refuse';
  if (isRightful(ask, mirror as Mirror & { m: Match })) return 'skip';
  return isRepeat(w, by, ask) ? 'repeat' : 'refuse';
}

function isRightful(ask: Commanding, { m, game }: Mirror & { m: Match }): boolean {
  if (!('seq' in ask) || isStale(m, ask.seq) || isOver(m)) return false;
  switch (ask.type) {
    case 'submit':
      return legal(game, m.state, ask.seat).some((move) => game.notation.write(move) === ask.move);
    case 'undo':
      return canUndo(m, ask.seat);
    case 'ask-undo':
      return consentsFor(m, ask.seat, ask.ply) !== null;
    default:
      return ask.type === 'resign';
  }
}

/** Sent before by the same person for the same seat, and let in. */
function isRepeat(w: World, by: Client, ask: Commanding): boolean {
  return w.past.some(
    ({ by: whom, message }) =>
      whom === by.person &&
      ['id', 'type', 'match', 'seat', 'move'].every(
        (field) => message[field] === (ask as { [f: string]: unknown })[field],
      ),
  );
}
