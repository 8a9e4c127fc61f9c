import { useDeletableList } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { ErrorText, RequestForm, UserError } from '../form.tsx';
import { createPasskey, supportsPasskeys } from './passkey-client.ts';
import { RemovableList, Section } from './section.tsx';

interface Passkey {
  id: string;
  label: string;
  created: number;
}

/** Passkeys; nothing where the browser does not support them. */
export function Passkeys() {
  return supportsPasskeys() ? <PasskeyList /> : null;
}

function PasskeyList() {
  const { value, error, reload, drop } = useDeletableList<Passkey>('passkeys');
  const make = async ({ label = '' }) => {
    const wrong = await createPasskey(label.trim());
    if (wrong) throw new UserError(wrong);
    reload();
  };
  const items = (value ?? []).map(({ id, label, created }) => {
    const title = label || t('passkey.nameless');
    const note = t('thing.since', { when: when(created) });
    return { id, title, note, button: t('thing.drop'), spoken: t('thing.drop.it', { title }) };
  });
  return (
    <Section title={t('passkey.title')} about={t('passkey.about')}>
      <RemovableList label={t('passkey.title')} items={items} drop={drop} />
      <ErrorText text={error} />
      <RequestForm
        fields={[{ name: 'label', label: t('passkey.label'), hint: t('passkey.label.hint'), maxLength: 60 }]}
        button={t('passkey.make')}
        doneText={t('passkey.made')}
        send={make}
      />
    </Section>
  );
}
