import type { FunctionComponent, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';
import { ruleTarget } from './links.tsx';
import type { ReadingPlace } from './reader.tsx';

interface Shown {
  Reader: FunctionComponent<{ game: string; place: ReadingPlace }>;
  place: ReadingPlace;
}

/** As in the style sheets: there is room beside the table. */
const WIDE = '(min-width: 72rem)';

/** The rulebook beside the table, or over it where there is no room. The table's links to the rules open it, where one stopped reading or where they lead. */
export function RulesPanel({ game, frame }: { game: string; frame: RefObject<HTMLElement | null> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const [shown, setShown] = useState<Shown | null>(null);
  const open = async (target: string) => {
    const { Reader } = await import('./reader.tsx');
    setShown((before) => ({ Reader, place: before && !target ? before.place : { target } }));
    for (const other of frame.current?.querySelectorAll<HTMLDialogElement>('dialog[open]') ?? []) other.close();
    if (matchMedia(WIDE).matches) dialog.current?.show();
    else dialog.current?.showModal();
    if (!target) text.current?.scrollTo(0, scrolled.current);
  };
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const target = ruleTarget(event, game);
      if (target === null || dialog.current?.contains(event.target as Node)) return;
      event.preventDefault();
      void open(target);
    };
    const element = frame.current;
    element?.addEventListener('click', click);
    return () => element?.removeEventListener('click', click);
  }, [game]);
  const close = () => {
    scrolled.current = text.current?.scrollTop ?? 0;
    dialog.current?.close();
  };
  return (
    <dialog
      class="rules-panel"
      ref={dialog}
      aria-label={t('rules.link')}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <div class="rules-panel-text" ref={text}>
        {shown && <shown.Reader game={game} place={shown.place} />}
      </div>
      <Button look="primary" label={t('close')} press={close} />
    </dialog>
  );
}
