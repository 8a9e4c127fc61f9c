import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';
import type { Board, Snapshot } from './board.ts';
import { ScrollingList } from './scrolling-list.tsx';

interface Props {
  board: Board;
  snapshot: Snapshot;
  /** Fetches what came before the first line; null where nothing did. */
  earlier: (() => void) | null;
  /** In a replay: goes to the move of a line. */
  jump?: ((ply: number) => void) | undefined;
  /** What stands after the last line. */
  tail?: ComponentChildren;
}

/** What happened, one line per event. */
export function Log({ board, snapshot, earlier, jump, tail }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const { log } = snapshot;
  return (
    <ScrollingList look="log" label={t('log.title')} list={list} last={log.at(-1)} earlier={earlier}>
      {log.map((line, i) => {
        const sentence = board.sentence(i, snapshot);
        if (sentence === null) return null;
        return (
          <li key={`${line.ply} ${i}`}>
            {jump && (
              <Button look="quiet log-jump" label={t('log.jump', { ply: line.ply })} press={() => jump(line.ply)} />
            )}
            {sentence}
          </li>
        );
      })}
      {tail && <li class="log-tail">{tail}</li>}
    </ScrollingList>
  );
}
