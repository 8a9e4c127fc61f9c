import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { ErrorText } from '../form.tsx';

interface Props<T> {
  label: string;
  items: readonly T[] | null;
  error: string | null;
  /** Fetches the next page; null where there is none. */
  more: (() => void) | null;
  row(item: T): ComponentChildren;
}

/** A list of the administrator's: its rows, then nothing, more, or an error. */
export function AdminList<T>({ label, items, error, more, row }: Props<T>) {
  return (
    <>
      {items && items.length > 0 && (
        <ul class="things" aria-label={label}>
          {items.map(row)}
        </ul>
      )}
      {items?.length === 0 && <p class="hint">{t('admin.none')}</p>}
      {more && (
        <div>
          <button type="button" onClick={more}>
            {t('admin.more')}
          </button>
        </div>
      )}
      <ErrorText text={error} />
    </>
  );
}
