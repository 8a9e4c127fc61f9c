/** English for what all tutorials have in common. */
export const en = {
  'lesson.title': 'Learn {game}',
  'lesson.chapters': 'Chapters',
  'lesson.minutes': 'About ten minutes. Leave whenever you like: your place is kept.',
  'lesson.begin': 'Begin',
  'lesson.resume': 'Go on where you were',
  'lesson.is-done': 'Done',
  'lesson.is-begun': 'Begun',
  'lesson.afresh': 'From its beginning',
  'lesson.first': 'Your first game',
  'lesson.where': '{chapter}, {number} of {of}',
  'lesson.next': 'Go on',
  'lesson.chapter.next': 'Next: {chapter}',
  'lesson.finish': 'Finish',
  'lesson.show': 'Show me',
  'lesson.watch': 'Watch the table.',
  'lesson.speech': '{teacher} says',
  'lesson.tip.close': 'Got it',
  'lesson.tip.all': 'No more tips',
} as const;

declare module '../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
