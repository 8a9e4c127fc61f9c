import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
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

/** Who won and what can be done now, on a poster; what belongs to it follows. */
export function EndPoster({ snapshot, over, victory, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isEnd = Boolean(snapshot.endActions);
  // In a replay the poster is one picture among others; at the end of a game everything begins with it.
  useEffect(() => {
    if (!isEnd) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.frame-main')?.scrollTo({ top: 0 });
    scrollTo({ top: 0 });
  }, [isEnd]);
  return (
    <div class="poster">
      <p class="poster-over">{over}</p>
      <h2 ref={heading} tabIndex={-1}>
        {victorySentence(snapshot, victory)}
      </h2>
      {snapshot.endActions}
      {children}
    </div>
  );
}
