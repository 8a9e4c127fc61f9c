import { useServer } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import { Emblem } from './emblem.tsx';
import { ThemeButton } from './theme.tsx';

/** The head of every page that is not a table. */
export function PageHeader({ title }: { title?: string }) {
  const { me, connection } = useServer();
  return (
    <header class="bar">
      <a class="bar-home" href="#/" aria-label={t('home.back')}>
        <Emblem size={28} />
        <span class="bar-brand">Tempora</span>
      </a>
      {title && <h1>{title}</h1>}
      {(me || connection === 'connected') && (
        <a class="button quiet bar-me" href="#/me" {...(me ? { 'aria-label': t('me.link', { name: me.name }) } : {})}>
          <svg
            viewBox="0 0 24 24"
            width="18"
            height="18"
            aria-hidden="true"
            fill="none"
            stroke="currentColor"
            stroke-width="1.8"
            stroke-linecap="round"
          >
            <circle cx="12" cy="8" r="3.6" />
            <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
          </svg>
          <span>{me ? me.name : t('login')}</span>
        </a>
      )}
      <ThemeButton />
    </header>
  );
}
