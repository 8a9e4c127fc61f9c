import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import { askHouse } from '../shell/ask-house.ts';
import { SheetDialog } from '../shell/frame.tsx';
import { AskForm, needed } from './form.tsx';
import { useAsked, useDoing } from './use-asked.ts';

interface Props {
  person: string;
  name: string;
  match: string;
}

/** Somebody's name to press: to keep away from them, or to tell the host about them. */
export function PersonMenu({ look, children, ...who }: Props & { look: string; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const title = t('person.open', { name: who.name });
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const close = () => setOpen(false);
    element.showModal();
    element.addEventListener('close', close);
    return () => element.removeEventListener('close', close);
  }, [isOpen]);
  return (
    <>
      <button type="button" class={look} title={title} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      {isOpen && (
        <SheetDialog title={title} dialog={dialog}>
          <Ways {...who} />
        </SheetDialog>
      )}
    </>
  );
}

function Ways({ person, name, match }: Props) {
  const blocks = useAsked<{ person: string }[]>('blocks');
  const { trouble, run } = useDoing();
  const isBlocked = blocks.value?.some((each) => each.person === person);
  const change = () =>
    void run(async () => {
      if (isBlocked) await askHouse('DELETE', `blocks/${person}`);
      else await askHouse('POST', 'blocks', { person });
      blocks.again();
    });
  return (
    <div class="menu">
      <h2>{name}</h2>
      <p class="hint">{isBlocked ? t('person.blocked', { name }) : t('blocks.about')}</p>
      <div class="menu-ways">
        <button type="button" disabled={!blocks.value} onClick={change}>
          {t(isBlocked ? 'blocks.drop.it' : 'person.block', { name })}
        </button>
      </div>
      {(trouble ?? blocks.trouble) && <p role="alert">{trouble ?? blocks.trouble}</p>}
      <details class="more">
        <summary>{t('person.report')}</summary>
        <AskForm
          fields={[
            {
              name: 'text',
              label: t('person.report.what'),
              hint: t('person.report.hint', { name }),
              isLong: true,
              maxLength: 500,
              flaw: needed,
            },
          ]}
          button={t('person.report.send')}
          done={t('person.report.done')}
          go={({ text }) => askHouse('POST', 'reports', { about: person, match, text })}
        />
      </details>
    </div>
  );
}
