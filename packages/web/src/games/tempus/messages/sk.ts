/** Slovak for Tempus. */
import { skSteps } from './sk-steps.ts';

export const sk = {
  ...skSteps,
  'clause.TP-SETUP-1': 'Tempus je hra pre troch až piatich hráčov.',
  'clause.TP-SETUP-5': 'Každý hráč kladie vrchný diel z kopy.',
  'clause.TP-SETUP-6': 'Celý diel musí ležať na sieti mora.',
  'clause.TP-SETUP-7': 'Diel sa nesmie prekrývať s iným.',
  'clause.TP-SETUP-8': 'Diel sa musí dotýkať iného, ktorý už leží na mape.',
  'clause.TP-SETUP-9': 'Diel možno otočiť dookola, ale nie na druhú stranu.',
  'clause.TP-SETUP-10': 'Kým je pre diel miesto, treba ho položiť.',
  'clause.TP-SETUP-15': 'Najprv každý postaví tri kamene obyvateľstva.',
  'clause.TP-SETUP-16': 'Vaše prvé kamene stoja spolu na súši, najviac dva na hexe, a nie tam, kde stojí iný hráč.',
  'clause.TP-SETUP-17': 'Kariet nápadov je 54.',
  'clause.TP-ACT-2': 'V tejto ére už nemáte žiadnu akciu.',
  'clause.TP-ACT-4': 'V ťahu robíte presne jednu akciu.',
  'clause.TP-ACT-5': 'Akcia musí niečo zmeniť.',
  'clause.TP-ACT-8': 'Najprv dokončite rozohranú akciu.',
  'clause.TP-STACK-1': 'Na tento hex sa už nezmestí viac vašich kameňov.',
  'clause.TP-MOVE-1': 'Presúvate iba vlastné kamene a iba toľko, koľko dovoľuje vaša éra.',
  'clause.TP-MOVE-2': 'Po súši je to priďaleko.',
  'clause.TP-MOVE-4': 'Kameň tam nemôže zastať.',
  'clause.TP-MOVE-6': 'Kameň sa v jednej akcii presúva iba raz.',
  'clause.TP-MOVE-8': 'Mestá sa nepresúvajú.',
  'clause.TP-MOVE-9': 'Vyberte z kameňov, ktoré tam stoja.',
  'clause.TP-SEA-1': 'Cez more sa dostanete až od éry Lodnej dopravy.',
  'clause.TP-BABY-1': 'V tejto akcii sa už nemôžu narodiť ďalšie deti.',
  'clause.TP-BABY-2': 'Deti sa rodia na pastvinách, kde máte kamene, po jednom na hexe.',
  'clause.TP-BABY-4': 'Na tento hex sa už nezmestí viac vašich kameňov.',
  'clause.TP-BABY-5': 'Všetky vaše kamene sú už na mape.',
  'clause.TP-BABY-6': 'V meste sa deti nerodia.',
  'clause.TP-FIGHT-2': 'Útočíte z hexu, kde máte kamene, na susedný hex, ktorý patrí inému hráčovi.',
  'clause.TP-FIGHT-3': 'Hráča, ktorý má tri hexy alebo menej, nemožno napadnúť.',
  'clause.TP-FIGHT-6': 'Majiteľ mesta určí pastvinu, farmu, kopce alebo les.',
  'clause.TP-FIGHT-7': 'Útočník vykladá karty z vlastnej ruky.',
  'clause.TP-FIGHT-8': 'Obranca vykladá karty z vlastnej ruky.',
  'clause.TP-FIGHT-13': 'Vojsť môžu iba kamene, ktoré útočili, a iba toľko, koľko sa zmestí.',
  'clause.TP-FIGHT-14': 'Útočník, ktorý prehrá, prichádza presne o jeden kameň.',
  'clause.TP-FIGHT-16': 'V súboji sa počíta iba efekt a pozadie kariet; nič iné sa zahrať nedá.',
  'clause.TP-IDEA-3': 'Máte priveľa kariet: najprv odhoďte tie, ktoré sú nad limit.',
  'clause.TP-IDEA-4': 'Kým máte priveľa kariet, nesmiete žiadnu zahrať.',
  'clause.TP-IDEA-7': 'Mimo svojho ťahu vykladáte karty iba na obranu a na pokrok.',
  'clause.TP-IDEA-8': 'Hráte karty z vlastnej ruky.',
  'clause.TP-IDEA-9': 'Táto karta teraz nemá vlastný efekt. Vyložte ju v súboji alebo na pokrok.',
  'clause.TP-IDEA-11': 'Zahrajte ju počas jej akcie, po prvom kameni a kým je miesto na ďalší.',
  'clause.TP-CITY-1': 'Na mesto treba aspoň dva kamene na vašom hexe a jeho hodnota nesmie byť vyššia ako ich počet.',
  'clause.TP-CITY-3': 'Mesto nesmie stáť vedľa iného mesta.',
  'clause.TP-CITY-4': 'Mesto nemôže stáť v pohorí ani na vode.',
  'clause.TP-CITY-8': 'Mesto tam už stojí.',
  'clause.TP-CARD-GOVERNMENT-2': 'Vláda dáva ďalšiu akciu hneď po akcii, ak vám nejaká zostáva.',
  'clause.TP-CARD-GOVERNMENT-3': 'Ak pasujete s kartou Vláda, nesmiete v ťahu urobiť nič iné.',
  'clause.TP-CARD-GOVERNMENT-4': 'Pasovať môžete, iba kým má akciu aj iný hráč.',
  'clause.TP-CARD-MEDICINE-1': 'Medicína sa hrá v akcii Deti.',
  'clause.TP-CARD-TRANSPORT-1': 'Transport sa hrá v akcii Pohyb.',
  'clause.TP-CARD-SANITATION-1': 'Na Kanalizáciu treba hex súše bez mesta a bez kameňov iného hráča.',
  'clause.TP-CARD-RELIGION-1': 'Náboženstvo berie kameň z hexu, ktorý susedí s niektorým vaším.',
  'clause.TP-CARD-RELIGION-3': 'Potrebujete kameň v zásobe a miesto na svojom hexe.',
  'clause.TP-CARD-RELIGION-4': 'Kamene hráča, ktorý má tri hexy alebo menej, nemožno obrátiť.',
  'clause.TP-CARD-RELIGION-5': 'Mestá nemožno obrátiť.',
  'clause.TP-PROG-4': 'Na pokrok vykladáte karty z vlastnej ruky.',
  'clause.TP-PROG-11': 'Vo fáze pokroku sa počítajú iba vyložené karty; nič iné sa zahrať nedá.',
  'clause.TP-OPT-3': 'Pri tomto stole vykladajú karty všetci naraz.',
  'clause.TP-END-2': 'Partia sa skončila.',

  'tempus.map': 'Mapa',
  'tempus.tray': 'Vaše karty a voľby',
  'tempus.hand': 'Vaše karty nápadov',
  'tempus.hand.none': 'Nemáte karty nápadov.',
  'tempus.seats': 'Hráči',
  'tempus.eras': 'Tabuľka ér',
  'tempus.back': 'Späť',
  'tempus.why.later': 'Teraz ju nemôžete použiť.',

  'tempus.terrain.grass':
    '{form, select, gender {feminine} nominative {pastvina} genitive {pastviny} accusative {pastvinu} at {na pastvine} to {na pastvinu} from {z pastviny} other {Pastvina}}',
  'tempus.terrain.farm':
    '{form, select, gender {feminine} nominative {farma} genitive {farmy} accusative {farmu} at {na farme} to {na farmu} from {z farmy} other {Farma}}',
  'tempus.terrain.hill':
    '{form, select, gender {plural} nominative {kopce} genitive {kopcov} accusative {kopce} at {v kopcoch} to {do kopcov} from {z kopcov} other {Kopce}}',
  'tempus.terrain.forest':
    '{form, select, gender {masculine} nominative {les} genitive {lesa} accusative {les} at {v lese} to {do lesa} from {z lesa} other {Les}}',
  'tempus.terrain.mountain':
    '{form, select, gender {neuter} nominative {pohorie} genitive {pohoria} accusative {pohorie} at {v pohorí} to {do pohoria} from {z pohoria} other {Pohorie}}',
  'tempus.terrain.sea':
    '{form, select, gender {neuter} nominative {more} genitive {mora} accusative {more} at {na mori} to {na more} from {z mora} other {More}}',
  'tempus.terrain.lake':
    '{form, select, gender {neuter} nominative {jazero} genitive {jazera} accusative {jazero} at {na jazere} to {na jazero} from {z jazera} other {Jazero}}',

  'tempus.era.start': '{form, select, genitive {Začiatku} other {Začiatok}}',
  'tempus.era.writing': '{form, select, genitive {Písma} other {Písmo}}',
  'tempus.era.agriculture': '{form, select, genitive {Poľnohospodárstva} other {Poľnohospodárstvo}}',
  'tempus.era.cities': '{form, select, genitive {Miest} other {Mestá}}',
  'tempus.era.roads': '{form, select, genitive {Ciest} other {Cesty}}',
  'tempus.era.trade': '{form, select, genitive {Obchodu} other {Obchod}}',
  'tempus.era.ships': '{form, select, genitive {Lodnej dopravy} other {Lodná doprava}}',
  'tempus.era.printing': '{form, select, genitive {Kníhtlače} other {Kníhtlač}}',
  'tempus.era.industry': '{form, select, genitive {Priemyslu} other {Priemysel}}',
  'tempus.era.trains': '{form, select, genitive {Železníc} other {Železnice}}',
  'tempus.era.flight': '{form, select, genitive {Leteckej dopravy} other {Letecká doprava}}',
  'tempus.era.next': 'Ďalšie preteky: {terrain, nominative}',
  'tempus.era.brings': 'Prináša: {gains}.',
  'tempus.era.counts': 'V pretekoch o ňu sa {terrain, select, plural {počítajú} other {počíta}} {terrain, nominative}.',

  'tempus.gain.start': 'tu všetci začínajú',
  'tempus.gain.move': 'pohyb {moves} × {distance}',
  'tempus.gain.babies': '{babies, plural, one {# dieťa} few {# deti} many {# dieťaťa} other {# detí}}',
  'tempus.gain.stack': '{stack} na hexe',
  'tempus.gain.ships': 'plavba po mori',
  'tempus.gain.draw': 'ťaháte {draw}',
  'tempus.gain.hand': 'na ruke {hand}',
  'tempus.gain.actions': '{actions, plural, one {# akcia} few {# akcie} many {# akcie} other {# akcií}}',
  'tempus.gain.bonus': 'prví dostanú {cards, plural, one {# kartu} few {# karty} many {# karty} other {# kariet}}',
  'tempus.gain.flight': '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}',

  'tempus.card.education': 'Vzdelanie',
  'tempus.card.fort': 'Opevnenie',
  'tempus.card.medicine': '{form, select, accusative {Medicínu} other {Medicína}}',
  'tempus.card.war_leader': '{form, select, accusative {Veliteľa vojska} other {Veliteľ vojska}}',
  'tempus.card.transport': 'Transport',
  'tempus.card.sanitation': '{form, select, accusative {Kanalizáciu} other {Kanalizácia}}',
  'tempus.card.weapons': 'Zbrane',
  'tempus.card.religion': 'Náboženstvo',
  'tempus.card.government': '{form, select, accusative {Vládu} other {Vláda}}',
  'tempus.card.spoken': '{name} ({terrain, nominative})',
  'tempus.card.playable': '{card}. Dá sa zahrať.',
  'tempus.card.counts': '{card}. Tu sa počíta za {worth}.',
  'tempus.card.hidden': 'Karta lícom nadol',
  'tempus.effect.education': 'Vyložené na pokrok: jeden bod a ešte jeden, ak sa počíta pozadie karty.',
  'tempus.effect.fort': 'Vyložené na obranu: sila 2 a ešte 1, ak sa počíta pozadie karty.',
  'tempus.effect.medicine': 'V akcii Deti: ešte jedno dieťa na inom hexe.',
  'tempus.effect.war_leader': 'Vo vašom ťahu: jeden súboj navyše k akcii.',
  'tempus.effect.transport': 'V akcii Pohyb: presunie sa ešte jeden kameň.',
  'tempus.effect.sanitation': 'Vo vašom ťahu: na jeden hex sa zmestí o kameň viac, ako je limit.',
  'tempus.effect.weapons': 'Vyložené v súboji: sila 1 a ešte 1, ak sa počíta pozadie karty.',
  'tempus.effect.religion':
    'Vo vašom ťahu: susedov kameň sa vráti do jeho zásoby a na váš hex vedľa pribudne jeden váš.',
  'tempus.effect.government':
    'Po vašej akcii: miniete ďalší žetón na ešte jednu akciu. Alebo v ťahu pasujete a žetón si necháte na neskôr.',

  'tempus.hex.name': '{ground} {at}',
  'tempus.hex.open': '{hex}. Dá sa vybrať.',
  'tempus.hex.people':
    '{name}: {people} z najviac {capacity, plural, one {# kameňa} few {# kameňov} many {# kameňa} other {# kameňov}}',
  'tempus.hex.moved':
    '{moved, plural, one {jeden už presunutý} few {# už presunuté} many {# už presunutého} other {# už presunutých}}',
  'tempus.hex.city': '{name}: mesto s hodnotou {value}',
  'tempus.hex.raised':
    'Kanalizácia: miesto pre {capacity, plural, one {# kameň} few {# kamene} many {# kameňa} other {# kameňov}}',
  'tempus.hex.shield': 'Pod ochranou',

  'tempus.way.land':
    '{steps, plural, one {jeden krok pešo} few {# kroky pešo} many {# kroku pešo} other {# krokov pešo}}',
  'tempus.way.lake': 'cez jazero',
  'tempus.way.sea': 'cez more',
  'tempus.way.again': 'Ťuknite znova a pôjde tam.',

  'tempus.seat.race': 'preteky',
  'tempus.seat.cards': 'karty',
  'tempus.seat.people': 'zásoba',
  'tempus.seat.cities': 'Mestá',
  'tempus.seat.first': 'Začína v tejto ére',
  'tempus.seat.about': 'Čo má {name}',
  'tempus.seat.asked': 'Na ťahu.',
  'tempus.seat.points': 'Body teraz',
  'tempus.seat.points.line':
    '{points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}, keby sa partia skončila teraz',
  'tempus.seat.tokens':
    '{tokens, plural, =0 {nezostáva žiadna akcia} one {zostáva # akcia} few {zostávajú # akcie} many {zostáva # akcie} other {zostáva # akcií}}',
  'tempus.seat.hand':
    '{cards, plural, =0 {na ruke žiadne karty} one {na ruke # karta} few {na ruke # karty} many {na ruke # karty} other {na ruke # kariet}}',
  'tempus.seat.supply':
    '{people, plural, =0 {v zásobe žiadne kamene} one {v zásobe # kameň} few {v zásobe # kamene} many {v zásobe # kameňa} other {v zásobe # kameňov}}',
  'tempus.seat.stock': 'mestá v zásobe: {twos} s hodnotou 2, {threes} s hodnotou 3, {fours} s hodnotou 4',
  'tempus.seat.prospect':
    '{points, plural, one {# bod pokroku} few {# body pokroku} many {# bodu pokroku} other {# bodov pokroku}} na mape v ďalších pretekoch ({terrain, nominative})',
  'tempus.seat.shield': 'pod ochranou: má tri hexy alebo menej',
  'tempus.seat.government':
    '{count, plural, one {Vláda na neskoršiu akciu} few {Vláda (#) na neskoršie akcie} many {Vláda (#) na neskoršie akcie} other {Vláda (#) na neskoršie akcie}}',

  'tempus.able': 'Čo môžete vo svojej ére',
  'tempus.able.era': 'Vaša éra: {era}',
  'tempus.able.ashore': 'len po súši',
  'tempus.able.yes': 'áno',
  'tempus.able.no': 'nie',
  'tempus.able.move':
    '{moves, plural, one {# kameň sa presunie} few {# kamene sa presunú} many {# kameňa sa presunie} other {# kameňov sa presunie}} najviac o {distance, plural, one {# hex} few {# hexy} many {# hexu} other {# hexov}}',
  'tempus.able.babies':
    '{babies, plural, one {# dieťa na akciu} few {# deti na akciu} many {# dieťaťa na akciu} other {# detí na akciu}}',
  'tempus.able.stack':
    'na hexe najviac {stack, plural, one {# kameň} few {# kamene} many {# kameňa} other {# kameňov}}',
  'tempus.able.ships': 'môžete sa plaviť po mori',
  'tempus.able.land': 'zatiaľ bez plavby po mori',
  'tempus.able.draw': '{draw, plural, one {# karta} few {# karty} many {# karty} other {# kariet}} na akciu Nápad',
  'tempus.able.hand': 'na ruke najviac {hand, plural, one {# karta} few {# karty} many {# karty} other {# kariet}}',
  'tempus.able.actions':
    '{actions, plural, one {# akcia na éru} few {# akcie na éru} many {# akcie na éru} other {# akcií na éru}}',

  'tempus.where':
    '{round, plural, =0 {Preteky o éru {era, genitive}} one {Preteky o éru {era, genitive}, kolo #} few {Preteky o éru {era, genitive}, kolo #} many {Preteky o éru {era, genitive}, kolo #} other {Preteky o éru {era, genitive}, kolo #}}',
  'tempus.piles': 'Balíček {deck} · odhodené {discard}',
  'tempus.discard': 'Odkladací balíček',
  'tempus.laid': 'Vyložili ste:',
  'tempus.laid.by':
    '{name}: {count, plural, one {# vyložená karta} few {# vyložené karty} many {# vyloženej karty} other {# vyložených kariet}}.',

  'tempus.ask.tile': 'Položte tento diel tak, aby sa dotýkal súše.',
  'tempus.ask.tile.first': 'Položte prvý diel kamkoľvek na more.',
  'tempus.ask.people':
    'Postavte svoje prvé kamene: {left, plural, one {ešte jeden, vedľa ostatných} few {ešte #} many {ešte #} other {ešte #}}.',
  'tempus.ask.turn': 'Ste na ťahu: vyberte akciu.',
  'tempus.ask.again': 'Vláda: vyberte ďalšiu akciu.',
  'tempus.ask.done': 'Akcia je hotová. Zahrajte karty alebo ukončite ťah.',
  'tempus.ask.move':
    '{left, plural, =0 {Všetky presuny ste využili.} one {Presunúť sa môže ešte jeden kameň.} few {Presunúť sa môžu ešte # kamene.} many {Presunúť sa môže ešte # kameňa.} other {Presunúť sa môže ešte # kameňov.}}',
  'tempus.ask.to': 'Kam pôjde tento kameň?',
  'tempus.ask.babies':
    '{left, plural, =0 {V tejto akcii sa už nenarodia ďalšie deti.} one {Môže sa narodiť ešte jedno dieťa.} few {Môžu sa narodiť ešte # deti.} many {Môže sa narodiť ešte # dieťaťa.} other {Môže sa narodiť ešte # detí.}}',
  'tempus.ask.terrain': 'Na vaše mesto niekto útočí. Určte terén tohto súboja.',
  'tempus.ask.attack': 'Útočíte. Ktoré karty vyložíte lícom nadol?',
  'tempus.ask.defend': 'Niekto na vás útočí. Ktoré karty vyložíte lícom nahor?',
  'tempus.ask.advance': 'Hex môžete obsadiť. Koľko kameňov vojde?',
  'tempus.ask.lose': 'Prichádzate o jeden kameň. O ktorý?',
  'tempus.ask.limit':
    '{over, plural, one {Máte jednu kartu nad limit: odhoďte ju.} few {Máte # karty nad limit: odhoďte ich.} many {Máte # karty nad limit: odhoďte ich.} other {Máte # kariet nad limit: odhoďte ich.}}',
  'tempus.ask.lay':
    'Preteky o éru {era, genitive}: {terrain, select, plural {počítajú} other {počíta}} sa {terrain, nominative}. Ktoré karty vyložíte?',

  'tempus.hint.people':
    'Dva alebo tri hexy, ktoré sa dotýkajú, na každom najviac dva kamene, na súši, ktorú nemá nikto iný.',
  'tempus.hint.races': 'Deti potrebujú pastviny. Prvé preteky:',
  'tempus.hint.move':
    '{moves, plural, one {Presunie sa # kameň} few {Presunú sa najviac # kamene} many {Presunie sa najviac # kameňa} other {Presunie sa najviac # kameňov}}, najďalej o {distance, plural, one {# hex} few {# hexy} many {# hexu} other {# hexov}}.',
  'tempus.hint.limit': 'Vyberte kartu a odhoďte ju.',
  'tempus.hint.to': 'Značky na mape ukazujú, ako by sa tam dostal. Tlačidlo „Vrátiť späť“ kameň vráti na miesto.',

  'tempus.wait.tile': '{name} kladie diel.',
  'tempus.wait.people': '{name} stavia prvé kamene.',
  'tempus.wait.turn': 'Na ťahu je {name}.',
  'tempus.wait.move': '{name} presúva kamene.',
  'tempus.wait.to': '{name} presúva kameň.',
  'tempus.wait.babies': '{name} privádza na svet deti.',
  'tempus.wait.terrain': '{name} určuje terén súboja.',
  'tempus.wait.attack': '{name} útočí a vyberá karty.',
  'tempus.wait.defend': '{name} sa bráni a vyberá karty.',
  'tempus.wait.advance': '{name} obsadzuje hex.',
  'tempus.wait.lose': '{name} prichádza o kameň.',
  'tempus.wait.limit': '{name} odhadzuje karty.',
  'tempus.wait.lay': '{name} vyberá karty na pokrok.',
  'tempus.wait.together':
    '{count, plural, one {{names} vyberá} few {{names} vyberajú} many {{names} vyberajú} other {{names} vyberajú}} karty na pokrok.',

  'tempus.action.move': 'Pohyb',
  'tempus.action.baby': 'Deti',
  'tempus.action.fight': 'Súboj',
  'tempus.action.city': 'Mesto',
  'tempus.action.idea': 'Nápad',
  'tempus.action.shut': 'prečo nie?',
  'tempus.worth.move':
    '{moves, plural, one {# kameň} few {# kamene} many {# kameňa} other {# kameňov}}, {distance, plural, one {# hex} few {# hexy} many {# hexu} other {# hexov}}',
  'tempus.worth.baby':
    '{babies, plural, =0 {zásoba prázdna} one {# dieťa} few {najviac #} many {najviac #} other {najviac #}}',
  'tempus.worth.fight': 'získajte hex',
  'tempus.worth.city':
    '{city, plural, =2 {hodnota 2} one {hodnota 2 až #} few {hodnota 2 až #} many {hodnota 2 až #} other {hodnota 2 až #}}',
  'tempus.worth.idea': 'ťaháte {draw}, limit {hand}',

  'tempus.step.here': 'Čo sa tu stane?',
  'tempus.step.city.all': 'Aké veľké bude mesto?',
  'tempus.step.move.0': 'Vyberte kameň, ktorý presuniete.',
  'tempus.step.baby.0': 'Vyberte pastvinu pre dieťa.',
  'tempus.step.city.0': 'Vyberte, kde postavíte mesto.',
  'tempus.step.fight.0': 'Vyberte útočníka alebo cieľ.',
  'tempus.step.fight.all': 'Zaútočiť?',
  'tempus.step.fight.1': 'Teraz vyberte druhú stranu súboja.',
  'tempus.step.raise.0': 'Vyberte hex, na ktorý sa zmestí o jeden viac.',
  'tempus.step.convert.0': 'Vyberte kameň, ktorý obrátite, alebo svoj hex vedľa neho.',
  'tempus.step.raise.all': 'Zvýšiť limit tohto hexu?',
  'tempus.step.convert.all': 'Obrátiť tento kameň?',
  'tempus.step.convert.1': 'Teraz vyberte druhý hex.',
  'tempus.step.lead.0': 'Vyberte útočníka alebo cieľ.',
  'tempus.step.lead.all': 'Zaútočiť?',
  'tempus.step.lead.1': 'Teraz vyberte druhú stranu súboja.',

  'tempus.plan.fight':
    'Vaša sila {mine} proti sile {theirs} hráča {name}. Terén: {terrain, nominative}. {name} {cards, plural, =0 {nemá na ruke žiadne karty} one {má na ruke # kartu} few {má na ruke # karty} many {má na ruke # karty} other {má na ruke # kariet}}; pri rovnosti prehrávate.',
  'tempus.plan.siege':
    'Vaša sila {mine} proti mestu hráča {name}, sila {theirs}. {name} určí terén a {cards, plural, =0 {nemá na ruke žiadne karty} one {má na ruke # kartu} few {má na ruke # karty} many {má na ruke # karty} other {má na ruke # kariet}}; pri rovnosti prehrávate.',
  'tempus.plan.convert': 'Jeden kameň hráča {name} sa vráti do zásoby a na váš hex pribudne jeden váš.',
  'tempus.plan.city': 'Všetky kamene z tohto hexu sa vrátia do vašej zásoby.',

  'tempus.do.move': 'Presunúť',
  'tempus.do.baby': 'Nové dieťa',
  'tempus.do.fight': 'Zaútočiť',
  'tempus.do.lead': 'Zaútočiť',
  'tempus.do.convert': 'Obrátiť',
  'tempus.do.raise': 'Zvýšiť limit hexu',
  'tempus.do.pass': 'V tomto ťahu pasovať',
  'tempus.do.discard': 'Odhodiť',
  'tempus.do.end': 'Ukončiť ťah',
  'tempus.do.ideaAndEnd':
    'Potiahnuť {draw, plural, one {kartu} few {# karty} many {# karty} other {# kariet}} a ukončiť ťah',
  'tempus.do.city': 'Hodnota {value}',
  'tempus.do.advance': '{people, plural, =0 {Nikto} one {Vojde jeden} few {Vojdú #} many {Vojde #} other {Vojde #}}',
  'tempus.do.advance.moved':
    '{people, plural, one {Vojde jeden, už presunutý} few {Vojdú #; {moved, plural, one {jeden už presunutý} few {# už presunuté} many {# už presunutého} other {# už presunutých}}} many {Vojde #; {moved, plural, one {jeden už presunutý} few {# už presunuté} many {# už presunutého} other {# už presunutých}}} other {Vojde #; {moved, plural, one {jeden už presunutý} few {# už presunuté} many {# už presunutého} other {# už presunutých}}}}',
  'tempus.do.lose.moved': 'Už presunutý',
  'tempus.do.lose.unmoved': 'Ešte nepresunutý',
  'tempus.do.lay':
    '{count, plural, =0 {Nevyložiť žiadnu kartu} one {Vyložiť túto kartu} few {Vyložiť tieto # karty} many {Vyložiť tieto karty (#)} other {Vyložiť týchto # kariet}}',
  'tempus.do.play.transport': 'Presunúť ďalší kameň',
  'tempus.do.play.medicine': 'Ešte jedno dieťa',
  'tempus.do.play.government': 'Ešte jedna akcia',

  'tempus.tile.left': 'Otočiť doľava (Shift+R)',
  'tempus.tile.right': 'Otočiť doprava (R)',
  'tempus.tile.where': 'Ťuknite na mapu alebo ho tam potiahnite',
  'tempus.tile.lay': 'Položiť sem',
  'tempus.tile.hint':
    '{left, plural, =0 {Posledný diel.} one {Potom ešte jeden diel.} few {Potom ešte # diely.} many {Potom ešte # dielu.} other {Potom ešte # dielov.}}',
  'tempus.tile.wheel': 'Otáčajte ho klávesom R alebo kolieskom myši so Shiftom.',
  'tempus.tile.spoken': 'Diel: najprv stred, potom od severu v smere hodinových ručičiek: {terrains, nominative}',

  'tempus.scene': 'Čo sa stalo',
  'tempus.sum.mine': 'Vy: {base} + {cards} = {sum}',
  'tempus.sum.other': '{name}: {points}',
  'tempus.sum.unseen': '{name}: {points} + ?',
  'tempus.fight.now': '{attacker} útočí na hráča {defender}',
  'tempus.fight.attacker': 'Sila útoku:',
  'tempus.fight.defender': 'Sila obrany:',
  'tempus.fight.more': '+ ?',
  'tempus.fight.people': '{base, plural, one {jeden kameň} few {# kamene} many {# kameňa} other {# kameňov}}',
  'tempus.fight.city': 'mesto, hodnota {base}',
  'tempus.fight.unnamed': 'terén ešte nie je určený',
  'tempus.odds.attack':
    'V tejto situácii vyhráte v {percent} zo 100 prípadov, ak {name} {unseen, plural, one {vyloží svoju jedinú kartu vždy, keď pomôže} few {vyloží zo svojich # kariet všetky, ktoré pomôžu} many {vyloží zo svojej # karty všetko, čo pomôže} other {vyloží zo svojich # kariet všetky, ktoré pomôžu}}.',
  'tempus.odds.attack.1': 'V tejto situácii určite vyhráte.',
  'tempus.odds.attack.0': 'V tejto situácii určite prehráte.',
  'tempus.odds.defence':
    'V tejto situácii sa ubránite v {percent} zo 100 prípadov, ak {unseen, plural, one {kartou lícom nadol môže byť ktorákoľvek} few {# kartami lícom nadol môžu byť ktorékoľvek} many {# kartami lícom nadol môžu byť ktorékoľvek} other {# kartami lícom nadol môžu byť ktorékoľvek}} z tých, ktoré ste nevideli.',
  'tempus.odds.defence.1': 'V tejto situácii sa určite ubránite.',
  'tempus.odds.defence.0': 'V tejto situácii určite prehráte.',
  'tempus.fight.won': '{attacker} poráža hráča {defender}',
  'tempus.fight.lost': '{defender} odoláva hráčovi {attacker}',
  'tempus.progress.title': 'Preteky o éru {era, genitive}',
  'tempus.progress.from': 'kamene {people}, mestá {cities}',

  'tempus.log.tiled': '{name} kladie diel okolo {on, genitive}.',
  'tempus.log.mapped':
    '{lakes, plural, =0 {Ostrov je hotový; nemá jazero.} one {Ostrov je hotový; má jazero.} few {Ostrov je hotový; má # jazerá.} many {Ostrov je hotový; má # jazera.} other {Ostrov je hotový; má # jazier.}}',
  'tempus.log.placed': '{name} stavia kameň {on, at}.',
  'tempus.log.began': 'Začínajú sa preteky o éru {era, genitive}; prvý ťah má {first}.',
  'tempus.log.moved': '{name} presúva kameň {from, from} {to, to}.',
  'tempus.log.born': '{name} má nové dieťa {on, at}.',
  'tempus.log.attacked': '{name} útočí {from, from} na hráča {defender} {to, at}.',
  'tempus.log.named': '{name} určuje terén: {terrain, nominative}.',
  'tempus.log.laid':
    '{name} vykladá lícom nadol {count, plural, one {kartu} few {# karty} many {# karty} other {# kariet}}.',
  'tempus.log.answered': '{name} vykladá {card, accusative}.',
  'tempus.log.won': '{attacker} poráža hráča {defender} {on, at}, {a} proti {d}.',
  'tempus.log.lost': '{defender} odoláva {on, at} hráčovi {attacker}, {d} proti {a}.',
  'tempus.log.advanced':
    '{name} {people, plural, =0 {hex neobsadzuje} =4 {vstupuje so # kameňmi {to, to}} one {vstupuje s jedným kameňom {to, to}} few {vstupuje s # kameňmi {to, to}} many {vstupuje s # kameňa {to, to}} other {vstupuje s # kameňmi {to, to}}}.',
  'tempus.log.built': '{name} stavia mesto s hodnotou {value} {on, at}.',
  'tempus.log.drew': '{name} si ťahá {count, plural, one {kartu} few {# karty} many {# karty} other {# kariet}}.',
  'tempus.log.received': '{name} si ťahá {cards, accusative}.',
  'tempus.log.reshuffled':
    'Z odkladacieho balíčka je nový balíček: {count, plural, one {# karta} few {# karty} many {# karty} other {# kariet}}.',
  'tempus.log.discarded': '{name} odhadzuje kartu.',
  'tempus.log.dropped': '{name} odhadzuje {card, accusative}.',
  'tempus.log.played.education': '{name} hrá Vzdelanie.',
  'tempus.log.played.fort': '{name} hrá Opevnenie.',
  'tempus.log.played.weapons': '{name} hrá Zbrane.',
  'tempus.log.played.medicine': '{name} hrá Medicínu: ešte jedno dieťa.',
  'tempus.log.played.war_leader': '{name} hrá Veliteľa vojska: súboj navyše k akcii.',
  'tempus.log.played.transport': '{name} hrá Transport: presunie sa ešte jeden kameň.',
  'tempus.log.played.sanitation': '{name} hrá Kanalizáciu: {to, to} sa zmestí o jeden kameň viac.',
  'tempus.log.played.religion': '{name} hrá Náboženstvo: kameň {from, at} je obrátený a {to, at} stojí o jeden viac.',
  'tempus.log.played.government': '{name} hrá Vládu.',
  'tempus.log.passed': '{name} hrá {card, accusative}, pasuje a žetón si necháva.',
  'tempus.log.caughtUp':
    '{count, plural, one {{names} dobieha} few {{names} dobiehajú} many {{names} dobiehajú} other {{names} dobiehajú}} vedúcich v ére {era, genitive}.',
  'tempus.log.progressed':
    '{count, plural, one {{names} postupuje} few {{names} postupujú} many {{names} postupujú} other {{names} postupujú}} do éry {era, genitive}.',
  'tempus.log.points': '{name}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}',
  'tempus.log.closed': '{first} si berie značku začínajúceho hráča.',
  'tempus.log.ended': 'Koniec partie: {totals}.',

  'tempus.end': 'Koniec partie',
  'tempus.end.over': 'Po desiatich érach',
  'tempus.end.early':
    '{era, plural, =0 {Koniec pred prvou érou} one {Predčasný koniec v ére #} few {Predčasný koniec v ére #} many {Predčasný koniec v ére #} other {Predčasný koniec v ére #}}',
  'tempus.end.won.early': 'Víťazí {name}; ostatní odišli',
  'tempus.end.shared.early': 'Spoločné víťazstvo: {names}; ostatní odišli',
  'tempus.end.map': 'Mapa na konci',
  'tempus.end.won': '{name} zanecháva najhlbšiu stopu',
  'tempus.end.shared': 'Spoločné víťazstvo: {names}',
  'tempus.end.parts': 'hexy {hexes} · mestá {cities} · let {flight}',
  'tempus.end.story': 'Body pokroku v jednotlivých pretekoch',

  'tempus.option.protectionCountsCities': 'Mestá rušia ochranu',
  'tempus.option.protectionCountsCities.hint':
    'Hráča, ktorý má tri hexy alebo menej, nemožno napadnúť. Ak je možnosť zapnutá, počítajú sa medzi ne aj mestá, ako neskôr rozhodol autor hry.',
  'tempus.option.openDiscard': 'Odkrytý odkladací balíček',
  'tempus.option.openDiscard.hint': 'Odhodené karty si môže prezerať každý.',
  'tempus.option.simultaneousProgress': 'Pokrok naraz',
  'tempus.option.simultaneousProgress.hint':
    'Karty na pokrok vykladajú všetci naraz a nevidia, koľko ich vykladajú ostatní. Ide to rýchlejšie.',

  'tempus.reference.play':
    'Každá éra: vezmite si žetóny akcií a potom sa striedajte v ťahoch po jednej akcii, kým sa všetky žetóny neminú. Môžete hrať aj karty nápadov.',
  'tempus.reference.progress':
    'Potom nasleduje pokrok. Počítajte bod za každý svoj kameň v teréne ďalšej éry, za každé svoje mesto, za každú vyloženú kartu s takým pozadím a za Vzdelanie. Kto má najviac, postúpi; ostatní ho dobehnú o éru neskôr.',
  'tempus.reference.actions': 'Päť akcií',
  'tempus.reference.ideas': 'Deväť nápadov',
  'tempus.reference.eras': 'Jedenásť políčok',
  'tempus.reference.move':
    'Presúvajte kamene po súši, cez jazero z brehu na breh alebo od éry Lodnej dopravy cez more.',
  'tempus.reference.baby': 'Nové kamene na pastvinách, kde už nejaké máte, po jednom na hexe.',
  'tempus.reference.fight':
    'Z jedného hexu proti susednému. Silu tvoria kamene alebo hodnota mesta a karty. Útočník vyhrá, len ak má viac.',
  'tempus.reference.city':
    'Aspoň z dvoch kameňov vznikne mesto: bod v každej fáze pokroku, jeho hodnota v obrane a na konci.',
  'tempus.reference.idea': 'Potiahnite si karty nápadov.',
  'tempus.column.era': 'Éra',
  'tempus.column.terrain': 'Terén',
  'tempus.column.move': 'Pohyb',
  'tempus.column.babies': 'Deti',
  'tempus.column.stack': 'Limit',
  'tempus.column.sea': 'More',
  'tempus.column.draw': 'Ťaháte',
  'tempus.column.hand': 'Ruka',
  'tempus.column.actions': 'Akcie',
} as const;
