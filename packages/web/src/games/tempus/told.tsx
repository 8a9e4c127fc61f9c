import type { Tempus } from '@tempora/tempus/public';
import type { ComponentChildren } from 'preact';
import type { Snapshot } from '../../match/board.ts';
import { FightUnderWay } from './scenes.tsx';
import { sentence } from './sentence.tsx';

/** How many sentences there is room for at most. */
const MOST = 8;

/** The fight under way; or what has happened, the newest first: while others are asked, and below a question that leaves room for it. */
export function Told({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const { view, log, ply, ranking } = snapshot;
  if (ranking) return null;
  if (view.fight) return <FightUnderWay snapshot={snapshot} fight={view.fight} />;
  const told: ComponentChildren[] = [];
  for (let at = log.length - 1; at >= 0 && told.length < MOST; at--) {
    const words = sentence(at, snapshot);
    if (words !== null) told.push(words);
  }
  return (
    // A new sentence is a new part: nothing of the old ones is seen to move. The layout around the table reads it out.
    <ol key={ply} class="tp-told">
      {told.map((words, i) => (
        <li key={i}>{words}</li>
      ))}
    </ol>
  );
}
