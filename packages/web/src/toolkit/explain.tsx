import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import './explain.css';

interface Props {
  /** What it means, in a sentence or two. */
  text: ComponentChildren;
  /** What a screen reader calls it, where what it shows is no name. */
  spoken?: string;
  look?: string;
  /** Its `data-place`, if marks and lessons refer to it. */
  place?: string;
  /** What else a press does. */
  press?: () => void;
  children: ComponentChildren;
}

/** Something small that says what it means: beside it on hover and focus, and after a tap until the next press. It moves nothing. */
export function Explain({ text, spoken, look = '', place, press, children }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useNote(button, note, { isOpen, close: () => setOpen(false) });
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`explain ${look}`}
        data-place={place}
        aria-label={spoken}
        aria-describedby={id}
        onClick={() => {
          setOpen(true);
          press?.();
        }}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setOpen(true)}
        onBlur={() => setOpen(false)}
        // A mouse that rests enters whatever comes to lie under it: only one that moves asks.
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && canHover() && setOpen(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      >
        {children}
      </button>
      <span ref={note} id={id} class="explain-note" role="tooltip" popover="manual">
        {text}
      </span>
    </>
  );
}

/** After a tap browsers tell of a mouse where the finger was: what comes there by itself was not pointed at. */
function canHover(): boolean {
  return matchMedia('(hover: hover)').matches;
}

/** Shows the note over everything else, below its button or above it; Escape and a press elsewhere close it. */
function useNote(
  button: RefObject<HTMLElement | null>,
  note: RefObject<HTMLElement | null>,
  { isOpen, close }: { isOpen: boolean; close(): void },
): void {
  useEffect(() => {
    if (!isOpen || !button.current || !note.current) return;
    const shown = note.current;
    shown.showPopover();
    placeBeside(shown, button.current.getBoundingClientRect());
    const stop = new AbortController();
    const { signal } = stop;
    const press = ({ target }: Event) => !button.current?.contains(target as Node) && close();
    addEventListener('pointerdown', press, { signal, capture: true });
    addEventListener('keydown', ({ key }: KeyboardEvent) => key === 'Escape' && close(), { signal });
    addEventListener('scroll', close, { signal, capture: true });
    return () => {
      stop.abort();
      shown.hidePopover();
    };
  }, [isOpen]);
}

/** How far it stays from what it explains and from the window's edges, in pixels. */
const GAP = 6;

function placeBeside(note: HTMLElement, { left, right, top, bottom }: DOMRect): void {
  const { width, height } = note.getBoundingClientRect();
  const x = Math.max(GAP, Math.min((left + right - width) / 2, innerWidth - width - GAP));
  const y = bottom + GAP + height < innerHeight ? bottom + GAP : Math.max(GAP, top - GAP - height);
  note.style.left = `${x}px`;
  note.style.top = `${y}px`;
}
