import { t } from '../i18n/index.ts';
import { LinkButton } from '../toolkit/button.tsx';

/** A page with one thing to say: loading, not found, in trouble. */
export function Notice({ text, isQuiet = false }: { text: string; isQuiet?: boolean }) {
  return (
    <main class="notice" aria-busy={isQuiet}>
      <h1 class="visually-hidden">Tempora</h1>
      <p role={isQuiet ? 'status' : 'alert'}>{text}</p>
      {!isQuiet && <LinkButton label={t('home.back')} href="#/" />}
    </main>
  );
}
