import type { ComponentChildren } from 'preact';
import { useServer } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import { Emblem } from './emblem.tsx';
import { Icon } from './icon.tsx';
import { LanguageMenu } from './language.tsx';
import { ThemeButton } from './theme.tsx';

const PERSON = 'M12 4.4a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6';

/** The header of every page that is not a table. */
export function PageHeader({ title, children }: { title?: string; children?: ComponentChildren }) {
  const { me, connection } = useServer();
  return (
    <header class="bar">
      <a class="bar-home" href="#/" aria-label={t('home.back')}>
        <Emblem size={28} />
        <span class="bar-brand">Tempora</span>
      </a>
      {title && <h1>{title}</h1>}
      {children}
      {(me || connection === 'connected') && (
        <a class="button quiet bar-me" href="#/me" {...(me ? { 'aria-label': t('me.link', { name: me.name }) } : {})}>
          <Icon d={PERSON} />
          <span>{me ? me.name : t('login')}</span>
        </a>
      )}
      <LanguageMenu />
      <ThemeButton />
    </header>
  );
}
