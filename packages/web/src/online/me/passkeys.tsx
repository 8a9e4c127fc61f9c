import { t, when } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { AskForm, Said } from '../form.tsx';
import { useAsked, useDoing } from '../use-asked.ts';
import { canUseKeys, makeKey } from './keys.ts';
import { Part, Things, Wrong } from './part.tsx';

interface Shown {
  id: string;
  label: string;
  created: number;
}

/** Passkeys: coming in with what a device holds. Nothing where the browser knows none. */
export function Passkeys() {
  return canUseKeys() ? <Keys /> : null;
}

function Keys() {
  const { value, trouble, again } = useAsked<Shown[]>('passkeys');
  const dropping = useDoing();
  const make = async ({ label = '' }) => {
    const wrong = await makeKey(label.trim());
    if (wrong) throw new Said(wrong);
    again();
  };
  const drop = (id: string) =>
    void dropping.run(async () => {
      await askHouse('DELETE', `passkeys/${encodeURIComponent(id)}`);
      again();
    });
  const things = (value ?? []).map(({ id, label, created }) => {
    const title = label || t('passkey.nameless');
    const note = t('thing.since', { when: when(created) });
    return { id, title, note, button: t('thing.drop'), spoken: t('thing.drop.it', { title }) };
  });
  return (
    <Part title={t('passkey.title')} about={t('passkey.about')}>
      <Things label={t('passkey.title')} all={things} drop={drop} />
      <Wrong text={trouble ?? dropping.trouble} />
      <AskForm
        fields={[{ name: 'label', label: t('passkey.label'), hint: t('passkey.label.hint'), maxLength: 60 }]}
        button={t('passkey.make')}
        done={t('passkey.made')}
        go={make}
      />
    </Part>
  );
}
