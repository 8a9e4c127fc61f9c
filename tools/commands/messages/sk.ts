import type { ShellCatalogue } from './en.ts';

/** Slovak: what `play`, `replay` and `verify` say in the shell. */
export const sk: ShellCatalogue = {
  'usage.play': `tempora play GAME [--seats N] [--seat K] [--bots a,b] [--seed S] [--options JSON] [--save FILE] [--lang L]

  --seats N       počet hráčov (predvolený je najmenší možný)
  --seat K        vaše miesto, počítané od 0 (predvolené 0)
  --bots a,b      jeden bot na každé ďalšie miesto alebo jeden na všetky (predvolený je najsilnejší)
  --seed S        semienko, ktoré určuje náhodu (predvolené je vždy nové)
  --options JSON  možnosti partie, napríklad varianty
  --save FILE     kam uložiť záznam skončenej partie, pre replay a verify
  --lang L        jazyk: {languages} (predvolený je jazyk príkazového riadka)

Odpovedajte číslom ťahu. Ďalej: ? vysvetlí, why ŤAH povie, ktoré pravidlo ho zakazuje, undo vráti ťah späť, quit skončí.`,
  'usage.replay': `tempora replay FILE [--ply N] [--as SEAT|public] [--lang L]

  --ply N   zastaviť po N ťahoch (predvolené po všetkých); 0 je začiatok
  --as WHO  čími očami: miesto počítané od 0 alebo public, divák (predvolené)
  --lang L  jazyk: {languages} (predvolený je jazyk príkazového riadka)`,
  'usage.verify': `tempora verify FILE [--lang L]

  --lang L  jazyk: {languages} (predvolený je jazyk príkazového riadka)

Overí, či sa súbor dá prečítať, či drží reťaz odtlačkov, či semienko vyplýva z toho, čo bolo sľúbené,
a či bol každý ťah povolený. Návratový kód 0, ak je všetko v poriadku, inak 1 a prvá chyba.`,

  you: 'Vy',
  seat: 'Miesto {seat} ({name})',
  none: 'žiadne',
  'play.begin': '{game}, semienko {seed}. Odpovedajte číslom; ? vysvetlí, quit skončí.',
  'play.may': 'Možné ťahy:',
  'play.ask': '{count, plural, =1 {Ťah 1?} one {Ťah 1?} few {Ťah 1 – #?} many {Ťah 1 – #?} other {Ťah 1 – #?}}',
  'play.input-ended':
    'vstup sa skončil skôr ako partia, po {moves, plural, one {# ťahu} few {# ťahoch} many {# ťahu} other {# ťahoch}}',
  'play.left': 'Odišli ste z partie.',
  'play.not-a-move': '„{line}“ nie je číslo od 1 do {count}; ? vysvetlí.',
  'play.nothing-to-undo': 'Niet čo vrátiť späť.',
  'play.why': 'Napíšte why a ťah, napríklad jeden z tých v zátvorkách vyššie.',
  'play.legal': '{move} je povolený ťah.',
  'play.forbidden': '{move} – zakazuje to pravidlo {clause}.',
  'play.forbidden.rule': '{move} – zakazuje to pravidlo {clause}: {rule}',
  'play.unreadable': '{move} nie je ťah hry {game}; ťahy sa píšu tak ako v zátvorkách vyššie.',
  'play.help': `Číslo urobí ťah s tým číslom. why ŤAH povie pravidlo, ktoré ho zakazuje; ťahy sa píšu tak ako v zátvorkách.
undo vráti váš posledný ťah späť, ak to pravidlá dovoľujú. quit odíde z partie.`,
  'play.no-seat': '--seat {seat}: miesta sú číslované od 0 do {last}',
  'play.saved': 'Záznam partie je v súbore {file}.',
  'play.not-saved': 'nemožno zapísať {file}: {reason}',
  'play.no-words': 'Hra {game} tu nemá vlastné slová: ťahy sa píšu tak ako v záznamoch.',

  result: 'Výsledok:',
  ranking: '{place}. {names}',
  'ranking.shared': '{place}. {names} (spoločne)',
  'ranking.points': '{name}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}',

  'replay.begin':
    '{game}, {seats, plural, one {# miesto} few {# miesta} many {# miesta} other {# miest}}; {viewer, select, public {očami diváka} other {očami miesta {viewer}}}',
  'replay.after': 'Po ťahu {ply}/{plies}:',
  'replay.unfinished': 'Tu sa záznam končí; na ťahu je miesto {seats}.',
  'replay.no-seat': '--as {seat}: miesta sú číslované od 0 do {last}',
  'replay.no-ply': '--ply {ply}: partia má {plies, plural, one {# ťah} few {# ťahy} many {# ťahu} other {# ťahov}}',

  'verify.good': '{file}: záznam je v poriadku.',
  'verify.read': 'čítanie',
  'verify.read.text':
    '{game}, pravidlá {rules}, {seats, plural, one {# miesto} few {# miesta} many {# miesta} other {# miest}}, {entries, plural, one {# zápis} few {# zápisy} many {# zápisu} other {# zápisov}}',
  'verify.chain': 'reťaz',
  'verify.chain.good': 'drží vo všetkých riadkoch',
  'verify.chain.none': 'v tomto zázname nie je, takže niet čo overovať',
  'verify.chain.missing': '{file}: chýba reťaz odtlačkov, takže zmenený riadok sa nedá odhaliť',
  'verify.seed': 'semienko',
  'verify.seed.agreed': 'semienko dohodnuté vopred; nebol sľub, ktorý by sa dal overiť',
  'verify.seed.committed': 'tajomstvo je to sľúbené a semienko z neho vyplýva',
  'verify.moves': 'ťahy',
  'verify.moves.text':
    '{standing, plural, one {# ťah, povolený} few {# ťahy, všetky povolené} many {# ťahu, všetky povolené} other {# ťahov, všetky povolené}}{undone, plural, =0 {} one {, # vrátený späť} few {, # vrátené späť} many {, # vráteného späť} other {, # vrátených späť}}',
  'verify.result': 'výsledok',
  'verify.result.over': 'partia sa skončila',
  'verify.result.on': 'partia ešte trvá',

  'record.not-a-record': 'toto nie je záznam Tempory: jeho prvý riadok nie je „tempora record 1“',
  'record.truncated': 'záznam je useknutý: posledný riadok chýba alebo má iný počet ťahov',
  'record.unknown-format': 'riadok 1: formát záznamu {format} je neznámy; táto verzia číta iba 1',
  'record.bad-line': 'riadok {line} sa nedá prečítať',
  'record.broken-chain': 'reťaz odtlačkov nedrží: niektorý riadok sa zmenil až po vytvorení záznamu',
  'record.unknown-game': 'hra „{game}“ tu nie je',
  'record.other-rules': 'záznam potrebuje verziu pravidiel {rules}, ktorá tu nie je',
  'record.bad-seats': 'v tejto hre nemôže byť toľko miest',
  'record.bad-options': 'táto hra nemá také možnosti',
  'record.bad-holders': 'nedá sa prečítať, kto na ktorom mieste hrá',
  'record.no-seed':
    'nie je tu semienko: keď záznam vznikol, partia ešte trvala, takže miešanie je tajné a nič sa nedá overiť',
  'record.unfair-seed': 'semienko nesedí: tajomstvo nie je to sľúbené alebo z neho semienko nevyplýva',
  'record.entry.forbidden': 'riadok {line}, ťah {ply}: miesto {seat}, {move} – zakazuje to pravidlo {clause}',
  'record.entry.refused': 'riadok {line}, ťah {ply}: miesto {seat}, {move} – ťah sa neprijal',
  'record.entry.takes-back': 'riadok {line}, ťah {ply}: miesto {seat}, {move} – toto sa nesmie vrátiť späť',
  'record.entry.unreadable': 'riadok {line}, ťah {ply}: miesto {seat}, {move} – nie je to ťah hry {game}',
  'record.entry.not-asked': 'riadok {line}, ťah {ply}: miesto {seat}, {move} – toto miesto nie je na ťahu',
  'record.entry.too-late': 'riadok {line}, ťah {ply}: miesto {seat}, {move} – partia sa už skončila',

  'args.missing': 'chýba {name}',
  'args.too-many': '„{name}“ je argument navyše',
  'args.count': '{name} musí byť celé číslo od {least} vyššie, nie „{text}“',
  'args.seed': '--seed musí byť jeden riadok bez medzier na koncoch',
  'args.no-game': 'hra „{id}“ tu nie je; k dispozícii sú: {games}',
  'args.seats': 'v hre {game} môže byť miest: {either}, nie {seats}',
  'args.either': '{most} alebo {last}',
  'args.no-bot': 'bot „{name}“ tu nie je; k dispozícii sú: {bots}',
  'args.bots':
    '--bots má {bots, plural, one {# bota} few {# botov} many {# bota} other {# botov}} na {seats, plural, one {# miesto} few {# miesta} many {# miesta} other {# miest}}',
  'args.not-json': '--options nie je JSON: {text}',
  'args.no-options': '{game} nemá také možnosti: {text}; bežné sú {standard}',
  'args.no-file': 'súbor {file} neexistuje',
  'args.is-folder': '{file} je priečinok',
  'args.unreadable': 'nemožno prečítať {file}: {reason}',
  'args.no-language': 'jazyk „{text}“ tu nie je; k dispozícii sú: {languages}',

  'table.pick': 'Kolo {round} z {rounds}, karta {pick} z {picks} · balíček: {deck} · vyradené: {discard}',
  'table.relic': 'Relikvie po kole {round} · balíček: {deck} · vyradené: {discard}',
  'table.over': 'Po kole {rounds} z {rounds} · balíček: {deck} · vyradené: {discard}',
  'table.kingdom':
    '{name}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, na ruke {cards}{chosen, select, yes {, karta je vybraná} other {}}',
  'table.relics': 'relikvie',
  'table.played': 'zahrané',
  'table.hand': 'Karty na ruke:',
  'table.known':
    'Pamätáte si, že súper má na ruke: {cards}{hidden, plural, =0 {} one { a ešte #} few { a ešte #} many { a ešte #} other { a ešte #}}',
  'table.unseen': 'Ešte ste nevideli: {cards}',
  'table.explain': `Počet kôl: {rounds}, v každom po {picks} kariet: obaja hráči si tajne vyberú kartu, odkryjú ju a vymenia si ostatné karty.
Po každom kole karty prinesú body; po kolách 1 a 2 si ponecháte jednu z piatich kariet ako relikviu, ďalšiu vyradíte z hry
a potiahnete si dve nové. Relikvie zostávajú a prinášajú body znova. Vyhráva, kto má po poslednom kole viac bodov.`,
  'table.explain.kingdom': '{whose, select, you {Vaše kráľovstvo:} other {Kráľovstvo hráča {name}:}}',
  card: '{name} ({suit, nominative})',
  'card.no-suit': '{name} (bez symbolu)',
  'move.play': 'zahrať {card, accusative}',
  'move.keep': 'ponechať si {keep, accusative} ako relikviu, vyradiť z hry {discard, accusative}',
  'event.dealt':
    '{count, plural, one {Každý hráč si potiahne # kartu.} few {Každý hráč si potiahne # karty.} many {Každý hráč si potiahne # karty.} other {Každý hráč si potiahne # kariet.}}',
  'event.drew': '{who, select, you {Ťaháte si} other {{name} si ťahá}} {cards, accusative}.',
  'event.played': '{who, select, you {Hráte} other {{name} hrá}} {card, accusative}.',
  'event.swapped':
    '{count, plural, one {Hráči si vymieňajú karty na ruke: po # karte.} few {Hráči si vymieňajú karty na ruke: po # karty.} many {Hráči si vymieňajú karty na ruke: po # karty.} other {Hráči si vymieňajú karty na ruke: po # kariet.}}',
  'event.scored': 'Bodovanie kola {round}: {scores}.',
  'event.kept':
    '{who, select, you {Ponechávate si {keep, accusative} ako relikviu a vyraďujete z hry} other {{name} si ponecháva {keep, accusative} ako relikviu a vyraďuje z hry}} {discard, accusative}.',
  'event.ended': 'Partia sa skončila: {scores}.',
};
