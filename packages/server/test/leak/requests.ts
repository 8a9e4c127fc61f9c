import { below, legal, type Viewer } from '@tempora/kernel';
import type { ServerRequest } from '@tempora/protocol';
import { type Match, plyOf, seqOf } from '@tempora/room';
import { ENTROPY } from '../test-server.ts';
import { both, eyes, matchIn, SEATS, type Twins } from './twins.ts';

type UnsentRequest = ServerRequest extends infer A ? (A extends ServerRequest ? Omit<A, 'id'> : never) : never;

/** What is asked about: a match, through whose eyes, and moves somebody may have thought of. */
export interface Topic {
  id: string;
  viewer: Viewer;
  pool: readonly string[];
  chance: number[];
}

/** Everything there is to ask about a running match, rightly or wrongly, that does not move it on. */
export async function requests(twins: Twins, { id: match, viewer, pool, chance }: Topic): Promise<UnsentRequest[]> {
  const m = await matchIn(twins.sides[0], match);
  const [seq, ply] = [seqOf(m), plyOf(m)];
  const seat = viewer === 'public' ? 0 : viewer;
  const other = (seat + 1) % m.setup.holders.length;
  const right = viewer === 'public' ? [] : legal(m.game, m.state, viewer).map((move) => m.game.notation.write(move));
  const moves = Array.from({ length: 14 }, () => pool[below(chance, pool.length)] as string);
  const wrong = moves.filter((move) => !right.includes(move)).slice(0, 6);
  return [
    ...[viewer, 'public' as const, other, SEATS, viewer].map(
      (eyes): UnsentRequest => ({ type: 'subscribe', match, viewer: eyes, since: -1 }),
    ),
    ...[-1, 0, seq - 2, seq].map(
      (since): UnsentRequest => ({ type: 'subscribe', match, viewer, since: Math.max(-1, since) }),
    ),
    ...pagesOf(m).map((before): UnsentRequest => ({ type: 'log', match, viewer, before })),
    ...(['public', other] as const).map(
      (eyes): UnsentRequest => ({ type: 'log', match, viewer: eyes, before: ply + 1 }),
    ),
    ...[...moves, '.undo', 'nonsense'].map((move): UnsentRequest => ({ type: 'why-not', match, seat, move })),
    { type: 'why-not', match, seat: other, move: moves[0] as string },
    ...wrong.map((move): UnsentRequest => ({ type: 'submit', match, seat, seq, move })),
    { type: 'submit', match, seat: other, seq, move: moves[0] as string },
    { type: 'submit', match, seat, seq: seq + 1, move: moves[0] as string },
    ...[ply, ply - 1, ply - 2, 0].map(
      (at): UnsentRequest => ({ type: 'propose-undo', match, seat, seq, ply: Math.max(0, at) }),
    ),
    { type: 'answer-undo', match, seat, seq, agree: false },
    { type: 'stand-in', match, seat: other },
    { type: 'return', match, seat },
    { type: 'rematch', match, entropy: ENTROPY },
    { type: 'export-record', match },
    { type: 'position', match, ply, viewer: other },
    { type: 'say', match, channel: 'players', text: 'hm' },
    { type: 'react', match, reaction: 'thinking' },
    { type: 'chat', match, channel: 'players' },
    { type: 'chat', match, channel: 'watchers' },
    { type: 'note', match, text: 'mine' },
    { type: 'change-table', match, isPublic: true },
    { type: 'start', match },
    { type: 'unsubscribe', match },
    { type: 'subscribe', match, viewer, since: seq },
    { type: 'undo', match, seat, seq: seqOf(m) },
  ];
}

/** Where pages of the log may end. What came before a planted match is in no journal, so it cannot be gone on from. */
export function pagesOf(m: Match): number[] {
  const ply = plyOf(m);
  return m.journal.length === 0 ? [0, ply, ply + 1, ply + 9] : [ply + 1, ply + 9];
}

/** How much was asked: everything has an id of its own, the same in both worlds. */
let asked = 0;

/** Asks it all in both worlds. */
export async function askAll(twins: Twins, topic: Topic, list: readonly UnsentRequest[]): Promise<void> {
  for (const asking of list) {
    const id = `${topic.id} ${asked++}`;
    await both(twins, async (side) => {
      const guest = eyes(side, topic.viewer);
      // What is said comes by itself, to the speaker too.
      const said = guest.until((message) => message.type === 'chat-line');
      const reply = await guest.request(asking, id);
      if ((asking.type === 'say' || asking.type === 'react') && reply.type === 'done') await said;
    });
  }
}

/** A few of them, of those that leave the viewer looking and the chat as it is. */
export function someOf(list: readonly UnsentRequest[], chance: number[]): UnsentRequest[] {
  return list.filter(({ type }) => !['say', 'react', 'unsubscribe'].includes(type) && below(chance, 5) === 0);
}
