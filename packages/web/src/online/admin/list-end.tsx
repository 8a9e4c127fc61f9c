import { t } from '../../i18n/index.ts';
import { ErrorText } from '../account/section.tsx';

interface Props {
  items: readonly unknown[] | null;
  error: string | null;
  more: (() => void) | null;
}

/** How a list ends: with nothing, with more, or with trouble. */
export function ListEnd({ items, error, more }: Props) {
  return (
    <>
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
