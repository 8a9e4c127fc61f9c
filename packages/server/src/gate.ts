import { loadGame } from '@tempora/games/lazy';
import { askedSeats, type Match, openMatch, playEntry, rankingOf, seqOf } from '@tempora/room';
import { setupOf } from './open-match.ts';
import type { Store, Stored, StoredEntry } from './store/index.ts';

/** What the rules of this programme make of a running match. */
export interface Verdict {
  match: string;
  game: string;
  /** The version it began under, and ours; null if we do not have the game. */
  rules: number;
  ours: number | null;
  /** Null: every line is legal and leads where it led. Else why not. */
  disagrees: string | null;
}

const PAGE = 100;

/** Replays every running match under the rules of this programme. */
export async function* replayRunning(store: Store): AsyncGenerator<Verdict> {
  let after = '';
  for (;;) {
    const page = await store.matches.page('playing', after, PAGE);
    for (const t of page) yield await judge(store, t);
    after = page.at(-1)?.id ?? after;
    if (page.length < PAGE) return;
  }
}

async function judge(store: Store, t: Stored): Promise<Verdict> {
  const game = (await loadGame(t.game))?.game;
  const verdict = { match: t.id, game: t.game, rules: t.rules, ours: game?.version ?? null };
  if (!game) return { ...verdict, disagrees: 'the game is not here' };
  const options = game.options.read(t.doc.options);
  if (!options || !game.seats.includes(t.doc.seats.length)) return { ...verdict, disagrees: 'its options are unknown' };
  const entries = await store.matches.entries(t.id, 0);
  const states = await store.matches.checkpoints(t.id);
  try {
    return { ...verdict, disagrees: follow(openMatch(game, setupOf(t)), t, entries, states) };
  } catch (error) {
    return { ...verdict, disagrees: error instanceof Error ? error.message : String(error) };
  }
}

/** Plays every line and compares wherever the past was written down. */
function follow(
  m: Match,
  t: Stored,
  entries: readonly StoredEntry[],
  states: ReadonlyMap<number, string>,
): string | null {
  for (const [seq, entry] of entries.entries()) {
    const refused = playEntry(m, entry, `gate ${seq}`);
    if (refused)
      return `entry ${seq + 1} (${entry.move}) is refused: ${'clause' in refused ? refused.clause : refused.code}`;
    const known = states.get(seqOf(m));
    if (known !== undefined && known !== JSON.stringify(m.state))
      return `after entry ${seq + 1} the table looks different`;
  }
  if (String(askedSeats(m)) !== String(t.asked)) return 'others would be asked now';
  return JSON.stringify(rankingOf(m)) === JSON.stringify(t.ranking) ? null : 'the result would differ';
}

/** A match agrees with our rules: from now on it is played under them. */
export async function adopt(store: Store, { match, ours }: Verdict): Promise<boolean> {
  const t = await store.matches.find(match);
  return t !== null && ours !== null && store.matches.change({ ...t, rules: ours });
}

/** A match that cannot go on is ended, and everybody who looks at it is told why. */
export async function endMatch(store: Store, match: string, why: string, now: number): Promise<boolean> {
  const t = await store.matches.find(match);
  if (!t || t.status === 'over' || t.status === 'ended') return false;
  return store.matches.change({
    ...t,
    status: 'ended',
    asked: [],
    changed: now,
    doc: { ...t.doc, endedFor: why },
  });
}
