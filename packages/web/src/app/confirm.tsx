import { render } from 'preact';
import { t } from '../i18n/index.ts';

/** Asks before something that cannot be taken back; true if the answer is yes. Escape is a no. */
export function askToConfirm(question: string, yes: string): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'confirm';
  dialog.setAttribute('aria-label', question);
  document.body.append(dialog);
  render(
    <form method="dialog">
      <p>{question}</p>
      <div class="buttons">
        <button type="submit" value="no">
          {t('confirm.no')}
        </button>
        <button type="submit" value="yes" class="grave">
          {yes}
        </button>
      </div>
    </form>,
    dialog,
  );
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue === 'yes');
      render(null, dialog);
      dialog.remove();
    });
  });
}
