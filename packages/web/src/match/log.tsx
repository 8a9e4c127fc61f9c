import type { TableEvent } from '@tempora/protocol';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';
import { memo } from '../toolkit/memo.tsx';
import { nameOf, namesOf } from '../toolkit/sentences.ts';
import type { Board, Snapshot } from './board.ts';
import { ScrollingList } from './scrolling-list.tsx';
import './log.css';

interface Props {
  board: Board;
  snapshot: Snapshot;
  /** Fetches what came before the first line; null where nothing did. */
  earlier: (() => void) | null;
  /** What happened at the table besides moves. */
  events?: readonly TableEvent[];
  /** In a replay: goes to the move of a line. */
  jump?: ((ply: number) => void) | undefined;
  /** What stands after the last line. */
  tail?: ComponentChildren;
}

/** What happened, one line per event. */
export function Log({ board, snapshot, earlier, events = [], jump, tail }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(jump);
  latest.current = jump;
  const go = useMemo(() => (jump ? (ply: number) => latest.current?.(ply) : undefined), [jump === undefined]);
  const rows = rowsOf(snapshot.log, events);
  return (
    <>
      <ScrollingList
        look="log"
        label={t('log.title')}
        list={list}
        last={rows.at(-1)?.event ?? rows.at(-1)?.line}
        earlier={earlier}
        empty={t('log.empty')}
      >
        {rows.map(({ line, index, event }) =>
          event ? (
            <EventLine key={`event ${event.seq}`} event={event} snapshot={snapshot} />
          ) : (
            <MoveLine key={`${line.ply} ${index}`} {...{ board, snapshot, index, jump: go }} />
          ),
        )}
      </ScrollingList>
      {tail && <div class="log-tail">{tail}</div>}
    </>
  );
}

interface LineProps extends Pick<Props, 'board' | 'snapshot' | 'jump'> {
  index: number;
}

/** A line stays as it is while it, its neighbours and the names of the players do: a long log is not redrawn with every move. */
const MoveLine = memo(({ board, snapshot, index, jump }: LineProps) => {
  const line = snapshot.log[index] as Line;
  const sentence = board.sentence(index, snapshot);
  if (sentence === null) return null;
  const looks = [jump && 'log-move', board.isRoutine?.(line.event) && 'log-routine'].filter(Boolean);
  return (
    <li class={looks.join(' ')}>
      {jump && isFirstOfMove(board, snapshot, index) && <JumpButton ply={line.ply} jump={jump} />}
      <div>
        {sentence}
        <StandInMark {...{ board, snapshot, index }} />
      </div>
    </li>
  );
}, isSameLine);

/** A move of several lines has its number once. */
function isFirstOfMove(board: Board, snapshot: Snapshot, index: number): boolean {
  const { log } = snapshot;
  for (let i = index - 1; log[i] && log[i]?.ply === log[index]?.ply; i--)
    if (board.sentence(i, snapshot) !== null) return false;
  return true;
}

function JumpButton({ ply, jump }: { ply: number; jump(ply: number): void }) {
  return <Button look="quiet log-jump" label={ply} spoken={t('log.jump', { ply })} press={() => jump(ply)} />;
}

function isSameLine(a: LineProps, b: LineProps): boolean {
  const isAlike = (index: number) => a.snapshot.log[index] === b.snapshot.log[index];
  return (
    a.board === b.board &&
    a.jump === b.jump &&
    [a.index - 1, a.index, a.index + 1].every(isAlike) &&
    namesOf(a.snapshot).join() === namesOf(b.snapshot).join()
  );
}

type Line = Snapshot['log'][number];
type Row =
  | { line: Line; index: number; event?: undefined }
  | { event: TableEvent; line?: undefined; index?: undefined };

/** Lines and events in order; an event stands after the lines of its ply. */
export function rowsOf(log: readonly Line[], events: readonly TableEvent[]): Row[] {
  const waiting = [...events];
  const rows: Row[] = [];
  const takeBefore = (ply: number) => {
    while (waiting[0] && waiting[0].ply < ply) rows.push({ event: waiting.shift() as TableEvent });
  };
  for (const [index, line] of log.entries()) {
    takeBefore(line.ply);
    rows.push({ line, index });
  }
  takeBefore(Number.POSITIVE_INFINITY);
  return rows;
}

/** Something that happened at the table and was no move. */
export function EventLine({ event: { seat, what }, snapshot }: { event: TableEvent; snapshot: Snapshot }) {
  return <li class="log-event">{t(`event.${what}`, { name: nameOf(snapshot, seat) })}</li>;
}

/** Says once of a move for whom a bot made it. */
export function StandInMark({ board, snapshot, index }: Pick<LineProps, 'board' | 'snapshot' | 'index'>) {
  const { standIns } = snapshot.log[index] as Line;
  if (!standIns || !isFirstOfMove(board, snapshot, index)) return null;
  const names = standIns.map((seat) => nameOf(snapshot, seat)).join(', ');
  return (
    <>
      {' '}
      <small class="hint">{t('log.stand-in', { names })}</small>
    </>
  );
}
