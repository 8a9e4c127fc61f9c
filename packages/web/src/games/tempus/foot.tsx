import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import { Button } from '../../toolkit/button.tsx';
import type { Selection } from './selection.ts';

/** Under every choice, always in the same place: the way back on one side, the answers on the other. */
export function Foot({ selection, children }: { selection: Selection; children?: ComponentChildren }) {
  const { isTouched, undo, back } = selection;
  return (
    <div class="tp-foot">
      {isTouched ? (
        <Button label={t('tempus.back')} press={back} />
      ) : (
        <Button label={t('undo')} isOff={undo === null} press={() => undo?.()} />
      )}
      {children}
    </div>
  );
}
