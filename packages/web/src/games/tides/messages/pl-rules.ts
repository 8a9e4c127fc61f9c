/** Polish for the rulebook of Tides of Time. */
export const pl = {
  'rules.tides.chapter.about': 'O co chodzi',
  'rules.tides.about-aim.title': 'Cel gry',
  'rules.tides.about-aim':
    'Ty i twój przeciwnik trzy razy budujecie królestwa z tych samych osiemnastu kart. Królestwo to po prostu rząd kart leżących przed tobą odkrytych. Po każdej z trzech rund oba królestwa przynoszą punkty. Wygrywa ten, kto ma w sumie więcej punktów.',
  'rules.tides.about-play.title': 'Co robisz',
  'rules.tides.about-play':
    'Masz na ręce pięć kart. Wybierasz w tajemnicy jedną, przeciwnik robi to samo, po czym obie karty zostają odkryte jednocześnie. Potem wymieniacie się kartami, które wam zostały. Wszystko, czego nie zagrasz, trafia więc do przeciwnika, a potem wraca do ciebie uboższe o jedną kartę.',
  'rules.tides.about-lasts.title': 'Co przetrwa',
  'rules.tides.about-lasts':
    'Po pierwszej i po drugiej rundzie zachowujesz jedną ze swoich pięciu kart jako relikt. Zostaje on w twoim królestwie do końca i za każdym razem znów daje punkty. Jedną kartę usuwasz też z gry. Trzy rundy, piętnaście wyborów i dwa relikty: partia trwa około piętnastu minut.',
  'rules.tides.about-cards.title': 'Co robi karta',
  'rules.tides.about-cards':
    'Prawie każda karta ma symbol i swój sposób na zdobywanie punktów, a jedno z drugim ma niewiele wspólnego: pałac może dawać punkty za biblioteki. Dobre królestwo to takie, w którym twoje karty pracują na siebie nawzajem, a przeciwnikowi brakuje właśnie tej, której potrzebuje.',

  'rules.tides.chapter.start': 'Przed pierwszą kartą',
  'rules.tides.start-players.title': 'Dwoje graczy',
  'rules.tides.start-players':
    'Tides of Time to gra dla dokładnie dwojga graczy i obojga dotyczą te same zasady. Nikt nie zaczyna: zawsze wybieracie jednocześnie.',
  'rules.tides.start-box.title': 'Co jest w pudełku',
  'rules.tides.start-box':
    'Kart jest osiemnaście, każda w jednym egzemplarzu. Na każdy z pięciu symboli przypadają trzy karty, a trzy karty są bez symbolu. Żetony reliktów tylko oznaczają, które karty są reliktami; same niczego nie robią.',
  'rules.tides.start-deal.title': 'Rozdanie',
  'rules.tides.start-deal':
    'Karty zostają potasowane i każde z was dostaje pięć. Pozostałe osiem czeka zakrytych w talii. Przy każdym dobieraniu najpierw jeden gracz bierze z wierzchu wszystkie swoje karty, a potem drugi; ta kolejność nie zmienia niczyich szans, pozwala tylko odtworzyć partię.',
  'rules.tides.start-empty.title': 'Jeszcze nic',
  'rules.tides.start-empty': 'Oba królestwa są puste, żadna karta nie jest poza grą, a obie sumy wynoszą 0.',

  'rules.tides.chapter.draft': 'Wybór i wymiana',
  'rules.tides.draft-secret.title': 'Wybór w tajemnicy',
  'rules.tides.draft-secret':
    'Runda składa się z pięciu wyborów. Za każdym razem wybierasz jedną kartę z ręki, nie wiedząc, co wybiera przeciwnik. Wybrać trzeba; pasować nie można.',
  'rules.tides.draft-reveal.title': 'Jednoczesne odkrycie',
  'rules.tides.draft-reveal':
    'Twoja karta leży zakryta, dopóki nie wybierzecie oboje. Wtedy obie karty zostają odkryte i każda trafia do królestwa gracza, który ją wybrał.',
  'rules.tides.draft-final.title': 'Bez odwrotu',
  'rules.tides.draft-final':
    'Dokonany wybór jest wiążący. Do chwili odkrycia kart przeciwnik wie tylko tyle, że wybór już zapadł, ale nie wie jaki.',
  'rules.tides.draft-swap.title': 'Wymiana kart',
  'rules.tides.draft-swap':
    'Po każdym z pierwszych czterech wyborów wymieniacie się wszystkimi kartami z ręki: najpierw czterema, potem trzema, dwiema i jedną.',
  'rules.tides.draft-last.title': 'Ostatnia karta wybiera się sama',
  'rules.tides.draft-last':
    'Piąta karta to ta, którą dostajesz przy czwartej wymianie. Nie masz tu wyboru, więc zostaje zagrana za ciebie. Gdy zostają ci dwie karty, decydujesz zatem o dwóch rzeczach naraz: co zagrasz ty i co będzie musiał zagrać przeciwnik.',
  'rules.tides.example-draft.title': 'Które karty jeszcze zobaczysz',
  'rules.tides.example-draft':
    'Zaczynasz z pięcioma kartami i zagrywasz jedną. Z pozostałych czterech jedną bierze przeciwnik. Z trzech, które wrócą, zagrywasz następną, przeciwnik bierze jeszcze jedną, a ostatnia wraca do ciebie. Ze swoich pierwszych pięciu kart zagrywasz więc trzy, a przeciwnik dwie; z jego kartami jest odwrotnie.',
  'rules.tides.draft-stays.title': 'Co zagrane, to zostaje',
  'rules.tides.draft-stays': 'Karty w królestwie nie można przesunąć, zakryć ani unieważnić aż do punktacji rundy.',
  'rules.tides.draft-end.title': 'Koniec rundy',
  'rules.tides.draft-end': 'Po piątym wyborze nikt nie ma kart na ręce i następuje punktacja rundy.',

  'rules.tides.chapter.score': 'Punktacja rundy',
  'rules.tides.score-kingdom.title': 'Co się liczy',
  'rules.tides.score-kingdom':
    'Liczy się wszystko, co leży przed tobą odkryte: pięć kart z tej rundy i twoje relikty. To znaczy pięć kart w pierwszej rundzie, sześć w drugiej i siedem w trzeciej.',
  'rules.tides.score-each.title': 'Każda karta raz',
  'rules.tides.score-each':
    'Każda karta twojego królestwa punktuje w rundzie raz, a relikt punktuje znowu w każdej następnej. Policzenie symbolu go nie zużywa: jeden ogród może pomóc trzem różnym kartom, a także tej, na której jest nadrukowany.',
  'rules.tides.score-fixed.title': 'Nic do rozstrzygania',
  'rules.tides.score-fixed':
    'Oba królestwa punktują tak, jak leżą, w tej samej chwili. O niczym już nie decydujesz. Kolejność zagrania kart, ich położenie i to, które są reliktami, nie mają znaczenia.',
  'rules.tides.score-order.title': 'W tej kolejności',
  'rules.tides.score-order':
    'Najpierw policzcie symbole w każdym królestwie. Potem podwójcie to, co podwaja Dach Świata; od tej chwili te właśnie liczby obowiązują obu graczy. Następnie punktują wszystkie karty oprócz Szafirowego Portu, a Port na końcu. Zsumujcie wszystko.',
  'rules.tides.score-nosuit.title': 'Karty bez symbolu',
  'rules.tides.score-nosuit':
    'Kretowisko, Dach Świata i Szafirowy Port nie mają symbolu. Nigdy nie powiększają liczby żadnego symbolu, a brak symbolu nie jest szóstym symbolem.',
  'rules.tides.score-sum.title': 'Sumowanie',
  'rules.tides.score-sum':
    'Karta daje swoje punkty albo nic, nigdy mniej niż zero. Twoje punkty z rundy dodaje się do twojej sumy, a obie sumy są jawne.',
  'rules.tides.example-score.title': 'Pierwsza runda',
  'rules.tides.example-score':
    'Masz Przedsionek (3 punkty za każdy pałac), Królewskie Gniazdo i Pradawną Granicę (dwa pałace) oraz Przełęcz Starca i Oko Północy (dwie twierdze). Przedsionek daje po 3 za 2 pałace: 6. Pradawna Granica daje 7, bo twoje 2 twierdze to więcej niż 1, którą może mieć przeciwnik. Przełęcz Starca potrzebuje bibliotek, a nie masz żadnej: 0. Oko Północy daje po 3 za każdy brakujący symbol, tutaj za bibliotekę i ogród: 6. Królewskie Gniazdo samo nie daje punktów. Razem to 19.',

  'rules.tides.chapter.cards': 'Karty według tego, co robią',
  'rules.tides.cards-each.title': 'Punkty za każdą kartę',
  'rules.tides.cards-each':
    'Pięć kart daje 3 punkty za każdą kartę z danym symbolem w twoim królestwie. Wieczny Pałac liczy biblioteki, Cytadela Proroków ogrody, Łaźnie Bogów twierdze, Okowy Dżinna świątynie, a Przedsionek pałace.',
  'rules.tides.cards-majority.title': 'Więcej niż przeciwnik',
  'rules.tides.cards-majority':
    'Pięć kart daje 7 punktów, jeśli masz więcej kart z danym symbolem niż przeciwnik. Pradawna Granica porównuje twierdze, Wielka Biblioteka Ahm świątynie, Złoty Zikkurat pałace, Przełęcz Starca biblioteki, a Źródło Krwawych Łez ogrody. Remis nic nie daje, chyba że masz Królewskie Gniazdo.',
  'rules.tides.cards-majority.aim':
    'Wielka Biblioteka Ahm da ci 7 punktów, jeśli masz więcej świątyń, niż ma Bruno. Teraz każde z was ma jedną świątynię.',
  'rules.tides.cards-majority.temple':
    'Zagrywasz kolejną świątynię, Bruno zagrywa pałac. Teraz świątynie są dwie do jednej.',
  'rules.tides.cards-majority.score':
    'Potem zagrywasz pałac i pałace są jeden do jednego. Wielka Biblioteka Ahm daje 7 punktów. Złoty Zikkurat porównuje pałace, a remis nic nie daje.',
  'rules.tides.cards-majority-one.title': 'Jeden wystarczy, zero nie',
  'rules.tides.cards-majority-one':
    'Jeden do zera to więcej. Potrzebujesz jednak przynajmniej jednej karty z tym symbolem: zero do zera nic nie daje, nawet z Królewskim Gniazdem. Nic innego w królestwie przeciwnika nie ma tu znaczenia.',
  'rules.tides.cards-majority-roof.title': 'Porównuje się symbole już podwojone',
  'rules.tides.cards-majority-roof':
    'Jeśli któreś z was ma Dach Świata, porównuje się liczby symboli już po podwojeniu. Twój Dach może dać ci przewagę, a Dach przeciwnika może ci ją odebrać.',
  'rules.tides.cards-sets.title': 'Zestawy',
  'rules.tides.cards-sets':
    'Studnia Many daje 9 punktów za każdy zestaw złożony z pałacu, twierdzy i świątyni; Filary Nieba dają 5 za każdy zestaw złożony z biblioteki i ogrodu. O liczbie zestawów decyduje ten symbol z zestawu, którego masz najmniej.',
  'rules.tides.cards-maze.title': 'Komplet pięciu symboli',
  'rules.tides.cards-maze':
    'Labirynt Potępionych daje 13 punktów, jeśli w twoim królestwie jest komplet pięciu symboli. Sam jest ogrodem, więc jeden z nich wnosi od razu. Daje punkty raz, bez względu na to, ile takich zestawów można by ułożyć.',
  'rules.tides.cards-eye.title': 'Czego ci brakuje',
  'rules.tides.cards-eye':
    'Oko Północy daje 3 punkty za każdy symbol, z którym nie masz żadnej karty. Samo jest twierdzą, więc może znaleźć najwyżej cztery brakujące symbole: 12 punktów.',

  'rules.tides.chapter.special': 'Cztery karty, którym warto się przyjrzeć',
  'rules.tides.nest.title': 'Królewskie Gniazdo wygrywa remisy',
  'rules.tides.nest':
    'Królewskie Gniazdo jest pałacem i nie daje punktów. Dopóki jednak jest w twoim królestwie, wygrywasz każdy remis na własnych kartach, które coś porównują: na pięciu kartach za przewagę, na Kretowisku i na Szafirowym Porcie.',
  'rules.tides.nest-limits.title': 'Czego nie potrafi',
  'rules.tides.nest-limits':
    'Karta, która porównuje, musi być twoja. Królewskie Gniazdo nigdy nie zamienia przegranej w wygraną i nigdy nie odbiera punktów przeciwnikowi. Jest tylko jedno, więc dopóki je masz, remisy przeciwnika nic nie dają.',
  'rules.tides.nest-not.title': 'Gdzie nie działa',
  'rules.tides.nest-not':
    'Nie wybiera symbolu dla Dachu Świata i nie rozstrzyga remisu na koniec gry. Jako relikt działa w każdej następnej rundzie.',
  'rules.tides.roof.title': 'Dach Świata podwaja',
  'rules.tides.roof':
    'Dach Świata podwaja twój najliczniejszy symbol. Jeśli kilka symboli remisuje na pierwszym miejscu, podwaja je wszystkie. Sam nie daje punktów i nie ma symbolu.',
  'rules.tides.example-roof.title': 'Podwajanie',
  'rules.tides.example-roof':
    'Dwa ogrody, dwie świątynie i jedna biblioteka stają się czterema ogrodami, czterema świątyniami i jedną biblioteką. Cztery różne symbole, każdy na jednej karcie, liczą się wszystkie podwójnie.',
  'rules.tides.roof-what.title': 'Co korzysta z podwojonych liczb',
  'rules.tides.roof-what':
    'Wszystko, co liczy symbole: przewagi po obu stronach, karty dające punkty za każdy symbol, zestawy i Labirynt Potępionych. Podwojenie następuje raz, zanim zapunktuje jakakolwiek karta, i tylko w królestwie właściciela. Szafirowy Port odczuwa je jedynie przez punkty innych kart.',
  'rules.tides.roof-eye.title': 'Brakujących symboli dalej brakuje',
  'rules.tides.roof-eye': 'Dwa razy zero to zero, więc Oko Północy daje tyle co przedtem.',
  'rules.tides.mole.title': 'Kretowisko liczy pojedyncze symbole',
  'rules.tides.mole':
    'Pojedynczy symbol to taki, który liczysz dokładnie raz. Kretowisko daje 8 punktów, jeśli masz więcej pojedynczych symboli niż przeciwnik; z Królewskim Gniazdem wystarczy remis.',
  'rules.tides.mole-roof.title': 'Pod Dachem',
  'rules.tides.mole-roof':
    'Symbol, który Dach Świata podwaja z jednego do dwóch, nie jest już pojedynczy. Dotyczy to królestwa właściciela Dachu, bez względu na to, kto z was ma Kretowisko. Drukowane zasady o tym milczą; przy stole można umówić się na odwrotną interpretację.',
  'rules.tides.mole-zero.title': 'Zero do zera',
  'rules.tides.mole-zero':
    'Z Królewskim Gniazdem Kretowisko daje 8 nawet wtedy, gdy nikt z was nie ma pojedynczego symbolu, bo nie wymaga żadnego minimum. Przy stole można umówić się inaczej.',
  'rules.tides.port.title': 'Szafirowy Port na końcu',
  'rules.tides.port':
    'Szafirowy Port punktuje, gdy wszystkie inne karty mają już swoje punkty. Daje 8, jeśli twoja najlepsza karta dała w tej rundzie więcej niż najlepsza karta przeciwnika; z Królewskim Gniazdem wystarczy remis.',
  'rules.tides.port-best.title': 'Najlepsza karta',
  'rules.tides.port-best':
    'Porównujcie pojedyncze karty, a nie sumy, i tylko to, co dały w tej rundzie. Wszystkie zestawy Studni Many to punkty tej jednej karty, a relikty biorą udział w porównaniu.',
  'rules.tides.port-zero.title': 'Ani własne punkty, ani zero',
  'rules.tides.port-zero':
    'Własne 8 punktów Portu się dla niego nie liczy, a karta, która nic nie dała, nie jest najlepszą kartą: jeśli nic twojego nie zapunktowało, Port nic nie daje, nawet przeciw zeru i nawet z Królewskim Gniazdem. Port jest tylko jeden, więc nigdy nie trafi na drugi.',

  'rules.tides.chapter.relics': 'Między rundami',
  'rules.tides.relic-back.title': 'Weź karty z powrotem',
  'rules.tides.relic-back':
    'Po pierwszej i po drugiej rundzie bierzesz z powrotem pięć swoich kart zagranych w tej rundzie. Wcześniejsze relikty zostają na miejscu.',
  'rules.tides.relic-choose.title': 'Jedną zachowaj, jedną usuń',
  'rules.tides.relic-choose':
    'Wybierz w tajemnicy jedną z pięciu kart, którą zachowasz jako relikt, i inną, którą usuniesz. Jedno i drugie jest obowiązkowe. Wybory obu graczy zostają odkryte jednocześnie.',
  'rules.tides.relic-choose.back':
    'Runda jest podliczona. Bierzesz z powrotem swoje pięć kart, jedną zachowujesz jako relikt, a inną usuwasz.',
  'rules.tides.relic-choose.keep':
    'Zachowujesz Wielką Bibliotekę Ahm, a Bruno Pradawną Granicę. Obie karty zostają do końca i punktują w każdej rundzie.',
  'rules.tides.relic-choose.six':
    'Trzy karty zostają ci na ręce i dobierasz dwie. W drugiej rundzie liczy się sześć kart: pięć zagranych i relikt.',
  'rules.tides.relic-forever.title': 'Relikty są na zawsze',
  'rules.tides.relic-forever':
    'Relikt wraca do twojego królestwa z żetonem i zostaje do końca gry. Zachowuje symbol i właściwość i punktuje w każdej następnej rundzie. Nie można go już nigdy wziąć na rękę, oddać ani wymienić.',
  'rules.tides.relic-removed.title': 'Co usunięte, to usunięte',
  'rules.tides.relic-removed': 'Usunięta karta leży odkryta, widoczna dla obojga, i nigdy nie wraca.',
  'rules.tides.relic-refill.title': 'Znowu pięć kart',
  'rules.tides.relic-refill':
    'Pozostałe trzy karty zostają ci na ręce. Każde z was dobiera jeszcze dwie i zaczyna się następna runda.',
  'rules.tides.relic-third.title': 'Nie po trzeciej rundzie',
  'rules.tides.relic-third':
    'Po trzeciej rundzie nie ma już reliktów. Do tego czasu pojawią się już wszystkie karty: cztery to relikty, cztery są usunięte, dziesięć jest zagranych, a talia jest pusta.',

  'rules.tides.chapter.know': 'Co możesz wiedzieć',
  'rules.tides.know-open.title': 'Jawne dla wszystkich',
  'rules.tides.know-open':
    'Oba królestwa, relikty, usunięte karty, liczba kart w talii i na każdej ręce, wszystkie punkty oraz to, czy ktoś już wybrał.',
  'rules.tides.know-secret.title': 'Tajne',
  'rules.tides.know-secret':
    'Swoją rękę znasz tylko ty. Kolejności kart w talii nie zna nikt. Twój wybór jest tajny aż do odkrycia.',
  'rules.tides.know-remember.title': 'Co podpowiada pamięć',
  'rules.tides.know-remember':
    'Od drugiego wyboru w rundzie znasz już wszystkie dziesięć kart: te na swojej ręce i te oddane. Wiesz więc, co ma na ręce przeciwnik i które karty muszą być jeszcze w talii, choć nigdy nie wiesz, w jakiej kolejności.',
  'rules.tides.know-first.title': 'Pierwszy wybór każdej rundy',
  'rules.tides.know-first':
    'W pierwszej rundzie ręka przeciwnika może być jedną z 1287 możliwych. W drugiej znasz trzy jego karty, bo widać było, które zatrzymał; dwie dobrane dają 15 możliwych rąk. W trzeciej wiesz wszystko: jego dwie nowe karty to jedyne dwie, których jeszcze nie było widać.',
  'rules.tides.know-aid.title': 'Pomoc pamięciowa',
  'rules.tides.know-aid':
    'Przy stole można umówić się na pomoc pamięciową. Pokazuje ona obu graczom to, co mogliby zapamiętać, i nic więcej.',

  'rules.tides.chapter.end': 'Koniec gry',
  'rules.tides.end-when.title': 'Trzy rundy',
  'rules.tides.end-when': 'Gra kończy się po punktacji trzeciej rundy.',
  'rules.tides.end-win.title': 'Zwycięzca',
  'rules.tides.end-win': 'Zsumujcie punkty z trzech rund. Wygrywa wyższa suma.',
  'rules.tides.end-tie.title': 'Remis',
  'rules.tides.end-tie': 'Przy równych sumach wygrywacie oboje. Królewskie Gniazdo tu nie pomaga.',

  'rules.tides.chapter.options': 'Na co można się umówić',
  'rules.tides.option-mole.title': 'Kretowisko i Dach',
  'rules.tides.option-mole':
    'Zwykle Kretowisko korzysta z podwojonych liczb. Gdy opcja jest wyłączona, symbol na dokładnie jednej karcie jest pojedynczy bez względu na Dach.',
  'rules.tides.option-zero.title': 'Pusty remis Kretowiska',
  'rules.tides.option-zero':
    'Zwykle Królewskie Gniazdo wygrywa także remis Kretowiska zero do zera. Gdy opcja jest wyłączona, taki remis nic nie daje.',

  'rules.tides.chapter.forget': 'O czym często się zapomina',
  'rules.tides.forget-own.title': 'Karta może liczyć samą siebie',
  'rules.tides.forget-own':
    'Labirynt Potępionych jest jednym ze swoich pięciu symboli, a Oku Północy nigdy nie brakuje jego własnej twierdzy.',
  'rules.tides.forget-nest.title': 'Królewskie Gniazdo potrzebuje drugiej karty',
  'rules.tides.forget-nest': 'Remis w liczbie świątyń nic nie daje, jeśli nie masz Wielkiej Biblioteki Ahm.',
  'rules.tides.forget-swap.title': 'Przed ostatnią kartą też jest wymiana',
  'rules.tides.forget-swap': 'Kartę, którą zostawisz jako ostatnią, zagra przeciwnik, a nie ty.',
  'rules.tides.forget-relic.title': 'Relikt to jedna z pięciu kart tej rundy',
  'rules.tides.forget-relic':
    'Nie można wymienić starego reliktu na lepszy, więc już w pierwszej rundzie pomyśl, co będzie dawać punkty także przy siedmiu kartach w królestwie.',
  'rules.tides.forget-remove.title': 'Usunięciem karty można zaszkodzić drugiemu graczowi',
  'rules.tides.forget-remove':
    'Usuwana karta nie musi być twoją najgorszą. Może być tą, którą przeciwnik w następnej rundzie chciałby dostać na rękę.',

  'rules.tides.index.cards': 'Wszystkie karty',
  'rules.tides.index.suits': 'Symbole',
  'rules.tides.index.signs': 'Znaki na kartach',
  'rules.tides.sign.more.title': 'Więcej niż przeciwnik',
  'rules.tides.sign.more': 'Musisz mieć tego więcej niż przeciwnik.',
  'rules.tides.sign.each.title': 'Za każdy',
  'rules.tides.sign.each': 'Punkty za każdy taki symbol lub zestaw, który masz.',
  'rules.tides.sign.missing.title': 'Brakujący symbol',
  'rules.tides.sign.missing': 'Symbol, z którym w twoim królestwie nie ma żadnej karty.',
  'rules.tides.sign.single.title': 'Pojedynczy symbol',
  'rules.tides.sign.single': 'Symbol, który liczysz dokładnie raz.',
  'rules.tides.sign.best.title': 'Najlepsza karta',
  'rules.tides.sign.best': 'Karta, która w tej rundzie dała najwięcej punktów.',
  'rules.tides.sign.equal.title': 'Remis',
  'rules.tides.sign.equal': 'Obie strony mają tyle samo.',
  'rules.tides.column.card': 'Karta',
  'rules.tides.column.suit': 'Symbol',
  'rules.tides.column.points': 'Co daje',
  'rules.tides.summary.round.title': 'Runda',
  'rules.tides.summary.round':
    'Pięć wyborów. Oboje wybieracie w tajemnicy po jednej karcie, odkrywacie je jednocześnie, a potem wymieniacie się pozostałymi kartami. Po piątym wyborze następuje punktacja obu królestw.',
  'rules.tides.summary.relics.title': 'Po rundach 1 i 2',
  'rules.tides.summary.relics':
    'Weź z powrotem pięć kart zagranych przez ciebie w tej rundzie. Jedną zachowaj jako relikt, inną usuń; wybieracie w tajemnicy i odkrywacie jednocześnie. Dobierz dwie: znowu masz pięć kart.',
  'rules.tides.summary.score.title': 'Punktacja',
  'rules.tides.summary.score':
    '1. Policzcie symbole. 2. Dach Świata podwaja najliczniejszy symbol swojego właściciela, a przy remisie wszystkie najliczniejsze. 3. Punktują wszystkie karty oprócz Szafirowego Portu. 4. Punktuje Szafirowy Port. Relikty punktują za każdym razem.',
  'rules.tides.summary.ties.title': 'Remisy',
  'rules.tides.summary.ties':
    'Remis nic nie daje, chyba że masz Królewskie Gniazdo i to twoja karta porównuje. Przewaga wymaga przynajmniej jednej karty z danym symbolem.',
  'rules.tides.summary.end.title': 'Koniec gry',
  'rules.tides.summary.end': 'Po trzech rundach wygrywa wyższa suma. Przy równych sumach wygrywacie oboje.',
} as const;
