import { useDeletableList } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { RequestForm } from '../form.tsx';
import { createPasskey } from './passkey-client.ts';
import { RemovableList, Section } from './section.tsx';

interface Passkey {
  id: string;
  label: string;
  created: number;
}

/** Passkeys, where the browser supports them. */
export function Passkeys() {
  const list = useDeletableList<Passkey>('passkeys');
  const itemOf = ({ id, label, created }: Passkey) => ({
    id,
    title: label || t('passkey.nameless'),
    note: t('thing.since', { when: when(created) }),
  });
  return (
    <Section title={t('passkey.title')} about={t('passkey.about')}>
      <RemovableList label={t('passkey.title')} list={list} item={itemOf} />
      <RequestForm
        fields={[{ name: 'label', label: t('passkey.label'), hint: t('passkey.label.hint'), maxLength: 60 }]}
        button={t('passkey.make')}
        doneText={t('passkey.made')}
        send={({ label = '' }) => createPasskey(label.trim()).then(() => list.reload())}
      />
    </Section>
  );
}
