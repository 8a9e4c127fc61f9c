import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { playSound } from '../app/sounds.ts';
import type { Board, Snapshot } from './board.ts';
import './marks.css';

/** The parts of the table that changed since the viewer's last move, those of the last move apart. */
function changedPlaces(board: Board, { log, ply, viewer, lastOwnPly }: Snapshot): Map<string, 'news' | 'now'> {
  const since = viewer === 'public' || lastOwnPly === undefined ? ply - 1 : lastOwnPly;
  const marks = new Map<string, 'news' | 'now'>();
  for (const line of log)
    if (line.ply > since)
      for (const place of board.placesOf?.(line.event) ?? []) marks.set(place, line.ply === ply ? 'now' : 'news');
  return marks;
}

/** Marks on the table what others did since the viewer's last move; the marks go when the viewer acts. */
export function useMarks(frame: RefObject<HTMLElement | null>, board: Board, snapshot: Snapshot): void {
  useLayoutEffect(() => {
    const marks = snapshot.ranking ? new Map<string, string>() : changedPlaces(board, snapshot);
    for (const part of frame.current?.querySelectorAll<HTMLElement | SVGElement>('.frame-main [data-place]') ?? []) {
      const mark = marks.get(part.dataset.place as string);
      if (part.dataset.mark === mark) continue;
      if (mark) part.dataset.mark = mark;
      else delete part.dataset.mark;
    }
  });
}

/** Each event is heard once, when it is shown. */
export function useMoveSounds(board: Board, { log, ply }: Snapshot): void {
  const lines = log.filter((line) => line.ply === ply);
  const heard = useRef({ ply, told: lines.length });
  useEffect(() => {
    const { ply: last, told } = heard.current;
    heard.current = { ply, told: lines.length };
    if (ply < last || document.hidden) return;
    const sounds = lines.slice(ply === last ? told : 0).map(({ event }) => board.soundOf?.(event) ?? null);
    const sound = sounds.findLast((each) => each !== null);
    if (sound) playSound(sound);
  }, [ply, lines.length]);
}

/** Brings a part of the table into sight and lights it for a moment. */
export function flashPlace(place: string): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  const parts = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(`.frame-main [data-place="${CSS.escape(place)}"]`),
  ];
  parts[0]?.dispatchEvent(new CustomEvent('reveal', { bubbles: true }));
  parts[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  for (const part of parts) {
    part.dataset.flash = 'true';
    setTimeout(() => delete part.dataset.flash, FLASH);
  }
}

const FLASH = 1600;
