import { device } from '../client/connection.ts';
import type { Board, Snapshot } from '../match/board.ts';
import { reasonsOf, sentenceOf } from './words.ts';

/** Whoever may ask a Master: the only person at a table on this device. */
export interface Advised {
  readonly match: string;
  readonly seat: number;
}

/** What a Master would do, in words. */
export interface Suggested {
  /** As it is sent: what comes first. */
  readonly first: string;
  /** How many moves it is. */
  readonly length: number;
  readonly moves: string;
  readonly reasons: string;
  readonly places: readonly string[];
}

/** What a Master would do if these moves did not come first; null if there is nothing else. */
export async function suggest(
  { match, seat }: Advised,
  board: Board,
  snapshot: Snapshot,
  without: readonly string[] = [],
): Promise<Suggested | null> {
  const reply = await device.request({ type: 'suggest', match, seat, without: [...without] });
  const [first] = reply.type === 'suggestion' ? reply.moves : [];
  if (reply.type !== 'suggestion' || first === undefined) return null;
  const said = reply.moves.map((move) => board.moveWords?.(move, snapshot) ?? { words: move, places: [] });
  return {
    first,
    length: said.length,
    moves: sentenceOf(said, ({ words }) => words),
    reasons: reasonsOf(reply.reasons, snapshot),
    places: said.flatMap(({ places }) => places),
  };
}
