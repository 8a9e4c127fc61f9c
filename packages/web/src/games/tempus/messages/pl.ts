/** Polish for Tempus. */
import { plSteps } from './pl-steps.ts';

export const pl = {
  ...plSteps,
  'clause.TP-SETUP-1': 'Tempus to gra dla 3–5 graczy.',
  'clause.TP-SETUP-5': 'Każdy gracz kładzie kafelek z wierzchu stosu.',
  'clause.TP-SETUP-6': 'Cały kafelek musi leżeć na siatce pól morza.',
  'clause.TP-SETUP-7': 'Kafelek nie może zachodzić na inny.',
  'clause.TP-SETUP-8': 'Kafelek musi stykać się z innym, który już leży na mapie.',
  'clause.TP-SETUP-9': 'Kafelek można obrócić, ale nie można go odwrócić na drugą stronę.',
  'clause.TP-SETUP-10': 'Kafelek trzeba położyć, dopóki jest dla niego miejsce.',
  'clause.TP-SETUP-15': 'Najpierw każdy stawia trzy pionki ludności.',
  'clause.TP-SETUP-16':
    'Twoje pierwsze pionki stoją obok siebie na lądzie, najwyżej dwa na polu i nie tam, gdzie stoi inny gracz.',
  'clause.TP-SETUP-17': 'Są 54 karty postępu.',
  'clause.TP-ACT-2': 'Nie masz już akcji w tej epoce.',
  'clause.TP-ACT-4': 'W turze wykonujesz dokładnie jedną akcję.',
  'clause.TP-ACT-5': 'Akcja musi coś zmienić.',
  'clause.TP-ACT-8': 'Najpierw dokończ bieżącą akcję.',
  'clause.TP-STACK-1': 'Na tym polu nie zmieści się więcej twoich pionków.',
  'clause.TP-MOVE-1': 'Poruszasz tylko własne pionki i tylko tyle, na ile pozwala twoja epoka.',
  'clause.TP-MOVE-2': 'To za daleko lądem.',
  'clause.TP-MOVE-4': 'Pionek nie może się tam zatrzymać.',
  'clause.TP-MOVE-6': 'Pionek porusza się w akcji tylko raz.',
  'clause.TP-MOVE-8': 'Miasta się nie poruszają.',
  'clause.TP-MOVE-9': 'Wybierz spośród pionków, które tam stoją.',
  'clause.TP-SEA-1': 'Przez morze możesz się poruszać od epoki Żeglugi.',
  'clause.TP-BABY-1': 'W tej akcji nie może się urodzić więcej dzieci.',
  'clause.TP-BABY-2': 'Dzieci rodzą się na łąkach, na których masz pionki, po jednym na pole.',
  'clause.TP-BABY-4': 'Na tym polu nie zmieści się więcej twoich pionków.',
  'clause.TP-BABY-5': 'Wszystkie twoje pionki są już na mapie.',
  'clause.TP-BABY-6': 'W mieście nie rodzą się dzieci.',
  'clause.TP-FIGHT-2': 'Atakujesz z pola, na którym masz pionki, sąsiednie pole zajęte przez innego gracza.',
  'clause.TP-FIGHT-3': 'Gracza, który ma trzy pola lub mniej, nie można zaatakować.',
  'clause.TP-FIGHT-6': 'Właściciel miasta wskazuje łąkę, pole uprawne, wzgórza albo las.',
  'clause.TP-FIGHT-7': 'Atakujący wykłada karty z własnej ręki.',
  'clause.TP-FIGHT-8': 'Obrońca wykłada karty z własnej ręki.',
  'clause.TP-FIGHT-13': 'Wejść mogą tylko pionki, które atakowały, i tylko tyle, ile się zmieści.',
  'clause.TP-FIGHT-14': 'Atakujący, który przegrywa, traci dokładnie jeden pionek.',
  'clause.TP-FIGHT-16': 'W walce karty liczą się tylko ze względu na działanie i tło; niczego innego nie można zagrać.',
  'clause.TP-IDEA-3': 'Masz za dużo kart: najpierw odrzuć nadmiar.',
  'clause.TP-IDEA-4': 'Dopóki masz za dużo kart, nie możesz żadnej zagrać.',
  'clause.TP-IDEA-7': 'Poza swoją turą wykłada się karty tylko w obronie i w fazie postępu.',
  'clause.TP-IDEA-8': 'Zagrywasz karty z własnej ręki.',
  'clause.TP-IDEA-9': 'Ta karta nie ma teraz własnego działania. Wyłóż ją w walce albo w fazie postępu.',
  'clause.TP-IDEA-11': 'Zagraj ją podczas jej akcji, po pierwszym pionku, dopóki jest miejsce na następny.',
  'clause.TP-CITY-1':
    'Miasto wymaga co najmniej dwóch pionków na twoim polu, a jego wartość nie może być większa niż ich liczba.',
  'clause.TP-CITY-3': 'Miasto nie może stać obok innego miasta.',
  'clause.TP-CITY-4': 'Miasto nie może stać w górach ani na wodzie.',
  'clause.TP-CITY-8': 'Tam już jest miasto.',
  'clause.TP-CARD-GOVERNMENT-2': 'Rządy dają jeszcze jedną akcję tuż po akcji, jeśli została ci jakaś do wykonania.',
  'clause.TP-CARD-GOVERNMENT-3': 'Jeśli pasujesz dzięki Rządom, nie robisz w tej turze nic innego.',
  'clause.TP-CARD-GOVERNMENT-4': 'Możesz spasować tylko wtedy, gdy inny gracz ma jeszcze akcję.',
  'clause.TP-CARD-MEDICINE-1': 'Służbę zdrowia zagrywa się w akcji Nowe pokolenie.',
  'clause.TP-CARD-TRANSPORT-1': 'Transport zagrywa się w akcji Poruszanie.',
  'clause.TP-CARD-SANITATION-1': 'Kanalizacja wymaga pola na lądzie bez miasta i bez pionków innego gracza.',
  'clause.TP-CARD-RELIGION-1': 'Religia zabiera pionek z pola obok jednego z twoich.',
  'clause.TP-CARD-RELIGION-3': 'Potrzebujesz pionka w zapasie i miejsca na swoim polu.',
  'clause.TP-CARD-RELIGION-4': 'Nie można nawracać pionków gracza, który ma trzy pola lub mniej.',
  'clause.TP-CARD-RELIGION-5': 'Miast nie można nawracać.',
  'clause.TP-PROG-4': 'W fazie postępu wykładasz karty z własnej ręki.',
  'clause.TP-PROG-11': 'W fazie postępu liczą się tylko wyłożone karty; niczego innego nie można zagrać.',
  'clause.TP-OPT-3': 'Przy tym stole wszyscy wykładają karty naraz.',
  'clause.TP-END-2': 'Partia jest zakończona.',

  'tempus.map': 'Mapa',
  'tempus.tray': 'Twoja ręka i wybór',
  'tempus.hand': 'Twoje karty postępu',
  'tempus.hand.none': 'Nie masz kart postępu. Dobierasz je akcją Karty postępu.',
  'tempus.seats': 'Gracze',
  'tempus.eras': 'Tablica epok',
  'tempus.back': 'Wróć',
  'tempus.why.later': 'Nie możesz jej teraz użyć.',

  'tempus.terrain.grass':
    '{form, select, gender {feminine} nominative {łąka} genitive {łąki} accusative {łąkę} at {na łące} to {na łąkę} from {z łąki} other {Łąka}}',
  'tempus.terrain.farm':
    '{form, select, gender {neuter} nominative {pole uprawne} genitive {pola uprawnego} accusative {pole uprawne} at {na polu uprawnym} to {na pole uprawne} from {z pola uprawnego} other {Pole uprawne}}',
  'tempus.terrain.hill':
    '{form, select, gender {plural} nominative {wzgórza} genitive {wzgórz} accusative {wzgórza} at {na wzgórzach} to {na wzgórza} from {ze wzgórz} other {Wzgórza}}',
  'tempus.terrain.forest':
    '{form, select, gender {masculine} nominative {las} genitive {lasu} accusative {las} at {w lesie} to {do lasu} from {z lasu} other {Las}}',
  'tempus.terrain.mountain':
    '{form, select, gender {plural} nominative {góry} genitive {gór} accusative {góry} at {w górach} to {w góry} from {z gór} other {Góry}}',
  'tempus.terrain.sea':
    '{form, select, gender {neuter} nominative {morze} genitive {morza} accusative {morze} at {na morzu} to {na morze} from {z morza} other {Morze}}',
  'tempus.terrain.lake':
    '{form, select, gender {neuter} nominative {jezioro} genitive {jeziora} accusative {jezioro} at {na jeziorze} to {na jezioro} from {z jeziora} other {Jezioro}}',

  'tempus.era.start': '{form, select, genitive {Początku} other {Początek}}',
  'tempus.era.writing': '{form, select, genitive {Pisma} other {Pismo}}',
  'tempus.era.agriculture': '{form, select, genitive {Rolnictwa} other {Rolnictwo}}',
  'tempus.era.cities': '{form, select, genitive {Miast} other {Miasta}}',
  'tempus.era.roads': '{form, select, genitive {Dróg} other {Drogi}}',
  'tempus.era.trade': '{form, select, genitive {Handlu} other {Handel}}',
  'tempus.era.ships': '{form, select, genitive {Żeglugi} other {Żegluga}}',
  'tempus.era.printing': '{form, select, genitive {Druku} other {Druk}}',
  'tempus.era.industry': '{form, select, genitive {Industrializacji} other {Industrializacja}}',
  'tempus.era.trains': '{form, select, genitive {Kolei} other {Kolej}}',
  'tempus.era.flight': '{form, select, genitive {Lotów} other {Loty}}',
  'tempus.era.next': 'Następny wyścig: {terrain, nominative}',
  'tempus.era.brings': 'Daje: {gains}.',
  'tempus.era.counts':
    'W wyścigu do tej epoki {terrain, select, plural {liczą} other {liczy}} się {terrain, nominative}.',

  'tempus.gain.start': 'wspólny początek',
  'tempus.gain.move':
    '{moves, plural, one {# pionek idzie} few {# pionki idą} many {# pionków idzie} other {# pionka idzie}} o {distance, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'tempus.gain.babies': '{babies, plural, one {# dziecko} few {# dzieci} many {# dzieci} other {# dziecka}}',
  'tempus.gain.stack': 'limit pola {stack}',
  'tempus.gain.ships': 'rejsy przez morze',
  'tempus.gain.draw': 'dobór {draw}',
  'tempus.gain.hand': 'limit ręki {hand}',
  'tempus.gain.actions': '{actions, plural, one {# akcja} few {# akcje} many {# akcji} other {# akcji}}',
  'tempus.gain.bonus': 'pierwszym {cards, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}',
  'tempus.gain.flight': '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',

  'tempus.card.education': '{form, select, accusative {Oświatę} other {Oświata}}',
  'tempus.card.fort': 'Fortyfikacje',
  'tempus.card.medicine': '{form, select, accusative {Służbę zdrowia} other {Służba zdrowia}}',
  'tempus.card.war_leader': '{form, select, accusative {Wodza} other {Wódz}}',
  'tempus.card.transport': 'Transport',
  'tempus.card.sanitation': '{form, select, accusative {Kanalizację} other {Kanalizacja}}',
  'tempus.card.weapons': 'Broń',
  'tempus.card.religion': '{form, select, accusative {Religię} other {Religia}}',
  'tempus.card.government': 'Rządy',
  'tempus.card.spoken': '{name} ({terrain, nominative})',
  'tempus.card.playable': '{card}. Można zagrać.',
  'tempus.card.counts': '{card}. Liczy się tu za {worth}.',
  'tempus.card.hidden': 'Zakryta karta',
  'tempus.effect.education': 'Wyłożona w fazie postępu: 1 punkt i jeszcze 1, jeśli liczy się jej tło.',
  'tempus.effect.fort': 'Wyłożone w obronie: siła 2 i jeszcze 1, jeśli liczy się ich tło.',
  'tempus.effect.medicine': 'W akcji Nowe pokolenie: jeszcze jedno dziecko, na innym polu.',
  'tempus.effect.war_leader': 'W twojej turze: jedna walka oprócz akcji.',
  'tempus.effect.transport': 'W akcji Poruszanie: porusza się jeszcze jeden pionek.',
  'tempus.effect.sanitation': 'W twojej turze: jedno pole mieści o jeden pionek więcej, niż pozwala limit.',
  'tempus.effect.weapons': 'Wyłożona w walce: siła 1 i jeszcze 1, jeśli liczy się jej tło.',
  'tempus.effect.religion':
    'W twojej turze: pionek sąsiada wraca do zapasu, a na twoje pole obok trafia jeden twój pionek.',
  'tempus.effect.government':
    'Po twojej akcji: wydaj następny znacznik na jeszcze jedną akcję. Albo spasuj w tej turze i zachowaj znacznik na później.',
  'tempus.gist.education': '+1 w wyścigu',
  'tempus.gist.fort': '+2 w obronie',
  'tempus.gist.medicine': 'jeszcze dziecko',
  'tempus.gist.war_leader': 'jeszcze walka',
  'tempus.gist.transport': 'jeszcze ruch',
  'tempus.gist.sanitation': '+1 miejsce',
  'tempus.gist.weapons': '+1 w walce',
  'tempus.gist.religion': 'nawróć pionek',
  'tempus.gist.government': 'jeszcze akcja',

  'tempus.hex.name': '{ground} {at}',
  'tempus.hex.open': '{hex}. Można wybrać.',
  'tempus.hex.people':
    '{name}: {people, plural, one {# pionek} few {# pionki} many {# pionków} other {# pionka}}, limit {capacity}',
  'tempus.hex.moved':
    '{moved, plural, one {jeden już przesunięty} few {# już przesunięte} many {# już przesuniętych} other {# już przesunięte}}',
  'tempus.hex.city': '{name}: miasto o wartości {value}',
  'tempus.hex.raised':
    'Kanalizacja: mieści {capacity, plural, one {# pionek} few {# pionki} many {# pionków} other {# pionka}}',
  'tempus.hex.shield': 'Pod ochroną',

  'tempus.way.land':
    '{steps, plural, one {jeden krok pieszo} few {# kroki pieszo} many {# kroków pieszo} other {# kroku pieszo}}',
  'tempus.way.lake': 'przez jezioro',
  'tempus.way.sea': 'przez morze',
  'tempus.way.again': 'Dotknij jeszcze raz, żeby tam pójść.',

  'tempus.seat.race': 'wyścig',
  'tempus.seat.cards': 'karty',
  'tempus.seat.people': 'zapas',
  'tempus.seat.cities': 'Miasta',
  'tempus.seat.first': 'Zaczyna w tej epoce',
  'tempus.seat.about': 'Co ma {name}',
  'tempus.seat.asked': 'Kolej na ruch.',
  'tempus.seat.points': 'Punkty teraz',
  'tempus.seat.points.line':
    '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, gdyby partia skończyła się teraz',
  'tempus.seat.tokens':
    '{tokens, plural, =0 {nie została żadna akcja} one {została # akcja} few {zostały # akcje} many {zostało # akcji} other {zostało # akcji}}',
  'tempus.seat.hand':
    '{cards, plural, =0 {brak kart na ręce} one {# karta na ręce} few {# karty na ręce} many {# kart na ręce} other {# karty na ręce}}',
  'tempus.seat.supply':
    '{people, plural, =0 {brak pionków w zapasie} one {# pionek w zapasie} few {# pionki w zapasie} many {# pionków w zapasie} other {# pionka w zapasie}}',
  'tempus.seat.stock': 'miasta do zbudowania: {twos} o wartości 2, {threes} o wartości 3, {fours} o wartości 4',
  'tempus.seat.prospect':
    '{points, plural, one {# punkt postępu} few {# punkty postępu} many {# punktów postępu} other {# punktu postępu}} na mapie w następnym wyścigu ({terrain, nominative})',
  'tempus.seat.shield': 'pod ochroną: ma trzy pola lub mniej',
  'tempus.seat.government':
    '{count, plural, one {Rządy na późniejszą akcję} few {Rządy (#) na późniejsze akcje} many {Rządy (#) na późniejsze akcje} other {Rządy (#) na późniejsze akcje}}',

  'tempus.able': 'Co możesz robić w swojej epoce',
  'tempus.able.era': 'Twoja epoka: {era}',
  'tempus.able.ashore': 'tylko lądem',
  'tempus.able.yes': 'tak',
  'tempus.able.no': 'nie',
  'tempus.able.move':
    '{moves, plural, one {# pionek porusza się} few {# pionki poruszają się} many {# pionków porusza się} other {# pionka porusza się}} najwyżej o {distance, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'tempus.able.babies':
    '{babies, plural, one {# dziecko na akcję} few {# dzieci na akcję} many {# dzieci na akcję} other {# dziecka na akcję}}',
  'tempus.able.stack':
    'najwyżej {stack, plural, one {# pionek} few {# pionki} many {# pionków} other {# pionka}} na polu',
  'tempus.able.ships': 'możesz poruszać się przez morze',
  'tempus.able.land': 'jeszcze bez rejsów przez morze',
  'tempus.able.draw':
    '{draw, plural, one {# karta} few {# karty} many {# kart} other {# karty}} na akcję Karty postępu',
  'tempus.able.hand': 'najwyżej {hand, plural, one {# karta} few {# karty} many {# kart} other {# karty}} na ręce',
  'tempus.able.actions':
    '{actions, plural, one {# akcja na epokę} few {# akcje na epokę} many {# akcji na epokę} other {# akcji na epokę}}',

  'tempus.where':
    '{round, plural, =0 {Wyścig do epoki {era, genitive}} one {Wyścig do epoki {era, genitive}, runda #} few {Wyścig do epoki {era, genitive}, runda #} many {Wyścig do epoki {era, genitive}, runda #} other {Wyścig do epoki {era, genitive}, runda #}}',
  'tempus.piles': 'Talia {deck} · odrzucone {discard}',
  'tempus.discard': 'Stos kart odrzuconych',
  'tempus.laid': 'Twoje wyłożone karty:',
  'tempus.laid.by':
    '{name}: {count, plural, one {# wyłożona karta} few {# wyłożone karty} many {# wyłożonych kart} other {# wyłożonej karty}}.',

  'tempus.ask.tile': 'Połóż ten kafelek tak, żeby stykał się z lądem.',
  'tempus.ask.tile.first': 'Połóż pierwszy kafelek w dowolnym miejscu na morzu.',
  'tempus.ask.people':
    'Postaw swoje pierwsze pionki: {left, plural, one {jeszcze jeden, obok pozostałych} few {jeszcze #} many {jeszcze #} other {jeszcze #}}.',
  'tempus.ask.turn': 'Twoja kolej: wybierz akcję.',
  'tempus.ask.again': 'Rządy: wybierz jeszcze jedną akcję.',
  'tempus.ask.done': 'Akcja wykonana. Zagraj karty albo zakończ turę.',
  'tempus.ask.move':
    '{left, plural, =0 {Wszystkie ruchy wykorzystane.} one {Może się poruszyć jeszcze jeden pionek.} few {Mogą się poruszyć jeszcze # pionki.} many {Może się poruszyć jeszcze # pionków.} other {Może się poruszyć jeszcze # pionka.}}',
  'tempus.ask.to': 'Dokąd idzie ten pionek?',
  'tempus.ask.babies':
    '{left, plural, =0 {W tej akcji nie urodzi się więcej dzieci.} one {Może się urodzić jeszcze jedno dziecko.} few {Może się urodzić jeszcze # dzieci.} many {Może się urodzić jeszcze # dzieci.} other {Może się urodzić jeszcze # dziecka.}}',
  'tempus.ask.terrain': 'Twoje miasto jest atakowane. Wskaż teren tej walki.',
  'tempus.ask.attack': 'Atakujesz: wyłóż zakryte karty.',
  'tempus.ask.defend': 'Bronisz się: wyłóż odkryte karty.',
  'tempus.ask.advance': 'Możesz zająć pole. Ile pionków wchodzi?',
  'tempus.ask.lose': 'Tracisz jeden pionek. Który?',
  'tempus.ask.limit':
    '{over, plural, one {O jedną kartę za dużo: odrzuć ją.} few {O # karty za dużo: odrzuć je.} many {O # kart za dużo: odrzuć je.} other {O # karty za dużo: odrzuć je.}}',
  'tempus.ask.lay': 'Wyścig do epoki {era, genitive}: wyłóż karty.',

  'tempus.hint.people':
    'Dwa lub trzy stykające się pola, najwyżej dwa pionki na każdym, na lądzie, którego nikt inny nie zajmuje.',
  'tempus.hint.races': 'Dzieci rodzą się na łąkach. Pierwsze wyścigi:',
  'tempus.hint.move':
    '{moves, plural, =1 {Porusza się jeden pionek} one {Porusza się do # pionka} few {Porusza się do # pionków} many {Porusza się do # pionków} other {Porusza się do # pionka}}, najwyżej o {distance, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'tempus.hint.to': 'Symbole na mapie pokazują drogę pionka. „Cofnij” odstawia go z powrotem.',

  'tempus.wait.tile': '{name} kładzie kafelek.',
  'tempus.wait.people': '{name} stawia pierwsze pionki.',
  'tempus.wait.turn': 'Kolej gracza {name}.',
  'tempus.wait.move': '{name} porusza pionki.',
  'tempus.wait.to': '{name} porusza pionek.',
  'tempus.wait.babies': '{name} wychowuje dzieci.',
  'tempus.wait.terrain': '{name} wskazuje teren walki.',
  'tempus.wait.attack': '{name} atakuje i wybiera karty.',
  'tempus.wait.defend': '{name} broni się i wybiera karty.',
  'tempus.wait.advance': '{name} zajmuje pole.',
  'tempus.wait.lose': '{name} traci pionek.',
  'tempus.wait.limit': '{name} odrzuca karty.',
  'tempus.wait.lay': '{name} wybiera karty na fazę postępu.',
  'tempus.wait.together':
    '{count, plural, one {{names} wybiera} few {{names} wybierają} many {{names} wybierają} other {{names} wybierają}} karty na fazę postępu.',

  'tempus.action.move': 'Poruszanie',
  'tempus.action.baby': 'Nowe pokolenie',
  'tempus.action.fight': 'Walka',
  'tempus.action.city': 'Budowa miasta',
  'tempus.action.idea': 'Karty postępu',
  'tempus.action.shut': 'dlaczego nie?',
  'tempus.worth.move':
    '{moves, plural, one {# pionek} few {# pionki} many {# pionków} other {# pionka}}, {distance, plural, one {# pole} few {# pola} many {# pól} other {# pola}}',
  'tempus.worth.baby':
    '{babies, plural, =0 {zapas pusty} one {# dziecko} few {do # dzieci} many {do # dzieci} other {do # dziecka}}',
  'tempus.worth.fight': 'zdobądź pole',
  'tempus.worth.city':
    '{city, plural, =2 {wartość 2} one {wartość od 2 do #} few {wartość od 2 do #} many {wartość od 2 do #} other {wartość od 2 do #}}',
  'tempus.worth.idea': 'dobierz {draw}, limit {hand}',

  'tempus.step.here': 'Co ma się tu stać?',
  'tempus.step.city.all': 'Jak duże ma być miasto?',
  'tempus.step.move.0': 'Wybierz pionek do przesunięcia.',
  'tempus.step.baby.0': 'Wybierz łąkę dla dziecka.',
  'tempus.step.city.0': 'Wybierz miejsce budowy.',
  'tempus.step.fight.0': 'Wybierz atakującego albo cel.',
  'tempus.step.fight.all': 'Zaatakować?',
  'tempus.step.fight.1': 'Teraz wybierz drugą stronę walki.',
  'tempus.step.raise.0': 'Wybierz pole, które pomieści o jeden pionek więcej.',
  'tempus.step.convert.0': 'Wybierz pionek do nawrócenia albo swoje pole obok niego.',
  'tempus.step.raise.all': 'Podnieść limit tego pola?',
  'tempus.step.convert.all': 'Nawrócić ten pionek?',
  'tempus.step.convert.1': 'Teraz wybierz drugie pole.',
  'tempus.step.lead.0': 'Wybierz atakującego albo cel.',
  'tempus.step.lead.all': 'Zaatakować?',
  'tempus.step.lead.1': 'Teraz wybierz drugą stronę walki.',

  'tempus.plan.fight':
    'Twoja siła {mine} przeciw sile {theirs} gracza {name}. Teren: {terrain, nominative}. {name} {cards, plural, =0 {nie ma kart na ręce} one {ma na ręce # kartę} few {ma na ręce # karty} many {ma na ręce # kart} other {ma na ręce # karty}}. Jeśli wygrasz, {name} traci tam wszystkich; jeśli nie (także przy remisie), tracisz jeden pionek.',
  'tempus.plan.siege':
    'Twoja siła {mine} przeciw miastu gracza {name}, siła {theirs}. {name} wskazuje teren i {cards, plural, =0 {nie ma kart na ręce} one {ma na ręce # kartę} few {ma na ręce # karty} many {ma na ręce # kart} other {ma na ręce # karty}}. Jeśli wygrasz, miasto znika; jeśli nie (także przy remisie), tracisz jeden pionek.',
  'tempus.plan.convert': 'Jeden pionek gracza {name} wraca do zapasu, a na twoim polu staje jeden twój.',
  'tempus.plan.city': 'Wszystkie pionki z tego pola wracają do twojego zapasu.',

  'tempus.do.move': 'Przesuń',
  'tempus.do.baby': 'Nowe dziecko',
  'tempus.do.fight': 'Zaatakuj',
  'tempus.do.lead': 'Zaatakuj',
  'tempus.do.convert': 'Nawróć',
  'tempus.do.raise': 'Podnieś limit tego pola',
  'tempus.do.pass': 'Spasuj w tej turze',
  'tempus.do.discard': 'Odrzuć tę kartę',
  'tempus.do.end': 'Zakończ turę',
  'tempus.do.ideaAndEnd':
    'Dobierz {draw, plural, one {kartę} few {# karty} many {# kart} other {# karty}} i zakończ turę',
  'tempus.do.city': 'Wartość {value}',
  'tempus.do.advance':
    '{people, plural, =0 {Nikt nie wchodzi} one {Wchodzi jeden} few {Wchodzą #} many {Wchodzi #} other {Wchodzi #}}',
  'tempus.do.advance.moved':
    '{people, plural, one {Wchodzi jeden, już przesunięty} few {Wchodzą #; {moved, plural, one {jeden już przesunięty} few {# już przesunięte} many {# już przesuniętych} other {# już przesunięte}}} many {Wchodzi #; {moved, plural, one {jeden już przesunięty} few {# już przesunięte} many {# już przesuniętych} other {# już przesunięte}}} other {Wchodzi #; {moved, plural, one {jeden już przesunięty} few {# już przesunięte} many {# już przesuniętych} other {# już przesunięte}}}}',
  'tempus.do.lose.moved': 'Już przesunięty',
  'tempus.do.lose.unmoved': 'Jeszcze nieprzesunięty',
  'tempus.do.lay':
    '{count, plural, =0 {Nie wykładaj kart} one {Wyłóż tę kartę} few {Wyłóż te # karty} many {Wyłóż te # kart} other {Wyłóż te # karty}}',
  'tempus.do.play.transport': 'Przesuń jeszcze jeden pionek',
  'tempus.do.play.medicine': 'Jeszcze jedno dziecko',
  'tempus.do.play.government': 'Jeszcze jedna akcja',

  'tempus.tile.left': 'Obróć w lewo (Shift+R)',
  'tempus.tile.right': 'Obróć w prawo (R)',
  'tempus.tile.where': 'Dotknij mapy albo przeciągnij na nią kafelek',
  'tempus.tile.lay': 'Połóż tutaj',
  'tempus.tile.hint':
    '{left, plural, =0 {Ostatni kafelek.} one {Potem jeszcze jeden kafelek.} few {Potem jeszcze # kafelki.} many {Potem jeszcze # kafelków.} other {Potem jeszcze # kafelka.}}',
  'tempus.tile.wheel': 'Obracaj klawiszem R albo kółkiem myszy z klawiszem Shift.',
  'tempus.tile.spoken':
    'Kafelek: najpierw środek, potem od północy zgodnie z ruchem wskazówek zegara: {terrains, nominative}',

  'tempus.scene': 'Co się zdarzyło',
  'tempus.sum.mine': '{base} + {cards} = {sum}',
  'tempus.sum.unseen': '{points} + ?',
  'tempus.fight.now': '{attacker} atakuje gracza {defender}',
  'tempus.fight.attacker': 'Siła ataku:',
  'tempus.fight.defender': 'Siła obrony:',
  'tempus.fight.attacker.does': 'atakuje',
  'tempus.fight.defender.does': 'broni się',
  'tempus.fight.more': '+ ?',
  'tempus.fight.people': '{base, plural, one {jeden pionek} few {# pionki} many {# pionków} other {# pionka}}',
  'tempus.fight.city': 'miasto, wartość {base}',
  'tempus.fight.unnamed': 'teren jeszcze niewskazany',
  'tempus.odds.attack':
    'W tej sytuacji wygrywasz {percent, plural, one {# raz} few {# razy} many {# razy} other {# raza}} na 100, jeśli {name} wyłoży {unseen, plural, one {swoją jedyną kartę, o ile się przyda} few {z # kart na ręce wszystkie, które się przydadzą} many {z # kart na ręce wszystkie, które się przydadzą} other {z # karty na ręce wszystkie, które się przydadzą}}.',
  'tempus.odds.attack.1': 'W tej sytuacji na pewno wygrywasz.',
  'tempus.odds.attack.0': 'W tej sytuacji na pewno przegrywasz.',
  'tempus.odds.defence':
    'W tej sytuacji odpierasz atak {percent, plural, one {# raz} few {# razy} many {# razy} other {# raza}} na 100, jeśli {unseen, plural, one {zakryta karta może być dowolną} few {# zakryte karty mogą być dowolnymi} many {# zakrytych kart może być dowolnymi} other {# zakrytej karty może być dowolną}} z tych, których nie znasz.',
  'tempus.odds.defence.1': 'W tej sytuacji na pewno odpierasz atak.',
  'tempus.odds.defence.0': 'W tej sytuacji na pewno przegrywasz.',
  'tempus.fight.won': '{attacker} pokonuje gracza {defender}',
  'tempus.fight.lost': '{defender} odpiera atak gracza {attacker}',
  'tempus.progress.title': 'Wyścig do epoki {era, genitive}',
  'tempus.progress.from': 'pionki {people}, miasta {cities}',
  'tempus.stake.race':
    '{terrain, select, plural {Liczą} other {Liczy}} się {terrain, nominative}. Kto ma najwięcej (przy remisie wszyscy tacy), osiąga epokę {era, genitive}: {gains}.',
  'tempus.stake.attack': 'Przy remisie wygrywa {name}.',
  'tempus.stake.people': 'Przy remisie wygrywasz. Jeśli przegrasz, tracisz tam wszystkich.',
  'tempus.stake.city': 'Przy remisie wygrywasz. Jeśli przegrasz, tracisz miasto.',
  'tempus.after.tie': 'Remis: atak odparty.',
  'tempus.after.won':
    '{defender} traci {base, plural, one {jeden pionek} few {# pionki} many {# pionków} other {# pionka}} {on, at}; {attacker} może tam wejść.',
  'tempus.after.city': 'Miasto gracza {defender} {on, at} znika; {attacker} może tam wejść.',
  'tempus.after.lost': '{attacker} traci jeden pionek {on, at}; {defender} nic nie traci.',
  'tempus.after.others': 'Pozostali doganiają epokę później.',

  'tempus.log.tiled': '{name} kładzie kafelek wokół {on, genitive}.',
  'tempus.log.mapped':
    '{lakes, plural, =0 {Wyspa jest gotowa; nie ma na niej jeziora.} one {Wyspa jest gotowa; jest na niej jezioro.} few {Wyspa jest gotowa; są na niej # jeziora.} many {Wyspa jest gotowa; jest na niej # jezior.} other {Wyspa jest gotowa; jest na niej # jeziora.}}',
  'tempus.log.placed': '{name} stawia pionek {on, at}.',
  'tempus.log.began': 'Rusza wyścig do epoki {era, genitive}; zaczyna {first}.',
  'tempus.log.moved': '{name} przesuwa pionek {from, from} {to, to}.',
  'tempus.log.born': '{name} ma nowe dziecko {on, at}.',
  'tempus.log.attacked': '{name} atakuje {from, from} gracza {defender} {to, at}.',
  'tempus.log.named': '{name} wskazuje teren: {terrain, nominative}.',
  'tempus.log.laid':
    '{name} wykłada {count, plural, one {zakrytą kartę} few {# zakryte karty} many {# zakrytych kart} other {# zakrytej karty}}.',
  'tempus.log.answered': '{name} wykłada {card, accusative}.',
  'tempus.log.won': '{attacker} pokonuje gracza {defender} {on, at}, {a} do {d}.',
  'tempus.log.lost': '{defender} odpiera {on, at} atak gracza {attacker}, {d} do {a}.',
  'tempus.log.advanced':
    '{name} {people, plural, =0 {nie zajmuje pola} one {wchodzi jednym pionkiem {to, to}} few {wchodzi # pionkami {to, to}} many {wchodzi # pionkami {to, to}} other {wchodzi # pionka {to, to}}}.',
  'tempus.log.built': '{name} buduje miasto o wartości {value} {on, at}.',
  'tempus.log.drew': '{name} dobiera {count, plural, one {kartę} few {# karty} many {# kart} other {# karty}}.',
  'tempus.log.received': '{name} dobiera {cards, accusative}.',
  'tempus.log.reshuffled':
    'Stos kart odrzuconych staje się talią: {count, plural, one {# karta} few {# karty} many {# kart} other {# karty}}.',
  'tempus.log.discarded': '{name} odrzuca {count, plural, one {kartę} few {# karty} many {# kart} other {# karty}}.',
  'tempus.log.exchanged':
    '{name} dobiera {count, plural, one {kartę} few {# karty} many {# kart} other {# karty}} i odrzuca {gone, plural, one {jedną} few {#} many {#} other {#}}.',
  'tempus.log.dropped': '{name} odrzuca {cards, accusative}.',
  'tempus.log.played.education': '{name} zagrywa Oświatę.',
  'tempus.log.played.fort': '{name} zagrywa Fortyfikacje.',
  'tempus.log.played.weapons': '{name} zagrywa Broń.',
  'tempus.log.played.medicine': '{name} zagrywa Służbę zdrowia: jeszcze jedno dziecko.',
  'tempus.log.played.war_leader': '{name} zagrywa Wodza: walka oprócz akcji.',
  'tempus.log.played.transport': '{name} zagrywa Transport: porusza się jeszcze jeden pionek.',
  'tempus.log.played.sanitation': '{name} zagrywa Kanalizację: {to, at} zmieści się o jeden pionek więcej.',
  'tempus.log.played.religion':
    '{name} zagrywa Religię: pionek {from, at} zostaje nawrócony, a {to, at} przybywa jeden.',
  'tempus.log.played.government': '{name} zagrywa Rządy.',
  'tempus.log.passed': '{name} zagrywa {card, accusative}, pasuje i zachowuje znacznik.',
  'tempus.log.caughtUp':
    '{count, plural, one {{names} dogania} few {{names} doganiają} many {{names} doganiają} other {{names} doganiają}} prowadzących w epoce {era, genitive}.',
  'tempus.log.progressed':
    '{count, plural, one {{names} osiąga} few {{names} osiągają} many {{names} osiągają} other {{names} osiągają}} epokę {era, genitive}.',
  'tempus.log.points': '{name}: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'tempus.log.closed': '{first} bierze znacznik gracza startowego.',
  'tempus.log.ended': 'Koniec partii: {totals}.',

  'tempus.end': 'Koniec partii',
  'tempus.end.over': 'Po dziesięciu epokach',
  'tempus.end.early':
    '{era, plural, =0 {Koniec przed pierwszą epoką} one {Koniec przed czasem, w epoce #} few {Koniec przed czasem, w epoce #} many {Koniec przed czasem, w epoce #} other {Koniec przed czasem, w epoce #}}',
  'tempus.end.won.early': 'Wygrywa {name}; pozostali odpadli z partii',
  'tempus.end.shared.early': 'Wspólne zwycięstwo: {names}; pozostali odpadli z partii',
  'tempus.end.map': 'Mapa na koniec',
  'tempus.end.won': '{name} zostawia najgłębszy ślad',
  'tempus.end.shared': 'Wspólne zwycięstwo: {names}',
  'tempus.end.parts': 'pola {hexes} · miasta {cities} · Loty {flight}',
  'tempus.end.part.hexes': 'pola',
  'tempus.end.part.cities': 'miasta',
  'tempus.end.part.flight': 'Loty',
  'tempus.end.story': 'Punkty postępu w każdym wyścigu',

  'tempus.option.protectionCountsCities': 'Miasta kończą ochronę',
  'tempus.option.protectionCountsCities.hint':
    'Gracza, który ma trzy pola lub mniej, nie można atakować. Gdy opcja jest włączona, do tych pól wliczają się też miasta, jak później rozstrzygnął autor gry.',
  'tempus.option.openDiscard': 'Jawny stos kart odrzuconych',
  'tempus.option.openDiscard.hint': 'Każdy może przeglądać odrzucone karty.',
  'tempus.option.simultaneousProgress': 'Jednoczesny postęp',
  'tempus.option.simultaneousProgress.hint':
    'W fazie postępu wszyscy wykładają karty naraz, nie widząc, ile wykładają inni. Tak jest szybciej.',

  'tempus.reference.play':
    'W każdej epoce weźcie znaczniki akcji, a potem rozgrywajcie na zmianę tury, po jednej akcji, aż wszystkie znaczniki będą wydane. Można też zagrywać karty postępu.',
  'tempus.reference.progress':
    'Potem następuje postęp. Policz punkt za każdy swój pionek na terenie następnej epoki, za każde swoje miasto, za każdą wyłożoną kartę z takim tłem i za Oświatę. Kto ma najwięcej, przechodzi dalej; pozostali doganiają go epokę później.',
  'tempus.reference.actions': 'Pięć akcji',
  'tempus.reference.ideas': 'Dziewięć rodzajów kart postępu',
  'tempus.reference.eras': 'Jedenaście pól tablicy',
  'tempus.reference.move':
    'Poruszaj pionki lądem, przez jezioro z brzegu na brzeg, a od epoki Żeglugi także przez morze.',
  'tempus.reference.baby': 'Nowe pionki na łąkach, na których już stoją twoje, po jednym na pole.',
  'tempus.reference.fight':
    'Z jednego pola na sąsiednie. Siła to pionki albo wartość miasta, plus karty. Atakujący wygrywa tylko wtedy, gdy ma jej więcej.',
  'tempus.reference.city':
    'Co najmniej dwa pionki stają się miastem: punkt w każdej fazie postępu, a jego wartość liczy się w obronie i na koniec.',
  'tempus.reference.idea': 'Dobierz karty postępu.',
  'tempus.column.era': 'Epoka',
  'tempus.column.terrain': 'Teren',
  'tempus.column.move': 'Ruch',
  'tempus.column.babies': 'Dzieci',
  'tempus.column.stack': 'Limit',
  'tempus.column.sea': 'Morze',
  'tempus.column.draw': 'Dobór',
  'tempus.column.hand': 'Ręka',
  'tempus.column.actions': 'Akcje',
} as const;
