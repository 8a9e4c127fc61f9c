/** English for the tutorial of Tempus. Bruno speaks: a surveyor, hearty and quick, who counts everything and likes being beaten. */
export const en = {
  'lesson.tempus.teacher': 'Bruno',
  'lesson.tempus.about':
    'Bruno measures islands for a living. He brings a rod, good boots and his friend Vera, as Tempus takes three.',
  'lesson.tempus.done': 'You know all I know, and I have walked this island twice. Now beat somebody who is not me!',
  'lesson.tempus.first':
    'Against two beginners, the smallest table there is. In races all lay cards at once, which is quicker; nothing else is cut. Ten eras, less than an hour; stop whenever you like.',
  'lesson.tempus.player.0': 'Newcomer',
  'lesson.tempus.player.1': 'Bruno',
  'lesson.tempus.player.2': 'Vera',

  'lesson.tempus.points': 'What you want',
  'lesson.tempus.points.hello':
    'Bruno is the name, and I measure islands. We are in the middle of a game: the lit hexes are where your people stand. The others are Vera’s and mine.',
  'lesson.tempus.points.hexes':
    'A game is ten eras, and points are counted at its end. Every hex with your people is 1 point, however many stand there. You hold four: that is the 4 beside your name.',
  'lesson.tempus.points.mountain':
    'Grass, farmland, hills, forest: all the same to the count. Only mountains, such as this one, are worth nothing. Nice view, though.',
  'lesson.tempus.points.spread':
    'Two people on one hex, and one would do. Press Move, tap your two on the farmland, then free land beside them.',
  'lesson.tempus.points.spread.mountain':
    'A mountain, my friend! You may stand there, but it pays nothing. Pick another hex.',
  'lesson.tempus.points.spread.wrong':
    'That does not get you one more hex. Press Move, take one of two people who share a hex, and send it where nobody stands.',
  'lesson.tempus.points.more':
    'One more hex, one more point: 5. That number is what you would have if the game ended now, so you always know where you are.',
  'lesson.tempus.points.city':
    'Vera has made two of her people into a city. It is worth 2, where the two were worth 1. Larger cities are worth 3 or 4.',
  'lesson.tempus.points.flight':
    'And whoever is first to reach Flight, the last box of the track, gets 3 more. Hexes, cities, Flight: nothing else counts at the end.',

  'lesson.tempus.turn': 'What you do',
  'lesson.tempus.turn.tokens':
    'Back to the beginning of that game. The three small tokens beside your name are your actions in this era: we take turns, one action each, until all are spent.',
  'lesson.tempus.turn.able':
    'Here is what you can do in your era: 1 piece moves, 1 hex far; 1 baby at a time; and at most 2 people on a hex.',
  'lesson.tempus.turn.rest':
    'Next, no travel by sea; draw 1 card, hold no more than 5; and 3 actions. Do not learn it by heart: it stands there, and a tap tells you more.',
  'lesson.tempus.turn.baby':
    'First, more people! Babies are born on grass where you have somebody. Press Babies, tap one of your two grass hexes, and press End turn.',
  'lesson.tempus.turn.baby.wrong':
    'All in good time. Three people are few: press Babies, tap a grass hex where one of them stands, and end your turn.',
  'lesson.tempus.turn.round':
    'There it is, from your supply: you have 16 people in all. One token is spent; Vera and I have had a baby each, and it is your turn again.',
  'lesson.tempus.turn.move':
    'Now stretch your legs. Press Move, tap one of your people, then any hex that lights up; and End turn.',
  'lesson.tempus.turn.move.wrong':
    'Good, too, but let us walk this time: press Move, tap a piece, then a hex that lights up.',
  'lesson.tempus.turn.five':
    'One token left. You know Move and Babies; Idea draws cards, and City and Fight come later. Take any of them as often as you like.',

  'lesson.tempus.race': 'The race',
  'lesson.tempus.race.track':
    'These boxes are the eras. All three of us stand on Start. When the last token is spent, we race for the next box, Writing.',
  'lesson.tempus.race.terrain':
    'The framed box is what we race for, and its picture says what counts there: farmland. Each of your people on farmland is 1 in this race; people elsewhere are nothing.',
  'lesson.tempus.race.tie':
    'The number beside the farmland sign is what each of us has so far: you 1, I 1, Vera nothing. It counts in this race only, not at the end.',
  'lesson.tempus.race.farm':
    'Equal, so we would both move up. One action is left: press Move, bring a second piece to your farmland, which has room for one more, and end your turn.',
  'lesson.tempus.race.farm.wrong':
    'Then you would have one piece on farmland at most, no more than I. Press Move, and bring another one there.',
  'lesson.tempus.race.won':
    'Two to one! Whoever has the most moves up one box, and if several are equal, they all do. You stand on Writing, alone.',
  'lesson.tempus.race.gift':
    'The first on Writing draw two idea cards, and here they are. Printing, further on, has the same present.',
  'lesson.tempus.race.better':
    'And look at what you can do: an Idea draws 2 cards now, for you but not for us. Each box makes you better at something.',
  'lesson.tempus.race.behind':
    'Just before the next race Vera and I move up to you, without a present. So a lead lasts one era, and nobody is left behind for long.',

  'lesson.tempus.ideas': 'Ideas',
  'lesson.tempus.ideas.two':
    'Every idea card can be used in two ways. Its name is something it does; its background is a terrain that can help in a race or a fight.',
  'lesson.tempus.ideas.draw': 'Drawing more of them is an action. Press Idea.',
  'lesson.tempus.ideas.draw.wrong': 'Later, gladly. I would like you to have more cards first: press Idea.',
  'lesson.tempus.ideas.end':
    'Two new ones. Playing cards is no action: you may do it at any time in your turn, even now, before it ends. Keep these, and press End turn.',
  'lesson.tempus.ideas.end.wrong':
    'Sanitation makes room for one more on a hex. You need no room now, but soon you will need this card. Press End turn.',
  'lesson.tempus.ideas.medicine':
    'Medicine brings one more baby. Press Babies and tap a grass hex. Then tap Medicine and One more baby, the other grass hex, and End turn.',
  'lesson.tempus.ideas.medicine.wrong':
    'Not quite: Babies and a grass hex, then Medicine, then the other grass hex, as each has only one baby at a time. At last, End turn.',
  'lesson.tempus.ideas.hill':
    'The next race is about hills, and you have nobody there. Press Move, take one piece to a hill, and press End turn.',
  'lesson.tempus.ideas.hill.wrong':
    'That brings nobody to the hills, or costs you a card that counts there. Press Move, a piece, a hill beside it; then End turn.',
  'lesson.tempus.ideas.lay':
    'Vera has 3 on hills, you 1. Tap cards to lay them: any with a hill as background is +1, and Education is +1 besides. Use what you need, then press Lay.',
  'lesson.tempus.ideas.lay.waste':
    'Four would do it, but Weapons has farmland behind it and counts nothing here. Laid cards are gone: keep that one.',
  'lesson.tempus.ideas.lay.tie':
    'That makes 3, as many as Vera has, and she would come along. One more card of yours shows a hill.',
  'lesson.tempus.ideas.lay.wrong':
    'Too few: Vera has 3. The number on each card says what it counts here. Add them to the 1 you have.',
  'lesson.tempus.ideas.won':
    'Four to three, and Agriculture is yours alone: two babies at a time. Laid cards are gone, win or lose, so lay what you need and no more.',

  'lesson.tempus.cities': 'Cities',
  'lesson.tempus.cities.stock':
    'Tap the signs below your name and they explain themselves. You can still build eight cities: three of value 2, three of value 3, two of value 4.',
  'lesson.tempus.cities.how':
    'It takes at least two people on one hex, and as many as the city’s value. In your era only 2 fit on a hex, so a 2 it is.',
  'lesson.tempus.cities.build':
    'Build on the farmland: press City, tap your two people there, then Value 2. Your other two stand on grass, and grass is for babies.',
  'lesson.tempus.cities.build.grass': 'That is grass, and no baby is ever born in a city. Build on the farmland.',
  'lesson.tempus.cities.build.wrong': 'Let us build first: press City, then tap your two people on the farmland.',
  'lesson.tempus.cities.pays':
    'The hex was worth 1 and the city is worth 2: you have 5. The two people are back in your supply, 12 now, and can be born again.',
  'lesson.tempus.cities.race':
    'A city also counts 1 in every race, whatever the terrain. The next one is about forest: you have nobody there, and still 1.',
  'lesson.tempus.cities.apart':
    'No city may stand beside another, be it yours or not, and none on a mountain. And the terrain below is gone: no farmland any more.',
  'lesson.tempus.cities.larger':
    'From Cities on three people fit on a hex, enough for a 3; from Industry on four, for a 4. Your largest ones can wait.',

  'lesson.tempus.fights': 'Fights',
  'lesson.tempus.fights.border':
    'My two people have come close to yours, and I mean to stay. Nobody may walk onto a hex of somebody else: you would have to fight for it.',
  'lesson.tempus.fights.shield':
    'Whoever has people on three hexes or fewer cannot be attacked; cities do not count for this. That is the little shield: Vera and you have it. I hold five hexes.',
  'lesson.tempus.fights.strength':
    'Count the people: your two against my two. The attacker must have more, as a tie is lost. So you need a card.',
  'lesson.tempus.fights.weapons':
    'Weapons is 1 strength in any fight. Its background is farmland, and I stand on farmland: 1 more. That makes 2 + 2.',
  'lesson.tempus.fights.attack': 'Come on, then: press Fight, tap your two people and mine, and press Attack.',
  'lesson.tempus.fights.attack.wrong': 'Do not spare me! Press Fight, tap your two people, then mine beside them.',
  'lesson.tempus.fights.lay':
    'You lay cards face down, then the defender lays some face up. Tap Weapons and press Lay this card. I have none to answer with.',
  'lesson.tempus.fights.lay.wrong':
    'Two against two is a tie, and you would lose a piece. Tap Weapons first, then lay it.',
  'lesson.tempus.fights.advance':
    'Four to two: my people are off, back to my supply. How many of yours go in? Let one go and one stay.',
  'lesson.tempus.fights.advance.nobody': 'All that for an empty field? Send one in, and the hex is yours.',
  'lesson.tempus.fights.advance.wrong': 'Then the hex they come from is empty. One in each is worth a point more.',
  'lesson.tempus.fights.won':
    '6 points, well fought. Had you lost, it would have cost you one piece and me nothing. A city defends itself with its value, and its owner says which terrain counts on the cards.',

  'lesson.tempus.further': 'Further on',
  'lesson.tempus.further.lake':
    'Water with land all around is a lake. From the first era on, a piece on its shore may cross to any other shore: that is its whole move.',
  'lesson.tempus.further.cross':
    'The next race is about forest, and there is some on the far shore. Press Move, tap a piece beside the lake, then the lit forest.',
  'lesson.tempus.further.cross.wrong':
    'I meant the forest across the water. Press Move, take a piece from the near shore, and tap the lit hex.',
  'lesson.tempus.further.sea':
    'The open sea is the same from Ships on: from any coast to any other, in one move. Then nobody is far away from anybody.',
  'lesson.tempus.further.transport':
    'There are other ideas, too. Transport moves one more piece, and Fort is 2 strength for a defender. The Reference, lit above, shows every card.',
  'lesson.tempus.further.war':
    'War Leader is a fight that costs no action. Religion takes a neighbour’s piece off the map and puts one of yours on your hex beside it.',
  'lesson.tempus.further.government':
    'Government lets you do two actions in one turn, or wait and keep one for later. It never gives you an extra one.',
  'lesson.tempus.further.first':
    'The sign beside Vera’s name: she goes first in this era, and in the next it is your turn to. Whoever acts last sees what the others have before the race.',
  'lesson.tempus.further.end':
    'The tenth race is for Flight, and then we count. In the last era spread out, build with what is left, and guard your thin spots.',

  'lesson.tempus.island': 'Making the island',
  'lesson.tempus.island.tiles':
    'One thing comes before all that: making the island. We place tiles in turn, eight with three players, and whatever stays empty is water.',
  'lesson.tempus.island.why':
    'Where to? You will start on two or three hexes side by side. You want grass for babies, farmland for the first race, hills for the second: like these here.',
  'lesson.tempus.island.tile':
    'Put your tile wherever you like, as long as it touches the land: turn it, tap the map, press Place it here. Water closed in becomes a lake.',
  'lesson.tempus.island.grass':
    'The island is done, and your first three people land. Begin with one on grass: tap one of the two lit hexes.',
  'lesson.tempus.island.grass.wrong':
    'You could, but I have walked around, and the lit grass is better: farmland and hills are right beside it.',
  'lesson.tempus.island.farm': 'The next one on the farmland beside it: a point in the first race before it has begun.',
  'lesson.tempus.island.farm.wrong': 'A fine spot, but the first race is about farmland. Tap the lit hex.',
  'lesson.tempus.island.third':
    'The third is up to you: another grass hex, or the same one. The hexes have to touch, with two people on one at most.',
  'lesson.tempus.island.ready':
    'Now Vera and I would land, and the first era begins. Tokens, turns, the race; ten times. You know the rest.',

  'lesson.tempus.tip.tile':
    'Where to? Put grass and farmland side by side: babies are born on grass, and the first race is about farmland. You will settle near them.',
  'lesson.tempus.tip.people':
    'Three people, on hexes that touch. Grass with farmland beside it is a good home; mountains are not.',
  'lesson.tempus.tip.first':
    'Your first action. Babies are rarely wrong in the beginning: more people do more of everything.',
  'lesson.tempus.tip.race':
    'Last round of this era. The race counts people on farmland: have you more there than the others?',
  'lesson.tempus.tip.hills': 'From now on hills count. The terrain of the next race is always marked on the track.',
  'lesson.tempus.tip.lay':
    'Each card says what it counts here. Lay enough to be first, or none at all: laid cards are gone.',
  'lesson.tempus.tip.city': 'Two people on a hex that is not grass can become a city: 2 points, and 1 in every race.',
  'lesson.tempus.tip.open':
    'You hold more than three hexes, so you can be attacked. Two people on a border hex keep neighbours polite.',
  'lesson.tempus.tip.limit': 'Too many cards. Keep those whose background is the terrain of the next race, and a Fort.',
  'lesson.tempus.tip.defend':
    'You are attacked, and you win a tie. Fort is worth most; cards that do not change the result are better kept.',
  'lesson.tempus.tip.ships':
    'You have ships: a piece on any coast can sail to any other. Look for empty land far away.',
  'lesson.tempus.tip.last': 'The last era. Every empty hex beside you is a point, and first on Flight is 3.',
} as const;

declare module '../../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
