/** English for the list of possible moves. */
export const en = {
  'help.count': '{count, plural, one {# choice} other {# choices}}',
  'help.waiting': 'It is not your turn. You are waiting for {names}.',
  'help.watch': 'One moment: you are still being shown what the others did.',
  'help.rule': 'Read the rule',
  'help.do': 'Do this',
  'help.do.first': 'Do the first step',
  'help.table': 'Choose the rest at the table.',
  'help.first': 'Worth considering first',
  'help.first.ask': 'Ask a Master',
  'help.key': 'The ? key opens and closes this list.',
} as const;

declare module '../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
