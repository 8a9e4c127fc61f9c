import { t } from '../messages/index.ts';
import { Emblem } from './emblem.tsx';
import { ThemeButton } from './theme.tsx';

/** The head of every page that is not a table. */
export function PageHead({ title }: { title?: string }) {
  return (
    <header class="bar">
      <a class="bar-home" href="#/" aria-label={t('home.back')}>
        <Emblem size={28} />
        <span class="bar-brand">Tempora</span>
      </a>
      {title && <h1>{title}</h1>}
      <ThemeButton />
    </header>
  );
}
