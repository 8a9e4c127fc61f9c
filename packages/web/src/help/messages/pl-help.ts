/** Polish for the list of possible moves. */
export const pl = {
  'help.count': '{count, plural, one {# możliwość} few {# możliwości} many {# możliwości} other {# możliwości}}',
  'help.waiting': 'To nie twoja kolej. Czekamy na: {names}.',
  'help.watch': 'Chwileczkę: pokazujemy jeszcze, co zrobili inni.',
  'help.rule': 'Przeczytaj zasadę',
  'help.do': 'Zrób to',
  'help.do.first': 'Zrób pierwszy krok',
  'help.table': 'Resztę wybierz przy stole.',
  'help.first': 'Co warto rozważyć najpierw',
  'help.first.ask': 'Zapytaj mistrza',
  'help.key': 'Klawisz „?” otwiera i zamyka tę listę.',
} as const;
