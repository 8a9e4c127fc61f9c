import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { callApi } from '../client/api.ts';
import { useAction, useResource } from '../client/use-resource.ts';
import { t } from '../i18n/index.ts';
import { RequestForm, required } from './form.tsx';

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
          <PersonActions {...who} />
        </SheetDialog>
      )}
    </>
  );
}

function PersonActions({ person, name, match }: Props) {
  const blocks = useResource<{ person: string }[]>('blocks');
  const { error, run } = useAction();
  const isBlocked = blocks.value?.some((each) => each.person === person);
  const change = () =>
    void run(async () => {
      if (isBlocked) await callApi('DELETE', `blocks/${person}`);
      else await callApi('POST', 'blocks', { person });
      blocks.reload();
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
      {(error ?? blocks.error) && <p role="alert">{error ?? blocks.error}</p>}
      <details class="more">
        <summary>{t('person.report')}</summary>
        <RequestForm
          fields={[
            {
              name: 'text',
              label: t('person.report.what'),
              hint: t('person.report.hint', { name }),
              isLong: true,
              maxLength: 500,
              validate: required,
            },
          ]}
          button={t('person.report.send')}
          doneText={t('person.report.done')}
          send={({ text }) => callApi('POST', 'reports', { about: person, match, text })}
        />
      </details>
    </div>
  );
}
