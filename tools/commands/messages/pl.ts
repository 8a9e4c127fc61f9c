import type { ShellCatalogue } from './en.ts';

/** Polish: what `play`, `replay` and `verify` say in the shell. */
export const pl: ShellCatalogue = {
  'usage.play': `tempora play GAME [--seats N] [--seat K] [--bots a,b] [--seed S] [--options JSON] [--save FILE] [--lang L]

  --seats N       liczba graczy (domyślnie najmniejsza dozwolona)
  --seat K        twoje miejsce, licząc od 0 (domyślnie 0)
  --bots a,b      po jednym bocie na każde inne miejsce albo jeden na wszystkie (domyślnie najsilniejszy)
  --seed S        ziarno wszystkich losowań (domyślnie za każdym razem nowe)
  --options JSON  opcje partii, na przykład warianty
  --save FILE     gdzie zapisać zakończoną partię, dla replay i verify
  --lang L        język: {languages} (domyślnie język powłoki)

Odpowiadaj numerem ruchu. Można też: ? – objaśnienie, why RUCH – która zasada go zabrania, undo – cofnij, quit – wyjdź.`,
  'usage.replay': `tempora replay FILE [--ply N] [--as SEAT|public] [--lang L]

  --ply N   zatrzymaj się po N ruchach (domyślnie po wszystkich); 0 to początek
  --as WHO  czyimi oczami: miejsce, licząc od 0, albo public – widz (domyślnie)
  --lang L  język: {languages} (domyślnie język powłoki)`,
  'usage.verify': `tempora verify FILE [--lang L]

  --lang L  język: {languages} (domyślnie język powłoki)

Sprawdza, czy plik da się odczytać, czy łańcuch skrótów jest cały, czy ziarno wynika z tego, co obiecano,
i czy każdy ruch był dozwolony. Kod wyjścia 0, jeśli wszystko się zgadza, 1 i pierwszy błąd, jeśli nie.`,

  you: 'Ty',
  seat: 'Miejsce {seat} ({name})',
  none: 'brak',
  'play.begin': '{game}, ziarno {seed}. Odpowiadaj numerem; ? objaśnia, quit kończy.',
  'play.may': 'Możliwe ruchy:',
  'play.ask': '{count, plural, =1 {Ruch 1?} one {Ruch 1?} few {Ruch 1–#?} many {Ruch 1–#?} other {Ruch 1–#?}}',
  'play.input-ended':
    'dane wejściowe skończyły się przed końcem partii, po {moves, plural, one {# ruchu} few {# ruchach} many {# ruchach} other {# ruchu}}',
  'play.left': 'Partia opuszczona.',
  'play.not-a-move': '„{line}” to nie liczba od 1 do {count}; ? objaśnia.',
  'play.nothing-to-undo': 'Nie ma czego cofnąć.',
  'play.why': 'Napisz why i ruch, na przykład jeden z tych w nawiasach powyżej.',
  'play.legal': '{move} to dozwolony ruch.',
  'play.forbidden': '{move} – zabrania tego zasada {clause}.',
  'play.forbidden.rule': '{move} – zabrania tego zasada {clause}: {rule}',
  'play.unreadable': '{move} nie jest ruchem w grze {game}; ruchy zapisuje się jak w nawiasach powyżej.',
  'play.help': `Liczba wykonuje ruch o tym numerze. why RUCH podaje zasadę, która go zabrania; ruchy zapisuje się jak w nawiasach.
undo cofa twój ostatni ruch, jeśli zasady na to pozwalają. quit opuszcza partię.`,
  'play.no-seat': '--seat {seat}: są miejsca od 0 do {last}',
  'play.saved': 'Zapis partii jest w pliku {file}.',
  'play.not-saved': 'nie można zapisać {file}: {reason}',
  'play.no-words': 'Gra {game} nie ma tu własnych słów: ruchy podaje się tak jak w zapisach.',

  result: 'Wynik:',
  ranking: '{place}. {names}',
  'ranking.shared': '{place}. {names} (wspólnie)',
  'ranking.points': '{name}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',

  'replay.begin':
    '{game}, {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}; {viewer, select, public {oczami widza} other {oczami miejsca {viewer}}}',
  'replay.after': 'Po ruchu {ply} z {plies}:',
  'replay.unfinished': 'Tu zapis się kończy; kolej na miejsce {seats}.',
  'replay.no-seat': '--as {seat}: są miejsca od 0 do {last}',
  'replay.no-ply': '--ply {ply}: partia ma {plies, plural, one {# ruch} few {# ruchy} many {# ruchów} other {# ruchu}}',

  'verify.good': '{file}: zapis jest poprawny.',
  'verify.read': 'odczyt',
  'verify.read.text':
    '{game}, zasady {rules}, {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}, {entries, plural, one {# wpis} few {# wpisy} many {# wpisów} other {# wpisu}}',
  'verify.chain': 'łańcuch',
  'verify.chain.good': 'cały we wszystkich wierszach',
  'verify.chain.none': 'nie ma go w tym zapisie, więc nie ma czego sprawdzać',
  'verify.chain.missing': '{file}: brak łańcucha skrótów, więc zmienionego wiersza nie da się wykryć',
  'verify.seed': 'ziarno',
  'verify.seed.agreed': 'ziarno ustalone z góry; nie było obietnicy do sprawdzenia',
  'verify.seed.committed': 'sekret jest tym, który obiecano, i wynika z niego ziarno',
  'verify.moves': 'ruchy',
  'verify.moves.text':
    '{standing, plural, one {# ruch, dozwolony} few {# ruchy, wszystkie dozwolone} many {# ruchów, wszystkie dozwolone} other {# ruchu, wszystkie dozwolone}}{undone, plural, =0 {} one {, # cofnięty} few {, # cofnięte} many {, # cofniętych} other {, # cofniętego}}',
  'verify.result': 'wynik',
  'verify.result.over': 'partia jest zakończona',
  'verify.result.on': 'partia jeszcze trwa',

  'record.not-a-record': 'to nie jest zapis Tempory: jego pierwszy wiersz to nie „tempora record 1”',
  'record.truncated': 'zapis jest ucięty: brakuje ostatniego wiersza albo podaje on inną liczbę ruchów',
  'record.unknown-format': 'wiersz 1: format zapisu {format} jest nieznany; ta wersja czyta tylko 1',
  'record.bad-line': 'wiersza {line} nie da się odczytać',
  'record.broken-chain': 'łańcuch skrótów jest przerwany: po utworzeniu zapisu zmieniono jakiś wiersz',
  'record.unknown-game': 'nie ma tu gry „{game}”',
  'record.other-rules': 'zapis wymaga wersji zasad {rules}, której tu nie ma',
  'record.bad-seats': 'w tej grze nie może być tylu miejsc',
  'record.bad-options': 'ta gra nie ma takich opcji',
  'record.bad-holders': 'nie da się odczytać, kto zajmuje miejsce',
  'record.no-seed':
    'nie ma ziarna: gdy zapis powstawał, partia jeszcze trwała, więc tasowanie jest tajne i niczego nie da się sprawdzić',
  'record.unfair-seed': 'ziarno się nie zgadza: sekret nie jest tym, który obiecano, albo nie wynika z niego ziarno',
  'record.entry.forbidden': 'wiersz {line}, ruch {ply}: miejsce {seat}, {move} – zabrania tego zasada {clause}',
  'record.entry.refused': 'wiersz {line}, ruch {ply}: miejsce {seat}, {move} – ruch odrzucony',
  'record.entry.takes-back': 'wiersz {line}, ruch {ply}: miejsce {seat}, {move} – tego nie wolno cofnąć',
  'record.entry.unreadable': 'wiersz {line}, ruch {ply}: miejsce {seat}, {move} – to nie ruch w grze {game}',
  'record.entry.not-asked': 'wiersz {line}, ruch {ply}: miejsce {seat}, {move} – to nie jego kolej',
  'record.entry.too-late': 'wiersz {line}, ruch {ply}: miejsce {seat}, {move} – partia już się skończyła',

  'args.missing': 'brakuje {name}',
  'args.too-many': '„{name}” to o jeden argument za dużo',
  'args.count': '{name} musi być liczbą całkowitą od {least} wzwyż, a nie „{text}”',
  'args.seed': '--seed musi być jednym wierszem bez spacji na końcach',
  'args.no-game': 'nie ma gry „{id}”; są {games}',
  'args.seats': 'gra {game}: liczba miejsc to {either}, a nie {seats}',
  'args.either': '{most} lub {last}',
  'args.no-bot': 'nie ma bota „{name}”; są {bots}',
  'args.bots':
    '--bots podaje {bots, plural, one {# bota} few {# boty} many {# botów} other {# bota}} na {seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}',
  'args.not-json': '--options to nie JSON: {text}',
  'args.no-options': '{game} nie ma takich opcji: {text}; standardowe to {standard}',
  'args.no-file': 'nie ma pliku {file}',
  'args.is-folder': '{file} to folder',
  'args.unreadable': 'nie można odczytać {file}: {reason}',
  'args.no-language': 'nie ma języka „{text}”; są {languages}',

  'table.pick': 'Runda {round} z {rounds}, karta {pick} z {picks} · talia: {deck} · usunięte: {discard}',
  'table.relic': 'Relikty po rundzie {round} · talia: {deck} · usunięte: {discard}',
  'table.over': 'Po rundzie {rounds} z {rounds} · talia: {deck} · usunięte: {discard}',
  'table.kingdom':
    '{name}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, na ręce {cards}{chosen, select, yes {, wybór dokonany} other {}}',
  'table.relics': 'relikty',
  'table.played': 'zagrane',
  'table.hand': 'Twoja ręka:',
  'table.known':
    'Pamiętasz z ręki przeciwnika: {cards}{hidden, plural, =0 {} one { i jeszcze #} few { i jeszcze #} many { i jeszcze #} other { i jeszcze #}}',
  'table.unseen': 'Jeszcze niewidziane: {cards}',
  'table.explain': `Liczba rund: {rounds}, w każdej po {picks} kart: obie strony w tajemnicy wybierają kartę, odkrywają ją i wymieniają się kartami na ręce.
Po każdej rundzie karty przynoszą punkty; po rundach 1 i 2 zachowujesz jedną z pięciu kart jako relikt, inną usuwasz z gry
i dobierasz dwie nowe. Relikty zostają i punktują znowu. Wygrywa większa liczba punktów po ostatniej rundzie.`,
  'table.explain.kingdom': '{whose, select, you {Twoje królestwo:} other {Królestwo, {name}:}}',
  card: '{name} ({suit, nominative})',
  'card.no-suit': '{name} (bez symbolu)',
  'move.play': 'zagraj {card, accusative}',
  'move.keep': 'zachowaj {keep, accusative} jako relikt, usuń z gry {discard, accusative}',
  'event.dealt':
    '{count, plural, one {Każdy gracz dobiera # kartę.} few {Każdy gracz dobiera # karty.} many {Każdy gracz dobiera # kart.} other {Każdy gracz dobiera # karty.}}',
  'event.drew': '{who, select, you {Dobierasz} other {{name} dobiera}}: {cards}.',
  'event.played': '{who, select, you {Zagrywasz} other {{name} zagrywa}} {card, accusative}.',
  'event.swapped':
    '{count, plural, one {Gracze wymieniają się kartami na ręce: po # karcie.} few {Gracze wymieniają się kartami na ręce: po # karty.} many {Gracze wymieniają się kartami na ręce: po # kart.} other {Gracze wymieniają się kartami na ręce: po # karty.}}',
  'event.scored': 'Punktacja rundy {round}: {scores}.',
  'event.kept':
    '{who, select, you {Zachowujesz {keep, accusative} jako relikt i usuwasz z gry} other {{name} zachowuje {keep, accusative} jako relikt i usuwa z gry}} {discard, accusative}.',
  'event.ended': 'Partia zakończona: {scores}.',
};
