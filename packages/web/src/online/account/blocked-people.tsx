import { useDeletableList } from '../../client/use-resource.ts';
import { t, when } from '../../i18n/index.ts';
import { RemovableList, Section } from './section.tsx';

/** The people the reader has blocked. */
export function BlockedPeople() {
  const list = useDeletableList<{ person: string; name: string; created: number }>('blocks');
  return (
    <Section title={t('blocks.title')} about={t('blocks.about')}>
      {list.value?.length === 0 && <p>{t('blocks.none')}</p>}
      <RemovableList
        label={t('blocks.title')}
        list={list}
        item={({ person, name, created }) => ({
          id: person,
          title: name,
          note: t('thing.since', { when: when(created) }),
          button: t('blocks.drop'),
          spoken: t('blocks.drop.it', { name }),
        })}
      />
    </Section>
  );
}
