/** English for what all rulebooks have in common. */
export const en = {
  'rules.title': 'Rules of {game}',
  'rules.contents': 'Contents',
  'rules.search': 'Search the rules',
  'rules.found':
    '{count, plural, =0 {Nothing found. Try another word.} one {One paragraph found.} other {# paragraphs found.}}',
  'rules.example': 'Example',
  'rules.example.steps': 'Step by step',
  'rules.example.back': 'Back',
  'rules.example.next': 'Next',
  'rules.example.where': 'Step {step} of {steps}',
  'rules.player.0': 'You',
  'rules.player.1': 'Bruno',
  'rules.player.2': 'Vera',
  'rules.clauses': 'Rules {clauses}',
  'rules.ruling.ids': 'Our ruling {rulings}',
  'rules.rulings': 'Our rulings',
  'rules.rulings.about':
    'The printed rules leave some questions open, or answer them differently in different languages. Here is where we had to decide. Each paragraph with one of our rulings is marked.',
  'rules.print': 'Print',
  'rules.whole': 'The whole rulebook',
  'rules.summary': 'One page to print',
  'rules.summary.of': '{game} on one page',
} as const;

declare module '../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
