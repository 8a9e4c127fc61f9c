import type { FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../app/icon.tsx';
import { t } from '../i18n/index.ts';
import { openSideSheet, SideSheet } from '../toolkit/side-sheet.tsx';
import type { HelpProps } from './help-props.ts';

const MARK = 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';

/** In the bar of every table. */
export function HelpButton({ toggle }: { toggle(): void }) {
  return <IconButton label={t('help.open')} d={MARK} size={20} press={toggle} />;
}

/** "What can I do?": all choices there are now, beside the table. It is fetched when it is first opened. */
export function HelpPanel({ isOpen, toggle, ...props }: HelpProps & { isOpen: boolean; toggle(): void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [List, setList] = useState<FunctionComponent<HelpProps> | null>(null);
  useHelpKey(toggle);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    openSideSheet(dialog.current, 'below');
    void import('./choice-list.tsx').then(async ({ ChoiceList, loadHelp }) => {
      await loadHelp();
      setList(() => ChoiceList);
    });
  }, [isOpen]);
  // Whatever else is opened at the table closes it.
  const closed = useRef(() => {});
  closed.current = () => isOpen && toggle();
  useEffect(() => {
    const element = dialog.current;
    const close = () => closed.current();
    element?.addEventListener('close', close);
    return () => element?.removeEventListener('close', close);
  }, []);
  return (
    <SideSheet label={t('help.open')} dialog={dialog} look="below" close={() => dialog.current?.close()}>
      <h2 class="help-title">{t('help.open')}</h2>
      {isOpen && (List ? <List {...props} /> : <p role="status">{t('loading')}</p>)}
    </SideSheet>
  );
}

/** The question mark, wherever nothing is being written. */
function useHelpKey(toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWriting = (event.target as Element).closest('input, select, textarea, dialog:modal');
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
