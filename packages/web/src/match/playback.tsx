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
    .map((line, i) => (line.ply === ply ? board.sentence(i, snapshot) : null))
    .filter((sentence) => sentence !== null);
  // Read out whether or not it is seen, and without the links in it.
  const words = useRef<HTMLParagraphElement>(null);
  const [told, tell] = useState('');
  useEffect(() => tell(words.current?.textContent ?? ''), [ply, sentences.length, currentLanguage()]);
  return (
    <div class="caption" data-shown={isBehind}>
      <p inert ref={words}>
        {/* A new sentence is a new part: nothing of the old one moves. */}
        <span key={`${ply} ${sentences.length}`} hidden={sentences.length === 0}>
          {sentences.map((sentence, i) => (
            <span key={i}>{sentence} </span>
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

/** A tap on the table or a key shows the match as it is now. That tap does nothing else: it was meant for another moment. */
function useSkipByTap(pacer: Pacer | null): void {
  useEffect(() => {
    if (!pacer) return;
    const skip = (event: Event) => {
      if (!(event.target as Element).closest('.frame-main')) return;
      pacer.skip();
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 400);
    };
    const key = ({ key: name }: KeyboardEvent) =>
      (name === 'Escape' || name === ' ' || name === 'Enter') && pacer.skip();
    addEventListener('pointerdown', skip);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', key);
    };
  }, [pacer]);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
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
