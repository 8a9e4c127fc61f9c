import { t, when } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { useAsked, useDoing } from '../use-asked.ts';
import { Part, Things, Wrong } from './part.tsx';

/** Whom one keeps away from. */
export function Blocked() {
  const { value, trouble, again } = useAsked<{ person: string; name: string; created: number }[]>('blocks');
  const doing = useDoing();
  const drop = (person: string) =>
    void doing.run(async () => {
      await askHouse('DELETE', `blocks/${person}`);
      again();
    });
  const things = (value ?? []).map(({ person, name, created }) => ({
    id: person,
    title: name,
    note: t('thing.since', { when: when(created) }),
    button: t('blocks.drop'),
    spoken: t('blocks.drop.it', { name }),
  }));
  return (
    <Part title={t('blocks.title')} about={t('blocks.about')}>
      {value?.length === 0 && <p>{t('blocks.none')}</p>}
      <Things label={t('blocks.title')} all={things} drop={drop} />
      <Wrong text={trouble ?? doing.trouble} />
    </Part>
  );
}
