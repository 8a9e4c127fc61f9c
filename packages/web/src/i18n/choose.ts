import { LANGUAGES, OFFERED, PSEUDO } from './languages.ts';

const KEY = 'tempora language';

/** What was chosen on this device; null if nothing was. */
export function chosenLanguage(): string | null {
  const stored = localStorage.getItem(KEY) ?? '';
  return OFFERED.includes(stored) ? stored : null;
}

/** Keeps a choice on this device; from then on a link's language does not count. */
export function keepLanguage(locale: string): void {
  localStorage.setItem(KEY, locale);
  const address = new URL(location.href);
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}

/** The language of the link that was opened, also one that is still in the making. */
function linkedLanguage(): string | null {
  const asked = new URLSearchParams(location.search).get('lang') ?? '';
  return Object.hasOwn(LANGUAGES, asked) || asked === PSEUDO ? asked : null;
}

/** Is the language somebody's wish, not only what the browser prefers? */
export function isWished(): boolean {
  return (chosenLanguage() ?? linkedLanguage()) !== null;
}

/** The one chosen here, else that of the link, else the first of the browser's that is offered. */
export function preferredLanguage(): string {
  const own = navigator.languages.map((tag) => tag.split('-')[0] as string);
  return chosenLanguage() ?? linkedLanguage() ?? own.find((tag) => OFFERED.includes(tag)) ?? 'en';
}

/** An address to give to others: whoever has chosen a language hands it on with the link. */
export function linkTo(path: string): string {
  const address = new URL(path, document.baseURI);
  const own = chosenLanguage();
  if (own) address.searchParams.set('lang', own);
  return address.href;
}
