/** English for the tutorial of Tides of Time. Marea speaks: old, dry, fond of whoever is learning, and always brief. */
export const en = {
  'lesson.tides.teacher': 'Marea',
  'lesson.tides.about':
    'Marea keeps the tide tables. She has watched a great many kingdoms come and go, and she has kept the score.',
  'lesson.tides.done': 'That is all I can teach with words. The rest you will learn from somebody who wants to win.',
  'lesson.tides.first':
    'Against a bot that is a beginner, too. It is the whole game, as there is nothing to cut: three short rounds, about fifteen minutes.',
  'lesson.tides.player.0': 'Newcomer',
  'lesson.tides.player.1': 'Marea',

  'lesson.tides.points': 'What you want',
  'lesson.tides.points.hello':
    'I am Marea, and I keep the tide tables. Two kingdoms rise here, each a row of cards: yours is the lower one, mine the upper.',
  'lesson.tides.points.aim':
    'There are three rounds, and after each the cards in your kingdom pay you points. They add up: have more than I do after the third, and you win.',
  'lesson.tides.points.card':
    'Every card has a suit and pays for something. Your Vestibule pays 3 points for each palace in your kingdom, and the Eternal Palace is one: so, 3.',
  'lesson.tides.points.garden':
    'Your Citadel pays 3 for each garden, and you have none. Play a garden: tap a card in your hand to read it, then press Play.',
  'lesson.tides.points.garden.wrong':
    'That one is a stronghold, and your Citadel pays for gardens. Tap the other card and read its suit.',
  'lesson.tides.points.counted':
    'Your last card turned out to be a palace, too. Two palaces, so the Vestibule paid 6: the number on each card is what it earned.',
  'lesson.tides.points.score':
    'That makes 12 points for you and 8 for me, as it says beside our names. A good first tide.',

  'lesson.tides.turn': 'What you do',
  'lesson.tides.turn.five':
    'A round begins with five cards in your hand and five in mine. We each choose one in secret and turn them over together.',
  'lesson.tides.turn.first':
    'Choose whichever card you like and play it. Nobody goes first here, so nobody has to wait.',
  'lesson.tides.turn.swap':
    'Both cards lie open, and now the tide turns: we have swapped hands. The four cards you hold were mine a moment ago.',
  'lesson.tides.turn.second': 'Choose again. Whatever you leave goes back to me, so leave me nothing I would enjoy.',
  'lesson.tides.turn.third':
    'You have met these three before: they are what is left of your first hand. Take one more.',
  'lesson.tides.turn.fourth':
    'Two cards. Play one, and the other is my last card, whether I like it or not: you choose for both of us.',
  'lesson.tides.turn.round':
    'The fifth card plays itself, and the round is counted. Choose, turn over, swap: that is a whole round.',

  'lesson.tides.more': 'More than the other',
  'lesson.tides.more.library':
    'Your Great Library pays 7 if you have more temples than I have. Equal is not more: a tie pays nothing.',
  'lesson.tides.more.temple': 'We have one temple each. Tip the balance.',
  'lesson.tides.more.temple.wrong':
    'Then we would still have one temple each, and the Great Library would pay nothing. There is a temple in your hand.',
  'lesson.tides.more.mine':
    'Neatly done. But look: my Golden Ziggurat pays me 7 if I have more palaces than you, and I have just played one.',
  'lesson.tides.more.deny': 'You have no palace, so those 7 points are mine. Unless you do something about it.',
  'lesson.tides.more.deny.wrong':
    'Then the Eternal Palace would be my last card, and I would have two palaces to none. Take it away from me.',
  'lesson.tides.more.counted':
    'Two temples to one: 7 for you. One palace each: nothing for me. What you keep from me is worth as much as what you take.',

  'lesson.tides.relic': 'What lasts',
  'lesson.tides.relic.back':
    'After the first round, and after the second, your five cards come back to you. You choose one that will stand for good and one that the tide takes away.',
  'lesson.tides.relic.keep':
    'Keep a card that has paid: as a relic it stays and pays again each round. Then choose another, to leave the game.',
  'lesson.tides.relic.keep.wrong':
    'Gods’ Baths paid you nothing, as you have no stronghold. Keep a card that shows points.',
  'lesson.tides.relic.there':
    'There it stands, with its token. Its suit counts and its power pays until the end, and nobody can move it.',
  'lesson.tides.relic.removed':
    'The two cards we removed lie face up beside the deck. Nobody will play them again in this game.',
  'lesson.tides.relic.known':
    'The other three stay in your hand, and you drew two. I know your three, as I saw you play them; and you know three of mine.',
  'lesson.tides.relic.on':
    'You drew two odd ones, as it happens: I will come to those. Play on with whichever card you like.',
  'lesson.tides.relic.six':
    'And so it goes on. With your relic your kingdom counts six cards this time, and with a second one seven in the last round.',

  'lesson.tides.odd': 'Odd cards',
  'lesson.tides.odd.nest':
    'A few cards follow rules of their own. My King’s Nest pays nothing itself, but with it I win every tie on my own cards.',
  'lesson.tides.odd.port':
    'My Sapphire Port has no suit. It pays 8 if my best other card has earned more than your best card.',
  'lesson.tides.odd.tie':
    'You want more temples again, it is one to one, and you hold no temple. Read both your cards: one of them makes a temple count twice.',
  'lesson.tides.odd.tie.wrong':
    'The Jinn Shackles pay for temples, but they are a stronghold. It would still be one temple each.',
  'lesson.tides.odd.roof':
    'The Roof of the World doubles your largest suit; if several are equal, all of them. So your one temple counted as two, and beat mine.',
  'lesson.tides.odd.mole':
    'Remember two more: the Molehill pays 8 if you have more suits with exactly one card than I do, and the Maze of the Damned pays 13 for all five suits.',

  'lesson.tides.last': 'The last round',
  'lesson.tides.last.behind':
    'Our last round, almost over. Before it is counted you have 13 points and I have 19: you are six behind.',
  'lesson.tides.last.maze':
    'But your Maze of the Damned is a relic. It pays 13 if your kingdom has all five suits, and you lack only a library and a stronghold.',
  'lesson.tides.last.know':
    'You know what I hold, as you have just passed it to me: two cards, both libraries. I play one, and the other comes to you.',
  'lesson.tides.last.win': 'A library is coming to you in any case. So which card do you play?',
  'lesson.tides.last.win.wrong':
    'That would be one more garden, and no stronghold: the Maze would pay nothing, and I would win. Choose again.',
  'lesson.tides.last.won': 'All five suits, 13 points for the Maze: 48 to 43. It is your kingdom, until the next tide.',

  'lesson.tides.tip.read': 'Your card will lie here. Tap a card in your hand to read what it would pay now.',
  'lesson.tides.tip.swap': 'You have swapped hands. What you do not play now goes back to your opponent.',
  'lesson.tides.tip.two': 'Two cards left: the one you do not play must go into your opponent’s kingdom.',
  'lesson.tides.tip.relic':
    'Keep a card that pays for what you will collect again, and remove one your opponent would love to play.',
  'lesson.tides.tip.known': 'You know three of the five cards in your opponent’s hand: you saw them played last round.',
  'lesson.tides.tip.last': 'The last round: whatever you have never seen is in your opponent’s hand now.',
} as const;

declare module '../../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
