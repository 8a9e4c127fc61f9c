import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { Board, Snapshot } from './board.ts';
import { ScrollingList } from './scrolling-list.tsx';

interface Props {
  board: Board;
  snapshot: Snapshot;
  /** Fetches what came before the first line; null where nothing did. */
  earlier: (() => void) | null;
}

/** What happened, one line per event. */
export function Log({ board, snapshot, earlier }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { log } = snapshot;
  return (
    <ScrollingList look="log" label={t('log.title')} list={list} last={log.at(-1)} earlier={earlier}>
      {log.map((line, i) => {
        const sentence = board.sentence(i, snapshot);
        return sentence === null ? null : <li key={`${line.ply} ${i}`}>{sentence}</li>;
      })}
    </ScrollingList>
  );
}
