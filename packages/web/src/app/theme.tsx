import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { IconButton } from './icon.tsx';

const KEY = 'tempora theme';
const DARK = '(prefers-color-scheme: dark)';
const MOON = 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z';
const SUN =
  'M12 7.8a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1';
type Theme = 'light' | 'dark';

function preferred(): Theme {
  const stored = localStorage.getItem(KEY);
  if (stored === 'light' || stored === 'dark') return stored;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Light or dark, as the system has it until somebody chooses. */
function applyTheme(theme: Theme = preferred()): void {
  document.documentElement.dataset.theme = theme;
}

/** Applies the theme, now and whenever the system changes its own. */
export function followTheme(): void {
  applyTheme();
  matchMedia(DARK).addEventListener('change', () => applyTheme());
}

export function ThemeButton() {
  const [theme, setTheme] = useState(preferred);
  useEffect(() => {
    const system = matchMedia(DARK);
    const update = () => setTheme(preferred());
    system.addEventListener('change', update);
    return () => system.removeEventListener('change', update);
  }, []);
  const other: Theme = theme === 'light' ? 'dark' : 'light';
  const change = () => {
    localStorage.setItem(KEY, other);
    applyTheme(other);
    setTheme(other);
  };
  return <IconButton label={t(`theme.${other}`)} d={theme === 'light' ? MOON : SUN} size={20} press={change} />;
}
