/** Slovak for Tides of Time. */
export const sk = {
  'clause.TT-COMP-1': 'Kariet je iba osemnásť.',
  'clause.TT-SETUP-1': 'Hrajú dvaja hráči.',
  'clause.TT-DRAFT-1': 'Vyberáte si jednu kartu z vlastnej ruky.',
  'clause.TT-DRAFT-7': 'Výber je konečný.',
  'clause.TT-DRAFT-8': 'Zahraná karta zostáva vo svojom kráľovstve až do bodovania kola.',
  'clause.TT-RELIC-1':
    'Ponechať si alebo vyradiť z hry možno iba jednu z piatich kariet, ktoré ste zahrali v tomto kole.',
  'clause.TT-RELIC-2': 'Jednu kartu si ponecháte a inú vyradíte z hry.',
  'clause.TT-RELIC-3': 'Relikviu a kartu na vyradenie vyberáte raz a spolu.',
  'clause.TT-RELIC-5': 'Relikvia sa už nikdy nepresunie.',
  'clause.TT-RELIC-6': 'Vyradená karta je mimo hry.',
  'clause.TT-END-1': 'Partia sa skončila tretím kolom.',

  'tides.tray': 'Vaše karty a výber',
  'tides.hand': 'Karty na ruke',
  'tides.kingdom': 'Kráľovstvo hráča {name}',
  'tides.scores': 'Body podľa kôl',
  'tides.scores.ask': 'Čo znamenajú tieto body?',
  'tides.scores.explain': 'Body v každom kole (počet kôl: {rounds}) a potom súčet. Vyhráva vyšší súčet.',
  'tides.round': 'Kolo {round}',
  'tides.total': 'Spolu',
  'tides.chosen': '{name}: karta je vybraná a leží lícom nadol.',
  'tides.status.chosen': 'karta vybraná',
  'tides.status.choosing': 'vyberá',
  'tides.where.round': 'Kolo {round} z {of}',
  'tides.where.pick': 'výber {pick} z {of}',
  'tides.where.relic': 'relikvie',
  'tides.where.scoring': 'počítanie bodov',
  'tides.where.over': 'Partia sa skončila',
  'tides.where.left': 'Partia sa skončila predčasne',
  'tides.deck':
    '{count, plural, =0 {Balíček je prázdny.} one {V balíčku je # karta.} few {V balíčku sú # karty.} many {V balíčku je # karty.} other {V balíčku je # kariet.}}',
  'tides.deck.explain': 'Balíček. Po prvom a druhom kole si z neho každý hráč potiahne dve karty.',
  'tides.discard': 'Vyradené',
  'tides.memory.hand':
    'Na ruke hráča {name}{hidden, plural, =0 {} one { (a jedna neznáma karta)} few { (a # neznáme karty)} many { (a # neznámej karty)} other { (a # neznámych kariet)}}:',
  'tides.memory.unseen':
    '{count, plural, =0 {Videli ste všetky karty.} one {Ešte ste nevideli:} few {Ešte ste nevideli:} many {Ešte ste nevideli:} other {Ešte ste nevideli:}}',
  'tides.detail.empty': 'Vyberte kartu a prečítajte si, čo robí.',
  'tides.sign.more': 'viac ako súper',
  'tides.sign.each': 'za každý',
  'tides.sign.missing': 'chýbajúci symbol',
  'tides.sign.single': 'symbol s jednou kartou',
  'tides.sign.best': 'vaša najlepšia karta',
  'tides.sign.equal': 'rovnosť',
  'tides.prospect.points': 'Body: teraz {now}, najviac {most}.',
  'tides.prospect.none': 'Sama body neprináša.',
  'tides.prospect.suits': 'Vaše symboly s ňou:',
  'tides.prospect.gain':
    '{card} by {card, select, feminine {priniesla} neuter {prinieslo} plural {priniesli} other {priniesol}} o {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} viac.',
  'tides.prospect.loss':
    '{card} by {card, select, feminine {priniesla} neuter {prinieslo} plural {priniesli} other {priniesol}} o {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} menej.',
  'tides.prospect.blocks':
    'Vezme {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} karte {card} ({name}).',
  'tides.prospect.helps':
    'Pridá {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} karte {card} ({name}).',
  'tides.relic.spoken': 'Relikvia.',
  'tides.relic.explain': 'Relikvia: zostáva tu do konca a počíta sa v každom kole.',
  'tides.points.spoken':
    '{points, plural, one {# bod v tomto kole.} few {# body v tomto kole.} many {# bodu v tomto kole.} other {# bodov v tomto kole.}}',
  'tides.points.now': '{points, plural, one {# bod.} few {# body.} many {# bodu.} other {# bodov.}}',
  'tides.prompt.pick': 'Vyberte kartu, ktorú zahráte.',
  'tides.prompt.pick.both': 'Obaja hráči si vyberajú kartu.',
  'tides.prompt.relic': 'Ponechajte si relikviu, ktorá boduje aj v ďalších kolách, a inú kartu vyraďte z hry.',
  'tides.prompt.relic.both': 'Obaja hráči vyberajú relikviu a kartu na vyradenie z hry.',
  'tides.prompt.waiting': 'Čaká sa na hráča {name}.',
  'tides.prompt.revealed': 'Obe karty sú odkryté.',
  'tides.prompt.kept': 'Obe relikvie sú odkryté.',
  'tides.prompt.counting': 'Boduje sa kolo {round}: kráľovstvo hráča {name}.',
  'tides.play.card': 'Zahrať {card, accusative}',
  'tides.play.none': 'Vyberte kartu',
  'tides.wait': 'Počkajte',
  'tides.play.sealed': 'Vaša karta je vybraná. Obe sa odkryjú naraz.',
  'tides.relic.sealed': 'Vaša relikvia je vybraná. Obe sa odkryjú naraz.',
  'tides.play.final':
    '{left, plural, =0 {Výber je konečný.} one {Výber je konečný. Potom si vymeníte poslednú kartu.} few {Výber je konečný. Potom si vymeníte ostatné # karty.} many {Výber je konečný. Potom si vymeníte ostatné karty (#).} other {Výber je konečný. Potom si vymeníte ostatných # kariet.}}',
  'tides.relic.for':
    'Relikvia zostáva vo vašom kráľovstve do konca: jej symbol sa počíta a v každom ďalšom kole znovu prináša body. Vyradená karta je mimo hry.',
  'tides.relic.keep': 'Ponechať si ako relikviu',
  'tides.relic.remove': 'Vyradiť z hry',
  'tides.relic.keeping': 'Ponecháte si ju.',
  'tides.relic.removing': 'Vyradíte ju z hry.',
  'tides.relic.none': 'Vyberte relikviu',
  'tides.relic.half': 'Ponechať si {keep, accusative}, vyradiť…',
  'tides.relic.rest': 'Vyberte kartu na vyradenie',
  'tides.relic.both': 'Ponechať a vyradiť',

  'tides.suit.palace': '{form, select, nominative {palác} other {Palác}}',
  'tides.suit.library': '{form, select, nominative {knižnica} other {Knižnica}}',
  'tides.suit.garden': '{form, select, nominative {záhrada} other {Záhrada}}',
  'tides.suit.stronghold': '{form, select, nominative {pevnosť} other {Pevnosť}}',
  'tides.suit.temple': '{form, select, nominative {chrám} other {Chrám}}',
  'tides.suit.none': 'Bez symbolu',
  'tides.suits.palace': '{form, select, genitive {palácov} other {paláce}}',
  'tides.suits.library': '{form, select, gender {feminine} genitive {knižníc} other {knižnice}}',
  'tides.suits.garden': '{form, select, gender {feminine} genitive {záhrad} other {záhrady}}',
  'tides.suits.stronghold': '{form, select, gender {feminine} genitive {pevností} other {pevnosti}}',
  'tides.suits.temple': '{form, select, genitive {chrámov} other {chrámy}}',

  'tides.card.spoken': '{name}. {suit}. {power}',

  'tides.power.tie': 'Vyhrávate rovnosti na všetkých svojich kartách.',
  'tides.power.majority':
    '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, ak máte viac {suit, genitive} ako súper a aspoň {suit, select, feminine {jednu} other {jeden}}.',
  'tides.power.per':
    '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} za {suit, select, feminine {každú} other {každý}} z vašich {suit, genitive}.',
  'tides.power.set':
    '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} za každú sadu: {suits, nominative}.',
  'tides.power.set-once':
    '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, iba raz, ak má vaše kráľovstvo všetkých päť symbolov.',
  'tides.power.missing':
    '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} za každý symbol, ktorý vášmu kráľovstvu chýba.',
  'tides.power.single-majority':
    '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, ak máte viac symbolov s presne jednou kartou ako súper.',
  'tides.power.double':
    'Váš najpočetnejší symbol sa počíta dvojnásobne; ak je najpočetnejších viac, počítajú sa tak všetky.',
  'tides.power.best-card':
    '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, ak vaša najlepšia iná karta priniesla viac ako najlepšia karta súpera.',

  'tides.reason.nothing': '{form, select, nominative {žiadny} other {žiadna}}',
  'tides.reason.tie': 'Vyhráva rovnosti na ostatných kartách tohto kráľovstva.',
  'tides.reason.double': 'Dvojnásobne sa počíta: {suits, nominative}.',
  'tides.reason.majority.more': 'Viac {suit, genitive}: {mine} proti {theirs}.',
  'tides.reason.majority.nest':
    'Rovnako veľa {suit, genitive}, {mine} proti {theirs}: rovnosť vyhráva Kráľovské hniezdo.',
  'tides.reason.majority.tie': 'Rovnosť v počte {suit, genitive}, {mine} proti {theirs}: body nezíska nikto.',
  'tides.reason.majority.less': 'Menej {suit, genitive}: {mine} proti {theirs}.',
  'tides.reason.majority.none': 'Nula {suit, genitive}: {mine} proti {theirs}.',
  'tides.reason.per': '{suit} × {count}.',
  'tides.reason.set':
    '{sets, plural, =0 {Žiadna úplná sada} one {# sada} few {# sady} many {# sady} other {# sád}}: {counts}.',
  'tides.reason.set-once.all': 'Všetkých päť symbolov.',
  'tides.reason.set-once.missing': 'Chýba {suits, nominative}.',
  'tides.reason.missing':
    '{count, plural, =0 {Nechýba žiadny symbol.} one {Chýba {suits, nominative}.} few {Chýbajú {suits, nominative}.} many {Chýba {suits, nominative}.} other {Chýba {suits, nominative}.}}',
  'tides.reason.single.more': 'Viac osamotených symbolov: {mine, nominative}; súper: {theirs, nominative}.',
  'tides.reason.single.nest':
    'Rovnako veľa osamotených symbolov ({mine, nominative}; súper: {theirs, nominative}): rovnosť vyhráva Kráľovské hniezdo.',
  'tides.reason.single.tie':
    'Rovnosť v počte osamotených symbolov: {mine, nominative}; súper: {theirs, nominative}. Body nezíska nikto.',
  'tides.reason.single.less': 'Menej osamotených symbolov: {mine, nominative}; súper: {theirs, nominative}.',
  'tides.reason.single.none': 'Osamotený symbol nemá nikto a pri tomto stole taká rovnosť nič neprináša.',
  'tides.reason.best.more': 'Najlepšia iná karta ({mine}) priniesla viac bodov ako najlepšia karta súpera ({theirs}).',
  'tides.reason.best.nest':
    'Najlepšia iná karta ({mine}) priniesla rovnako veľa bodov ako najlepšia karta súpera ({theirs}): rovnosť vyhráva Kráľovské hniezdo.',
  'tides.reason.best.tie':
    'Najlepšia iná karta ({mine}) priniesla iba rovnako veľa bodov ako najlepšia karta súpera ({theirs}): pri rovnosti body nezíska nikto.',
  'tides.reason.best.less': 'Najlepšia iná karta ({mine}) priniesla menej bodov ako najlepšia karta súpera ({theirs}).',
  'tides.reason.best.none': 'Žiadna iná karta tohto kráľovstva nič nepriniesla.',

  'tides.reference.play':
    'Tri kolá po piatich výberoch. Obaja si tajne vyberiete kartu, naraz ju odkryjete a potom si vymeníte karty na ruke. Po piatom výbere sa bodujú obe kráľovstvá.',
  'tides.reference.relic':
    'Po prvom a druhom kole si vezmete svojich päť kariet späť, jednu si ponecháte ako relikviu do konca partie, inú vyradíte z hry a potiahnete si dve nové.',

  'tides.option.memory': 'Pamäťová pomôcka',
  'tides.option.memory.hint':
    'Ukazuje obom hráčom, čo by si mohli pamätať: ktoré karty má súper na ruke a ktoré ešte nikto nevidel.',
  'tides.option.molehill': 'Krtinec počíta so zdvojením',
  'tides.option.molehill.hint':
    'Symbol, ktorý Strecha sveta zdvojí z jedného na dva, už nie je osamotený. Ak je možnosť vypnutá, počítajú sa iba samotné karty.',
  'tides.option.zero': 'Kráľovské hniezdo vyhráva pre Krtinec rovnosť 0:0',
  'tides.option.zero.hint':
    'Keď nemá osamotený symbol ani jeden hráč, majiteľ oboch kariet napriek tomu boduje. Ak je možnosť vypnutá, taká rovnosť nič neprináša.',

  'tides.log.dealt':
    '{count, plural, one {Každý hráč si ťahá kartu.} few {Každý hráč si ťahá # karty.} many {Každý hráč si ťahá # karty.} other {Každý hráč si ťahá # kariet.}}',
  'tides.log.drew': '{name} si ťahá {cards, accusative}.',
  'tides.move.play': 'Zahrať {card, accusative}',
  'tides.move.keep': 'Ponechať si {keep, accusative} a vyradiť {discard, accusative}',
  'tides.log.revealed': '{a} hrá {cardA, accusative}; {b} hrá {cardB, accusative}.',
  'tides.log.swapped':
    '{count, plural, one {Hráči si vymieňajú posledné karty.} few {Hráči si vymieňajú po # karty.} many {Hráči si vymieňajú po # karty.} other {Hráči si vymieňajú po # kariet.}}',
  'tides.log.scored': 'Boduje sa kolo {round}: {a} {scoreA}, {b} {scoreB}.',
  'tides.log.kept': '{name} si ponecháva {keep, accusative} a vyraďuje {discard, accusative}.',
  'tides.log.ended': 'Koniec partie: {a} {totalA}, {b} {totalB}.',

  'tides.end': 'Koniec partie',
  'tides.end.won': '{name} vládne najslávnejšiemu veku',
  'tides.end.left': 'Víťazí {winner}: {loser} vypadáva z partie',
  'tides.end.shared': 'Spoločné víťazstvo: {names}',
  'tides.end.story': 'Súčty po každom kole: {a} a {b}.',

  'why.tides.sets': 'Sady prinesú o {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} viac.',
  'why.tides.majorities':
    'Získané prevahy prinesú o {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} viac.',
  'why.tides.suits':
    'Nazbierané symboly prinesú o {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}} viac.',
  'why.tides.hand': 'Na ďalší výber zostáva lepšia karta.',
} as const;
