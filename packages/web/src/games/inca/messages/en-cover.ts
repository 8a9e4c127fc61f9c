/** English for the cover of Inca Empire: what is read before the box is opened. */
export const en = {
  'inca.title': 'Inca Empire',
  'inca.pitch':
    'Three or four players weave one empire out of rival roads: conquer, build, and score what you are connected to, whoever built it.',
} as const;

declare module '../../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
