import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Snapshot } from '../match/board.ts';
import './end-poster.css';

interface Props {
  snapshot: Snapshot;
  /** That it is over, in the game's words, if there is more to say than who won. */
  over: string;
  won: string;
  children: ComponentChildren;
}

/** Who won and what can be done now, on a poster; what belongs to it follows. */
export function EndPoster({ snapshot, over, won, children }: Props) {
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
      {over && <p class="poster-over">{over}</p>}
      <h2 ref={heading} tabIndex={-1}>
        {won}
      </h2>
      {children}
      {isEnd && <div class="poster-foot">{snapshot.endActions}</div>}
    </div>
  );
}
