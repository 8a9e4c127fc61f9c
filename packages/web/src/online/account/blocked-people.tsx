import { callApi } from '../../client/api.ts';
import { useAction, useResource } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { ErrorText, RemovableList, Section } from './section.tsx';

/** Whom one keeps away from. */
export function BlockedPeople() {
  const { value, error, reload } = useResource<{ person: string; name: string; created: number }[]>('blocks');
  const action = useAction();
  const drop = (person: string) =>
    void action.run(async () => {
      await callApi('DELETE', `blocks/${person}`);
      reload();
    });
  const items = (value ?? []).map(({ person, name, created }) => ({
    id: person,
    title: name,
    note: t('thing.since', { when: when(created) }),
    button: t('blocks.drop'),
    spoken: t('blocks.drop.it', { name }),
  }));
  return (
    <Section title={t('blocks.title')} about={t('blocks.about')}>
      {value?.length === 0 && <p>{t('blocks.none')}</p>}
      <RemovableList label={t('blocks.title')} all={items} drop={drop} />
      <ErrorText text={error ?? action.error} />
    </Section>
  );
}
