interface Language {
  /** As its speakers call it. */
  readonly name: string;
  /** Only a complete language is offered; the checks ask for every message of those that are. */
  readonly isOffered: boolean;
}

/** The languages there are: a new one is a line here and files named after it. */
export const LANGUAGES: { readonly [locale: string]: Language } = {
  en: { name: 'English', isOffered: true },
  ru: { name: 'Русский', isOffered: true },
  pl: { name: 'Polski', isOffered: true },
  sk: { name: 'Slovenčina', isOffered: true },
};

/** English made long and strange, to find what does not come from a catalogue and what is cut off. */
export const PSEUDO = 'en-XA';

export const OFFERED = Object.keys(LANGUAGES).filter((locale) => LANGUAGES[locale]?.isOffered);
