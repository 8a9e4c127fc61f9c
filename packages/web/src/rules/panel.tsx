import type { FunctionComponent, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { openSideSheet, SideSheet } from '../toolkit/side-sheet.tsx';
import { ruleTarget } from './links.tsx';
import type { ReadingPlace } from './reader.tsx';

interface Shown {
  Reader: FunctionComponent<{ game: string; place: ReadingPlace }>;
  place: ReadingPlace;
}

/** The rulebook beside the table, or over it where there is no room. The table's links to the rules open it, where one stopped reading or where they lead. */
export function RulesPanel({ game, frame }: { game: string; frame: RefObject<HTMLElement | null> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const [shown, setShown] = useState<Shown | null>(null);
  const open = async (target: string) => {
    const { Reader } = await import('./reader.tsx');
    setShown((before) => ({ Reader, place: before && !target ? before.place : { target } }));
    openSideSheet(dialog.current, 'over');
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
    <SideSheet label={t('rules.link')} dialog={dialog} text={text} look="over" close={close}>
      {shown && <shown.Reader game={game} place={shown.place} />}
    </SideSheet>
  );
}
