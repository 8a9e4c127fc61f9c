import type { LessonRoom } from '../lessons/room.ts';
import type { Snapshot } from '../match/board.ts';
import type { RuleExample } from './example.ts';

/** What is seen at each step. */
export async function positionsOf(room: LessonRoom, { steps, ...example }: RuleExample): Promise<Snapshot[]> {
  const { update } = await room.open({ ...example, id: '', steps: [] });
  const positions: Snapshot[] = [];
  for (const { moves = [] } of steps) {
    const feed = await room.play(update.match, moves);
    positions.push({ ...feed.update, log: feed.log });
  }
  return positions;
}
