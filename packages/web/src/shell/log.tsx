import { useEffect, useRef } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Board, Shown } from './board.ts';

/** What happened, a line an event, the newest in sight. */
export function Log({ board, shown }: { board: Board; shown: Shown }) {
  const lines = shown.log;
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => end.current?.scrollTo({ top: end.current.scrollHeight }), [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling log must be reachable by keyboard
    <ol class="log" ref={end} aria-label={t('log.title')} tabIndex={0}>
      {lines.map((line, i) => {
        const sentence = board.sentence(i, shown);
        return sentence === null ? null : <li key={`${line.ply} ${i}`}>{sentence}</li>;
      })}
    </ol>
  );
}
