/** Slovak: the coach, after a game and as a hint. */
export const skCoach = {
  'coach.open': 'Rozbor partie',
  'coach.about':
    'Tréner sa pozrie na skončenú partiu s odkrytými kartami: ako sa menili šance hráčov, kde sa partia obrátila a koľko v nej bolo šťastia.',
  'coach.start': 'Začať rozbor',
  'coach.running': 'Prebieha rozbor partie',
  'coach.cancel': 'Zrušiť',
  'coach.failed': 'Rozbor partie sa nepodaril.',
  'coach.chances': 'Šance na výhru',
  'coach.chart': 'Šance všetkých hráčov na výhru, od prvého ťahu po posledný. Čísla sú v tabuľke nižšie.',
  'coach.band':
    'Každý pás ukazuje, v akom rozpätí je podľa trénera šanca. Kde sa pásy prekrývajú, tam si tréner nie je istý.',
  'coach.open-until': 'Výsledok bol otvorený do ťahu {ply}.',
  'coach.open-always': 'Výsledok bol otvorený až do konca.',
  'coach.decided': 'Favorit bol jasný od začiatku.',
  'coach.table': 'Čísla v tabuľke',
  'coach.table.caption': 'Šanca na výhru v percentách, od najnižšej po najvyššiu, akú tréner pokladá za pravdepodobnú',
  'coach.move': 'Ťah {ply}',
  'coach.range': '{low} – {high}',
  'coach.is-open': 'otvorené',
  'coach.state': 'Verdikt',
  'coach.balance': 'Šťastie a rozhodnutia',
  'coach.balance.hint':
    'Z čoho vznikol výsledok: o koľko percentuálnych bodov stúpla alebo klesla šanca každého hráča.',
  'coach.balance.luck': 'Šťastie na karty',
  'coach.balance.choices': 'Vlastné rozhodnutia',
  'coach.balance.others': 'Rozhodnutia ostatných',
  'coach.turns': 'Zlomové okamihy',
  'coach.turns.none': 'O partii nerozhodol jediný ťah ani jediná potiahnutá karta.',
  'coach.mistake': '{name}: bola aj lepšia možnosť.',
  'coach.played': 'V partii',
  'coach.better': 'Voľba majstra',
  'coach.moves': '{moves}.',
  'coach.moves.between': '; ',
  'coach.moves.more': '{moves}; a tak ďalej.',
  'coach.worth':
    'Šanca na výhru by stúpla asi o {percent, plural, one {# percentuálny bod} few {# percentuálne body} many {# percentuálneho bodu} other {# percentuálnych bodov}}.',
  'coach.worth.points':
    'Šanca na výhru by stúpla asi o {percent, plural, one {# percentuálny bod} few {# percentuálne body} many {# percentuálneho bodu} other {# percentuálnych bodov}}, čo zodpovedá približne {points, plural, one {# bodu} few {# bodom} many {# bodu} other {# bodom}} v hre.',
  'coach.luck.good':
    'Šťastie zvýšilo šancu hráča {name} o {percent, plural, one {# percentuálny bod} few {# percentuálne body} many {# percentuálneho bodu} other {# percentuálnych bodov}}.',
  'coach.luck.bad':
    'Smola znížila šancu hráča {name} o {percent, plural, one {# percentuálny bod} few {# percentuálne body} many {# percentuálneho bodu} other {# percentuálnych bodov}}.',
  'coach.lessons': 'Ponaučenia pre hráča {name}',
  'coach.lessons.who': 'Ponaučenia pre hráča',
  'coach.lessons.none': 'Tréner nenašiel chybu, z ktorej by sa oplatilo poučiť.',
  'coach.rule': 'Pravidlo {rule}',
  'coach.jump': 'Ukázať ťah {ply}',
  'hint.ask': 'Nápoveda',
  'hint.thinking': 'Premýšľam…',
  'hint.said': 'Majster by hral takto: {moves} {reasons}',
  'hint.none': 'Teraz nie je k dispozícii žiadna nápoveda.',
} as const;
