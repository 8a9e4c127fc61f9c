import { useEffect, useReducer } from 'preact/hooks';
import { callApi } from '../client/api.ts';
import { useServer } from '../client/server.ts';
import { chosenLanguage, isWished, keepLanguage } from '../i18n/choose.ts';
import { currentLanguage, onLanguage, setLanguage, t } from '../i18n/index.ts';
import { LANGUAGES, OFFERED } from '../i18n/languages.ts';
import { Icon } from './icon.tsx';
import { LabelledSelect } from './select.tsx';

const GLOBE = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM3.5 12h17M12 3.5c-5 5-5 12 0 17M12 3.5c5 5 5 12 0 17';

const nameOf = (locale: string) => LANGUAGES[locale]?.name ?? locale;

/** The choice of a language, on this device and, for a person the server knows, in their account. */
export function LanguageSelect({ look = '' }: { look?: string }) {
  const { me } = useServer();
  if (OFFERED.length < 2) return null;
  const choose = async (locale: string) => {
    // First, as links on the page tell it.
    keepLanguage(locale);
    await setLanguage(locale);
    if (me) await callApi('PUT', 'me/settings', { language: locale });
  };
  return (
    <LabelledSelect
      look={look}
      label={t('language.label')}
      isLabelHidden={look !== ''}
      value={currentLanguage()}
      values={OFFERED}
      name={nameOf}
      set={(locale) => void choose(locale)}
    />
  );
}

/** The same in the head of a page, where there is room for two letters only. */
export function LanguageMenu() {
  if (OFFERED.length < 2) return null;
  return (
    <span class="bar-language">
      <Icon d={GLOBE} />
      <span aria-hidden="true">{currentLanguage().slice(0, 2)}</span>
      <LanguageSelect look="bar-language-select" />
    </span>
  );
}

/** Draws everything again in a language that was chosen, and follows the account's where nobody chose one here. */
export function useLanguage(): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const { me } = useServer();
  useEffect(() => onLanguage(() => redraw(undefined)), []);
  useEffect(() => {
    if (me && OFFERED.length > 1) void agreeWithAccount();
  }, [me?.person]);
}

/** What was chosen on this device counts most; an account without a language gets the one in use, for its notices. */
async function agreeWithAccount(): Promise<void> {
  const { language } = await callApi<{ language: string | null }>('GET', 'me/settings');
  const own = chosenLanguage() ?? (language === null ? currentLanguage() : language);
  if (own !== language && OFFERED.includes(own)) await callApi('PUT', 'me/settings', { language: own });
  if (!isWished() && OFFERED.includes(own) && own !== currentLanguage()) await setLanguage(own);
}
