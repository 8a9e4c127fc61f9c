import { useRef, useState } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { SheetDialog } from '../app/sheet-dialog.tsx';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';

const SignInForm = lazy(async () => (await import('./account/index.ts')).SignInForm);

/** Whoever merely watches may have a seat here on another device, or under a login: both ways to it stay at the table. */
export function BringSeat() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <Button look="quiet bring-seat" label={t('seat.bring')} press={open} />
      <SheetDialog title={t('seat.bring')} dialog={dialog}>
        <div class="menu">
          <h2>{t('seat.bring')}</h2>
          <p>{t('seat.bring.device', { part: t('seat.elsewhere') })}</p>
          <h3>{t('login.title')}</h3>
          {isOpen && <SignInForm />}
        </div>
      </SheetDialog>
    </>
  );
}
