"""A player of Tides of Time that thinks. It is given views and knows nothing else.

For every card it could play it deals what the rival may hold, plays the round to its end many times, and counts what both
kingdoms would score: suits, majorities, sets. It plays the card after which it is ahead by the most on average.
The rules are in packages/tides/RULES.md; the numbers in brackets are theirs.
"""

import random

CARDS = range(1, 19)
PALACE, LIBRARY, GARDEN, STRONGHOLD, TEMPLE = SUITS = range(5)
NEST, MAZE, EYE, MOLEHILL, ROOF, PORT = 1, 9, 10, 16, 17, 18
MAJORITY = {2: STRONGHOLD, 4: TEMPLE, 7: PALACE, 12: LIBRARY, 13: GARDEN}  # 7 points for more of that suit
EACH = {3: LIBRARY, 6: GARDEN, 8: STRONGHOLD, 11: TEMPLE, 15: PALACE}  # 3 points for each of that suit
SETS = {5: (9, (PALACE, STRONGHOLD, TEMPLE)), 14: (5, (LIBRARY, GARDEN))}
ROUNDS = 60  # rounds it plays in its head for each card; fewer where there are more choices


def counts(kingdom):
    """How many cards of each suit; the Roof doubles its owner's largest (TT-ROOF)."""
    raw = [0] * 5
    for card in kingdom:
        if card < MOLEHILL:
            raw[(card - 1) // 3] += 1
    if ROOF not in kingdom:
        return raw, raw
    largest = max(raw)
    return raw, [2 * count if count == largest else count for count in raw]


def points(card, kingdom, mine, theirs):
    """What one card earns, the Port left aside."""
    (raw, own), (_, other) = mine, theirs
    beats = (lambda a, b: a >= b) if NEST in kingdom else (lambda a, b: a > b)  # TT-NEST-1
    if card in MAJORITY:
        suit = MAJORITY[card]
        return 7 if own[suit] > 0 and beats(own[suit], other[suit]) else 0
    if card in EACH:
        return 3 * own[EACH[card]]
    if card in SETS:
        worth, suits = SETS[card]
        return worth * min(own[suit] for suit in suits)
    if card == MAZE:
        return 13 if all(own) else 0
    if card == EYE:
        return 3 * raw.count(0)
    if card == MOLEHILL:
        return 8 if beats(own.count(1), other.count(1)) else 0
    return 0


def score(kingdoms):
    """The points of both kingdoms (TT-SCORE)."""
    sides = [counts(kingdom) for kingdom in kingdoms]
    earned = [
        [points(card, kingdom, sides[i], sides[1 - i]) for card in kingdom] for i, kingdom in enumerate(kingdoms)
    ]
    totals = [sum(each) for each in earned]
    for i, kingdom in enumerate(kingdoms):
        if PORT in kingdom:  # TT-PORT: the best card of all
            best, other = max(earned[i]), max(earned[1 - i])
            if best > other or (best == other > 0 and NEST in kingdom):
                totals[i] += 8
    return totals


def play_out(kingdoms, hands):
    """The rest of a round, any card as good as any other; how far ahead the first player is then."""
    kingdoms = [list(kingdom) for kingdom in kingdoms]
    hands = [list(hand) for hand in hands]
    while hands[0] and hands[1]:
        for kingdom, hand in zip(kingdoms, hands):
            kingdom.append(hand.pop(random.randrange(len(hand))))
        hands.reverse()  # TT-DRAFT-3
    mine, theirs = score(kingdoms)
    return mine - theirs


class TidesPlayer:
    """Plays one game: it remembers which hand it has passed on, as people do."""

    def __init__(self):
        self.passed = []
        self.seen = set()

    def __call__(self, update):
        view, seat, moves = update["view"], update["viewer"], update["moves"]
        mine, theirs = view["seats"][seat], view["seats"][1 - seat]
        self.look(view, mine, theirs)
        if len(moves) == 1:
            self.passed = []
            return moves[0]
        choose = self.pick if view["phase"] == "pick" else self.relic
        return choose(view, mine, theirs, moves)

    def look(self, view, mine, theirs):
        self.seen.update(mine["hand"]["cards"], view["discard"])
        for side in (mine, theirs):
            self.seen.update(side["played"], side["relics"])

    def held_by_rival(self, view, mine, theirs):
        """The cards we know the rival to hold (TT-INFO-3 to 5)."""
        if len(mine["hand"]["cards"]) < 5:
            return self.passed
        last = view["rounds"][-1]["kingdoms"] if view["rounds"] else [[], []]
        gone = {*theirs["relics"], *view["discard"]}
        rival = view["seats"].index(theirs)
        return [line["card"] for line in last[rival] if line["card"] not in gone]

    def deal(self, known, size):
        """A hand the rival may hold."""
        unseen = [card for card in CARDS if card not in self.seen]
        missing = size - len(known)
        return known + random.sample(unseen, missing) if 0 <= missing <= len(unseen) else known[:size]

    def pick(self, view, mine, theirs, moves):
        hand = mine["hand"]["cards"]
        known = self.held_by_rival(view, mine, theirs)
        own, other = mine["relics"] + mine["played"], theirs["relics"] + theirs["played"]
        value = dict.fromkeys(hand, 0)
        for _ in range(ROUNDS):
            rival = self.deal(known, theirs["hand"]["hidden"])
            answer = random.choice(rival)
            left = [card for card in rival if card != answer]
            for card in hand:  # every card meets the same rival
                rest = [other_card for other_card in hand if other_card != card]
                value[card] += play_out((own + [card], other + [answer]), (left, rest))
        best = max(hand, key=value.get)
        self.passed = [card for card in hand if card != best]
        return f"play:{best}"

    def relic(self, view, mine, theirs, moves):
        """Which card to keep and which to remove: by the next round, played with what is left."""
        own = mine["hand"]["cards"]
        unseen = [card for card in CARDS if card not in self.seen]
        rivals = [line["card"] for line in view["rounds"][-1]["kingdoms"][view["seats"].index(theirs)]]
        rivals = [card for card in rivals if card not in theirs["relics"]]
        value = dict.fromkeys(moves, 0)
        for _ in range(ROUNDS // 3):
            drawn = random.sample(unseen, 4)
            random.shuffle(rivals)
            kept, _, *rest = rivals
            for move in moves:
                keep, removed = (int(part.split(":")[1]) for part in move.split(","))
                hand = [card for card in own if card not in (keep, removed)]
                kingdoms = (mine["relics"] + [keep], theirs["relics"] + [kept])
                value[move] += play_out(kingdoms, (hand + drawn[:2], rest + drawn[2:]))
        return max(moves, key=value.get)
