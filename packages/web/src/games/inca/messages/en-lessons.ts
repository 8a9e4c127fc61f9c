/** English for the tutorial of Inca Empire. Illari speaks: young, quick, cheerful, always between two errands, and proud of the roads. */
export const en = {
  'lesson.inca.teacher': 'Illari',
  'lesson.inca.about':
    'Illari is a runner on the royal roads. She carries news from Cusco to both ends of the empire, and she is always a little out of breath.',
  'lesson.inca.done': 'That is all I could tell you on the way. Now go and build something that I can run to!',
  'lesson.inca.first':
    'Against two bots that are beginners, too. Rounds 4 and 6 are left out, which for three players is a house rule of ours: five rounds, about an hour.',
  'lesson.inca.player.0': 'Newcomer',
  'lesson.inca.player.1': 'Illari',
  'lesson.inca.player.2': 'Waman',

  'lesson.inca.points': 'What you want',
  'lesson.inca.points.hello':
    'I am Illari, and I run messages on the roads out of Cusco, lit on the map. You, my brother Waman and I are building an empire around it.',
  'lesson.inca.points.aim':
    'Whoever has the most points in the end has won. You have 14 so far, as it says beside your name; Waman and I have a few more.',
  'lesson.inca.points.when':
    'There are seven rounds, and this one is the third. Each but the first ends in a Sapa Inca phase, the crown: that is when most of the points come.',
  'lesson.inca.points.crown':
    'The crown beside your name counts ahead: +6. Your roads lead from Cusco to the city at La Raya, 3 points, and to a garrison, 2; and a terrace pays 1.',
  'lesson.inca.points.road':
    'We have cities, too, at Raqchi and Coporaque, each one line away from your roads. Lay a road to one of them: tap the line, then the button.',
  'lesson.inca.points.road.wrong':
    'That reaches no city of ours. Tap the line from Ausangate to Raqchi, or the one from Pukará to Coporaque.',
  'lesson.inca.points.second':
    '+9! A city belongs to nobody: it pays everyone whose roads reach it, whoever built it. You have a second free road, so reach another one.',
  'lesson.inca.points.second.wrong':
    'That brings you to no other city. Look for a round city at the end of a line that glows.',
  'lesson.inca.points.end':
    '+12, with nothing but roads. End your turn; it asks if you are sure, as you could do more, but let us see what your roads pay.',
  'lesson.inca.points.end.wrong': 'There will be time for that. Press End turn now, and see what your roads pay.',
  'lesson.inca.points.scored':
    'The Sapa Inca phase has paid you 12 points. Being connected pays again in every round: that is what you want in this game.',

  'lesson.inca.turn': 'What you do',
  'lesson.inca.turn.start':
    'The first morning of the game. Each of us has one road out of Cusco, yours to Pisac, and 5 labor: that is what everything is paid with.',
  'lesson.inca.turn.road':
    'A turn is up to two free roads and one build, in either order. Begin with a road: press Free road, choose a line, and confirm it.',
  'lesson.inca.turn.road.wrong': 'That can wait, and it costs labor. First a free road onward from Pisac.',
  'lesson.inca.turn.second':
    'And the other one. A road goes on from your own roads, and at least one of its ends must be in conquered land; the land around Cusco is.',
  'lesson.inca.turn.second.wrong':
    'You have a free road left, and once you have built something you cannot go back to it. Lay it first.',
  'lesson.inca.turn.why':
    'Why there? To reach provinces. The marker of Opatari says: red 2 is its price, white 1 the labor it pays each round, gold 2 the points you get at once.',
  'lesson.inca.turn.conquer':
    'Your roads touch Opatari, and that is enough. Use your build and conquer it: tap the marker, then the button.',
  'lesson.inca.turn.conquer.wrong':
    'Perhaps later. Opatari is right beside Cusco, and it will work for you all game: conquer it.',
  'lesson.inca.turn.paid':
    '2 labor spent, 2 points won. The small +1 beside your labor is what your land will pay next time, and all of us may now build roads there.',
  'lesson.inca.turn.end': 'Roads and build are done, so end your turn. Then watch Waman and me.',
  'lesson.inca.turn.again':
    'Round and round it goes. The signs of a round are its phases: this one has two turns for everybody, later rounds have two or three, and the last has four.',

  'lesson.inca.labor': 'Labor',
  'lesson.inca.labor.prices':
    'You have laid two roads, and 3 labor are left. One build is left, and these are the prices: an extra road 1, a terrace 2, a garrison 4, a temple 5, a city 6, a conquest its red number.',
  'lesson.inca.labor.terrace':
    'A terrace goes on the marker of a province of yours, one on each: 1 point now, 1 labor more each round, and 1 point in each Sapa Inca phase. Build one in Opatari.',
  'lesson.inca.labor.terrace.wrong':
    'Not a bad idea, but the sooner you have a terrace, the more often it pays. Tap your marker in Opatari.',
  'lesson.inca.labor.pays':
    'Your land pays +2 from now on, and the crown shows the first point of your next Sapa Inca phase. Little things, but they come again and again.',
  'lesson.inca.labor.end':
    'End your turn. When we have moved, round 2 begins with an Inca phase: then everybody takes labor.',
  'lesson.inca.labor.income':
    'There it is: 3 labor for everybody, as the era says, and 2 from your land. With the one you had left that makes 6.',
  'lesson.inca.labor.help':
    'The leader also has to help whoever is last. Waman is ahead, so he gave me 1 labor; he did not look pleased.',
  'lesson.inca.labor.keep':
    'Do not save too much. When a round is over you may keep 3, later only 2, then 1, and whatever you have beyond that is gone.',

  'lesson.inca.build': 'Cities and garrisons',
  'lesson.inca.build.signs':
    'Round places on the map are sites for cities, places with battlements are for garrisons. At the small crosses roads only meet.',
  'lesson.inca.build.where':
    'You can build where your roads lead, if the land is conquered; it does not matter by whom. La Raya has your road and Waman’s province of Cana.',
  'lesson.inca.build.city': 'You have 9 labor, and a city costs 6. Found one at La Raya.',
  'lesson.inca.build.city.wrong': 'That is something else. Press City, or tap La Raya itself, and found a city there.',
  'lesson.inca.build.city.garrison':
    'That would be a garrison: cheaper, but it pays 2 in a Sapa Inca phase, and a city pays 3. You can afford the city.',
  'lesson.inca.build.paid': '4 points at once, and 3 more in each Sapa Inca phase from now on: the crown says +6.',
  'lesson.inca.build.theirs':
    'But Waman has a road to La Raya, so the city pays him, too. Build where others do not come soon, or come to where they have built.',
  'lesson.inca.build.garrison':
    'A garrison costs 4 and brings 3 points, then 2 each time, also to everyone connected. My rule: if you cannot pay for a city, build a garrison.',
  'lesson.inca.build.temple':
    'A temple, for 5, stands on a city, anyone’s. It brings 4 points, or the number at the place, 5 for Machu Picchu; then 1 each time to all connected.',

  'lesson.inca.sun': 'The Sun',
  'lesson.inca.sun.order':
    'From round 2 on, a Sun phase comes before each turn. It begins with a new turn order: fewest points first, and that is you.',
  'lesson.inca.sun.board':
    'This is the Sun board, empty when a round begins. Each sector lies between two players, and a card laid there affects those two, whoever laid it.',
  'lesson.inca.sun.cards':
    'Now your cards. El Niño takes a free road away and the Epidemic makes cities dearer; Popular Support pays labor.',
  'lesson.inca.sun.lay':
    'You have all three sectors to choose from. Lay one of your two harmful cards where it hits Waman and me, but not you: the card, the sector, the button.',
  'lesson.inca.sun.lay.wrong':
    'That sector is beside you, so the card would hit you as well. Look whose names are on both sides.',
  'lesson.inca.sun.lay.good':
    'That is your good card: keep it for a sector beside you. I asked for one that does harm.',
  'lesson.inca.sun.shown':
    'All three cards are turned up. Beside you lie Main Outpost and Popular Support; what affects you is also listed near your hand.',
  'lesson.inca.sun.use':
    'So use it: with Main Outpost you may turn a garrison into a city: it costs 4 labor and brings 4 points. Yours is at Ollantaytambo.',
  'lesson.inca.sun.use.wrong':
    'You could do that at any time, but Main Outpost lies there only now. Tap the garrison at Ollantaytambo.',
  'lesson.inca.sun.stay':
    'Cards stay until the next Sapa Inca phase clears the board, so they pile up. Good ones beside you, bad ones between the others: that is the Sun.',

  'lesson.inca.open': 'Open land',
  'lesson.inca.open.way':
    'Another game. Your roads reach my city at La Raya by way of Ausangate, through Calahuaya, a province that nobody has conquered.',
  'lesson.inca.open.lay':
    'Waman has already laid a card between you and me, face down. Lay Extra Road Crew in the other sector beside you: one more free road in every turn.',
  'lesson.inca.open.lay.wrong':
    'I would like you to have one more free road for what is coming: Extra Road Crew, in the sector between you and Waman.',
  'lesson.inca.open.revolt':
    'That card was a Peasants’ Revolt! As long as it lies beside you, it takes all your roads in provinces that nobody has conquered, after each Sun phase.',
  'lesson.inca.open.lost':
    'So your roads through Calahuaya are gone. La Raya is cut off, and the crown says +3, no longer +6.',
  'lesson.inca.open.conquer':
    'One thing helps. Calahuaya costs only 1, and your roads still touch it at Marcapata: conquer it.',
  'lesson.inca.open.conquer.wrong':
    'Then the revolt would take your roads in Calahuaya again in the next Sun phase. Conquer it first.',
  'lesson.inca.open.back':
    'Now back to La Raya, with free roads: there is a way by Ausangate and another by Ollachea. Begin at Marcapata.',
  'lesson.inca.open.back.wrong': 'That leads somewhere else. Lay a road from Marcapata to Ausangate or to Ollachea.',
  'lesson.inca.open.there': 'And from there on to La Raya.',
  'lesson.inca.open.there.wrong': 'One more line, straight to La Raya: it glows.',
  'lesson.inca.open.safe':
    '+6 again, and this time for good: no revolt takes a road in conquered land. So conquer where you pass through, or follow those who have.',
  'lesson.inca.open.lines':
    'And be quick! A line holds one player’s road, so the best ones are soon taken. Then it is the long way round, or a Wild Road card, with which a road need not follow one.',

  'lesson.inca.last': 'The last turn',
  'lesson.inca.last.where':
    'Your last turn, of a short game with five rounds. Waman has 63 points, you have 62 and I have 58; then comes the last Sapa Inca phase.',
  'lesson.inca.last.equal':
    'We are connected to the same cities and garrisons, so that pays you 26, me 26, and Waman 27, who has a terrace more. By itself that would not be enough for you.',
  'lesson.inca.last.temple':
    'But you have 5 labor, the price of a temple. On most cities it scores 4; on those with a number it scores the number, Machu Picchu 5, Tiwanaku 6.',
  'lesson.inca.last.win': 'So, what do you build?',
  'lesson.inca.last.win.wrong':
    'Waman moves after you, and he will find a point or two. With 5 labor you can do better than that.',
  'lesson.inca.last.win.other': 'A temple, yes! But there is a city where it scores more.',
  'lesson.inca.last.built':
    'The temple at Tiwanaku: 6 points, and you are ahead. It will pay 1 to each of us in the Sapa Inca phase, so that changes nothing between us.',
  'lesson.inca.last.end':
    'No road can bring you more, as you are connected to everything. End your turn, and hold your breath.',
  'lesson.inca.last.end.wrong': 'It would not bring a single point. End your turn.',
  'lesson.inca.last.won':
    'Waman’s last conquest brought him only 1: 95 to 92, and 85 for me. The empire is yours, and I have a long way to run to tell everybody.',

  'lesson.inca.tip.roads': 'You have two free roads: lay them towards provinces and sites you would like to reach.',
  'lesson.inca.tip.conquer':
    'After your roads, build: conquer a province they touch. Red is its price, white the labor it pays each round, gold the points now.',
  'lesson.inca.tip.terrace':
    'With 2 labor you can put a terrace on a marker of yours. It pays labor and points until the end.',
  'lesson.inca.tip.sun':
    'A card affects the two players beside its sector. One that does you good belongs beside you, one that does harm between the others.',
  'lesson.inca.tip.force': 'The Sun cards are turned up. Those beside you hold for you until the next Sapa Inca phase.',
  'lesson.inca.tip.city':
    'You can pay for a city: 6 labor. If your roads reach a site for one in conquered land, found a city: 4 points, then 3 in each round.',
  'lesson.inca.tip.connect':
    'The last turn before the Sapa Inca phase. Press the crown to see what you will score; perhaps a road leads to one more city.',
  'lesson.inca.tip.keep':
    'After the scoring everybody gave back labor above this limit. Spend it before a round is over.',
  'lesson.inca.tip.temple':
    'You can pay for a temple: 5 labor. If you are connected to a city without one, it brings 4 points or more.',
  'lesson.inca.tip.revolt':
    'The Peasants’ Revolt is beside you: after every Sun phase you lose your roads in provinces nobody has conquered.',
  'lesson.inca.tip.middle':
    'From now on a round has three turns, but the income is only 2. Your provinces and terraces have to do the rest.',
  'lesson.inca.tip.late':
    'The last round: four turns and one more scoring. Whatever labor is left in the end is worth nothing.',
} as const;

declare module '../../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
