/** Slovak: moves in a few words, and why bots make them. */
export const skSteps = {
  'tempus.step.tile': 'Položiť diel okolo {on, genitive}',
  'tempus.step.place': 'Postaviť kameň {on, at}',
  'tempus.step.from': 'Presunúť kameň {on, from}',
  'tempus.step.to': '{on, to}',
  'tempus.step.baby': 'Dieťa {on, at}',
  'tempus.step.city': 'Postaviť mesto s hodnotou {value} {on, at}',
  'tempus.step.raise': 'Zahrať {card, accusative} {on, at}',
  'tempus.step.fight': 'Zaútočiť {from, from} na {to, accusative}',
  'tempus.step.convert': 'Zahrať {card, accusative} a obrátiť kameň',
  'tempus.step.lead': 'Zahrať {card, accusative} a zaútočiť na {to, accusative}',
  'tempus.step.play': 'Zahrať {card, accusative}',
  'tempus.step.pass': 'Zahrať {card, accusative} a pasovať',
  'tempus.step.commit': 'Vyložiť {card, accusative}',
  'tempus.step.discard': 'Odhodiť {card, accusative}',
  'tempus.step.lay':
    '{count, plural, =0 {Nevyložiť žiadne karty} one {Vyložiť {cards, accusative}} few {Vyložiť {cards, accusative}} many {Vyložiť {cards, accusative}} other {Vyložiť {cards, accusative}}}',
  'tempus.step.terrain': 'Určiť terén: {terrain, nominative}',
  'tempus.step.advance':
    '{people, plural, =0 {Zostať} one {Obsadiť hex # kameňom} few {Obsadiť hex # kameňmi} many {Obsadiť hex # kameňa} other {Obsadiť hex # kameňmi}}',
  'tempus.step.lose': 'Vzdať sa kameňa',
  'tempus.step.idea': 'Vziať si nápady',
  'tempus.step.stand': 'Nevyložiť ďalšie karty',
  'tempus.step.end': 'Ukončiť ťah',
  'why.tempus.cities': 'Mestá prinesú o {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} viac.',
  'why.tempus.land':
    'Obsadené hexy prinesú o {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} viac.',
  'why.tempus.flight':
    'Letecká doprava prinesie o {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} viac.',
  'why.tempus.people': 'Na mape je viac vlastných kameňov.',
  'why.tempus.strength': 'Skupiny kameňov na útok sú silnejšie.',
  'why.tempus.safety': 'Napadnúť sa dá menej vlastných hexov.',
  'why.tempus.cards': 'Na ruke je viac kariet nápadov.',
  'why.tempus.race': 'V pretekoch o ďalšiu éru to má väčšiu váhu.',
  'why.tempus.front': 'Znamená to miesto medzi tými, čo sú v najnovšej ére.',
  'why.tempus.room': 'Zostáva viac miesta na rast.',
} as const;
