/** Slovak for the list of possible moves. */
export const sk = {
  'help.count': '{count, plural, one {# možnosť} few {# možnosti} many {# možnosti} other {# možností}}',
  'help.waiting': 'Nie ste na ťahu. Čaká sa na: {names}.',
  'help.watch': 'Chvíľku: ešte sa ukazuje, čo urobili ostatní.',
  'help.rule': 'Prečítať pravidlo',
  'help.do': 'Urobiť to',
  'help.do.first': 'Urobiť prvý krok',
  'help.table': 'Zvyšok vyberte pri stole.',
  'help.first': 'Čo zvážiť najprv',
  'help.first.ask': 'Opýtať sa majstra',
  'help.key': 'Kláves „?“ otvorí a zatvorí tento zoznam.',
} as const;
