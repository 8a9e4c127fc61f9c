import type { LogLine } from '@tempora/protocol';

/** How many moves of each group of players are told; more is in the log. */
const TOLD_OF_EACH = 2;

export interface ToldMove<W> {
  ply: number;
  words: W[];
}

/**
 * The moves after a ply in words, as far as they have any: the first of each group of seats, group after group.
 * What happens by itself, as the beginning of an era, is nobody's move and is left out.
 */
export function movesSince<W>(
  log: readonly LogLine[],
  from: number,
  groups: readonly (readonly number[])[],
  sentence: (index: number) => W | null,
): ToldMove<W>[] {
  const moves = new Map<number, ToldMove<W> & { seat: number }>();
  for (const [index, { ply, event }] of log.entries()) {
    const { seat } = event;
    const words = ply > from && typeof seat === 'number' ? sentence(index) : null;
    if (words === null) continue;
    const move = moves.get(ply);
    if (move) move.words.push(words);
    else moves.set(ply, { ply, seat: seat as number, words: [words] });
  }
  const all = [...moves.values()];
  return groups.flatMap((seats) => all.filter(({ seat }) => seats.includes(seat)).slice(0, TOLD_OF_EACH));
}
