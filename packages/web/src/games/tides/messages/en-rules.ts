/** English for the rulebook of Tides of Time. */
export const en = {
  'rules.tides.chapter.about': 'What it is about',
  'rules.tides.about-aim.title': 'The aim',
  'rules.tides.about-aim':
    'You and one opponent each build a kingdom three times over, out of the same eighteen cards. A kingdom is simply the row of cards lying face up in front of you. After each of three rounds both kingdoms score. Whoever has more points in total wins.',
  'rules.tides.about-play.title': 'What you do',
  'rules.tides.about-play':
    'You hold five cards. You choose one in secret, your opponent does the same, and both cards are turned over together. Then you swap the cards you have left. So everything you do not play goes to your opponent, and comes back to you one card shorter.',
  'rules.tides.about-lasts.title': 'What lasts',
  'rules.tides.about-lasts':
    'After the first and the second round you keep one of your five cards as a relic. It stays in your kingdom to the end and scores again every time. You also throw one card out of the game. Three rounds, fifteen choices and two relics: a game takes about fifteen minutes.',
  'rules.tides.about-cards.title': 'What a card does',
  'rules.tides.about-cards':
    'Almost every card has a suit and a way to earn points, and the two have little to do with each other: a palace may pay you for libraries. A good kingdom is one in which your cards pay for one another while your opponent lacks just the card they need.',

  'rules.tides.chapter.start': 'Before the first card',
  'rules.tides.start-players.title': 'Two players',
  'rules.tides.start-players':
    'Tides of Time is for exactly two, and both follow the same rules. Nobody goes first: you always choose at the same time.',
  'rules.tides.start-box.title': 'What is in the box',
  'rules.tides.start-box':
    'There are eighteen cards, each of them once. Three belong to each of the five suits, and three have no suit. Relic tokens only mark which cards are relics; they do nothing themselves.',
  'rules.tides.start-deal.title': 'The deal',
  'rules.tides.start-deal':
    'The cards are shuffled and each of you gets five. The other eight wait face down in the deck. Whenever cards are drawn, one player takes all of theirs from the top and then the other does; that order changes nobody’s chances and only makes a game repeatable.',
  'rules.tides.start-empty.title': 'Nothing yet',
  'rules.tides.start-empty': 'Both kingdoms are empty, no card is out of the game, and both totals are 0.',

  'rules.tides.chapter.draft': 'Choosing and swapping',
  'rules.tides.draft-secret.title': 'Choose in secret',
  'rules.tides.draft-secret':
    'A round has five picks. In each pick you choose one card from your hand, without knowing what your opponent chooses. You must choose; there is no passing.',
  'rules.tides.draft-reveal.title': 'Turn over together',
  'rules.tides.draft-reveal':
    'Your card lies face down until both of you have chosen. Then both cards are turned over and each goes into the kingdom of the player who chose it.',
  'rules.tides.draft-final.title': 'No second thoughts',
  'rules.tides.draft-final':
    'Once you have chosen, the choice stands. Until the cards are turned over your opponent learns only that you have chosen, never what.',
  'rules.tides.draft-swap.title': 'Swap hands',
  'rules.tides.draft-swap':
    'After each of the first four picks you swap your whole hands: first four cards, then three, two and one.',
  'rules.tides.draft-last.title': 'The last card chooses itself',
  'rules.tides.draft-last':
    'The fifth card is the one you receive in the fourth swap. You have no choice about it, so it is played for you. With two cards left, then, you decide two things at once: what you play and what your opponent must play.',
  'rules.tides.example-draft.title': 'Which cards you will see again',
  'rules.tides.example-draft':
    'You begin with five cards and play one. Your opponent takes one of the other four. Of the remaining three you play another, they take one more, and the last comes back to you. So of your first five cards you play three and your opponent two; of theirs, they play three and you two.',
  'rules.tides.draft-stays.title': 'What is played stays',
  'rules.tides.draft-stays':
    'A card in a kingdom cannot be moved, covered or cancelled until the round has been scored.',
  'rules.tides.draft-end.title': 'The end of a round',
  'rules.tides.draft-end': 'After the fifth pick both hands are empty and the round is scored.',

  'rules.tides.chapter.score': 'Scoring a round',
  'rules.tides.score-kingdom.title': 'What counts',
  'rules.tides.score-kingdom':
    'Everything face up in front of you counts: the five cards of this round and your relics. That makes five cards in the first round, six in the second and seven in the third.',
  'rules.tides.score-each.title': 'Every card once',
  'rules.tides.score-each':
    'Each card of your kingdom scores once in a round, and a relic scores again in each later round. A suit is not used up by being counted: one garden can help three different cards, and also the card it is printed on.',
  'rules.tides.score-fixed.title': 'Nothing to decide',
  'rules.tides.score-fixed':
    'Both kingdoms are scored as they lie, at the same moment. You decide nothing any more. The order in which the cards were played, where they lie and which of them are relics make no difference.',
  'rules.tides.score-order.title': 'In this order',
  'rules.tides.score-order':
    'First count the suits in each kingdom. Then double what the Roof of the World doubles; from now on these are the numbers that count, for both players. Then every card scores except the Sapphire Port, and last the Port. Add it all up.',
  'rules.tides.score-nosuit.title': 'Cards without a suit',
  'rules.tides.score-nosuit':
    'The Molehill, the Roof of the World and the Sapphire Port have no suit. They never add to any suit, and having none is not a sixth suit.',
  'rules.tides.score-sum.title': 'Adding up',
  'rules.tides.score-sum':
    'A card earns its points or nothing, never less. What you score is added to your total, and everybody sees both totals.',
  'rules.tides.example-score.title': 'A first round',
  'rules.tides.example-score':
    'You have The Vestibule (3 points for each palace), King’s Nest and Ancient Divide (both palaces), Old Man’s Pass and The Eye of the North (both strongholds). The Vestibule earns 3 for each of 2 palaces: 6. Ancient Divide earns 7, because your 2 strongholds are more than the 1 your opponent can have. Old Man’s Pass needs libraries, and you have none: 0. The Eye of the North pays 3 for each suit you lack, here libraries and gardens: 6. King’s Nest earns nothing itself. Together that is 19.',

  'rules.tides.chapter.cards': 'The cards by what they do',
  'rules.tides.cards-each.title': 'Points for each card',
  'rules.tides.cards-each':
    'Five cards pay 3 points for each card of one suit in your kingdom. Eternal Palace counts libraries, The Citadel of the Prophets gardens, Gods’ Baths strongholds, The Jinn Shackles temples and The Vestibule palaces.',
  'rules.tides.cards-majority.title': 'More than the other',
  'rules.tides.cards-majority':
    'Five cards pay 7 points if you have more cards of a suit than your opponent. Ancient Divide compares strongholds, The Great Library of Ahm temples, Golden Ziggurat palaces, Old Man’s Pass libraries and Blood-tear Spring gardens. A tie earns nothing, unless you have King’s Nest.',
  'rules.tides.cards-majority.aim':
    'The Great Library of Ahm pays you 7 points if you have more temples than Bruno. Now each of you has one temple.',
  'rules.tides.cards-majority.temple': 'You play another temple, Bruno plays a palace. Now it is two temples to one.',
  'rules.tides.cards-majority.score':
    'Then you play a palace, and palaces are one to one. The Great Library of Ahm earns 7 points. Golden Ziggurat compares palaces, and a tie earns nothing.',
  'rules.tides.cards-majority-one.title': 'One is enough, none is not',
  'rules.tides.cards-majority-one':
    'One against none is more. But you need at least one card of that suit: none against none earns nothing, even with King’s Nest. Nothing else in your opponent’s kingdom matters for it.',
  'rules.tides.cards-majority-roof.title': 'Doubled suits are compared doubled',
  'rules.tides.cards-majority-roof':
    'If either of you has the Roof of the World, its doubled suits are what is compared. Your own Roof can win you a majority, and your opponent’s can take one from you.',
  'rules.tides.cards-sets.title': 'Sets',
  'rules.tides.cards-sets':
    'The Mana Well pays 9 points for each set of a palace, a stronghold and a temple; The Sky Pillars pay 5 for each set of a library and a garden. The scarcest suit of the set decides how many sets you have.',
  'rules.tides.cards-maze.title': 'All five suits',
  'rules.tides.cards-maze':
    'The Maze of the Damned pays 13 points if your kingdom has all five suits. It is a garden itself, so it brings one of them. It pays once, however many such sets you could make.',
  'rules.tides.cards-eye.title': 'What you lack',
  'rules.tides.cards-eye':
    'The Eye of the North pays 3 points for each suit you have no card of. It is a stronghold itself, so it can find at most four missing suits: 12 points.',

  'rules.tides.chapter.special': 'Four cards that need a closer look',
  'rules.tides.nest.title': 'King’s Nest wins ties',
  'rules.tides.nest':
    'King’s Nest is a palace and earns nothing. But while it is in your kingdom you win every tie on your own comparing cards: the five that pay for a majority, The Molehill and The Sapphire Port.',
  'rules.tides.nest-limits.title': 'What it cannot do',
  'rules.tides.nest-limits':
    'You must own the card that compares. King’s Nest never turns a loss into a win and never takes points from your opponent. There is only one, so your opponent’s ties earn nothing while you have it.',
  'rules.tides.nest-not.title': 'Where it does not apply',
  'rules.tides.nest-not':
    'It does not choose among suits for the Roof of the World, and it does not break a tie at the end of the game. As a relic it works in every later round.',
  'rules.tides.roof.title': 'The Roof of the World doubles',
  'rules.tides.roof':
    'The Roof of the World doubles your most numerous suit. If several are tied for most, all of them are doubled. It earns nothing itself and has no suit.',
  'rules.tides.example-roof.title': 'Doubling',
  'rules.tides.example-roof':
    'Two gardens, two temples and one library become four gardens, four temples and one library. Four different suits with one card each all become two.',
  'rules.tides.roof-what.title': 'What uses the doubled numbers',
  'rules.tides.roof-what':
    'Everything that counts suits: majorities on both sides, cards that pay for each, sets and The Maze of the Damned. Doubling happens once, before any card scores, and only in the kingdom of its owner. The Sapphire Port feels it only through the points of the other cards.',
  'rules.tides.roof-eye.title': 'Missing suits stay missing',
  'rules.tides.roof-eye': 'Twice nothing is nothing, so The Eye of the North pays as before.',
  'rules.tides.mole.title': 'The Molehill counts single suits',
  'rules.tides.mole':
    'A single suit is one you count exactly once. The Molehill pays 8 points if you have more single suits than your opponent; with King’s Nest a tie is enough.',
  'rules.tides.mole-roof.title': 'Under the Roof',
  'rules.tides.mole-roof':
    'A suit that the Roof of the World doubles from one to two is no longer single. This holds for the kingdom of the Roof’s owner, whichever of you has The Molehill. The printed rules do not say; a table can agree on the other reading.',
  'rules.tides.mole-zero.title': 'None against none',
  'rules.tides.mole-zero':
    'With King’s Nest The Molehill pays 8 even if neither of you has a single suit, as it asks for no minimum. A table can agree otherwise.',
  'rules.tides.port.title': 'The Sapphire Port comes last',
  'rules.tides.port':
    'The Sapphire Port is scored when all other cards have their points. It pays 8 if your best card earned more this round than your opponent’s best card; with King’s Nest a tie is enough.',
  'rules.tides.port-best.title': 'The best card',
  'rules.tides.port-best':
    'Compare single cards, not sums, and only what they earned in this round. All the sets of one Mana Well are that one card’s points, and relics take part.',
  'rules.tides.port-zero.title': 'Not its own points, and not nothing',
  'rules.tides.port-zero':
    'The Port’s own 8 points do not count for it, and a card that earned nothing is no best card: if nothing of yours has scored, the Port earns nothing, even against nothing and even with King’s Nest. There is only one Port, so it never meets another.',

  'rules.tides.chapter.relics': 'Between the rounds',
  'rules.tides.relic-back.title': 'Take your cards back',
  'rules.tides.relic-back':
    'After the first and the second round you take back the five cards you played in that round. Relics you already have stay where they are.',
  'rules.tides.relic-choose.title': 'Keep one, remove one',
  'rules.tides.relic-choose':
    'Choose in secret one of the five to keep as a relic and a different one to remove. You must do both. The choices of both players are shown at the same time.',
  'rules.tides.relic-choose.back':
    'The round is scored. You take back your five cards, keep one of them as a relic and remove another.',
  'rules.tides.relic-choose.keep':
    'You keep The Great Library of Ahm and Bruno keeps Ancient Divide. Both stay to the end and score in every round.',
  'rules.tides.relic-choose.six':
    'Three cards stay in your hand, and you draw two. In the second round six cards count: five that you play, and the relic.',
  'rules.tides.relic-forever.title': 'Relics are for good',
  'rules.tides.relic-forever':
    'A relic goes back into your kingdom with a token and stays to the end of the game. It keeps its suit and its power and scores in every later round. It can never be picked up, passed on or exchanged.',
  'rules.tides.relic-removed.title': 'Removed is removed',
  'rules.tides.relic-removed': 'The card you remove lies face up for both to see and never comes back.',
  'rules.tides.relic-refill.title': 'Five cards again',
  'rules.tides.relic-refill':
    'The other three cards stay in your hand. You each draw two more, and the next round begins.',
  'rules.tides.relic-third.title': 'Not after the third round',
  'rules.tides.relic-third':
    'After the third round there are no more relics. By then every card has appeared: four are relics, four are removed, ten are played, and the deck is empty.',

  'rules.tides.chapter.know': 'What you can know',
  'rules.tides.know-open.title': 'Open to all',
  'rules.tides.know-open':
    'Both kingdoms, the relics, the removed cards, the number of cards in the deck and in each hand, all scores, and whether somebody has chosen.',
  'rules.tides.know-secret.title': 'Secret',
  'rules.tides.know-secret':
    'Your hand is yours alone. Nobody knows the order of the deck. What you have chosen is secret until it is turned over.',
  'rules.tides.know-remember.title': 'What memory tells you',
  'rules.tides.know-remember':
    'From the second pick of a round you have seen all ten cards: those you hold and those you gave away. So you know what your opponent holds, and which cards must still be in the deck, though never in which order.',
  'rules.tides.know-first.title': 'The first pick of each round',
  'rules.tides.know-first':
    'In round one your opponent’s hand could be any of 1287. In round two you know three of their cards, because you saw which ones they kept; the two they drew make 15 possible hands. In round three you know everything: their two new cards are the only two that have never been seen.',
  'rules.tides.know-aid.title': 'The memory aid',
  'rules.tides.know-aid':
    'A table can agree on a memory aid. It shows both players what they could have remembered, and nothing more.',

  'rules.tides.chapter.end': 'The end',
  'rules.tides.end-when.title': 'Three rounds',
  'rules.tides.end-when': 'The game ends when the third round has been scored.',
  'rules.tides.end-win.title': 'The winner',
  'rules.tides.end-win': 'Add your three rounds. The higher total wins.',
  'rules.tides.end-tie.title': 'A tie',
  'rules.tides.end-tie': 'With equal totals you both win. King’s Nest does not help here.',

  'rules.tides.chapter.options': 'What a table can agree on',
  'rules.tides.option-mole.title': 'The Molehill and the Roof',
  'rules.tides.option-mole':
    'Usually The Molehill reads the doubled numbers. When the option is off, a suit on exactly one card is single whatever the Roof does.',
  'rules.tides.option-zero.title': 'The Molehill’s empty tie',
  'rules.tides.option-zero':
    'Usually King’s Nest also wins The Molehill’s tie of none against none. When the option is off, that tie earns nothing.',

  'rules.tides.chapter.forget': 'What people often forget',
  'rules.tides.forget-own.title': 'A card may count itself',
  'rules.tides.forget-own':
    'The Maze of the Damned is one of its own five suits, and The Eye of the North is never missing its own stronghold.',
  'rules.tides.forget-nest.title': 'King’s Nest needs another card',
  'rules.tides.forget-nest': 'A tie in temples is worth nothing if you do not own The Great Library of Ahm.',
  'rules.tides.forget-swap.title': 'You swap before the last card, too',
  'rules.tides.forget-swap': 'The card you leave as the very last one is played by your opponent, not by you.',
  'rules.tides.forget-relic.title': 'The relic is one of this round’s five',
  'rules.tides.forget-relic':
    'You cannot trade an old relic for a better one, so think in round one about what will still pay with seven cards in the kingdom.',
  'rules.tides.forget-remove.title': 'Removing can hurt the other player',
  'rules.tides.forget-remove':
    'The card you remove need not be your worst. It may be the one your opponent would love to be handed next round.',

  'rules.tides.index.cards': 'All cards',
  'rules.tides.index.suits': 'The suits',
  'rules.tides.index.signs': 'The signs on the cards',
  'rules.tides.sign.more.title': 'More than the other',
  'rules.tides.sign.more': 'You need more of it than your opponent has.',
  'rules.tides.sign.each.title': 'For each',
  'rules.tides.sign.each': 'Points for each of these you have.',
  'rules.tides.sign.missing.title': 'A missing suit',
  'rules.tides.sign.missing': 'A suit of which your kingdom has no card.',
  'rules.tides.sign.single.title': 'A single suit',
  'rules.tides.sign.single': 'A suit you count exactly once.',
  'rules.tides.sign.best.title': 'The best card',
  'rules.tides.sign.best': 'The card that earned the most points in this round.',
  'rules.tides.sign.equal.title': 'A tie',
  'rules.tides.sign.equal': 'Both players have the same.',
  'rules.tides.column.card': 'Card',
  'rules.tides.column.suit': 'Suit',
  'rules.tides.column.points': 'What it earns',
  'rules.tides.summary.round.title': 'A round',
  'rules.tides.summary.round':
    'Five picks. Both choose a card in secret, turn it over together, then swap the cards that are left. After the fifth pick both kingdoms are scored.',
  'rules.tides.summary.relics.title': 'After rounds 1 and 2',
  'rules.tides.summary.relics':
    'Take back the five cards you played in this round. Keep one as a relic, remove another, both in secret and shown together. Draw two: you have five cards again.',
  'rules.tides.summary.score.title': 'Scoring',
  'rules.tides.summary.score':
    '1. Count the suits. 2. The Roof of the World doubles its owner’s largest suit, or all that are tied for largest. 3. Score every card except The Sapphire Port. 4. Score The Sapphire Port. Relics score again each time.',
  'rules.tides.summary.ties.title': 'Ties',
  'rules.tides.summary.ties':
    'A tie earns nothing, unless you have King’s Nest and own the card that compares. A majority needs at least one card of the suit.',
  'rules.tides.summary.end.title': 'The end',
  'rules.tides.summary.end': 'After three rounds the higher total wins. With equal totals both win.',
} as const;

declare module '../../../i18n/index.ts' {
  interface Messages extends Record<keyof typeof en, string> {}
}
