/** Slovak for the rulebook of Tides of Time. */
export const sk = {
  'rules.tides.chapter.about': 'O čom je hra',
  'rules.tides.about-aim.title': 'Cieľ',
  'rules.tides.about-aim':
    'Vy aj súper si trikrát budujete každý svoje kráľovstvo z tých istých osemnástich kariet. Kráľovstvo je jednoducho rad kariet, ktoré pred vami ležia lícom nahor. Po každom z troch kôl sa bodujú obe kráľovstvá. Kto má spolu viac bodov, vyhráva.',
  'rules.tides.about-play.title': 'Čo robíte',
  'rules.tides.about-play':
    'Na ruke máte päť kariet. Tajne si jednu vyberiete, súper urobí to isté a obe karty sa naraz odkryjú. Potom si vymeníte karty, ktoré vám zostali. Všetko, čo nezahráte, teda dostane súper a k vám sa to vráti bez jednej karty.',
  'rules.tides.about-lasts.title': 'Čo pretrvá',
  'rules.tides.about-lasts':
    'Po prvom a po druhom kole si jednu zo svojich piatich kariet ponecháte ako relikviu. Zostane vo vašom kráľovstve do konca a zakaždým znova boduje. Jednu kartu zároveň vyradíte z hry. Tri kolá, pätnásť výberov a dve relikvie: partia trvá asi pätnásť minút.',
  'rules.tides.about-cards.title': 'Čo robí karta',
  'rules.tides.about-cards':
    'Takmer každá karta má symbol a spôsob, akým prináša body, a tieto dve veci spolu veľmi nesúvisia: palác vám môže dávať body za knižnice. Dobré kráľovstvo je také, v ktorom si vaše karty navzájom prinášajú body, kým súperovi chýba práve tá karta, ktorú potrebuje.',

  'rules.tides.chapter.start': 'Pred prvou kartou',
  'rules.tides.start-players.title': 'Dvaja hráči',
  'rules.tides.start-players':
    'Tides of Time je hra presne pre dvoch a pre oboch platia rovnaké pravidlá. Nikto nezačína: vyberáte vždy súčasne.',
  'rules.tides.start-box.title': 'Čo je v krabici',
  'rules.tides.start-box':
    'Kariet je osemnásť, každá raz. Ku každému z piatich symbolov patria tri a tri sú bez symbolu. Žetóny relikvií iba označujú, ktoré karty sú relikvie; samy nič nerobia.',
  'rules.tides.start-deal.title': 'Rozdanie',
  'rules.tides.start-deal':
    'Karty sa zamiešajú a každý z vás dostane päť. Zvyšných osem čaká v balíčku lícom nadol. Vždy keď sa karty ťahajú, jeden hráč si vezme všetky svoje zvrchu a potom druhý; toto poradie nikomu nemení šance a slúži iba na to, aby sa partia dala zopakovať.',
  'rules.tides.start-empty.title': 'Zatiaľ nič',
  'rules.tides.start-empty': 'Obe kráľovstvá sú prázdne, žiadna karta nie je vyradená z hry a oba súčty sú 0.',

  'rules.tides.chapter.draft': 'Výber a výmena',
  'rules.tides.draft-secret.title': 'Vyberte tajne',
  'rules.tides.draft-secret':
    'Kolo má päť výberov. V každom si vyberiete jednu kartu z ruky a neviete, čo si vyberá súper. Vybrať si musíte; pasovať sa nedá.',
  'rules.tides.draft-reveal.title': 'Odkryte naraz',
  'rules.tides.draft-reveal':
    'Vaša karta leží lícom nadol, kým si nevyberiete obaja. Potom sa obe karty odkryjú a každá ide do kráľovstva hráča, ktorý si ju vybral.',
  'rules.tides.draft-final.title': 'Niet cesty späť',
  'rules.tides.draft-final':
    'Keď ste si vybrali, výber platí. Až do odkrytia sa súper dozvie iba to, že ste si vybrali, nikdy nie čo.',
  'rules.tides.draft-swap.title': 'Vymeňte si karty',
  'rules.tides.draft-swap':
    'Po každom z prvých štyroch výberov si vymeníte všetky karty na ruke: najprv štyri, potom tri, dve a jednu.',
  'rules.tides.draft-last.title': 'Posledná karta sa vyberie sama',
  'rules.tides.draft-last':
    'Piata karta je tá, ktorú dostanete pri štvrtej výmene. Nemáte na výber, preto sa zahrá za vás. S dvoma kartami na ruke teda rozhodujete o dvoch veciach naraz: čo zahráte vy a čo musí zahrať súper.',
  'rules.tides.example-draft.title': 'Ktoré karty ešte uvidíte',
  'rules.tides.example-draft':
    'Začínate s piatimi kartami a jednu zahráte. Súper si vezme jednu z ostatných štyroch. Zo zvyšných troch zahráte ďalšiu, súper si vezme ešte jednu a posledná sa vráti k vám. Zo svojich prvých piatich kariet teda zahráte tri a súper dve; z jeho kariet zahrá súper tri a vy dve.',
  'rules.tides.draft-stays.title': 'Čo sa zahrá, to zostáva',
  'rules.tides.draft-stays': 'Kým sa kolo neoboduje, karta v kráľovstve sa nedá presunúť, zakryť ani zrušiť.',
  'rules.tides.draft-end.title': 'Koniec kola',
  'rules.tides.draft-end': 'Po piatom výbere už nikto nemá karty na ruke a kolo sa boduje.',

  'rules.tides.chapter.score': 'Bodovanie kola',
  'rules.tides.score-kingdom.title': 'Čo sa počíta',
  'rules.tides.score-kingdom':
    'Počíta sa všetko, čo pred vami leží lícom nahor: päť kariet tohto kola a vaše relikvie. To je päť kariet v prvom kole, šesť v druhom a sedem v treťom.',
  'rules.tides.score-each.title': 'Každá karta raz',
  'rules.tides.score-each':
    'Každá karta vášho kráľovstva boduje v kole raz a relikvia boduje znova v každom ďalšom kole. Symbol sa započítaním nespotrebuje: jedna záhrada môže pomôcť trom rôznym kartám a aj karte, na ktorej je vytlačená.',
  'rules.tides.score-fixed.title': 'O ničom sa nerozhoduje',
  'rules.tides.score-fixed':
    'Obe kráľovstvá sa bodujú tak, ako ležia, a v tej istej chvíli. O ničom už nerozhodujete. Nezáleží na tom, v akom poradí sa karty zahrali, kde ležia ani ktoré z nich sú relikvie.',
  'rules.tides.score-order.title': 'V tomto poradí',
  'rules.tides.score-order':
    'Najprv spočítajte symboly v oboch kráľovstvách. Potom zdvojte to, čo zdvojuje Strecha sveta; odteraz platia tieto počty, a to pre oboch hráčov. Potom bodujú všetky karty okrem Zafírového prístavu a nakoniec Prístav. Všetko spočítajte.',
  'rules.tides.score-nosuit.title': 'Karty bez symbolu',
  'rules.tides.score-nosuit':
    'Krtinec, Strecha sveta a Zafírový prístav nemajú symbol. K žiadnemu symbolu nikdy nič nepridávajú a „bez symbolu“ nie je šiesty symbol.',
  'rules.tides.score-sum.title': 'Sčítanie',
  'rules.tides.score-sum':
    'Karta prinesie svoje body alebo nič, nikdy nie menej. Čo získate, pripočíta sa k vášmu súčtu a oba súčty vidia všetci.',
  'rules.tides.example-score.title': 'Prvé kolo',
  'rules.tides.example-score':
    'Máte Predsieň (3 body za každý palác), Kráľovské hniezdo a Pradávnu hranicu (dva paláce), Starcov priesmyk a Oko severu (dve pevnosti). Predsieň dáva 3 za každý z 2 palácov: 6. Pradávna hranica dáva 7, pretože vaše 2 pevnosti sú viac ako 1, ktorú môže mať súper. Starcov priesmyk potrebuje knižnice a tie nemáte: 0. Oko severu dáva 3 za každý symbol, ktorý vám chýba, tu knižnice a záhrady: 6. Kráľovské hniezdo samo nič neprináša. Spolu je to 19.',

  'rules.tides.chapter.cards': 'Karty podľa toho, čo robia',
  'rules.tides.cards-each.title': 'Body za každú kartu',
  'rules.tides.cards-each':
    'Päť kariet dáva 3 body za každú kartu jedného symbolu vo vašom kráľovstve. Večný palác počíta knižnice, Citadela prorokov záhrady, Kúpele bohov pevnosti, Okovy džina chrámy a Predsieň paláce.',
  'rules.tides.cards-majority.title': 'Viac ako súper',
  'rules.tides.cards-majority':
    'Päť kariet dáva 7 bodov, ak máte viac kariet určitého symbolu ako súper. Pradávna hranica porovnáva pevnosti, Veľká knižnica Ahm chrámy, Zlatý zikkurat paláce, Starcov priesmyk knižnice a Prameň krvavých sĺz záhrady. Rovnosť nič neprináša, ak nemáte Kráľovské hniezdo.',
  'rules.tides.cards-majority.aim':
    'Veľká knižnica Ahm vám dá 7 bodov, ak máte viac chrámov ako Bruno. Teraz má každý jeden chrám.',
  'rules.tides.cards-majority.temple': 'Zahráte ďalší chrám, Bruno zahrá palác. Teraz sú to dva chrámy proti jednému.',
  'rules.tides.cards-majority.score':
    'Potom zahráte palác a paláce sú jeden proti jednému. Veľká knižnica Ahm dáva 7 bodov. Zlatý zikkurat porovnáva paláce a rovnosť nič neprináša.',
  'rules.tides.cards-majority-one.title': 'Jedna stačí, žiadna nie',
  'rules.tides.cards-majority-one':
    'Jedna karta proti žiadnej je viac. Aspoň jednu kartu toho symbolu však potrebujete: žiadna proti žiadnej nič neprináša, ani s Kráľovským hniezdom. Na ničom inom v kráľovstve súpera pritom nezáleží.',
  'rules.tides.cards-majority-roof.title': 'Zdvojené symboly sa porovnávajú zdvojené',
  'rules.tides.cards-majority-roof':
    'Ak má niektorý z vás Strechu sveta, porovnávajú sa zdvojené symboly. Vlastná Strecha vám môže prevahu získať a súperova vám ju môže vziať.',
  'rules.tides.cards-sets.title': 'Sady',
  'rules.tides.cards-sets':
    'Studňa many dáva 9 bodov za každú sadu z paláca, pevnosti a chrámu; Nebeské stĺpy dávajú 5 za každú sadu z knižnice a záhrady. Koľko sád máte, o tom rozhoduje symbol sady, ktorého máte najmenej.',
  'rules.tides.cards-maze.title': 'Všetkých päť symbolov',
  'rules.tides.cards-maze':
    'Labyrint prekliatych dáva 13 bodov, ak má vaše kráľovstvo všetkých päť symbolov. Sám je záhrada, takže jeden z nich prináša. Body dáva iba raz, nech by ste takých sád zložili koľkokoľvek.',
  'rules.tides.cards-eye.title': 'Čo vám chýba',
  'rules.tides.cards-eye':
    'Oko severu dáva 3 body za každý symbol, z ktorého nemáte ani jednu kartu. Samo je pevnosť, takže chýbať môžu najviac štyri symboly: 12 bodov.',

  'rules.tides.chapter.special': 'Štyri karty, ktoré si žiadajú viac pozornosti',
  'rules.tides.nest.title': 'Kráľovské hniezdo vyhráva rovnosti',
  'rules.tides.nest':
    'Kráľovské hniezdo je palác a nič neprináša. Kým je však vo vašom kráľovstve, vyhrávate každú rovnosť na svojich kartách, ktoré niečo porovnávajú: na piatich kartách za prevahu, na Krtinci a na Zafírovom prístave.',
  'rules.tides.nest-limits.title': 'Čo nedokáže',
  'rules.tides.nest-limits':
    'Karta, ktorá porovnáva, musí byť vaša. Kráľovské hniezdo nikdy nezmení prehru na výhru a nikdy súperovi neberie body. Je iba jedno, takže kým ho máte vy, súperovi rovnosti nič neprinášajú.',
  'rules.tides.nest-not.title': 'Kde neplatí',
  'rules.tides.nest-not':
    'Nevyberá medzi symbolmi pre Strechu sveta a nerozhoduje o rovnosti na konci partie. Ako relikvia pôsobí v každom ďalšom kole.',
  'rules.tides.roof.title': 'Strecha sveta zdvojuje',
  'rules.tides.roof':
    'Strecha sveta zdvojí váš najpočetnejší symbol. Ak je najpočetnejších viac, zdvoja sa všetky. Sama nič neprináša a nemá symbol.',
  'rules.tides.example-roof.title': 'Zdvojenie',
  'rules.tides.example-roof':
    'Z dvoch záhrad, dvoch chrámov a jednej knižnice sú štyri záhrady, štyri chrámy a jedna knižnica. Ak máte štyri rôzne symboly po jednej karte, každý z nich sa počíta dvakrát.',
  'rules.tides.roof-what.title': 'Čo používa zdvojené počty',
  'rules.tides.roof-what':
    'Všetko, čo počíta symboly: prevahy na oboch stranách, karty, ktoré dávajú body za každú kartu, sady a Labyrint prekliatych. Zdvojuje sa raz, skôr ako ktorákoľvek karta boduje, a iba v kráľovstve majiteľa. Na Zafírový prístav to má vplyv len cez body ostatných kariet.',
  'rules.tides.roof-eye.title': 'Chýbajúce symboly chýbajú ďalej',
  'rules.tides.roof-eye': 'Dvakrát nič je nič, takže Oko severu dáva to isté ako predtým.',
  'rules.tides.mole.title': 'Krtinec počíta osamotené symboly',
  'rules.tides.mole':
    'Osamotený symbol je taký, ktorý napočítate presne raz. Krtinec dáva 8 bodov, ak máte viac osamotených symbolov ako súper; s Kráľovským hniezdom stačí rovnosť.',
  'rules.tides.mole-roof.title': 'Pod Strechou',
  'rules.tides.mole-roof':
    'Symbol, ktorý Strecha sveta zdvojí z jedného na dva, už nie je osamotený. Platí to pre kráľovstvo majiteľa Strechy, nech má Krtinec ktokoľvek z vás. Tlačené pravidlá o tom nehovoria; pri stole sa môžete dohodnúť na opačnom výklade.',
  'rules.tides.mole-zero.title': 'Žiadny proti žiadnemu',
  'rules.tides.mole-zero':
    'S Kráľovským hniezdom dáva Krtinec 8, aj keď nemá nikto z vás osamotený symbol, pretože nevyžaduje žiadny najmenší počet. Pri stole sa môžete dohodnúť inak.',
  'rules.tides.port.title': 'Zafírový prístav je posledný',
  'rules.tides.port':
    'Zafírový prístav sa boduje, až keď majú body všetky ostatné karty. Dáva 8, ak vaša najlepšia karta priniesla v tomto kole viac ako najlepšia karta súpera; s Kráľovským hniezdom stačí rovnosť.',
  'rules.tides.port-best.title': 'Najlepšia karta',
  'rules.tides.port-best':
    'Porovnávajú sa jednotlivé karty, nie súčty, a iba to, čo priniesli v tomto kole. Všetky body, ktoré za sady dáva Studňa many, sú body tej jednej karty a počítajú sa aj relikvie.',
  'rules.tides.port-zero.title': 'Nepočítajú sa vlastné body ani nula',
  'rules.tides.port-zero':
    'Vlastných 8 bodov sa Prístavu nepočíta a karta, ktorá nič nepriniesla, nie je najlepšia karta: ak žiadna vaša karta nebodovala, Prístav nič neprinesie, ani keď nebodovala žiadna karta súpera, a to ani s Kráľovským hniezdom. Prístav je iba jeden, takže sa s iným nikdy nestretne.',

  'rules.tides.chapter.relics': 'Medzi kolami',
  'rules.tides.relic-back.title': 'Vezmite si karty späť',
  'rules.tides.relic-back':
    'Po prvom a druhom kole si vezmete späť päť kariet, ktoré ste v tom kole zahrali. Relikvie, ktoré už máte, zostávajú na mieste.',
  'rules.tides.relic-choose.title': 'Jednu ponechať, jednu vyradiť',
  'rules.tides.relic-choose':
    'Tajne vyberte jednu z piatich kariet, ktorú si ponecháte ako relikviu, a inú, ktorú vyradíte z hry. Urobiť musíte oboje. Rozhodnutia oboch hráčov sa odkryjú naraz.',
  'rules.tides.relic-choose.back':
    'Kolo je vyhodnotené. Vezmete si späť svojich päť kariet, jednu si ponecháte ako relikviu a inú vyradíte.',
  'rules.tides.relic-choose.keep':
    'Ponecháte si Veľkú knižnicu Ahm a Bruno Pradávnu hranicu. Obe karty zostanú do konca a bodujú v každom kole.',
  'rules.tides.relic-choose.six':
    'Tri karty vám zostanú na ruke a dve si potiahnete. V druhom kole sa počíta šesť kariet: päť zahraných a relikvia.',
  'rules.tides.relic-forever.title': 'Relikvie sú natrvalo',
  'rules.tides.relic-forever':
    'Relikvia sa vráti do vášho kráľovstva so žetónom a zostane tam do konca partie. Má ďalej svoj symbol aj vlastnosť a boduje v každom ďalšom kole. Nikdy sa nedá vziať na ruku, odovzdať ani vymeniť.',
  'rules.tides.relic-removed.title': 'Vyradená je vyradená',
  'rules.tides.relic-removed': 'Karta, ktorú vyradíte, leží lícom nahor, aby ju videli obaja, a už sa nevráti.',
  'rules.tides.relic-refill.title': 'Znova päť kariet',
  'rules.tides.relic-refill':
    'Ostatné tri karty vám zostanú na ruke. Obaja si potiahnete ďalšie dve a začína sa nové kolo.',
  'rules.tides.relic-third.title': 'Po treťom kole už nie',
  'rules.tides.relic-third':
    'Po treťom kole už relikvie nie sú. Dovtedy sa objavila každá karta: štyri sú relikvie, štyri sú vyradené, desať je zahraných a balíček je prázdny.',

  'rules.tides.chapter.know': 'Čo môžete vedieť',
  'rules.tides.know-open.title': 'Vidia všetci',
  'rules.tides.know-open':
    'Obe kráľovstvá, relikvie, vyradené karty, počet kariet v balíčku a na ruke každého hráča, všetky body a to, či si niekto už vybral.',
  'rules.tides.know-secret.title': 'Tajné',
  'rules.tides.know-secret':
    'Karty na ruke vidíte iba vy. Poradie balíčka nepozná nikto. Čo ste si vybrali, je tajné až do odkrytia.',
  'rules.tides.know-remember.title': 'Čo vám povie pamäť',
  'rules.tides.know-remember':
    'Od druhého výberu v kole ste videli všetkých desať kariet: tie, ktoré držíte, aj tie, ktoré ste odovzdali. Viete teda, čo má na ruke súper a ktoré karty musia byť ešte v balíčku, hoci nikdy nie v akom poradí.',
  'rules.tides.know-first.title': 'Prvý výber každého kola',
  'rules.tides.know-first':
    'V prvom kole môže mať súper ktorúkoľvek z 1287 možných kombinácií kariet. V druhom kole poznáte tri jeho karty, lebo ste videli, ktoré mu zostali; dve potiahnuté karty dávajú 15 možností. V treťom kole viete všetko: jeho dve nové karty sú jediné dve, ktoré ešte nikto nevidel.',
  'rules.tides.know-aid.title': 'Pamäťová pomôcka',
  'rules.tides.know-aid':
    'Pri stole sa môžete dohodnúť na pamäťovej pomôcke. Ukazuje obom hráčom to, čo by si mohli pamätať, a nič viac.',

  'rules.tides.chapter.end': 'Koniec',
  'rules.tides.end-when.title': 'Tri kolá',
  'rules.tides.end-when': 'Partia sa končí po bodovaní tretieho kola.',
  'rules.tides.end-win.title': 'Víťaz',
  'rules.tides.end-win': 'Sčítajte body zo svojich troch kôl. Vyhráva vyšší súčet.',
  'rules.tides.end-tie.title': 'Remíza',
  'rules.tides.end-tie': 'Pri rovnakých súčtoch vyhrávate obaja. Kráľovské hniezdo tu nepomôže.',

  'rules.tides.chapter.options': 'Na čom sa možno dohodnúť',
  'rules.tides.option-mole.title': 'Krtinec a Strecha',
  'rules.tides.option-mole':
    'Zvyčajne Krtinec vychádza zo zdvojených počtov. Ak je možnosť vypnutá, symbol na presne jednej karte je osamotený bez ohľadu na Strechu.',
  'rules.tides.option-zero.title': 'Krtinec a rovnosť 0:0',
  'rules.tides.option-zero':
    'Zvyčajne Kráľovské hniezdo vyhráva pre Krtinec aj rovnosť 0:0, keď osamotený symbol nemá nikto. Ak je možnosť vypnutá, taká rovnosť nič neprináša.',

  'rules.tides.chapter.forget': 'Na čo sa často zabúda',
  'rules.tides.forget-own.title': 'Karta môže počítať aj sama seba',
  'rules.tides.forget-own':
    'Labyrint prekliatych je jedným z vlastných piatich symbolov a Oku severu nikdy nechýba jeho vlastná pevnosť.',
  'rules.tides.forget-nest.title': 'Kráľovské hniezdo potrebuje inú kartu',
  'rules.tides.forget-nest': 'Rovnosť v počte chrámov vám nič neprinesie, ak nemáte Veľkú knižnicu Ahm.',
  'rules.tides.forget-swap.title': 'Vymieňa sa aj pred poslednou kartou',
  'rules.tides.forget-swap': 'Kartu, ktorú necháte ako úplne poslednú, zahrá súper, nie vy.',
  'rules.tides.forget-relic.title': 'Relikvia je jedna z piatich kariet tohto kola',
  'rules.tides.forget-relic':
    'Starú relikviu nemôžete vymeniť za lepšiu, preto už v prvom kole myslite na to, čo bude prinášať body aj so siedmimi kartami v kráľovstve.',
  'rules.tides.forget-remove.title': 'Vyradením môžete uškodiť súperovi',
  'rules.tides.forget-remove':
    'Karta, ktorú vyradíte, nemusí byť vaša najhoršia. Môže to byť tá, ktorú by súper v ďalšom kole najradšej dostal.',

  'rules.tides.index.cards': 'Všetky karty',
  'rules.tides.index.suits': 'Symboly',
  'rules.tides.index.signs': 'Značky na kartách',
  'rules.tides.sign.more.title': 'Viac ako súper',
  'rules.tides.sign.more': 'Potrebujete toho viac, ako má súper.',
  'rules.tides.sign.each.title': 'Za každý',
  'rules.tides.sign.each': 'Body za každý taký symbol alebo sadu, ktoré máte.',
  'rules.tides.sign.missing.title': 'Chýbajúci symbol',
  'rules.tides.sign.missing': 'Symbol, z ktorého vo vašom kráľovstve nie je žiadna karta.',
  'rules.tides.sign.single.title': 'Osamotený symbol',
  'rules.tides.sign.single': 'Symbol, ktorý napočítate presne raz.',
  'rules.tides.sign.best.title': 'Najlepšia karta',
  'rules.tides.sign.best': 'Karta, ktorá v tomto kole priniesla najviac bodov.',
  'rules.tides.sign.equal.title': 'Rovnosť',
  'rules.tides.sign.equal': 'Obaja hráči majú rovnako veľa.',
  'rules.tides.column.card': 'Karta',
  'rules.tides.column.suit': 'Symbol',
  'rules.tides.column.points': 'Čo prináša',
  'rules.tides.summary.round.title': 'Kolo',
  'rules.tides.summary.round':
    'Päť výberov. Obaja si tajne vyberiete kartu, naraz ju odkryjete a potom si vymeníte zvyšné karty. Po piatom výbere sa bodujú obe kráľovstvá.',
  'rules.tides.summary.relics.title': 'Po kolách 1 a 2',
  'rules.tides.summary.relics':
    'Vezmite si späť päť kariet, ktoré ste v tomto kole zahrali. Jednu si ponechajte ako relikviu a inú vyraďte z hry, oboje tajne, a odkryte naraz. Potiahnite si dve: znova máte päť kariet.',
  'rules.tides.summary.score.title': 'Bodovanie',
  'rules.tides.summary.score':
    '1. Spočítajte symboly. 2. Strecha sveta zdvojí najpočetnejší symbol svojho majiteľa alebo všetky, ak je najpočetnejších viac. 3. Bodujte všetky karty okrem Zafírového prístavu. 4. Bodujte Zafírový prístav. Relikvie bodujú zakaždým znova.',
  'rules.tides.summary.ties.title': 'Rovnosti',
  'rules.tides.summary.ties':
    'Rovnosť nič neprináša, ak nemáte Kráľovské hniezdo a zároveň kartu, ktorá porovnáva. Na prevahu treba aspoň jednu kartu toho symbolu.',
  'rules.tides.summary.end.title': 'Koniec',
  'rules.tides.summary.end': 'Po troch kolách vyhráva vyšší súčet. Pri rovnakých súčtoch vyhrávajú obaja.',
} as const;
