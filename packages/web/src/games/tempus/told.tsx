import type { Tempus } from '@tempora/tempus/public';
import type { Snapshot } from '../../match/board.ts';
import { FightUnderWay } from './scenes.tsx';
import { sentence } from './sentence.tsx';

/** How many sentences there is room for. */
const MOST = 3;

/** While others are asked: the fight under way; or what they have done since the viewer's own last move, the newest first. */
export function Told({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const { view, log, ply, ranking, lastOwnPly = ply - 1 } = snapshot;
  if (ranking) return null;
  if (view.fight) return <FightUnderWay snapshot={snapshot} fight={view.fight} />;
  const told = log
    .flatMap((line, at) => (line.ply > lastOwnPly ? [sentence(at, snapshot)] : []))
    .filter((words) => words !== null);
  return (
    // A new sentence is a new part: nothing of the old ones is seen to move. The layout around the table reads it out.
    <ol key={ply} class="tp-told">
      {told
        .slice(-MOST)
        .reverse()
        .map((words, i) => (
          <li key={i}>{words}</li>
        ))}
    </ol>
  );
}
