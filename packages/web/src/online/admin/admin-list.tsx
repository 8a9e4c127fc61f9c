import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { Button } from '../../toolkit/button.tsx';
import { Section } from '../account/section.tsx';
import { ErrorText } from '../form.tsx';

interface Props<T> {
  title: string;
  items: readonly T[] | null;
  error: string | null;
  /** Fetches the next page; null where there is none. */
  more: (() => void) | null;
  row(item: T): ComponentChildren;
  /** What chooses among the items. */
  children: ComponentChildren;
}

/** A list of the administrator's: its filter, its rows, then nothing, more, or an error. */
export function AdminList<T>({ title, items, error, more, row, children }: Props<T>) {
  return (
    <Section title={title}>
      {children}
      {items && items.length > 0 && (
        <ul class="item-list" aria-label={title}>
          {items.map(row)}
        </ul>
      )}
      {items?.length === 0 && <p class="hint">{t('admin.none')}</p>}
      {more && (
        <div>
          <Button label={t('admin.more')} press={more} />
        </div>
      )}
      <ErrorText text={error} />
    </Section>
  );
}
