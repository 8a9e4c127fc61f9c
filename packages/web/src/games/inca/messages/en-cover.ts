/** English for the cover of Inca Empire: what is read before the box is opened. */
export const en = {
  'inca.title': 'Inca Empire',
  'inca.pitch':
    'Three or four players weave one empire out of rival roads: conquer, build, and score what you are connected to, whoever built it.',
  'inca.audience': 'For players who like to plan ahead, and to score from what others have built.',
} as const;

declare module '../../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
