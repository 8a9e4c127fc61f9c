/** English for the rulebook of Inca Empire. */
export const en = {
  'rules.inca.chapter.about': 'What it is about',
  'rules.inca.about-aim.title': 'The aim',
  'rules.inca.about-aim':
    'You and two or three rivals build one empire together, and each of you wants to be the one it is remembered by. Cities, garrisons and temples belong to nobody: whoever is connected to them by their own roads scores for them. After seven rounds the most points win.',
  'rules.inca.about-turn.title': 'A turn',
  'rules.inca.about-turn':
    'In each of your turns you lay two roads for nothing and make one build: conquer a province, found a city, build a garrison, a temple or a terrace, or lay one more road. Builds cost labor. Conquered provinces bring you labor in every round.',
  'rules.inca.about-sun.title': 'The Sun',
  'rules.inca.about-sun':
    'Before most turns everyone lays a Sun card between two players. It helps or hinders exactly those two for the rest of the round. Who they are depends on where you put the card, so you can help yourself and a harmless neighbour, or hurt the leader and somebody else.',
  'rules.inca.about-score.title': 'Points',
  'rules.inca.about-score':
    'You score a few points at once when you build or conquer. Most points come at the end of each round, in the Sapa Inca phase: 3 for each city, 2 for each garrison and 1 for each temple you are connected to, whoever built them, and 1 for each of your terraces. What you build early, or are connected to early, pays again and again.',

  'rules.inca.chapter.setup': 'Before the first round',
  'rules.inca.setup-players.title': 'Three or four',
  'rules.inca.setup-players':
    'Three or four can play; each number has its own map and its own Sun board. Colours are dealt at random, and your colour decides in which region around Cusco you start.',
  'rules.inca.setup-road.title': 'Your first road',
  'rules.inca.setup-road':
    'You begin with one road from Cusco into your starting region. It costs nothing and gives no points.',
  'rules.inca.setup-markers.title': 'Culture markers',
  'rules.inca.setup-markers':
    'A culture marker lies face down in every province. Those next to a starting region are turned up. Three markers are left over, and nobody knows which. With three players one marker of each of the six kinds stays in the box.',
  'rules.inca.setup-cards.title': 'Sun cards',
  'rules.inca.setup-cards':
    'Each of you gets three Sun cards; the rest is the deck. With three players the three pilgrimage cards, one Peasants’ Revolt and one Wild Road stay in the box.',
  'rules.inca.setup-order.title': 'Turn order and points',
  'rules.inca.setup-order':
    'The first turn order is drawn by lot and holds until the first Sun phase. All begin with 0 points; on that first space whoever goes first stands innermost.',
  'rules.inca.setup-labor.title': 'No labor yet',
  'rules.inca.setup-labor': 'You get your first labor in the Inca phase, with which the first round begins.',

  'rules.inca.chapter.words': 'Words you need',
  'rules.inca.word-region.title': 'Regions, provinces, lines',
  'rules.inca.word-region':
    'The map is divided into regions: the starting regions around Cusco, and the provinces. Each line between two sites belongs to one region. A site belongs to all regions that have a line there, so a site on a border belongs to two or more. Regions that share a site are neighbours.',
  'rules.inca.word-conquered.title': 'Conquered',
  'rules.inca.word-conquered':
    'A province is conquered once somebody has taken its marker. That holds for everyone and for ever. Starting regions are conquered from the beginning.',
  'rules.inca.word-network.title': 'Your network',
  'rules.inca.word-network':
    'Your network is every site you can reach from Cusco over your own roads, Cusco included. You are connected to what stands there. Others’ roads never help you.',
  'rules.inca.word-whose.title': 'What belongs to whom',
  'rules.inca.word-whose':
    'Roads, culture markers and terraces are yours. Cities, garrisons and temples belong to nobody.',
  'rules.inca.word-room.title': 'Room',
  'rules.inca.word-room':
    'A site holds one city or one garrison, and that holds at most one temple. Pieces and labor never run out.',
  'rules.inca.word-sites.title': 'Kinds of sites',
  'rules.inca.word-sites':
    'A circular site is for a city; one with a number is a significant city, and the number is what a temple there scores. A site with battlements is for a garrison. Huacas are only junctions. Cusco is the capital: nothing is built there, and it scores nothing.',

  'rules.inca.chapter.round': 'How a round goes',
  'rules.inca.round-track.title': 'The era track',
  'rules.inca.round-track':
    'The game has seven rounds, each a column of the era track. A marker goes down the column from phase to phase; each phase is played by everybody before the next begins. Rules that name an era hold in all its rounds.',
  'rules.inca.round-phases.title': 'Which phases there are',
  'rules.inca.round-phases':
    'Round 1 (Founding) has an Inca phase and two People phases, no Sun and no scoring. Rounds 2 to 4 (Early Empire) have an Inca phase, then twice Sun and People, then Sapa Inca. Rounds 5 and 6 (Middle Empire) have Sun and People three times, round 7 (Late Empire) four times.',
  'rules.inca.inca-income.title': 'The Inca phase: labor',
  'rules.inca.inca-income':
    'Everyone takes the income of the era: 5 in the Founding, 3 in the Early, 2 in the Middle and 1 in the Late Empire. In addition you take the labor on all your culture markers, and 1 for each of your terraces.',
  'rules.inca.inca-help.title': 'The leaders help',
  'rules.inca.inca-help':
    'Then whoever is first must give labor to whoever is last: 1 in the Early Empire, 2 from the Middle Empire on. From then on, with four players, the second also gives the third 1. Anyone who has too little gives what they have. In the Founding nobody gives anything.',

  'rules.inca.chapter.sun': 'The Sun phase',
  'rules.inca.sun-order.title': 'A new turn order',
  'rules.inca.sun-order':
    'Each Sun phase begins with a new turn order: whoever has the fewest points goes first. On a shared space of the score track the inner figure goes first. This order holds until the next Sun phase; in round 1 it is the one drawn by lot.',
  'rules.inca.sun-lay.title': 'Lay one card',
  'rules.inca.sun-lay':
    'In that order you each lay one card from your hand face down into a sector of the Sun board. You must lay one, and each sector takes one card in a phase. So the last player has no choice of the sector.',
  'rules.inca.sun-draw.title': 'Draw one',
  'rules.inca.sun-draw':
    'Right after that you draw a card and have three again. If the deck is empty, the discard pile is shuffled first.',
  'rules.inca.sun-two.title': 'Two players each',
  'rules.inca.sun-two':
    'A card affects the two players whose colours border its sector, and nobody else, whoever laid it.',
  'rules.inca.sun-two.ring': 'Three players sit around the Sun board. Between each two neighbours is a sector.',
  'rules.inca.sun-two.lay': 'You lay El Niño Flood face down between Vera and Bruno.',
  'rules.inca.sun-two.reveal':
    'Vera lays Popular Support and Bruno Main Outpost, both beside you. Then all cards are turned up.',
  'rules.inca.sun-two.two':
    'Each card affects the two players beside it, and nobody else. Vera and Bruno have one free road fewer, you do not.',
  'rules.inca.sun-reveal.title': 'Turn up and leave',
  'rules.inca.sun-reveal':
    'When everyone has laid a card, all are turned up. They stay in force until the next Sapa Inca phase, so in the Middle and Late Empire more and more of them pile up.',
  'rules.inca.sun-add.title': 'Several cards',
  'rules.inca.sun-add':
    'Effects add up, also those of equal cards. Where a card says that you may, you may decide again each time.',
  'rules.inca.sun-end.title': 'At the end of each Sun phase',
  'rules.inca.sun-end':
    'Peasants’ Revolt and Popular Support work at the end of every Sun phase while they lie there, also of those that come after the one they were laid in.',
  'rules.inca.example-sun.title': 'Where to put it',
  'rules.inca.example-sun':
    'Four players sit around the Sun board in this order: blue, orange, green, brown. You are green and hold Military Superiority. Laid between green and brown it makes conquests cheaper for you and for brown; laid between orange and green, for you and for orange. If orange leads, choose brown.',

  'rules.inca.chapter.people': 'The People phase',
  'rules.inca.turn-blocks.title': 'Two blocks',
  'rules.inca.turn-blocks':
    'In turn order each of you takes a whole turn. It has two blocks: roads and build. Use each once, in the order you like, or leave it out. Finish one before you begin the other; you cannot go back.',
  'rules.inca.turn-roads.title': 'The road block',
  'rules.inca.turn-roads': 'Lay up to two roads for nothing. Cards can make it more or fewer.',
  'rules.inca.turn-build.title': 'The build block',
  'rules.inca.turn-build':
    'Choose one thing: city, garrison, conquest, temple, terrace, extra road, or what a card allows. If a card lets you build two of a kind, you build them together, as one build. Extra conquests of Rapid Expansion come before or after it.',
  'rules.inca.turn-pay.title': 'Pay first',
  'rules.inca.turn-pay':
    'You pay before you build, and you must be able to pay it all. Points for a build are yours at once.',
  'rules.inca.turn-atonce.title': 'Everything counts at once',
  'rules.inca.turn-atonce':
    'A road, a conquest or a marker turned up counts for whatever you do next in the same turn. So you can lay a road to a province, then conquer it; or conquer it and lay your roads there.',
  'rules.inca.turn-pass.title': 'Building nothing',
  'rules.inca.turn-pass':
    'You need not build. The roads and extra conquests of Rapid Expansion remain yours all the same. Your turn ends when you say so.',

  'rules.inca.chapter.roads': 'Roads',
  'rules.inca.road-line.title': 'Along a line',
  'rules.inca.road-line':
    'A road lies on one printed line between two sites. A line has room for one player’s road, and you never lay two on the same.',
  'rules.inca.road-join.title': 'It must join',
  'rules.inca.road-join': 'One end must be in your network. Branches and loops are fine.',
  'rules.inca.road-conquered.title': 'It must touch conquered land',
  'rules.inca.road-conquered':
    'One end must lie in a conquered region, whoever conquered it. It may be the same end that joins your network or the other one. Only a line with both ends in unconquered provinces alone is closed.',
  'rules.inca.road-reveal.title': 'What a road turns up',
  'rules.inca.road-reveal':
    'When you have laid a road, the markers of all provinces at its two ends are turned up, and stay so.',
  'rules.inca.road-stay.title': 'Roads stay',
  'rules.inca.road-stay': 'Only Peasants’ Revolt ever takes a road away.',
  'rules.inca.example-road.title': 'One step beyond',
  'rules.inca.example-road':
    'A border site belongs to a conquered province and to one that nobody has conquered. From that site you may lay a road into the unconquered province: one end touches conquered land. From its far end you may not go on, unless that site also touches conquered land. Conquer the province first.',

  'rules.inca.chapter.builds': 'What you can build',
  'rules.inca.build-conquer.title': 'Conquer a province',
  'rules.inca.build-conquer':
    'Pay the red number on the marker, take it, and score the gold number. One site of the province in your network is enough. The province must not be conquered yet.',
  'rules.inca.build-conquered.title': 'After a conquest',
  'rules.inca.build-conquered':
    'The markers of all neighbouring provinces are turned up. Your new marker pays you the white number in every Inca phase to come.',
  'rules.inca.build-city.title': 'Found a city',
  'rules.inca.build-city':
    '6 labor, 4 points, on an empty city site in your network. The site must lie in at least one conquered region; on a border one conquered side is enough.',
  'rules.inca.build-garrison.title': 'Build a garrison',
  'rules.inca.build-garrison':
    '4 labor, 3 points, on an empty garrison site in your network that lies in at least one conquered region.',
  'rules.inca.build-temple.title': 'Build a temple',
  'rules.inca.build-temple':
    '5 labor, on a city in your network that has no temple. You need not have founded it. In an ordinary city it scores 4 points, in a significant city the number printed there, 5 to 8.',
  'rules.inca.build-terrace.title': 'Build a terrace',
  'rules.inca.build-terrace':
    '2 labor, 1 point, on one of your own culture markers; each takes one terrace. It brings you 1 labor in each Inca phase and 1 point in each Sapa Inca phase.',
  'rules.inca.build-road.title': 'Lay an extra road',
  'rules.inca.build-road': '1 labor. It follows all rules for roads and gives no points.',
  'rules.inca.example-build.title': 'A first turn with 5 labor',
  'rules.inca.example-build':
    'Your first road leads to a site of a province with resistance 2, labor 2 and 1 point. You lay two free roads, one of them into that province. Then you conquer it for 2 labor: 1 point, and 2 labor in every later round. You still have 3 labor for your second turn of this round, and in the Founding nothing has to be given back.',

  'rules.inca.chapter.sapa': 'The Sapa Inca phase',
  'rules.inca.sapa-clear.title': 'First the Sun is cleared',
  'rules.inca.sapa-clear': 'All cards on the Sun board are discarded. No card changes the scoring.',
  'rules.inca.sapa-score.title': 'Then everyone scores',
  'rules.inca.sapa-score':
    '3 points for each city, 2 for each garrison and 1 for each temple in your network, whoever built them. 1 for each of your terraces. What is cut off from Cusco scores nothing.',
  'rules.inca.sapa-score.crown':
    'Your roads lead to the city of La Raya and the garrison of Ollantaytambo, and you have a terrace: 3 + 2 + 1 = 6 points.',
  'rules.inca.sapa-score.road':
    'One more road reaches the city of Raqchi. Vera built it, but you score for it, too: 9 points.',
  'rules.inca.sapa-score.second': 'A second road reaches the city of Coporaque, which Bruno built: 12 points.',
  'rules.inca.sapa-score.scored': 'In the Sapa Inca phase you score these 12 points and go from 14 to 26.',
  'rules.inca.sapa-order.title': 'From first to last',
  'rules.inca.sapa-order':
    'You score in the order of your places, the leader first, each in one go. That matters when figures meet on a space.',
  'rules.inca.sapa-keep.title': 'Labor goes back',
  'rules.inca.sapa-keep':
    'Finally you give back labor above the limit: you keep 3 in the Early, 2 in the Middle and 1 in the Late Empire.',
  'rules.inca.sapa-founding.title': 'Not in round 1',
  'rules.inca.sapa-founding': 'The Founding has no Sapa Inca phase: nobody scores, and you keep all your labor.',
  'rules.inca.example-sapa.title': 'Counting',
  'rules.inca.example-sapa':
    'Your network holds two cities, one with a temple, and three garrisons; you have two terraces. That is 2 × 3 + 1 + 3 × 2 + 2 = 15 points. A rival who is connected to the same places scores for them, too.',

  'rules.inca.chapter.track': 'The score track',
  'rules.inca.track-move.title': 'Moving ahead',
  'rules.inca.track-move': 'Each point is one space, at once and without end. No points, no move.',
  'rules.inca.track-shared.title': 'On a shared space',
  'rules.inca.track-shared':
    'A figure that arrives later stands outside and is behind. So two players never have the same place: inside is ahead. When a Sun phase sets the turn order, the inner of the two also goes first.',

  'rules.inca.chapter.end': 'The end',
  'rules.inca.end-when.title': 'After round 7',
  'rules.inca.end-when': 'The game ends with the Sapa Inca phase of the Late Empire.',
  'rules.inca.end-win.title': 'The winner',
  'rules.inca.end-win': 'Most points win. There are no ties: on a shared space the inner figure is ahead.',

  'rules.inca.chapter.events': 'The Sun cards',
  'rules.inca.event-revolt.title': 'Peasants’ Revolt',
  'rules.inca.event-revolt':
    'At the end of every Sun phase you lose all your roads, wild ones too, that belong to a province nobody has conquered. Each line belongs to one region, also along a border; only that region counts. A second copy changes nothing.',
  'rules.inca.event-revolt-after.title': 'After a revolt',
  'rules.inca.event-revolt-after':
    'Roads in starting regions and conquered provinces stay, and so do buildings and markers. The lines are free for everyone again. Roads that are cut off from Cusco stay on the map but are useless until a new road joins them to your network.',
  'rules.inca.event-roads.title': 'More and fewer free roads',
  'rules.inca.event-roads':
    'Extra Road Crew gives you one more free road, El Niño Flood one fewer. With several cards add and subtract; at least one free road always remains.',
  'rules.inca.event-hardlabor.title': 'Intensive Labor',
  'rules.inca.event-hardlabor':
    'If your build is an extra road, you lay one more for the same labor token. The flood does not touch these.',
  'rules.inca.event-wild.title': 'Wild Road',
  'rules.inca.event-wild':
    'For each copy, one of the roads you lay in a turn, free or paid, may be wild. It takes the place of an ordinary road; you do not get an additional one.',
  'rules.inca.event-wild-where.title': 'Where a wild road may run',
  'rules.inca.event-wild-where':
    'It runs straight from site to site over land where there is no line, and crosses no line, no other wild road and no other site. Or it runs beside a line on which another player has a road.',
  'rules.inca.event-wild-rules.title': 'It is still a road',
  'rules.inca.event-wild-rules':
    'It must join your network, touch conquered land, and it turns up markers as other roads do. Several players may have wild roads between the same two sites.',
  'rules.inca.event-city.title': 'Cards for cities',
  'rules.inca.event-city':
    'Under an Epidemic each city you found costs 2 more labor, for each copy. City Restoration gives you 2 more points for each city you found.',
  'rules.inca.event-outpost.title': 'Main Outpost',
  'rules.inca.event-outpost':
    'You may build a city in place of a garrison in your network, for 4 labor and 4 points; anyone may have built the garrison. Cards for cities change this cost and these points, cards for garrisons do not. A temple there stays.',
  'rules.inca.event-garrison.title': 'Cards for garrisons',
  'rules.inca.event-garrison':
    'Storehouses: each garrison you build scores 1 more point. Harsh Weather: each costs 1 more labor. Mass Construction: if your build is a garrison, you may build a second one on another site, paid and scored as usual.',
  'rules.inca.event-surveyors.title': 'Professional Surveyors',
  'rules.inca.event-surveyors':
    'If your build is a terrace, you may build another one on another of your markers, again for 2 labor and 1 point.',
  'rules.inca.event-conquest.title': 'What a conquest costs',
  'rules.inca.event-conquest':
    'Military Superiority makes your conquests 1 labor cheaper, each Resistance 1 dearer, but never below 0. What the marker brings does not change.',
  'rules.inca.event-expansion.title': 'Rapid Expansion',
  'rules.inca.event-expansion':
    'For each copy you may make one more conquest in your turn, in addition to your build or even instead of it. It costs 2 labor more than usual.',
  'rules.inca.event-support.title': 'Popular Support',
  'rules.inca.event-support':
    'At the end of every Sun phase you take 1 labor for each of your markers with resistance 1.',
  'rules.inca.event-zeal.title': 'Religious Zeal',
  'rules.inca.event-zeal':
    'You may build a temple on a garrison in your network instead of on a city, for 5 labor and 4 points. The garrison stays.',
  'rules.inca.event-eclipse.title': 'Solar Eclipse',
  'rules.inca.event-eclipse':
    'If you build a temple, you do without your road block in that turn. If you have already laid free roads, you cannot build one. All else is allowed; but in one turn you cannot have both a temple and a pilgrimage.',
  'rules.inca.event-pilgrimage.title': 'Pilgrimages',
  'rules.inca.event-pilgrimage':
    'Give up one block of your turn that you have not used, roads or build, and score the points of the card. A city named on it must be in your network and have a temple. You can do this once in a People phase, and again in the next while the card lies there. A block you give up brings nothing else.',
  'rules.inca.event-pilgrims.title': 'The three of them',
  'rules.inca.event-pilgrims':
    'With four players only. Great Pilgrimage: 7 points, for Pucará de Andalgalá or Ranchillo. Annual Pilgrimage: 5 points, for Chiquitoy Viejo or Pachacamac. Local Pilgrimage: 4 points, for Machu Picchu or Huánuco Pampa.',

  'rules.inca.chapter.variants': 'What a table can agree on',
  'rules.inca.variant-pizarro.title': 'Pizarro’s Arrival',
  'rules.inca.variant-pizarro':
    'Four invasion markers lie face down beside the four People phases of round 7. After each of these phases one is turned up. One of them is Pizarro: then the Sapa Inca phase follows at once, and the game is over. Each of the four is equally likely.',
  'rules.inca.variant-fall.title': 'Early Fall',
  'rules.inca.variant-fall':
    'A shorter game for four: rounds 4 and 6 are left out, so there are five rounds and four scorings. The three pilgrimage cards are not used.',
  'rules.inca.variant-fall-three.title': 'Early Fall with three',
  'rules.inca.variant-fall-three': 'For three players this is our own addition: only the two rounds are left out.',
  'rules.inca.variant-gods.title': 'Agreement of the Gods',
  'rules.inca.variant-gods':
    'The markers that pay 3 labor lie face up in marked provinces, four of them with four players and three with three. Everyone is equally far from them.',

  'rules.inca.chapter.know': 'What everyone knows',
  'rules.inca.know-open.title': 'Open',
  'rules.inca.know-open':
    'The map and all that stands there, markers that are turned up or taken, everyone’s labor and points, the Sun cards that are turned up, the discard pile, and who laid which card face down where.',
  'rules.inca.know-secret.title': 'Secret',
  'rules.inca.know-secret':
    'Your hand and the card you have just laid are yours to know. Nobody knows the order of the deck, the markers that are face down, or the three that were left over.',
  'rules.inca.know-count.title': 'You may count',
  'rules.inca.know-count':
    'How many there are of each card and of each marker is known, so you can work out what is still to come.',
  'rules.inca.know-luck.title': 'Luck and decisions',
  'rules.inca.know-luck':
    'Luck deals colours, the first turn order, markers and cards. There are no dice. All that you decide is your Sun card and its place, and your turn: roads, build, and whether to use a card. All else happens by itself.',

  'rules.inca.chapter.maps': 'About our maps',
  'rules.inca.map-made.title': 'Why these maps are ours',
  'rules.inca.map-made':
    'We could not see the printed board, so both maps are our own, drawn from the real Andes: 4 starting regions and 42 provinces for four players, 3 and 36 for three, with about 20 sites for cities and 20 for garrisons. Prices of markers, incomes and limits are ours, too, where the printed ones are pictures.',
  'rules.inca.map-lines.title': 'How they are drawn',
  'rules.inca.map-lines':
    'Lines never cross. Every line belongs to one region, every region has at least three sites and three lines in one piece, and a site belongs to the regions of its lines.',
  'rules.inca.map-cusco.title': 'Around Cusco',
  'rules.inca.map-cusco':
    'Cusco has one line for each player. All starting regions are about equally large. A few have a site that you can use without conquering anything first, but nobody can afford a city in the Founding.',
  'rules.inca.map-ways.title': 'Always another way',
  'rules.inca.map-ways':
    'No single line cuts the map in two, and to almost every building site at least three different ways lead. So nobody can lock you out alone.',
  'rules.inca.map-temples.title': 'The farther, the more',
  'rules.inca.map-temples':
    'Temples in significant cities score from 5 near Cusco to 8 far away, and the same goes for the cities of the pilgrimages.',
  'rules.inca.map-wild.title': 'Wild roads on the map',
  'rules.inca.map-wild':
    'The map knows all pairs of sites that a straight wild road can join, and to which region each belongs. The table shows you those you can use.',
  'rules.inca.map-gods.title': 'Marked provinces',
  'rules.inca.map-gods':
    'There is one Hand of God province for each player, and they are equally far from all starting regions.',
  'rules.inca.map-fair.title': 'Is every start as good?',
  'rules.inca.map-fair':
    'We measured how much each start has near it, and then let equal bots play thousands of games. A map is good enough when every start scores within 2.5 % of the mean and wins about as often as the others.',

  'rules.inca.chapter.forget': 'What people often forget',
  'rules.inca.forget-others.title': 'You score what others built',
  'rules.inca.forget-others':
    'Two roads to a rival’s city bring 3 points in every Sapa Inca phase. That is often better than a building of your own.',
  'rules.inca.forget-conquered.title': 'Anyone’s conquest opens the land',
  'rules.inca.forget-conquered': 'You may lay roads and build in provinces that others have conquered.',
  'rules.inca.forget-keep.title': 'Labor does not keep',
  'rules.inca.forget-keep': 'At the end of a round you give back almost all of it. Spend it.',
  'rules.inca.forget-sun.title': 'Your card may hit you',
  'rules.inca.forget-sun':
    'Look whose colours are beside the sector. A bad card can be put between two others, unless those sectors are taken.',
  'rules.inca.forget-revolt.title': 'Roads on open land are at risk',
  'rules.inca.forget-revolt':
    'Conquer a province soon after you have laid roads there, or somebody’s revolt takes them away.',
  'rules.inca.forget-temple.title': 'A temple needs a city, not your city',
  'rules.inca.forget-temple':
    'Whoever is connected may crown a significant city with a temple and take its 5 to 8 points. If you found one, think about who comes next.',

  'rules.inca.index.cards': 'All Sun cards',
  'rules.inca.index.markers': 'The culture markers',
  'rules.inca.index.sites': 'The building sites',
  'rules.inca.index.signs': 'The signs',
  'rules.inca.copies':
    'In the box: {four, plural, one {# with four players} other {# with four players}}, {three} with three.',
  'rules.inca.marker': 'Resistance {resistance}, labor {labor}, points {points}',
  'rules.inca.site.boards': 'With four players: {four} With three players: {three}',
  'rules.inca.site.none': 'It is not on this map.',
  'rules.inca.sign.labor.title': 'Labor',
  'rules.inca.sign.labor': 'The tokens everything is paid with.',
  'rules.inca.sign.points.title': 'Points',
  'rules.inca.sign.points': 'Steps on the score track.',
  'rules.inca.sign.resistance.title': 'Resistance',
  'rules.inca.sign.resistance': 'The labor it takes to conquer a province.',
  'rules.inca.sign.sapaPoints.title': 'Points each Sapa Inca phase',
  'rules.inca.sign.sapaPoints': 'What something would score for you in the next Sapa Inca phase.',
  'rules.inca.sign.keep.title': 'Keep',
  'rules.inca.sign.keep': 'How much labor you may keep at the end of a round.',
  'rules.inca.sign.road.title': 'Road',
  'rules.inca.sign.road': 'A road on a printed line.',
  'rules.inca.sign.wild.title': 'Wild road',
  'rules.inca.sign.wild': 'A road off the printed lines. It needs a card.',
  'rules.inca.sign.conquer.title': 'Conquest',
  'rules.inca.sign.conquer': 'A province is conquered and its marker taken.',
  'rules.inca.sign.inca.title': 'Inca phase',
  'rules.inca.sign.inca': 'Everyone takes labor; the leaders help.',
  'rules.inca.sign.sun.title': 'Sun phase',
  'rules.inca.sign.sun': 'A new turn order, then everyone lays a Sun card.',
  'rules.inca.sign.people.title': 'People phase',
  'rules.inca.sign.people': 'Everyone takes a turn: roads and a build.',
  'rules.inca.sign.sapa.title': 'Sapa Inca phase',
  'rules.inca.sign.sapa': 'Everyone scores what they are connected to.',
  'rules.inca.sign.pizarro.title': 'Pizarro',
  'rules.inca.sign.pizarro': 'An invasion marker: the game may end here.',
  'rules.inca.column.card': 'Card',
  'rules.inca.column.effect': 'What it does to the two players beside it',
  'rules.inca.summary.round.title': 'A round',
  'rules.inca.summary.round':
    'Inca phase, then Sun and People by turns, then Sapa Inca. Round 1 has no Sun and no Sapa Inca phase, but two People phases.',
  'rules.inca.summary.inca.title': 'Inca phase',
  'rules.inca.summary.inca':
    'Take the income, the labor of your markers, and 1 for each terrace. Then first gives last 1 labor in the Early Empire, 2 from the Middle Empire on, when with four players second also gives third 1. No help in the Founding.',
  'rules.inca.summary.sun.title': 'Sun phase',
  'rules.inca.summary.sun':
    'New turn order: fewest points first, on a shared space the inner figure first. Each lays one card face down into a free sector and draws one. All are turned up; a card affects the two players beside it until the next Sapa Inca phase.',
  'rules.inca.summary.people.title': 'People phase',
  'rules.inca.summary.people':
    'In turn order: up to two free roads, and one build, in either order. Finish one before you begin the other.',
  'rules.inca.summary.roads.title': 'Roads',
  'rules.inca.summary.roads':
    'One end in your network from Cusco, one end in a conquered region. One player’s road on a line. Markers at both ends are turned up.',
  'rules.inca.summary.builds.title': 'Builds',
  'rules.inca.summary.builds':
    'City and garrison: on their sites, in your network, in a conquered region. Temple: on any city in your network without one. Conquest: one site of the province in your network. Terrace: on your own marker, one each.',
  'rules.inca.summary.sapa.title': 'Sapa Inca phase',
  'rules.inca.summary.sapa':
    'Clear the Sun board. Score 3 for each city, 2 for each garrison, 1 for each temple in your network, whoever built them, and 1 for each of your terraces. Give back labor above the limit.',
  'rules.inca.summary.end.title': 'The end',
  'rules.inca.summary.end': 'After round 7 the most points win. On a shared space the inner figure is ahead.',
} as const;

declare module '../../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
