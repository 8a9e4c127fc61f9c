import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../app/icon.tsx';
import { currentLanguage, t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';
import type { Board, Snapshot } from './board.ts';
import type { Pacer, Shown } from './pacer.ts';
import './playback.css';

/** How a running match is shown: which moment of it, and who shows it. */
export interface Playback extends Omit<Shown, 'feed'> {
  pacer: Pacer;
}

interface Props {
  board: Board;
  snapshot: Snapshot;
  playback: Playback;
}

/** The move that is shown now, in words: over the table while moves are waiting, and read out. It takes no room of its own. */
export function Caption({ board, snapshot, playback: { pacer, isBehind } }: Props) {
  useSkipByTap(isBehind ? pacer : null);
  const { log, ply } = snapshot;
  const sentences = log
    .map(({ ply: at, event }, i) => ({ event, words: at === ply ? board.sentence(i, snapshot) : null }))
    .filter(({ words }) => words !== null);
  // There is room for one sentence: the last that is more than routine. All of them are read out.
  const important = sentences.findLastIndex(({ event }) => !board.isRoutine?.(event));
  const main = important < 0 ? sentences.length - 1 : important;
  // Read out whether or not it is seen, and without the links in it.
  const caption = useRef<HTMLParagraphElement>(null);
  const [told, tell] = useState('');
  useEffect(() => tell(caption.current?.textContent ?? ''), [ply, sentences.length, currentLanguage()]);
  return (
    <div class="caption" data-shown={isBehind}>
      <p inert ref={caption}>
        {/* A new sentence is a new part: nothing of the old one moves. */}
        <span key={`${ply} ${sentences.length}`} hidden={sentences.length === 0}>
          {sentences.map((sentence, i) => (
            <span key={i} data-main={i === main}>
              {sentence.words}{' '}
            </span>
          ))}
        </span>
      </p>
      <span class="visually-hidden" role="status">
        {told}
      </span>
      <Button look="quiet" label={t('playback.skip')} press={() => pacer.skip()} />
    </div>
  );
}

/** What is pressed so soon after others' moves begin to be shown is the second press of a double click. */
const DOUBLE = 400;

/**
 * A tap on the table or a key shows the match as it is now. A button that lay there then hears the tap as well, if it still
 * does; nothing else does: on the map, or on what has only come, the tap was meant for another moment.
 */
function useSkipByTap(pacer: Pacer | null): void {
  useEffect(() => {
    if (!pacer) return;
    const since = performance.now();
    const isTooSoon = () => performance.now() - since < DOUBLE;
    const skip = (event: Event) => {
      if (isTooSoon() || !(event.target as Element).closest('.frame-main')) return;
      const meant = buttonAt(event);
      pacer.skip();
      const hear = (click: Event) => {
        click.stopPropagation();
        click.preventDefault();
        if (meant && buttonAt(click)?.button === meant.button) afterDrawn(() => pressAgain(meant));
      };
      addEventListener('click', hear, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', hear, { capture: true }), 400);
    };
    const key = ({ key: name, target }: KeyboardEvent) => {
      if (isTooSoon() || (target as Element).closest('input, textarea, dialog')) return;
      if (name === 'Escape' || name === ' ' || name === 'Enter') pacer.skip();
    };
    addEventListener('pointerdown', skip);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', key);
    };
  }, [pacer]);
}

interface Meant {
  readonly button: HTMLElement;
  readonly words: string | null;
}

/** The button under a press, and what it says; null where there is none. */
function buttonAt({ target }: Event): Meant | null {
  const button = (target as Element).closest<HTMLElement>('button, a');
  return button && { button, words: button.textContent };
}

function pressAgain({ button, words }: Meant): void {
  if (button.isConnected && button.textContent === words) button.click();
}

/** When the match as it is now has been drawn, which may take two frames. */
function afterDrawn(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Shows again what happened since the viewer's last move; while that is shown, goes on to the match as it is now. */
export function RepeatButton({ pacer, canRepeat, isBehind }: Playback) {
  return isBehind ? (
    <IconButton label={t('playback.skip')} d="M6 5l9 7-9 7zM18.5 5v14" size={20} press={() => pacer.skip()} />
  ) : (
    <IconButton
      label={t('playback.repeat')}
      d="M4 12a8 8 0 1 1 2.3 5.6M4 12V6.5M4 12h5.5"
      size={20}
      isOff={!canRepeat}
      press={() => pacer.repeat()}
    />
  );
}
