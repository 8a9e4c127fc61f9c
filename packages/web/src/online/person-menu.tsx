import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { callApi } from '../client/api.ts';
import { useAction, useResource } from '../client/use-resource.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';
import { Folded } from './account/section.tsx';
import { RequestForm, required } from './form.tsx';

interface Props {
  person: string;
  name: string;
  match: string;
}

/** Somebody's name to press: to block or report them. */
export function PersonMenu({ look, children, ...person }: Props & { look: string; children: ComponentChildren }) {
  const { dialog, isOpen, open } = useModal();
  const title = t('person.open', { name: person.name });
  return (
    <>
      <button type="button" class={look} title={title} aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      {isOpen && (
        <SheetDialog title={title} dialog={dialog}>
          <div class="menu">
            <h2>{person.name}</h2>
            <BlockButton {...person} />
            <Folded title={t('person.report')}>
              <ReportForm {...person} />
            </Folded>
          </div>
        </SheetDialog>
      )}
    </>
  );
}

/** A dialog that is on the page only while it is open. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const close = () => setOpen(false);
    element.showModal();
    element.addEventListener('close', close);
    return () => element.removeEventListener('close', close);
  }, [isOpen]);
  return { dialog, isOpen, open: () => setOpen(true) };
}

function BlockButton({ person, name }: Props) {
  const blocks = useResource<{ person: string }[]>('blocks');
  const action = useAction();
  const error = action.error ?? blocks.error;
  const isBlocked = blocks.value?.some((each) => each.person === person);
  const change = () =>
    action.run(async () => {
      await (isBlocked ? callApi('DELETE', `blocks/${person}`) : callApi('POST', 'blocks', { person }));
      blocks.reload();
    });
  return (
    <>
      <p class="hint">{isBlocked ? t('person.blocked', { name }) : t('blocks.about')}</p>
      <div class="buttons">
        <Button
          label={t(isBlocked ? 'blocks.drop.it' : 'person.block', { name })}
          isOff={!blocks.value}
          press={change}
        />
      </div>
      {error && <p role="alert">{error}</p>}
    </>
  );
}

function ReportForm({ person, name, match }: Props) {
  const text = { name: 'text', isLong: true, maxLength: 500, validate: required };
  return (
    <RequestForm
      fields={[{ ...text, label: t('person.report.what'), hint: t('person.report.hint', { name }) }]}
      button={t('person.report.send')}
      doneText={t('person.report.done')}
      send={(typed) => callApi('POST', 'reports', { about: person, match, text: typed.text })}
    />
  );
}
