import { loadGame } from '@tempora/games/lazy';
import { askedSeats, type Match, openMatch, playEntry, rankingOf, seqOf } from '@tempora/room';
import type { Store, StoredEntry, StoredTable } from '../store/index.ts';
import { setupOf } from './session.ts';

/** The verdict of this version's rules on a running match. */
export interface RulesVerdict {
  match: string;
  game: string;
  /** The version it was started under, and ours; null if this version does not have the game. */
  rules: number;
  ours: number | null;
  /** Null: every entry is legal and leads to the same state. Else why not. */
  disagrees: string | null;
}

const PAGE = 100;

/** Replays every running match under this version's rules. */
export async function* checkRunningMatches(store: Store): AsyncGenerator<RulesVerdict> {
  let after = '';
  for (;;) {
    const page = await store.matches.page('playing', after, PAGE);
    for (const table of page) yield await checkMatch(store, table);
    after = page.at(-1)?.id ?? after;
    if (page.length < PAGE) return;
  }
}

async function checkMatch(store: Store, table: StoredTable): Promise<RulesVerdict> {
  const game = (await loadGame(table.game))?.game;
  const verdict = { match: table.id, game: table.game, rules: table.rules, ours: game?.version ?? null };
  if (!game) return { ...verdict, disagrees: 'the game is not here' };
  const options = game.options.read(table.doc.options);
  if (!options || !game.seats.includes(table.doc.seats.length))
    return { ...verdict, disagrees: 'its options are unknown' };
  const entries = await store.matches.entries(table.id, 0);
  const states = await store.matches.checkpoints(table.id);
  try {
    return { ...verdict, disagrees: findDisagreement(openMatch(game, setupOf(table)), table, entries, states) };
  } catch (error) {
    return { ...verdict, disagrees: error instanceof Error ? error.message : String(error) };
  }
}

/** Plays every entry and compares the states with the stored checkpoints. */
function findDisagreement(
  m: Match,
  table: StoredTable,
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
  if (String(askedSeats(m)) !== String(table.asked)) return 'others would be asked now';
  return JSON.stringify(rankingOf(m)) === JSON.stringify(table.ranking) ? null : 'the result would differ';
}

/** A match that agrees with this version's rules is played under them from now on. */
export async function adoptRules(store: Store, { match, ours }: RulesVerdict): Promise<boolean> {
  const table = await store.matches.find(match);
  return table !== null && ours !== null && store.matches.change({ ...table, rules: ours });
}

/** Ends a match that cannot go on; its players learn why. */
export async function endIncompatible(store: Store, match: string, why: string, now: number): Promise<boolean> {
  const table = await store.matches.find(match);
  if (!table || table.status === 'over' || table.status === 'ended') return false;
  return store.matches.change({
    ...table,
    status: 'ended',
    asked: [],
    changed: now,
    doc: { ...table.doc, endedFor: why },
  });
}
