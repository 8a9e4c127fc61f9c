import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

const KEY = 'tempora theme';
const DARK = '(prefers-color-scheme: dark)';
type Theme = 'light' | 'dark';

function preferred(): Theme {
  const kept = localStorage.getItem(KEY);
  if (kept === 'light' || kept === 'dark') return kept;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Day or night, as the system has it until somebody chooses. */
export function applyTheme(theme: Theme = preferred()): void {
  document.documentElement.dataset.theme = theme;
}

export function ThemeButton() {
  const [theme, setTheme] = useState(preferred);
  useEffect(() => {
    const system = matchMedia(DARK);
    const update = () => {
      applyTheme();
      setTheme(preferred());
    };
    system.addEventListener('change', update);
    return () => system.removeEventListener('change', update);
  }, []);
  const other: Theme = theme === 'light' ? 'dark' : 'light';
  const change = () => {
    localStorage.setItem(KEY, other);
    applyTheme(other);
    setTheme(other);
  };
  return (
    <button
      type="button"
      class="quiet icon"
      onClick={change}
      aria-label={t(`theme.${other}`)}
      title={t(`theme.${other}`)}
    >
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        stroke-width="1.8"
      >
        {theme === 'light' ? (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" stroke-linejoin="round" />
        ) : (
          <>
            <circle cx="12" cy="12" r="4.2" />
            <path
              d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1"
              stroke-linecap="round"
            />
          </>
        )}
      </svg>
    </button>
  );
}
