/** English for the rulebook of Tempus. */
export const en = {
  'rules.tempus.chapter.about': 'What it is about',
  'rules.tempus.about-aim.title': 'The aim',
  'rules.tempus.about-aim':
    'Three to five peoples share an island and grow from the first writing to the first flight. After exactly ten eras the game is over. You get 1 point for each hex your people hold, except mountains, 2 to 4 points for each of your cities, and 3 points if you were among the first to fly.',
  'rules.tempus.about-era.title': 'An era',
  'rules.tempus.about-era':
    'In each era you have a handful of actions, three at first and six at the end, and you take them in turn, one at a time: move people, raise children, draw ideas, fight, or build a city. When nobody has an action left, everybody takes part in a race for the next era.',
  'rules.tempus.about-race.title': 'The race',
  'rules.tempus.about-race':
    'The next era names a terrain. Each of your people standing on it is a point in the race, so is each city, and cards from your hand can add more. Whoever has the most moves one era ahead and is stronger for the whole next era: more children, longer moves, more actions. The others catch up when the next race begins, so nobody falls behind by more than one era.',
  'rules.tempus.about-think.title': 'What to think about',
  'rules.tempus.about-think':
    'Grass makes people, the right terrain wins races, cities win the game. You never have enough actions for all three. Look at the terrain of the next race, and of the one after it, before you move.',

  'rules.tempus.chapter.map': 'Making the island',
  'rules.tempus.map-players.title': 'Players and pieces',
  'rules.tempus.map-players':
    'Three, four or five can play. You have 16 people, eight cities (three of value 2, three of value 3, two of value 4), six action tokens and a marker on the era track. All markers begin on Start, where everyone has three actions.',
  'rules.tempus.map-first.title': 'Who goes first',
  'rules.tempus.map-first':
    'The first start player is drawn by lot. Turn order goes around the table from the player with the start marker.',
  'rules.tempus.map-tiles.title': 'The tiles',
  'rules.tempus.map-tiles':
    'The island is made of tiles of seven hexes: 8 tiles with three players, 10 with four, 12 with five. In turn order you each place the top tile until all are used, so some of you may place one more than others. Tiles that are not used stay unseen.',
  'rules.tempus.map-place.title': 'Where a tile may go',
  'rules.tempus.map-place':
    'The first tile may go anywhere in the sea grid. Every other must touch a tile that is already there, must not overlap one and must not stick out of the grid. Turn it as you like, but not over. Terrains need not match.',
  'rules.tempus.map-noroom.title': 'If there is no room',
  'rules.tempus.map-noroom':
    'You must place your tile if you can. All tiles have the same shape, so if one does not fit, none does: all that are left leave the game unseen.',
  'rules.tempus.map-water.title': 'Sea and lakes',
  'rules.tempus.map-water':
    'Whatever is not covered is water for the whole game. Water that reaches the edge of the grid is sea, and all sea is one, as if it went around outside. Water completely enclosed by land is a lake.',
  'rules.tempus.map-coast.title': 'Coasts and shores',
  'rules.tempus.map-coast':
    'Two hexes are neighbours if they share an edge. A land hex next to the sea, or at the edge of the grid, is coast; a land hex next to a lake is a shore of that lake. A hex can be both.',
  'rules.tempus.map-people.title': 'The first three people',
  'rules.tempus.map-people':
    'When the map is done you each place three people, all three before the next player. They stand on two or three hexes that form one group, at most two on a hex, on any land that no other player holds. Mountains are allowed.',
  'rules.tempus.example-people.title': 'Three people',
  'rules.tempus.example-people':
    'Two on a grass hex and one on the hill beside it is fine. So are three in a row, one on each hex. Three on one hex, or one apart from the other two, is not.',
  'rules.tempus.map-cards.title': 'No cards yet',
  'rules.tempus.map-cards': 'The 54 idea cards are shuffled. Nobody begins with any.',

  'rules.tempus.chapter.era': 'How an era goes',
  'rules.tempus.era-phases.title': 'Four phases',
  'rules.tempus.era-phases':
    'An era has four phases: take action tokens, take turns, the race, the end of the era. An era is the whole of it; a turn is one player’s go.',
  'rules.tempus.era-row.title': 'What your era gives you',
  'rules.tempus.era-row':
    'Everything you can do depends on the box your own marker stands on: how many people move and how far, how many babies are born, how many people fit on a hex, whether you have ships, how many cards you draw and hold, and how many actions you have.',
  'rules.tempus.era-tokens.title': 'Take tokens',
  'rules.tempus.era-tokens':
    'Each of you takes as many action tokens as your box says: three at first, four from Cities, five from Ships, six from Industry.',
  'rules.tempus.era-rounds.title': 'Take turns',
  'rules.tempus.era-rounds':
    'In turn order everyone who has a token takes a turn, again and again, until nobody has one. A player with more tokens acts alone at the end.',
  'rules.tempus.era-one.title': 'One token, one action',
  'rules.tempus.era-one':
    'In your turn you must spend one token on one of five actions: Move, Babies, Fight, Idea or City. You may choose the same action as often as you like. You cannot pass; only the Government card changes that.',
  'rules.tempus.era-real.title': 'An action must do something',
  'rules.tempus.era-real':
    'Somebody must really move, be born or fight, or a city must be built. If nothing else is possible, you can always draw ideas. The numbers for moves, distance and babies are limits: you may use less. The number of cards you draw is exact.',
  'rules.tempus.era-windows.title': 'Cards around your action',
  'rules.tempus.era-windows':
    'You may play idea cards before your action, after it and, in Move and Babies, after each single piece. The turn is over when you say so.',
  'rules.tempus.era-own.title': 'Holding and owning',
  'rules.tempus.era-own':
    'You hold a hex if at least one of your people stands there. A city is yours, but its hex does not count as held. People who are not on the map are in your supply; map and supply together are always 16.',

  'rules.tempus.chapter.stacks': 'How many fit on a hex',
  'rules.tempus.stack-limit.title': 'The limit',
  'rules.tempus.stack-limit':
    'When a piece arrives on a hex, by moving, birth, conversion or after a fight, there may be no more of your people than your era allows: two at first, three from Cities, four from Industry. Passing through does not count.',
  'rules.tempus.stack-one.title': 'One player a hex',
  'rules.tempus.stack-one':
    'A hex holds people of one player, or one city, or nothing. Never people and a city together.',
  'rules.tempus.stack-keeps.title': 'Nobody is sent away',
  'rules.tempus.stack-keeps':
    'If there are more than the limit, because of Sanitation, they may stay. Nothing is ever removed because a stack is too high.',

  'rules.tempus.chapter.move': 'Move',
  'rules.tempus.move-how.title': 'Some of your people move',
  'rules.tempus.move-how':
    'Your era says how many different people may move. They move one after another, each once, in the order you like. The limit of a hex counts each time a piece stops. Cities never move.',
  'rules.tempus.move-land.title': 'On foot',
  'rules.tempus.move-land':
    'On foot a piece takes up to as many steps as your era’s distance, from land to neighbouring land. Mountains are ordinary land for this. Water is never entered on foot.',
  'rules.tempus.move-through.title': 'What you may pass',
  'rules.tempus.move-through':
    'You may walk through your own people, even where the hex is full, and through your own cities. You may not walk through other players’ people or cities.',
  'rules.tempus.move-stop.title': 'Where you may not stop',
  'rules.tempus.move-stop':
    'Not on a city, not with another player’s people, not where the hex would be too full, and not where the piece came from.',
  'rules.tempus.move-lake.title': 'Across a lake',
  'rules.tempus.move-lake':
    'From the first era on, a piece on the shore of a lake may go to any other shore of the same lake. That is its whole move, without a step before or after. Others around the lake do not block it. On a hex between two lakes it may use either, one lake a move.',
  'rules.tempus.move-sea.title': 'Across the sea',
  'rules.tempus.move-sea':
    'From Ships on, a piece on the coast may go to any other coast hex of the island. That, too, is its whole move, and nothing blocks it on the way.',
  'rules.tempus.move-mode.title': 'One way at a time',
  'rules.tempus.move-mode': 'A piece walks, crosses one lake, or sails. It never mixes these in one move.',
  'rules.tempus.move-fresh.title': 'Converted and advancing people',
  'rules.tempus.move-fresh':
    'A piece won by Religion during your Move counts as not moved and may still move. Advancing after a fight is no move and changes nothing. If a stack has people who have moved and others who have not, you say which of them advance or are lost. Then the Move goes on.',

  'rules.tempus.chapter.babies': 'Babies',
  'rules.tempus.baby-where.title': 'On grass, with your people',
  'rules.tempus.baby-where':
    'Each baby is a new piece from your supply on a grass hex where you already have people, at most one on each hex in one action. With only one such hex you get one baby, even if your era allows two.',
  'rules.tempus.baby-limits.title': 'Room and supply',
  'rules.tempus.baby-limits':
    'The limit of the hex holds. Sanitation can raise it, but still only one baby is born on a hex. With all 16 people on the map, none can be born.',
  'rules.tempus.baby-city.title': 'Not in cities',
  'rules.tempus.baby-city': 'A city on what was grass bears no children.',
  'rules.tempus.baby-now.title': 'As things stand',
  'rules.tempus.baby-now':
    'Babies are born one by one, and each time what counts is how the map looks at that moment. A grass hex you win with War Leader or Religion in between can have one, too.',
  'rules.tempus.example-baby.title': 'Two babies',
  'rules.tempus.example-baby':
    'You are in Agriculture: two babies, at most two on a hex. You have one piece on a grass hex and two on another. The first hex gets a baby and now has two. The second is full, so that is all, unless you play Sanitation on it.',

  'rules.tempus.chapter.fight': 'Fight',
  'rules.tempus.fight-who.title': 'From one hex against its neighbour',
  'rules.tempus.fight-who':
    'Only the player in turn attacks, with the Fight action or a War Leader. All your people on one hex attack one neighbouring land hex with another player’s people or city. Never across water, and a city cannot attack. You name both hexes openly; you may be the weaker side, and any terrain will do.',
  'rules.tempus.fight-protected.title': 'Three hexes protect',
  'rules.tempus.fight-protected':
    'A player who holds three hexes or fewer cannot be attacked at all, neither people nor cities. Count hexes with people, mountains too, but not cities. Whoever is protected may still attack and use Religion.',
  'rules.tempus.fight-terrain.title': 'The terrain of the fight',
  'rules.tempus.fight-terrain':
    'What counts is the terrain of the attacked hex. If it is a city, its owner first names grass, farmland, hills or forest.',
  'rules.tempus.fight-cards.title': 'Lay cards',
  'rules.tempus.fight-cards':
    'First the attacker lays any number of cards face down, or none. Then the defender lays any number face up, or none. Then the attacker’s cards are turned over. Nobody adds or takes back a card.',
  'rules.tempus.fight-strength.title': 'Strength',
  'rules.tempus.fight-strength':
    'Count the people on the hex, or the value of the city. Add 1 for each of your cards whose background is the terrain of the fight, 1 for each Weapons, and, for the defender only, 2 for each Fort. One card can count twice: for what it is and for its background. No card has mountains as its background.',
  'rules.tempus.fight-result.title': 'Who wins',
  'rules.tempus.fight-result': 'The higher strength wins. With equal strength the attacker loses.',
  'rules.tempus.fight-result.border':
    'Two of your people stand beside two of Bruno’s. That is 2 against 2, and a tie would cost you a piece.',
  'rules.tempus.fight-result.attack':
    'You attack. Bruno’s people stand on farmland, so that is the terrain of this fight.',
  'rules.tempus.fight-result.lay':
    'You lay Weapons with farmland as its background: 2 + 1 + 1 = 4. Bruno lays nothing and has 2.',
  'rules.tempus.fight-result.advance': 'You win. Bruno’s people go back to his supply, and one of yours moves in.',
  'rules.tempus.fight-won.title': 'The attacker wins',
  'rules.tempus.fight-won':
    'All the defender’s people there, or the city, go back to the defender’s supply. Then the attacker may move any number of the people who attacked into the empty hex, none to all, within the limit. Sanitation may be played for that.',
  'rules.tempus.fight-lost.title': 'The attacker loses',
  'rules.tempus.fight-lost':
    'One piece of the attacking hex goes back to the attacker’s supply. The defender loses nothing.',
  'rules.tempus.fight-after.title': 'The cards are gone',
  'rules.tempus.fight-after':
    'All cards laid in a fight are discarded, useful or not. During the fight only Weapons, Fort and backgrounds count, and nothing else can be played.',
  'rules.tempus.fight-again.title': 'More than one fight',
  'rules.tempus.fight-again':
    'With War Leader or Government you can fight several times in one turn. Each fight is a new one, with new cards.',
  'rules.tempus.example-fight.title': 'A fight in the hills',
  'rules.tempus.example-fight':
    'Your three people attack two people in the hills. You lay Weapons with hills as its background and Religion, also with hills: 3 + 1 + 1 + 1 = 6. The defender lays Fort with hills: 2 + 2 + 1 = 5. You win, and as many of your three people as fit may go in. Without the background on the Fort’s side it would have been 6 to 4; without Religion a tie, and you would have lost one piece.',

  'rules.tempus.chapter.ideas': 'Ideas',
  'rules.tempus.idea-draw.title': 'Draw',
  'rules.tempus.idea-draw':
    'The Idea action draws as many cards as your era says: one on Start, two from Writing on. You draw all of them. If you then hold more than five, or seven from Printing on, you discard down to that, face down, before you may play anything.',
  'rules.tempus.idea-empty.title': 'An empty deck',
  'rules.tempus.idea-empty':
    'If the deck runs out, the discard pile is shuffled and you go on drawing. Cards that lie in front of players stay out of it.',
  'rules.tempus.idea-when.title': 'When to play cards',
  'rules.tempus.idea-when':
    'Playing cards is no action. In your own turn you may play as many as you like, even those you have just drawn. In other players’ turns you lay cards only to defend yourself. And everyone may lay cards in the race.',
  'rules.tempus.idea-once.title': 'One card, one use',
  'rules.tempus.idea-once':
    'You use a card once: for its effect in your turn, in a fight, or in the race. In your turn only the effect counts and the background does not. After that it is discarded.',
  'rules.tempus.idea-really.title': 'Effects must happen',
  'rules.tempus.idea-really':
    'You may not play a card for its effect if it would do nothing. Transport and Medicine are played within their action, after its first piece, when another piece could still move or be born. In fights and races you may lay cards that are worth nothing.',

  'rules.tempus.chapter.cards': 'The nine ideas',
  'rules.tempus.card-education.title': 'Education',
  'rules.tempus.card-education': 'In the race: 1 point, and 1 more if its background is the terrain of the race.',
  'rules.tempus.card-fort.title': 'Fort',
  'rules.tempus.card-fort':
    'In defence: 2 strength, and 1 more if its background fits. For an attacker only the background can count.',
  'rules.tempus.card-weapons.title': 'Weapons',
  'rules.tempus.card-weapons': 'In a fight, on either side: 1 strength, and 1 more if the background fits.',
  'rules.tempus.card-medicine.title': 'Medicine',
  'rules.tempus.card-medicine': 'In a Babies action: one more baby, still at most one on each hex. Several add up.',
  'rules.tempus.card-transport.title': 'Transport',
  'rules.tempus.card-transport':
    'In a Move action: one more piece moves, in any way open to it and as far as usual. No piece moves twice. Several add up.',
  'rules.tempus.card-war.title': 'War Leader',
  'rules.tempus.card-war':
    'At any time in your own turn, even between two pieces of a Move: one fight that costs no token. All rules of fighting hold. You may use several, one after another. The War Leader itself does not count in its fight.',
  'rules.tempus.card-sanitation.title': 'Sanitation',
  'rules.tempus.card-sanitation':
    'In your turn: name a land hex without a city and without others’ people. It holds one more of your people than the limit. Several add up, on one hex or on different ones.',
  'rules.tempus.card-sanitation-lasts.title': 'How long it lasts',
  'rules.tempus.card-sanitation-lasts':
    'Room you do not use by the end of your turn is gone. Room you use lasts as long as nobody leaves the stack; when one piece leaves, only those who are there may stay, and nobody may come above the normal limit. When your era’s limit rises, the extra room is part of it.',
  'rules.tempus.card-religion.title': 'Religion',
  'rules.tempus.card-religion':
    'In your turn: choose a hex with another player’s people next to a hex you hold. One of those people goes back to its supply, and one from your supply joins your hex. You need a piece in your supply and room on your hex.',
  'rules.tempus.card-religion-limits.title': 'What Religion cannot do',
  'rules.tempus.card-religion-limits':
    'It cannot be used against a protected player, and cities take no part in it. The new piece may still move if your Move is not over.',
  'rules.tempus.card-government.title': 'Government: one more action',
  'rules.tempus.card-government':
    'Right after an action, if you have a token left, play Government and take your next action at once. You have no more actions than otherwise, you only take two together. Each further Government allows one more.',
  'rules.tempus.card-government-pass.title': 'Government: wait',
  'rules.tempus.card-government-pass':
    'Or play it as the only thing you do in a turn and spend no token; you will use it in a later round. This works only while somebody else still has a token, and no token can be saved for the next era.',
  'rules.tempus.card-government-table.title': 'Where the card lies',
  'rules.tempus.card-government-table':
    'It lies open in front of you until the second action is done or, if you waited, until you have used your last token. Then it is discarded.',

  'rules.tempus.chapter.cities': 'Cities',
  'rules.tempus.city-build.title': 'Build a city',
  'rules.tempus.city-build':
    'Choose a hex with at least two of your people and put a city there, of value 2, 3 or 4, but no more than the people there. All of them go back to your supply, also any that were more than the value.',
  'rules.tempus.city-where.title': 'Where not',
  'rules.tempus.city-where': 'Not beside any other city, whoever owns it, and not on mountains.',
  'rules.tempus.city-worth.title': 'What it is worth',
  'rules.tempus.city-worth':
    'A city is 1 point in every race, defends with its value, and gives its value in points at the end.',
  'rules.tempus.city-ground.title': 'What is under it',
  'rules.tempus.city-ground':
    'While the city stands, the terrain below does not count for anything. If the city is destroyed, the terrain is back.',
  'rules.tempus.city-fixed.title': 'For good',
  'rules.tempus.city-fixed':
    'One city an action. You cannot enlarge, move or give up a city. One that was destroyed goes back to your supply and can be built again.',

  'rules.tempus.chapter.race': 'The race for the next era',
  'rules.tempus.race-catch.title': 'First, catch up',
  'rules.tempus.race-catch':
    'When nobody has a token left, every marker behind the leader moves up to the leader’s box. This brings no cards.',
  'rules.tempus.race-terrain.title': 'What counts',
  'rules.tempus.race-terrain':
    'The next box names the terrain. You get 1 point for each of your people on it (people, not hexes), 1 for each laid card with that background, 1 for each laid Education, and 1 for each of your cities anywhere.',
  'rules.tempus.race-cards.title': 'Lay cards',
  'rules.tempus.race-cards':
    'In turn order you each lay any number of cards face down, or none; those who come later see how many. Then all are turned over together, counted and discarded. No card does anything else here.',
  'rules.tempus.race-win.title': 'Who moves ahead',
  'rules.tempus.race-win':
    'Whoever has the most points moves one box ahead. If several are tied for most, all of them do, even with no points at all.',
  'rules.tempus.race-win.tie':
    'The race is for Writing, and farmland counts. You and Bruno have one piece there each, Vera has none.',
  'rules.tempus.race-win.move': 'With your last action you move a second piece to farmland. Now two of yours count.',
  'rules.tempus.race-win.count':
    'Nobody has cards to lay. You have 2 points and Bruno has 1, so you alone move ahead to Writing.',
  'rules.tempus.race-bonus.title': 'Writing and Printing',
  'rules.tempus.race-bonus':
    'If the box you have just won is Writing or Printing, you draw 2 cards at once; the hand limit of the new box holds. Those who only catch up later get none.',
  'rules.tempus.example-race.title': 'A race for the hills',
  'rules.tempus.example-race':
    'You have four people in the hills and two cities, and lay Education with hills as its background: 4 + 2 + 2 = 8. Your neighbour has five people in the hills and one city, and lays two cards with hills: 5 + 1 + 2 = 8. Nobody has more, so both of you move ahead. The others follow when the next race begins.',

  'rules.tempus.chapter.end': 'The end',
  'rules.tempus.end-era.title': 'The end of an era',
  'rules.tempus.end-era':
    'All tokens come back, and the start marker goes to the next player around the table. Unless somebody has reached Flight, the next era begins.',
  'rules.tempus.end-flight.title': 'Flight',
  'rules.tempus.end-flight':
    'The game ends with the era in which somebody reaches Flight. That is always the tenth. Nothing can be done or played after that race.',
  'rules.tempus.end-points.title': 'Points',
  'rules.tempus.end-points':
    '1 point for each hex with your people that is not a mountain, however many stand there. The value of each of your cities. 3 points if you are on Flight.',
  'rules.tempus.end-winner.title': 'The winner',
  'rules.tempus.end-winner':
    'Most points win. If that is a tie, more cards in hand, then more cities; after that you share the victory. Nobody is ever out of the game: even without people you take turns, and may win.',
  'rules.tempus.example-end.title': 'Adding up',
  'rules.tempus.example-end':
    'You hold nine hexes, two of them mountains: 7 points. Cities of value 4, 3 and 3 give 10. You won the last race: 3. Together that is 20.',

  'rules.tempus.chapter.know': 'What everyone knows',
  'rules.tempus.know-open.title': 'Open and secret',
  'rules.tempus.know-open':
    'The map, people, supplies, markers and tokens are open, and so is which of your people have moved. Of others’ hands, of cards laid face down, of the deck and of the discard pile you know only how many there are.',
  'rules.tempus.know-luck.title': 'Where luck decides',
  'rules.tempus.know-luck':
    'Luck decides who begins, the order of the tiles and the order of the cards. There are no dice.',
  'rules.tempus.know-watch.title': 'Those who watch',
  'rules.tempus.know-watch': 'Spectators see only what is open, also after the end.',

  'rules.tempus.chapter.options': 'What a table can agree on',
  'rules.tempus.option-cities.title': 'Cities end protection',
  'rules.tempus.option-cities':
    'With this option cities count among the three hexes that protect you. The designer later said he would play it so.',
  'rules.tempus.option-discard.title': 'An open discard pile',
  'rules.tempus.option-discard':
    'Everyone may look through the discarded cards, and cards above the hand limit are discarded face up.',
  'rules.tempus.option-together.title': 'All lay at once',
  'rules.tempus.option-together':
    'In the race all lay their cards at the same time, without seeing how many the others lay. It is faster.',
  'rules.tempus.option-five.title': 'Cities of value 5',
  'rules.tempus.option-five': 'Some boxes have cities of value 5. They are not part of the game and not offered here.',

  'rules.tempus.chapter.forget': 'What people often forget',
  'rules.tempus.forget-tie.title': 'A tie is a defeat for the attacker',
  'rules.tempus.forget-tie':
    'Attack with at least one more than you think you need: the defender sees how many cards you laid before answering.',
  'rules.tempus.forget-three.title': 'Three hexes protect, also the leader',
  'rules.tempus.forget-three':
    'Somebody with three cities and three hexes cannot be attacked. Count before you march there.',
  'rules.tempus.forget-grass.title': 'A city eats the grass',
  'rules.tempus.forget-grass': 'Do not build on your only grass hex unless you can do without babies.',
  'rules.tempus.forget-catch.title': 'Catching up is free',
  'rules.tempus.forget-catch':
    'Whoever loses a race still gets to that era before the next race. Losing one race is no disaster; losing many means always playing with yesterday’s numbers.',
  'rules.tempus.forget-ties.title': 'Ties for most all move ahead',
  'rules.tempus.forget-ties': 'You need not beat the leader in a race. Drawing level is as good.',
  'rules.tempus.forget-mountain.title': 'Mountains give no points',
  'rules.tempus.forget-mountain':
    'They count for protection and are good to stand on, but at the end they are worth nothing.',

  'rules.tempus.index.ideas': 'All ideas',
  'rules.tempus.index.terrains': 'The terrains',
  'rules.tempus.index.eras': 'The eras',
  'rules.tempus.index.signs': 'The signs',
  'rules.tempus.copies': 'Cards by background: {copies}.',
  'rules.tempus.terrain.hexes': 'The twelve tiles have {hexes, plural, one {# such hex} other {# such hexes}}.',
  'rules.tempus.terrain.race':
    'It counts in the race for {eras}, and {cards, plural, one {# card has} other {# cards have}} it as background.',
  'rules.tempus.terrain.none':
    'It counts in no race, no card has it as background, no city stands on it, and it gives no point at the end.',
  'rules.tempus.terrain.grass': 'Babies are born here.',
  'rules.tempus.sign.token.title': 'Action token',
  'rules.tempus.sign.token': 'An action you can still take in this era.',
  'rules.tempus.sign.people.title': 'People',
  'rules.tempus.sign.people': 'People in your supply, who can still be born.',
  'rules.tempus.sign.card.title': 'Idea cards',
  'rules.tempus.sign.card': 'How many cards somebody holds.',
  'rules.tempus.sign.stack.title': 'Limit',
  'rules.tempus.sign.stack': 'How many people fit on a hex.',
  'rules.tempus.sign.lake.title': 'Lake',
  'rules.tempus.sign.lake': 'A piece goes across the lake to this hex.',
  'rules.tempus.sign.sea.title': 'Sea',
  'rules.tempus.sign.sea': 'A piece sails to this hex.',
  'rules.tempus.sign.shield.title': 'Protected',
  'rules.tempus.sign.shield': 'This player holds three hexes or fewer and cannot be attacked.',
  'rules.tempus.sign.points.title': 'Points',
  'rules.tempus.sign.points': 'What somebody would have if the game ended now.',
  'rules.tempus.sign.first.title': 'Start marker',
  'rules.tempus.sign.first': 'This player goes first in this era.',
  'rules.tempus.column.idea': 'Idea',
  'rules.tempus.column.effect': 'What it does',
  'rules.tempus.summary.era.title': 'An era',
  'rules.tempus.summary.era':
    'Take action tokens. In turn order spend one token on one action, until nobody has any. Then the race for the next era. Then the start marker goes to the next player.',
  'rules.tempus.summary.move.title': 'Move',
  'rules.tempus.summary.move':
    'As many people as your era allows, each on foot, across one lake from shore to shore, or, from Ships on, from coast to coast. Pass your own people and cities, stop on neither city nor others’ people.',
  'rules.tempus.summary.babies.title': 'Babies',
  'rules.tempus.summary.babies': 'On grass where you have people, one on each hex.',
  'rules.tempus.summary.fight.title': 'Fight',
  'rules.tempus.summary.fight':
    'One hex against a neighbouring one. Attacker lays cards face down, defender face up. People or city value, + 1 for each matching background, + 1 for Weapons, + 2 for Fort in defence. A tie is lost by the attacker, who then loses one piece; a defender who loses gives up everything there. Nobody with three hexes or fewer can be attacked.',
  'rules.tempus.summary.idea.title': 'Idea',
  'rules.tempus.summary.idea': 'Draw the cards your era says; then discard down to your limit.',
  'rules.tempus.summary.city.title': 'City',
  'rules.tempus.summary.city':
    'At least two people become a city of value 2 to 4, no more than they were. Not on mountains, not beside another city.',
  'rules.tempus.summary.race.title': 'The race',
  'rules.tempus.summary.race':
    'All catch up with the leader first. Then 1 point for each of your people on the terrain, each city, each laid card with that background, and each Education. Most points, and all who are tied for most, move ahead. The first on Writing and Printing draw 2 cards.',
  'rules.tempus.summary.end.title': 'The end',
  'rules.tempus.summary.end':
    'After the race for Flight: 1 point for each hex with your people that is not a mountain, the value of each city, 3 for Flight. Ties: cards in hand, then cities.',
} as const;

declare module '../../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
