import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { type MatchFeed, placedEvents } from '../match/feed.ts';
import { EventLine, rowsOf, StandInMark } from '../match/log.tsx';
import { Button } from '../toolkit/button.tsx';
import { memoryOf, remember } from './match-memory.ts';
import type { TableSession } from './use-table.ts';

/** The longest recap, in lines; more is for the log. */
const LONGEST = 12;

/**
 * After which ply a player's recap begins, if anything since their own last move was not in sight here. What is shown
 * while the page is visible counts as seen; anyone who comes back to a hidden page sees it again.
 */
export function useRecap({ match, own, viewer }: TableSession, feed: MatchFeed) {
  const [from, setFrom] = useState<number | null>(null);
  const isPlayer = viewer !== 'public' && own.includes(viewer);
  const { ply, lastOwnPly } = feed.update;
  const last = useRef<number | null>(null);
  const wasHidden = useRef(false);
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') {
        wasHidden.current = true;
        return;
      }
      const before = last.current ?? memoryOf(match).seen ?? 0;
      const isBack = last.current === null || wasHidden.current;
      if (isBack && isPlayer && lastOwnPly > 0 && ply > Math.max(before, lastOwnPly)) setFrom(lastOwnPly);
      // One's own move ends it: what came before is no longer news.
      else if (lastOwnPly >= ply) setFrom(null);
      wasHidden.current = false;
      last.current = ply;
      remember(match, { seen: ply });
    };
    refresh();
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [match, ply, lastOwnPly, isPlayer]);
  return { from, skip: () => setFrom(null) };
}

interface Props {
  board: Board;
  feed: MatchFeed;
  from: number;
  skip(): void;
}

/** What happened after a ply, as lines of the log. */
function linesSince(board: Board, feed: MatchFeed, from: number) {
  const snapshot = { ...feed.update, log: feed.log };
  const events = placedEvents(feed.events, from);
  return rowsOf(feed.log, events).flatMap(({ line, index, event }) => {
    if (event) return [<EventLine key={`event ${event.seq}`} event={event} snapshot={snapshot} />];
    const sentence = line.ply > from ? board.sentence(index, snapshot) : null;
    if (sentence === null) return [];
    return [
      <li key={index}>
        {sentence}
        <StandInMark {...{ board, snapshot, index }} />
      </li>,
    ];
  });
}

/** Since your last turn: a few sentences, away with a tap. */
export function Recap({ board, feed, from, skip }: Props) {
  const rows = linesSince(board, feed, from);
  if (rows.length === 0) return null;
  const left = rows.length - LONGEST;
  return (
    <section class="recap" aria-label={t('recap.title')}>
      <div class="recap-head">
        <h2>{t('recap.title')}</h2>
        <Button look="quiet" label={t('recap.skip')} press={skip} />
      </div>
      {left > 0 && <p class="hint">{t('recap.more', { count: left })}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol class="log" tabIndex={0} aria-label={t('recap.title')}>
        {rows.slice(-LONGEST)}
      </ol>
    </section>
  );
}
