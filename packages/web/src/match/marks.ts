import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { PACES, preferredPace } from '../app/preferences.ts';
import { playSound } from '../app/sounds.ts';
import { showParts } from '../toolkit/guide.ts';
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
    const there = new Set<string | undefined>();
    for (const part of frame.current?.querySelectorAll<HTMLElement | SVGElement>('.frame-main [data-place]') ?? []) {
      there.add(part.dataset.place);
      const mark = marks.get(part.dataset.place as string);
      if (part.dataset.mark === mark) continue;
      if (mark) part.dataset.mark = mark;
      else delete part.dataset.mark;
    }
    unlinkGone(frame.current, there);
  });
}

/**
 * What others do on a board that is seen in part is brought into sight as it is shown; when the viewer is asked, and the last
 * of it has been seen, they have their own part of the board back. In a replay everybody is others, and nobody is asked.
 */
export function useShownMoves(
  snapshot: Snapshot,
  { isBehind, isReplay }: { isBehind: boolean; isReplay: boolean },
): void {
  const { ply, viewer, asked, lastOwnPly } = snapshot;
  const last = useRef(ply);
  const isAsked = !isReplay && !isBehind && typeof viewer === 'number' && asked.includes(viewer);
  useEffect(() => {
    const isNext = ply > last.current && (isReplay || ply !== lastOwnPly);
    last.current = ply;
    const pace = PACES[preferredPace()];
    const isShown = isNext && (isReplay || pace > 0);
    const parts = isShown ? [...document.querySelectorAll('.frame-main .pan-zoom [data-mark="now"]')] : [];
    if (parts.length > 0) showParts('moves', parts);
    if (!isAsked) return;
    const timer = setTimeout(() => showParts('moves', null), parts.length > 0 ? pace : 0);
    return () => clearTimeout(timer);
  }, [ply, isAsked]);
}

/** A link to what has left the table is a plain word until it comes back. Lines of the log are not drawn anew for that. */
function unlinkGone(frame: HTMLElement | null, there: ReadonlySet<string | undefined>): void {
  for (const link of frame?.querySelectorAll<HTMLElement>('.place-link') ?? []) {
    const role = there.has(link.dataset.to) ? 'button' : null;
    if (link.role !== role) link.role = role;
  }
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
  const parts = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(`.frame-main [data-place="${CSS.escape(place)}"]`),
  ];
  if (parts.length === 0) return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  parts[0]?.dispatchEvent(new CustomEvent('reveal', { bubbles: true }));
  parts[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  for (const part of parts) {
    part.dataset.flash = 'true';
    setTimeout(() => delete part.dataset.flash, FLASH);
  }
}

const FLASH = 1600;
