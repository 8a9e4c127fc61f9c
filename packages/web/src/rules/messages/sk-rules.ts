/** Slovak for what all rulebooks have in common. */
export const sk = {
  'rules.title': 'Pravidlá hry {game}',
  'rules.contents': 'Obsah',
  'rules.search': 'Hľadať v pravidlách',
  'rules.found':
    '{count, plural, =0 {Nič sa nenašlo. Skúste iné slovo.} one {Našiel sa jeden odsek.} few {Našli sa # odseky.} many {Našlo sa # odseku.} other {Našlo sa # odsekov.}}',
  'rules.example': 'Príklad',
  'rules.example.steps': 'Krok za krokom',
  'rules.example.back': 'Späť',
  'rules.example.next': 'Ďalej',
  'rules.example.where': 'Krok {step} z {steps}',
  'rules.player.0': 'Vy',
  'rules.player.1': 'Bruno',
  'rules.player.2': 'Vera',
  'rules.clauses': 'Pravidlá {clauses}',
  'rules.ruling.ids': 'Naše rozhodnutie {rulings}',
  'rules.rulings': 'Naše rozhodnutia',
  'rules.rulings.about':
    'Tlačené pravidlá nechávajú niektoré otázky otvorené alebo na ne v rôznych jazykoch odpovedajú rôzne. Tu je zoznam toho, o čom sme museli rozhodnúť. Každý odsek s naším rozhodnutím je označený.',
  'rules.print': 'Tlačiť',
  'rules.whole': 'Úplné pravidlá',
  'rules.summary': 'Jedna strana na vytlačenie',
  'rules.summary.of': '{game} na jednej strane',
} as const;
