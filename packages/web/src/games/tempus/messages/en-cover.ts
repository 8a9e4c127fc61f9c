/** English for the cover of Tempus: what is read before the box is opened. */
export const en = {
  'tempus.title': 'Tempus',
  'tempus.pitch':
    'Three to five peoples on an island they make themselves: from the first marks on clay to the first flight, in ten eras.',
  'tempus.audience':
    'For players who want a whole civilization in one evening, with room to settle before anyone can fight.',
} as const;

declare module '../../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
