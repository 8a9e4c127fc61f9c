/** Slovak for the tutorial of Tides of Time. Marea speaks: old, dry, fond of whoever is learning, and always brief. */
export const sk = {
  'lesson.tides.teacher': 'Marea',
  'lesson.tides.about':
    'Marea vedie tabuľky prílivu. Veľa kráľovstiev videla vzniknúť aj zaniknúť a všetkým počítala body.',
  'lesson.tides.done': 'To je všetko, čo vás viem naučiť slovami. Zvyšok vás naučí niekto, kto chce vyhrať.',
  'lesson.tides.first':
    'Proti botovi, ktorý tiež iba začína. Je to celá hra, lebo niet čo skracovať: tri krátke kolá, asi pätnásť minút.',
  'lesson.tides.player.0': 'Nová tvár',
  'lesson.tides.player.1': 'Marea',

  'lesson.tides.points': 'O čo sa hrá',
  'lesson.tides.points.hello':
    'Som Marea a vediem tabuľky prílivu. Rastú tu dve kráľovstvá, každé je rad kariet: vaše je dole, moje hore.',
  'lesson.tides.points.aim':
    'Kolá sú tri a po každom vám karty vo vašom kráľovstve prinesú body. Tie sa sčítavajú: ak ich po treťom máte viac ako ja, vyhrávate.',
  'lesson.tides.points.card':
    'Karta má symbol a za niečo prináša body. Vaša Predsieň dáva 3 body za každý palác vo vašom kráľovstve a Večný palác je palác: takže 3.',
  'lesson.tides.points.garden':
    'Vaša Citadela dáva 3 za každú záhradu a vy nemáte žiadnu. Zahrajte záhradu: ťuknite na kartu na ruke, prečítajte si ju a stlačte Zahrať.',
  'lesson.tides.points.garden.wrong':
    'To je pevnosť a vaša Citadela dáva body za záhrady. Ťuknite na druhú kartu a pozrite sa na jej symbol.',
  'lesson.tides.points.counted':
    'Aj vaša posledná karta bola palác. Dva paláce, takže Predsieň dala 6: číslo na karte sú body, ktoré priniesla.',
  'lesson.tides.points.score':
    'To je spolu 12 bodov pre vás a 8 pre mňa, ako vidno pri našich menách. Na prvý príliv slušné.',

  'lesson.tides.turn': 'Čo robíte',
  'lesson.tides.turn.five':
    'Na začiatku kola máte na ruke päť kariet a ja tiež päť. Každá strana si jednu tajne vyberie a naraz ich odkryjeme.',
  'lesson.tides.turn.first': 'Vyberte si ktorúkoľvek kartu a zahrajte ju. Nikto tu nezačína, takže nikto nemusí čakať.',
  'lesson.tides.turn.swap':
    'Obe karty sú odkryté a prúd sa obracia: karty na ruke sme si vymenili. Štyri karty, ktoré držíte, boli pred chvíľou moje.',
  'lesson.tides.turn.second': 'Vyberajte znova. Čo necháte, vráti sa ku mne, tak mi nenechajte nič, čo by ma potešilo.',
  'lesson.tides.turn.third': 'Tieto tri karty už poznáte: zostali z vašich prvých piatich. Vezmite si ešte jednu.',
  'lesson.tides.turn.fourth':
    'Dve karty. Jednu zahrajte a druhá bude moja posledná, či sa mi páči, alebo nie: vyberáte za obe strany.',
  'lesson.tides.turn.round': 'Piata karta sa zahrá sama a kolo sa boduje. Vybrať, odkryť, vymeniť: to je celé kolo.',

  'lesson.tides.more': 'Viac ako súper',
  'lesson.tides.more.library':
    'Vaša Veľká knižnica Ahm dáva 7, ak máte viac chrámov ako ja. Rovnako nie je viac: rovnosť nič nedáva.',
  'lesson.tides.more.temple': 'Máme po jednom chráme. Nakloňte misku váh na svoju stranu.',
  'lesson.tides.more.temple.wrong':
    'Potom by sme mali stále po jednom chráme a Veľká knižnica Ahm by nedala nič. Na ruke máte chrám.',
  'lesson.tides.more.mine':
    'Pekne. Ale pozrite: môj Zlatý zikkurat mi dáva 7, ak mám viac palácov ako vy, a práve som jeden zahrala.',
  'lesson.tides.more.deny': 'Vy palác nemáte, takže tých 7 bodov je mojich. Teda ak s tým niečo neurobíte.',
  'lesson.tides.more.deny.wrong':
    'Potom by Večný palác bol mojou poslednou kartou a mala by som dva paláce proti žiadnemu. Vezmite mi ho.',
  'lesson.tides.more.counted':
    'Dva chrámy proti jednému: 7 pre vás. Po jednom paláci: pre mňa nič. Čo mi nedoprajete, má rovnakú cenu ako to, čo získate.',

  'lesson.tides.relic': 'Čo pretrvá',
  'lesson.tides.relic.back':
    'Po prvom a po druhom kole sa vám päť kariet vráti. Vyberiete jednu, ktorá zostane stáť až do konca, a jednu, ktorú odnesie príliv.',
  'lesson.tides.relic.keep':
    'Ponechajte si kartu, ktorá priniesla body: ako relikvia zostane a bude ich prinášať v každom kole. Potom vyberte inú, ktorá opustí hru.',
  'lesson.tides.relic.keep.wrong':
    'Kúpele bohov vám nedali nič, lebo nemáte pevnosť. Ponechajte si kartu, na ktorej vidno body.',
  'lesson.tides.relic.there':
    'Tam stojí, aj so žetónom. Jej symbol sa počíta a jej vlastnosť prináša body až do konca a nikto ňou nepohne.',
  'lesson.tides.relic.removed':
    'Dve karty, ktoré sme vyradili, ležia lícom nahor vedľa balíčka. V tejto partii ich už nikto nezahrá.',
  'lesson.tides.relic.known':
    'Ostatné tri vám zostali na ruke a dve ste si potiahli. Vaše tri poznám, lebo som ich videla zahrané; a vy poznáte tri moje.',
  'lesson.tides.relic.on':
    'Zhodou okolností ste si potiahli dve zvláštne karty: k tým sa ešte dostanem. Hrajte ďalej ktoroukoľvek kartou.',
  'lesson.tides.relic.six':
    'A tak to ide ďalej. S relikviou má vaše kráľovstvo tentoraz šesť kariet a s druhou ich bude mať v poslednom kole sedem.',

  'lesson.tides.odd': 'Zvláštne karty',
  'lesson.tides.odd.nest':
    'Niekoľko kariet má vlastné pravidlá. Moje Kráľovské hniezdo samo nič nedáva, ale vyhrávam s ním každú rovnosť na svojich kartách.',
  'lesson.tides.odd.port':
    'Môj Zafírový prístav nemá symbol. Dáva 8, ak moja najlepšia iná karta priniesla viac ako vaša najlepšia karta.',
  'lesson.tides.odd.tie':
    'Znova chcete viac chrámov, je to jeden proti jednému a na ruke chrám nemáte. Prečítajte si obe karty: vďaka jednej z nich sa chrám počíta dvakrát.',
  'lesson.tides.odd.tie.wrong':
    'Okovy džina dávajú body za chrámy, ale samy sú pevnosť. Stále by sme mali po jednom chráme.',
  'lesson.tides.odd.roof':
    'Strecha sveta zdvojí váš najpočetnejší symbol; ak je takých viac, všetky. Váš jeden chrám sa teda počítal za dva a porazil môj.',
  'lesson.tides.odd.mole':
    'Zapamätajte si ešte dve: Krtinec dáva 8, ak máte viac symbolov s presne jednou kartou ako ja, a Labyrint prekliatych dáva 13 za všetkých päť symbolov.',

  'lesson.tides.last': 'Posledné kolo',
  'lesson.tides.last.behind':
    'Naše posledné kolo, takmer pri konci. Pred bodovaním máte 13 bodov a ja 19: zaostávate o šesť.',
  'lesson.tides.last.maze':
    'Ale váš Labyrint prekliatych je relikvia. Dáva 13, ak má vaše kráľovstvo všetkých päť symbolov, a chýba vám iba knižnica a pevnosť.',
  'lesson.tides.last.know':
    'Viete, čo držím, lebo ste mi to práve odovzdali: dve karty, obe knižnice. Jednu zahrám a druhá príde k vám.',
  'lesson.tides.last.win': 'Knižnicu teda dostanete tak či tak. Ktorú kartu zahráte?',
  'lesson.tides.last.win.wrong':
    'To by bola ďalšia záhrada a žiadna pevnosť: Labyrint by nedal nič a vyhrala by som. Vyberte znova.',
  'lesson.tides.last.won':
    'Všetkých päť symbolov, 13 bodov za Labyrint: 48 proti 43. Kráľovstvo je vaše, až do ďalšieho prílivu.',

  'lesson.tides.tip.read': 'Tu bude ležať vaša karta. Ťuknite na kartu na ruke a prečítajte si, čo by teraz priniesla.',
  'lesson.tides.tip.swap': 'Vymenili ste si karty. Čo teraz nezahráte, vráti sa k súperovi.',
  'lesson.tides.tip.two': 'Zostali dve karty: tá, ktorú nezahráte, musí ísť do kráľovstva súpera.',
  'lesson.tides.tip.relic':
    'Ponechajte si kartu, ktorá dáva body za to, čo budete znova zbierať, a vyraďte takú, ktorú by súper rád zahral.',
  'lesson.tides.tip.known': 'Poznáte tri z piatich kariet na ruke súpera: v minulom kole ste ich videli zahrané.',
  'lesson.tides.tip.last': 'Posledné kolo: čo ste ešte nevideli, má teraz na ruke súper.',
} as const;
