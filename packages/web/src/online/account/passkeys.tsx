import { callApi } from '../../client/api.ts';
import { useAction, useResource } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { RequestForm, UserError } from '../form.tsx';
import { createPasskey, supportsPasskeys } from './passkey-client.ts';
import { ErrorText, RemovableList, Section } from './section.tsx';

interface Passkey {
  id: string;
  label: string;
  created: number;
}

/** Passkeys: coming in with what a device holds. Nothing where the browser knows none. */
export function Passkeys() {
  return supportsPasskeys() ? <PasskeyList /> : null;
}

function PasskeyList() {
  const { value, error, reload } = useResource<Passkey[]>('passkeys');
  const action = useAction();
  const make = async ({ label = '' }) => {
    const wrong = await createPasskey(label.trim());
    if (wrong) throw new UserError(wrong);
    reload();
  };
  const drop = (id: string) =>
    void action.run(async () => {
      await callApi('DELETE', `passkeys/${encodeURIComponent(id)}`);
      reload();
    });
  const items = (value ?? []).map(({ id, label, created }) => {
    const title = label || t('passkey.nameless');
    const note = t('thing.since', { when: when(created) });
    return { id, title, note, button: t('thing.drop'), spoken: t('thing.drop.it', { title }) };
  });
  return (
    <Section title={t('passkey.title')} about={t('passkey.about')}>
      <RemovableList label={t('passkey.title')} all={items} drop={drop} />
      <ErrorText text={error ?? action.error} />
      <RequestForm
        fields={[{ name: 'label', label: t('passkey.label'), hint: t('passkey.label.hint'), maxLength: 60 }]}
        button={t('passkey.make')}
        doneText={t('passkey.made')}
        send={make}
      />
    </Section>
  );
}
