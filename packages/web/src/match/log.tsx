import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { Board, Snapshot } from './board.ts';

/** What happened, a line an event, the newest in sight. */
export function Log({
  board,
  snapshot,
  earlier,
}: {
  board: Board;
  snapshot: Snapshot;
  /** Fetches what came before the first line; null where nothing did. */
  earlier: (() => void) | null;
}) {
  const lines = snapshot.log;
  const end = useRef<HTMLOListElement>(null);
  const last = lines.at(-1);
  // Only what is new at the end moves the log: who reads what came earlier is left alone.
  useEffect(() => end.current?.scrollTo({ top: end.current.scrollHeight }), [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling log must be reachable by keyboard
    <ol class="log" ref={end} aria-label={t('log.title')} tabIndex={0}>
      {earlier && (
        <li>
          <button type="button" class="quiet log-earlier" onClick={earlier}>
            {t('log.earlier')}
          </button>
        </li>
      )}
      {lines.map((line, i) => {
        const sentence = board.sentence(i, snapshot);
        return sentence === null ? null : <li key={`${line.ply} ${i}`}>{sentence}</li>;
      })}
    </ol>
  );
}
