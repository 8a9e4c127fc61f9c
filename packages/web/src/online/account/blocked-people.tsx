import { useDeletableList } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { ErrorText } from '../form.tsx';
import { RemovableList, Section } from './section.tsx';

/** The people one has blocked. */
export function BlockedPeople() {
  const { value, error, drop } = useDeletableList<{ person: string; name: string; created: number }>('blocks');
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
      <RemovableList label={t('blocks.title')} items={items} drop={drop} />
      <ErrorText text={error} />
    </Section>
  );
}
