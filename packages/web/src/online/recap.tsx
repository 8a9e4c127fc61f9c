import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Board } from '../shell/board.ts';
import { remember, remembered } from './memory.ts';
import type { Seen } from './use-table.ts';

/** So many lines are a recap; more are a log. */
const LONGEST = 12;

/**
 * What came since one's own last move, if any of it was not in sight here. What is shown while the page is visible is
 * seen; who comes back to a hidden page is told anew.
 */
export function useRecap(match: string, seen: Seen, isPlayer: boolean) {
  const [from, setFrom] = useState<number | null>(null);
  const { ply, lastOwnPly } = seen.update;
  const last = useRef<number | null>(null);
  useEffect(() => {
    const meet = () => {
      if (document.visibilityState !== 'visible') return;
      const before = last.current ?? remembered(match).seen ?? 0;
      const isBack = last.current === null || wasHidden.current;
      if (isBack && isPlayer && lastOwnPly > 0 && ply > Math.max(before, lastOwnPly)) setFrom(lastOwnPly);
      // One's own move ends it: what came before is no news any more.
      else if (lastOwnPly >= ply) setFrom(null);
      wasHidden.current = false;
      last.current = ply;
      remember(match, { seen: ply });
    };
    const hear = () => {
      if (document.visibilityState === 'visible') meet();
      else wasHidden.current = true;
    };
    meet();
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }, [match, ply, lastOwnPly, isPlayer]);
  const wasHidden = useRef(document.visibilityState !== 'visible');
  return { from, skip: () => setFrom(null) };
}

interface Props {
  board: Board;
  seen: Seen;
  from: number;
  skip(): void;
}

/** Since your last turn: a few sentences, away with a tap. */
export function Recap({ board, seen, from, skip }: Props) {
  const shown = { ...seen.update, log: seen.log };
  const sentences = seen.log
    .map(({ ply }, at) => (ply > from ? board.sentence(at, shown) : null))
    .filter((sentence) => sentence !== null);
  if (sentences.length === 0) return null;
  const left = sentences.length - LONGEST;
  return (
    <section class="recap" aria-label={t('recap.title')}>
      <div class="recap-head">
        <h2>{t('recap.title')}</h2>
        <button type="button" class="quiet" onClick={skip}>
          {t('recap.skip')}
        </button>
      </div>
      {left > 0 && <p class="hint">{t('recap.more', { count: left })}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol class="log" tabIndex={0} aria-label={t('recap.title')}>
        {sentences.slice(-LONGEST).map((sentence, i) => (
          <li key={i}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}
