import { t } from '../../messages/index.ts';
import { Wrong } from '../me/part.tsx';

interface Props {
  items: readonly unknown[] | null;
  trouble: string | null;
  more: (() => void) | null;
}

/** How a list ends: with nothing, with more, or with trouble. */
export function ListEnd({ items, trouble, more }: Props) {
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
      <Wrong text={trouble} />
    </>
  );
}
