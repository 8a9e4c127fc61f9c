import type { ComponentChildren } from 'preact';
import type { Snapshot } from '../match/board.ts';
import { type VictoryKeys, victorySentence } from './sentences.ts';
import './end-poster.css';

interface Props {
  snapshot: Snapshot;
  /** That it is over, in the game's words. */
  over: string;
  victory: VictoryKeys;
  children: ComponentChildren;
}

/** Who won, on a poster; what belongs to it follows. */
export function EndPoster({ snapshot, over, victory, children }: Props) {
  return (
    <div class="poster">
      <p class="poster-over">{over}</p>
      <h2>{victorySentence(snapshot, victory)}</h2>
      {children}
    </div>
  );
}
