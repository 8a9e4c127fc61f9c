import { useEffect, useState } from 'preact/hooks';
import { device } from '../client/connection.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';

/** While this device's worker does not answer: says so on any page, and how to go on. */
export function OverdueNotice() {
  const [isOverdue, setOverdue] = useState(false);
  useEffect(() => device.onOverdue(setOverdue), []);
  return isOverdue ? (
    <div class="overdue" role="alert">
      <p>{t('notice.overdue')}</p>
      <Button label={t('notice.reload')} press={() => location.reload()} />
    </div>
  ) : null;
}
