// The views, moves, options and events of each game. Written by: npm run schemas

/** The types of all games. */
export type Games = {
  /** Tides of Time */
  tides: { options: TidesOptions; view: TidesView; event: TidesEvent; move: TidesMove; components: TidesComponents; };
  /** Tempus */
  tempus: { options: TempusOptions; view: TempusView; event: TempusEvent; move: TempusMove; components: TempusComponents; };
  /** Inca Empire */
  inca: { options: IncaOptions; view: IncaView; event: IncaEvent; move: IncaMove; components: IncaComponents; };
};

/** TT-OPT: what a table may agree on. */
export type TidesOptions = {
  /** TT-OPT-1: does the Molehill read counts after the Roof's doubling, or the cards as they lie? */
  readonly molehill: "effective" | "physical";
  /** TT-OPT-2: does King's Nest win a 0-0 tie for the Molehill? */
  readonly molehillZeroTie: boolean;
  /** TT-OPT-3: are both players shown what they could remember? */
  readonly memoryAid: boolean;
};
/** The game as one viewer sees it. */
export type TidesView = {
  /** What is asked: a card to play, or which card to keep as a relic. */
  readonly phase: "pick" | "relic" | "over";
  /** Counted from 1. */
  readonly round: number;
  /** Which card of the round is chosen, counted from 1; 0 between rounds. */
  readonly pick: number;
  /** How many cards are left in the deck. */
  readonly deck: number;
  /** Cards that have left the game, face up. */
  readonly discard: readonly (TidesCardId)[];
  /** What lies in front of each player, by seat. */
  readonly seats: readonly (TidesSeatView)[];
  /** One's own sealed answer. */
  readonly choice:
    | TidesMove
    | null;
  /** The rounds that have been scored: by seat, what each card earned and why. */
  readonly rounds: readonly ({
    readonly kingdoms: readonly (readonly (TidesExplainedPoints)[])[];
    readonly scores: readonly (number)[];
  })[];
  /** TT-OPT-3: what this seat could remember; null without the option, for the public, and after the end. */
  readonly memory:
    | TidesMemory
    | null;
};
/** What is told of the game; `drew` only to the seat that drew. */
export type TidesEvent =
  /** Both players drew so many cards. */
  | {
    readonly type: "dealt";
    readonly count: number;
  }
  /** The cards themselves, told only to the player who drew them. */
  | {
    readonly type: "drew";
    readonly seat: TidesSeat;
    readonly cards: readonly (TidesCardId)[];
  }
  /** The cards that both have played, by seat; round and pick are counted from 1. */
  | {
    readonly type: "revealed";
    readonly round: number;
    readonly pick: number;
    readonly cards: readonly (TidesCardId)[];
  }
  /** The players exchanged their hands of so many cards. */
  | {
    readonly type: "swapped";
    readonly count: number;
  }
  /** What each kingdom was worth in that round, by seat. */
  | {
    readonly type: "scored";
    readonly round: number;
    readonly scores: readonly (number)[];
  }
  /** By seat: the card that stays as a relic, and the one that left the game. */
  | {
    readonly type: "kept";
    readonly keep: readonly (TidesCardId)[];
    readonly discard: readonly (TidesCardId)[];
  }
  /** The game is over: the scores, by seat. */
  | {
    readonly type: "ended";
    readonly totals: readonly (number)[];
  };
/** What a seat may answer: a card to play, or between rounds a card to keep and one to discard. */
export type TidesMove =
  /** TT-DRAFT-1: a card for one's kingdom. */
  | {
    readonly type: "play";
    readonly card: TidesCardId;
  }
  /** TT-RELIC-2: one card of the round stays as a relic, another leaves the game. */
  | {
    readonly type: "keep";
    readonly keep: TidesCardId;
    readonly discard: TidesCardId;
  };
/** What the numbers in views, events and moves stand for. */
export type TidesComponents = {
  /** The card of number n is the one at n - 1. */
  readonly cards: readonly (TidesCard)[];
};
/** A move as text; docs/NOTATION.md has the grammar. */
export type TidesMoveText = string;
/** The seats that must answer now. Empty: the game is over. */
export type TidesAsked = readonly (TidesSeat)[];
export type TidesCard = {
  readonly card: TidesCardId;
  /** As printed, in English. */
  readonly name: string;
  /** null: the card has no suit and counts as none (TT-SCORE-5). */
  readonly suit:
    | TidesSuit
    | null;
  readonly power: TidesPower;
};
/** A card by the number printed on it. */
export type TidesCardId = number;
/** How a comparison came out: 'nest' is a tie won by King's Nest, 'none' a power that had nothing to compare. */
export type TidesComparison = "more" | "nest" | "tie" | "less" | "none";
/** The same, pointing at the owner's cards whose suit the power counted. */
export type TidesExplainedPoints = {
  readonly card: TidesCardId;
  readonly points: number;
  readonly why: TidesReason;
  /** The owner's cards whose suit the power counted. */
  readonly counted: readonly (TidesCardId)[];
};
/** What TT-INFO-3 to 7 let a player derive. */
export type TidesMemory = {
  /** Cards known to be in the other player's hand. */
  readonly known: readonly (TidesCardId)[];
  /** How many more cards that hand holds. */
  readonly hidden: number;
  /** Every card never seen: in that hand or in the deck. */
  readonly unseen: readonly (TidesCardId)[];
};
/** What a card does at scoring. Special code only for special cards: see rules/score.ts. */
export type TidesPower =
  | {
    readonly kind: "tie";
  }
  | {
    readonly kind: "majority";
    readonly points: number;
    readonly suit: TidesSuit;
  }
  | {
    readonly kind: "per";
    readonly points: number;
    readonly suit: TidesSuit;
  }
  | {
    readonly kind: "set";
    readonly points: number;
    readonly suits: readonly (TidesSuit)[];
  }
  | {
    readonly kind: "set-once";
    readonly points: number;
  }
  | {
    readonly kind: "missing";
    readonly points: number;
  }
  | {
    readonly kind: "single-majority";
    readonly points: number;
  }
  | {
    readonly kind: "double";
  }
  | {
    readonly kind: "best-card";
    readonly points: number;
  };
/** Why a card earned what it earned. */
export type TidesReason =
  /** King's Nest: it wins ties and has no points of its own. */
  | {
    readonly kind: "tie";
  }
  /** The suits that are counted twice. */
  | {
    readonly kind: "double";
    readonly suits: readonly (TidesSuit)[];
  }
  /** How many symbols of the suit both have, and who has the majority. */
  | {
    readonly kind: "majority";
    readonly suit: TidesSuit;
    readonly mine: number;
    readonly theirs: number;
    readonly outcome: TidesComparison;
  }
  /** Points for each symbol of the suit. */
  | {
    readonly kind: "per";
    readonly suit: TidesSuit;
    readonly count: number;
  }
  /** Points for each complete set: the symbols of each suit, and how many sets they make. */
  | {
    readonly kind: "set";
    readonly suits: readonly (TidesSuit)[];
    readonly counts: readonly (number)[];
    readonly sets: number;
  }
  /** Points once for all five suits: those that are missing. */
  | {
    readonly kind: "set-once";
    readonly missing: readonly (TidesSuit)[];
  }
  /** Points for each suit that is missing. */
  | {
    readonly kind: "missing";
    readonly missing: readonly (TidesSuit)[];
  }
  /** The suits of which each has exactly one symbol, and who has more of them. */
  | {
    readonly kind: "single-majority";
    readonly mine: readonly (TidesSuit)[];
    readonly theirs: readonly (TidesSuit)[];
    readonly outcome: TidesComparison;
  }
  /** The card that earned each player most, and whose is better. */
  | {
    readonly kind: "best-card";
    readonly mine:
      | TidesCardId
      | null;
    readonly theirs:
      | TidesCardId
      | null;
    readonly outcome: TidesComparison;
  };
/** A place at the table, 0-based, the same for the whole game. */
export type TidesSeat = number;
/** What lies in front of a seat. */
export type TidesSeatView = {
  /** Cards kept from earlier rounds. */
  readonly relics: readonly (TidesCardId)[];
  /** Cards played this round. */
  readonly played: readonly (TidesCardId)[];
  /** One's own cards; of another's hand only how many there are. */
  readonly hand: {
    readonly cards: readonly (TidesCardId)[];
    readonly hidden: number;
  };
  /** Has this seat answered the question being asked? */
  readonly chosen: boolean;
  /** The score of all rounds so far. */
  readonly total: number;
};
/** A suit. */
export type TidesSuit = "palace" | "library" | "garden" | "stronghold" | "temple";
/** TP-OPT: what a table may agree on. */
export type TempusOptions = {
  /** TP-OPT-1: do cities count among the hexes that end a player's protection? */
  readonly protectionCountsCities: boolean;
  /** TP-OPT-2: may everybody look through the discard pile? */
  readonly openDiscard: boolean;
  /** TP-OPT-3: do all lay progress cards at once, without seeing numbers? */
  readonly simultaneousProgress: boolean;
};
/** The game as one viewer sees it. */
export type TempusView = {
  /** The map is built, first people are placed, actions are done, progress is made. */
  readonly phase: "map" | "settle" | "actions" | "progress" | "over";
  /** Which era is played, 1 to 10; 0 during setup. */
  readonly era: number;
  /** Which round of it. */
  readonly round: number;
  /** Who has the start-player marker. */
  readonly first: TempusSeat;
  /** TP-TERM-4: seats in turn order. */
  readonly order: readonly (TempusSeat)[];
  /** By hex: what it is. */
  readonly grid: readonly (TempusGround)[];
  /** The hexes of each lake, and the land beside it. */
  readonly lakes: readonly ({
    readonly hexes: readonly (TempusHexId)[];
    readonly shore: readonly (TempusHexId)[];
  })[];
  /** Land beside the sea. */
  readonly coast: readonly (TempusHexId)[];
  /** The tiles on the map. */
  readonly tiles: readonly (TempusPlacedTile)[];
  /** Tiles still to come. */
  readonly tilesLeft: number;
  /** Every hex with people on it. */
  readonly people: readonly (TempusStackView)[];
  /** Every hex with a city. */
  readonly cities: readonly (TempusCityView)[];
  /** Empty hexes that Sanitation has raised, and what they can hold now. */
  readonly raised: readonly ({
    readonly hex: TempusHexId;
    readonly capacity: number;
  })[];
  /** How many cards are left in the deck. */
  readonly deck: number;
  /** The cards only where the pile is open. */
  readonly discard: {
    readonly count: number;
    readonly cards: readonly (TempusCardId)[];
  };
  /** The box players compete for next, and its terrain; null when all is decided. */
  readonly next:
    | {
      readonly era: number;
      readonly terrain: TempusTerrain;
    }
    | null;
  /** The players, by seat. */
  readonly seats: readonly (TempusSeatView)[];
  /** What is asked, and whom. */
  readonly question: TempusQuestion;
  /** The turn under way; null between turns. */
  readonly turn:
    | TempusTurnView
    | null;
  /** The fight under way. */
  readonly fight:
    | TempusFightView
    | null;
  /** The last fight that was fought out. */
  readonly lastFight:
    | TempusFightReport
    | null;
  /** Progress cards laid so far: one's own, and how many by each seat. */
  readonly laid:
    | {
      readonly own: readonly (TempusCardId)[];
      readonly counts: readonly (number)[];
    }
    | null;
  /** The last progress phase. */
  readonly lastProgress:
    | TempusProgressReport
    | null;
};
/** What is told of the game. */
export type TempusEvent =
  /** A tile was turned up; the seat must place it. */
  | {
    readonly type: "turned";
    readonly seat: TempusSeat;
    readonly tile: TempusTileId;
  }
  /** A tile was placed with its centre on the hex, turned clockwise by so many sixths. */
  | {
    readonly type: "tiled";
    readonly seat: TempusSeat;
    readonly tile: TempusTileId;
    readonly hex: TempusHexId;
    readonly turn: number;
  }
  /** The map is complete; some tiles may be unused. */
  | {
    readonly type: "mapped";
    readonly lakes: number;
    readonly unused: number;
  }
  /** One of the first three people was placed. */
  | {
    readonly type: "placed";
    readonly seat: TempusSeat;
    readonly hex: TempusHexId;
  }
  /** An era began: who goes first, and everybody's action tokens. */
  | {
    readonly type: "began";
    readonly era: number;
    readonly first: TempusSeat;
    readonly tokens: readonly (number)[];
  }
  /** One piece moved. */
  | {
    readonly type: "moved";
    readonly seat: TempusSeat;
    readonly from: TempusHexId;
    readonly to: TempusHexId;
  }
  /** A baby was born. */
  | {
    readonly type: "born";
    readonly seat: TempusSeat;
    readonly hex: TempusHexId;
  }
  /** A fight began. */
  | {
    readonly type: "attacked";
    readonly seat: TempusSeat;
    readonly defender: TempusSeat;
    readonly from: TempusHexId;
    readonly to: TempusHexId;
  }
  /** A city's owner named the terrain of the fight. */
  | {
    readonly type: "named";
    readonly seat: TempusSeat;
    readonly terrain: TempusTerrain;
  }
  /** A card was laid face down; its owner knows which. */
  | {
    readonly type: "laid";
    readonly seat: TempusSeat;
  }
  /** The defender laid a card face up. */
  | {
    readonly type: "answered";
    readonly seat: TempusSeat;
    readonly card: TempusCardId;
  }
  /** A fight was decided. */
  | {
    readonly type: "fought";
    readonly report: TempusFightReport;
  }
  /** So many people went into the emptied hex. */
  | {
    readonly type: "advanced";
    readonly seat: TempusSeat;
    readonly from: TempusHexId;
    readonly to: TempusHexId;
    readonly people: number;
  }
  /** A city of that value took the place of so many people. */
  | {
    readonly type: "built";
    readonly seat: TempusSeat;
    readonly hex: TempusHexId;
    readonly value: number;
    readonly people: number;
  }
  /** So many cards were drawn. */
  | {
    readonly type: "drew";
    readonly seat: TempusSeat;
    readonly count: number;
  }
  /** Sent only to the player who drew. */
  | {
    readonly type: "received";
    readonly seat: TempusSeat;
    readonly cards: readonly (TempusCardId)[];
  }
  /** The discard pile became the deck, of so many cards. */
  | {
    readonly type: "reshuffled";
    readonly count: number;
  }
  /** A card above the hand limit was discarded. */
  | {
    readonly type: "discarded";
    readonly seat: TempusSeat;
  }
  /** Sent to the player who discarded, or to all if the pile is open. */
  | {
    readonly type: "dropped";
    readonly seat: TempusSeat;
    readonly card: TempusCardId;
  }
  /** A card was played for its effect, on hexes if it names any. */
  | {
    readonly type: "played";
    readonly seat: TempusSeat;
    readonly card: TempusCardId;
    readonly from:
      | TempusHexId
      | null;
    readonly to:
      | TempusHexId
      | null;
  }
  /** Government was played instead of an action. */
  | {
    readonly type: "passed";
    readonly seat: TempusSeat;
    readonly card: TempusCardId;
  }
  /** The markers behind the leader's moved up to its box. */
  | {
    readonly type: "caughtUp";
    readonly seats: readonly (TempusSeat)[];
    readonly era: number;
  }
  /** A progress phase was counted. */
  | {
    readonly type: "progressed";
    readonly report: TempusProgressReport;
  }
  /** An era is over; the start-player marker goes to that seat. */
  | {
    readonly type: "closed";
    readonly first: TempusSeat;
  }
  /** The game is over: the scores, by seat. */
  | {
    readonly type: "ended";
    readonly totals: readonly (number)[];
  };
/** What a seat may answer. An action of several pieces is several moves. */
export type TempusMove =
  /** The tile in hand, turned clockwise by a number of sixths. */
  | {
    readonly type: "tile";
    readonly hex: TempusHexId;
    readonly turn: number;
  }
  /** One of the first three people. */
  | {
    readonly type: "place";
    readonly hex: TempusHexId;
  }
  /** One piece of that hex moves; begins a Move action or goes on with it. */
  | {
    readonly type: "from";
    readonly hex: TempusHexId;
  }
  /** Where the piece moves to. */
  | {
    readonly type: "to";
    readonly hex: TempusHexId;
  }
  /** A baby; begins a Babies action or goes on with it. */
  | {
    readonly type: "baby";
    readonly hex: TempusHexId;
  }
  /** An attack from a hex of mine on one beside it. */
  | {
    readonly type: "fight";
    readonly from: TempusHexId;
    readonly to: TempusHexId;
  }
  /** A city of that value takes the place of the people there. */
  | {
    readonly type: "city";
    readonly hex: TempusHexId;
    readonly value: number;
  }
  /** Cards are drawn. */
  | {
    readonly type: "idea";
  }
  /** Transport, Medicine, or Government for one more action. */
  | {
    readonly type: "play";
    readonly card: TempusCardId;
  }
  /** Government instead of an action. */
  | {
    readonly type: "pass";
    readonly card: TempusCardId;
  }
  /** Sanitation. */
  | {
    readonly type: "raise";
    readonly card: TempusCardId;
    readonly hex: TempusHexId;
  }
  /** Religion: a piece leaves `from`, and one of mine is placed on `to`. */
  | {
    readonly type: "convert";
    readonly card: TempusCardId;
    readonly from: TempusHexId;
    readonly to: TempusHexId;
  }
  /** War Leader. */
  | {
    readonly type: "lead";
    readonly card: TempusCardId;
    readonly from: TempusHexId;
    readonly to: TempusHexId;
  }
  /** A city's owner names the terrain of the fight. */
  | {
    readonly type: "terrain";
    readonly terrain: TempusTerrain;
  }
  /** A card for a fight or for progress. */
  | {
    readonly type: "commit";
    readonly card: TempusCardId;
  }
  /** No more cards. */
  | {
    readonly type: "stand";
  }
  /** How many people go into the emptied hex, and how many of them have moved in this action. */
  | {
    readonly type: "advance";
    readonly people: number;
    readonly moved: number;
  }
  /** Which of a mixed stack is lost: one that has moved in this action, or one that has not. */
  | {
    readonly type: "lose";
    readonly moved: boolean;
  }
  /** A card above the hand limit. */
  | {
    readonly type: "discard";
    readonly card: TempusCardId;
  }
  /** TP-OPT-3: all cards for progress at once. */
  | {
    readonly type: "lay";
    readonly cards: readonly (TempusCardId)[];
  }
  /** The action, or the turn, is over. */
  | {
    readonly type: "end";
  };
/** What the numbers in views, events and moves stand for. */
export type TempusComponents = {
  /** By hex: the hexes to the north, northeast, southeast, south, southwest and northwest; -1 where the grid ends. */
  readonly around: readonly (readonly (
    | TempusHexId
    | -1)[])[];
  /** By number. */
  readonly tiles: readonly (TempusTile)[];
  /** By number. */
  readonly cards: readonly (TempusCard)[];
  /** What each kind of card counts where cards are laid. */
  readonly ideas: {
    readonly education: TempusIdea;
    readonly fort: TempusIdea;
    readonly medicine: TempusIdea;
    readonly war_leader: TempusIdea;
    readonly transport: TempusIdea;
    readonly sanitation: TempusIdea;
    readonly weapons: TempusIdea;
    readonly religion: TempusIdea;
    readonly government: TempusIdea;
  };
  /** The boxes of the era track. */
  readonly eras: readonly (TempusEra)[];
  /** By box: the terrain that scores when players compete for it; null for the first. */
  readonly eraTerrains: readonly (
    | TempusCardTerrain
    | null)[];
  /** TP-PROG-9: by box, the cards for those who reach it by points. */
  readonly eraBonus: readonly (number)[];
};
/** A move as text; docs/NOTATION.md has the grammar. */
export type TempusMoveText = string;
/** The seats that must answer now. Empty: the game is over. */
export type TempusAsked = readonly (TempusSeat)[];
export type TempusCard = {
  readonly card: TempusCardId;
  /** As notation writes it, e.g. `fort-forest-2`. */
  readonly id: string;
  readonly effect: TempusEffect;
  /** Its background. */
  readonly terrain: TempusCardTerrain;
};
/** What one laid card is worth: its effect and its background. */
export type TempusCardCount = {
  readonly card: TempusCardId;
  /** What its effect counts here. */
  readonly effect: number;
  /** 1 if its background is the terrain, else 0. */
  readonly background: number;
};
/** An idea card by its number. */
export type TempusCardId = number;
export type TempusCardTerrain = "grass" | "farm" | "hill" | "forest";
/** A city on a hex. */
export type TempusCityView = {
  readonly hex: TempusHexId;
  /** Whose it is. */
  readonly seat: TempusSeat;
  /** 2, 3 or 4: its defence, and its points at the end. */
  readonly value: number;
};
export type TempusEffect = "education" | "fort" | "medicine" | "war_leader" | "transport" | "sanitation" | "weapons" | "religion" | "government";
/** A box of the era track: what a player can do while their marker stands on it. */
export type TempusEra = {
  /** What it is called. */
  readonly name: string;
  /** How many people a Move moves. */
  readonly moves: number;
  /** How far each moves by land. */
  readonly distance: number;
  /** How many babies a Babies action brings. */
  readonly babies: number;
  /** How many people a hex holds. */
  readonly stack: number;
  /** May people cross the sea? */
  readonly ships: boolean;
  /** Cards drawn by an Idea action. */
  readonly draw: number;
  /** The hand limit. */
  readonly hand: number;
  /** Action tokens taken at the beginning of an era. */
  readonly actions: number;
};
/** A fight that is over, counted card by card. */
export type TempusFightReport = {
  readonly attacker: TempusSide;
  readonly defender: TempusSide;
  /** null while a city's owner has not named it. */
  readonly terrain: TempusTerrain;
  readonly winner: TempusSeat;
};
/** A fight under way. */
export type TempusFightView = {
  readonly attacker: TempusSide;
  readonly defender: TempusSide;
  /** null while a city's owner has not named it. */
  readonly terrain:
    | TempusTerrain
    | null;
};
/** The ground of a hex. */
export type TempusGround =
  | TempusTerrain
  | "sea"
  | "lake";
/** A hex by its place in the grid, row by row: row × 13 + column. */
export type TempusHexId = number;
/** What a card counts where cards are laid, besides its background. What it does in its owner's turn: see rules/cards. */
export type TempusIdea = {
  /** As printed, in English. */
  readonly name: string;
  /** What it counts when the attacker lays it. */
  readonly attack: number;
  /** What it counts when the defender lays it. */
  readonly defence: number;
  /** What it counts in the progress phase. */
  readonly progress: number;
  /** Copies by background: grass, farm, hill, forest. */
  readonly copies: readonly [number, number, number, number];
};
/** A tile on the map. */
export type TempusPlacedTile = {
  readonly tile: TempusTileId;
  /** Where its centre lies. */
  readonly hex: TempusHexId;
  /** How many sixths it is turned clockwise. */
  readonly turn: number;
};
/** A card played for its effect in the turn under way, and where. */
export type TempusPlayed = {
  readonly card: TempusCardId;
  /** Religion: the hex that a piece leaves; War Leader: the hex that attacks; otherwise null. */
  readonly from:
    | TempusHexId
    | null;
  /** The hex that the card was played on; null if it names none. */
  readonly to:
    | TempusHexId
    | null;
};
/** One seat's progress points and where they come from. */
export type TempusProgressCount = {
  /** 1 for each piece on the terrain, 1 for each city, and the cards. */
  readonly people: number;
  readonly cities: number;
  readonly cards: readonly (TempusCardCount)[];
  /** Their sum. */
  readonly points: number;
};
/** A progress phase, counted card by card. */
export type TempusProgressReport = {
  /** The box players competed for, and its terrain. */
  readonly era: number;
  readonly terrain: TempusTerrain;
  readonly seats: readonly (TempusProgressCount)[];
  /** Who went there. */
  readonly advanced: readonly (TempusSeat)[];
};
/** What is being asked, in public words. */
export type TempusQuestion =
  /** Where does this tile go? */
  | {
    readonly at: "tile";
    readonly seat: TempusSeat;
    readonly tile: TempusTileId;
  }
  /** Where do the first people go? `on` is where they stand so far. */
  | {
    readonly at: "people";
    readonly seat: TempusSeat;
    readonly on: readonly (TempusHexId)[];
  }
  /** An action, its next piece, or the next card for progress. */
  | {
    readonly at: "turn" | "move" | "babies" | "lay";
    readonly seat: TempusSeat;
  }
  /** Where does the piece move to, and how can it get there? */
  | {
    readonly at: "to";
    readonly seat: TempusSeat;
    readonly from: TempusHexId;
    readonly ways: readonly ({
      readonly hex: TempusHexId;
      readonly by: readonly (TempusWay)[];
    })[];
  }
  /** The terrain of a fight for a city, or the next card of one side. */
  | {
    readonly at: "terrain" | "attack" | "defend";
    readonly seat: TempusSeat;
  }
  /** From there to the emptied hex, at most this many. */
  | {
    readonly at: "advance";
    readonly seat: TempusSeat;
    readonly from: TempusHexId;
    readonly to: TempusHexId;
    readonly most: number;
  }
  /** One of a stack of moved and unmoved there. */
  | {
    readonly at: "lose";
    readonly seat: TempusSeat;
    readonly from: TempusHexId;
  }
  /** How many cards are too many. */
  | {
    readonly at: "limit";
    readonly seat: TempusSeat;
    readonly over: number;
  }
  /** All lay at once: who has answered? */
  | {
    readonly at: "together";
    readonly answered: readonly (boolean)[];
  }
  | {
    readonly at: "over";
  };
/** TP-END-3: victory points and where they come from. */
export type TempusScore = {
  /** Controlled hexes that are not mountain. */
  readonly hexes: number;
  /** Sum of the values of one's own cities. */
  readonly cities: number;
  /** Points for a marker on Flight. */
  readonly flight: number;
  /** The sum. */
  readonly total: number;
};
/** A place at the table, 0-based, the same for the whole game. */
export type TempusSeat = number;
/** What everybody sees of a player. */
export type TempusSeatView = {
  /** The box the marker stands on, and what it allows. */
  readonly era: number;
  /** What that box allows. */
  readonly abilities: TempusEra;
  /** Action tokens left in this era. */
  readonly tokens: number;
  /** People not on the map. */
  readonly supply: number;
  /** Cities left: how many 2s, 3s, 4s. */
  readonly stock: readonly (number)[];
  /** One's own cards; of another's hand only how many there are. */
  readonly hand: {
    readonly cards: readonly (TempusCardId)[];
    readonly hidden: number;
  };
  /** Governments lying in front of the player. */
  readonly governments: readonly (TempusCardId)[];
  /** TP-FIGHT-3: hexes that count for protection, and is this seat protected? */
  readonly controls: number;
  /** Is this seat protected? */
  readonly shield: boolean;
  /** Progress points on the board for the next era: people on its terrain and cities; no cards. */
  readonly prospect: number;
  /** Victory points if the game ended now, and where they come from. */
  readonly score: TempusScore;
  /** Their sum. */
  readonly total: number;
};
/** One side of a fight: where its strength comes from. */
export type TempusSide = {
  readonly seat: TempusSeat;
  readonly hex: TempusHexId;
  /** People there, or the city's value. */
  readonly base: number;
  /** Is it a city? */
  readonly city: boolean;
  /** The cards laid that this viewer can see. */
  readonly cards: readonly (TempusCardCount)[];
  /** Cards that are face down for this viewer. */
  readonly hidden: number;
  /** What can be counted so far. */
  readonly strength: number;
};
/** People on a hex. */
export type TempusStackView = {
  readonly hex: TempusHexId;
  /** Whose they are. */
  readonly seat: TempusSeat;
  /** How many there are. */
  readonly people: number;
  /** How many of them have moved in the Move under way. */
  readonly moved: number;
  /** How many the hex can hold; above the limit by Sanitation. */
  readonly capacity: number;
};
/** A terrain. */
export type TempusTerrain = "grass" | "farm" | "hill" | "forest" | "mountain";
export type TempusTile = {
  readonly name: string;
  /** The terrain in the middle. */
  readonly centre: TempusTerrain;
  /** Clockwise from the north. */
  readonly ring: readonly [TempusTerrain, TempusTerrain, TempusTerrain, TempusTerrain, TempusTerrain, TempusTerrain];
};
/** A map tile by its number. */
export type TempusTileId = number;
/** The turn under way. */
export type TempusTurnView = {
  readonly seat: TempusSeat;
  /** Actions done in this turn. */
  readonly acted: number;
  /** Must another come? */
  readonly due: boolean;
  /** Cards played in it for their effect. */
  readonly played: readonly (TempusPlayed)[];
  /** The action under way. */
  readonly action: "move" | "babies" | null;
  /** How many pieces may still move or be born in it. */
  readonly left: number;
  /** Where a baby was born in it. */
  readonly born: readonly (TempusHexId)[];
};
/** How a piece gets to a hex. */
export type TempusWay = "land" | "lake" | "sea";
/** What a table may agree on. */
export type IncaOptions = {
  /** IE-VARIANT-PIZARRO-1: the last column may end early. */
  readonly pizarro: boolean;
  /** IE-VARIANT-FALL-1: two columns fewer. */
  readonly earlyFall: boolean;
  /** IE-VARIANT-GODS-1: the markers of 3 labor lie in fixed provinces, face up. */
  readonly agreementOfGods: boolean;
};
/** The game as one viewer sees it. */
export type IncaView = {
  /** Which board is played on: the id of one of the boards. */
  readonly map: string;
  /** What the table has agreed on. */
  readonly options: IncaOptions;
  /** The columns that are played, by their printed numbers. */
  readonly track: readonly (number)[];
  /** Where the figure stands: a place in `track`. */
  readonly column: number;
  /** The cell of that column where it stands. */
  readonly cell: number;
  /** The phase printed on that cell. */
  readonly phase:
    | IncaPhase
    | "over";
  /** The era income of this column. */
  readonly income: number;
  /** How much labor may be kept; null: nothing is given back. */
  readonly keep: number | null;
  /** Whose decision it is; null when the game is over. */
  readonly asked:
    | IncaSeat
    | null;
  /** Seats in turn order. */
  readonly order: readonly (IncaSeat)[];
  /** Seats from first to last place. */
  readonly places: readonly (IncaSeat)[];
  /** The players, by seat. */
  readonly seats: readonly (IncaSeatView)[];
  /** The turn under way in a People phase. */
  readonly turn:
    | IncaTurnView
    | null;
  /** The culture marker of every province of this board. */
  readonly provinces: readonly (IncaProvinceView)[];
  /** Everything that has been built on a site. */
  readonly structures: readonly (IncaStructureView)[];
  /** The sectors of the Sun board, by number. */
  readonly sun: readonly (IncaSectorView)[];
  /** One's own face-down card of this Sun phase. */
  readonly placed:
    | {
      readonly card: IncaCardId;
      readonly sector: number;
    }
    | null;
  /** How many Sun Event cards are left in the deck. */
  readonly deck: number;
  /** Cards that have been played, face up. */
  readonly discard: readonly (IncaCardId)[];
  /** The help of this column's Inca phase (IE-INCA-4, IE-INCA-5). */
  readonly help: readonly (IncaHelpGiven)[];
  /** Pizarro's Arrival: how many invasion markers are face up, and if the last of them was the arrival; null without it. */
  readonly pizarro:
    | {
      readonly turned: number;
      readonly arrived: boolean;
    }
    | null;
  /** The Sapa Inca phases that are over. */
  readonly scorings: readonly (IncaScoring)[];
};
/** What is told of the game; `drew` only to the seat that drew. */
export type IncaEvent =
  /** The game began: the players' colours by seat, and the turn order. */
  | {
    readonly type: "dealt";
    readonly colors: readonly (IncaColor)[];
    readonly order: readonly (IncaSeat)[];
  }
  /** Cards that were drawn, told only to the player who drew them. */
  | {
    readonly type: "drew";
    readonly seat: IncaSeat;
    readonly cards: readonly (IncaCardId)[];
  }
  /** A phase began: the printed number of its column, and its cell there. */
  | {
    readonly type: "began";
    readonly column: number;
    readonly phase: IncaPhase;
    readonly cell: number;
  }
  /** Everybody's income of an Inca phase, by seat. */
  | {
    readonly type: "earned";
    readonly seats: readonly (IncaIncome)[];
  }
  /** IE-INCA-4, IE-INCA-5: one player handed labor to another. */
  | {
    readonly type: "helped";
    readonly from: IncaSeat;
    readonly to: IncaSeat;
    readonly labor: number;
  }
  /** The turn order was assigned anew. */
  | {
    readonly type: "ordered";
    readonly order: readonly (IncaSeat)[];
  }
  /** A card was put face down into a sector. */
  | {
    readonly type: "placed";
    readonly seat: IncaSeat;
    readonly sector: number;
  }
  /** The discard pile became the deck, of so many cards. */
  | {
    readonly type: "reshuffled";
    readonly count: number;
  }
  /** The cards of the Sun phase were turned face up. */
  | {
    readonly type: "revealed";
    readonly cards: readonly (IncaOpenCard)[];
  }
  /** A revolt took these roads from the player. */
  | {
    readonly type: "revolted";
    readonly seat: IncaSeat;
    readonly lost: readonly ({
      readonly a: IncaSiteId;
      readonly b: IncaSiteId;
      readonly wild: boolean;
    })[];
  }
  /** A card brought the player labor. */
  | {
    readonly type: "supported";
    readonly seat: IncaSeat;
    readonly labor: number;
  }
  /** A road was laid between two sites; `labor` is what it cost, as everywhere below. */
  | {
    readonly type: "laid";
    readonly seat: IncaSeat;
    readonly a: IncaSiteId;
    readonly b: IncaSiteId;
    readonly wild: boolean;
    readonly labor: number;
  }
  /** Culture markers were turned face up. */
  | {
    readonly type: "turned";
    readonly markers: readonly ({
      readonly region: IncaRegionId;
      readonly marker: IncaMarkerId;
    })[];
  }
  /** A building was built, for so much labor and so many points. */
  | {
    readonly type: "built";
    readonly seat: IncaSeat;
    readonly what: "city" | "garrison" | "outpost" | "temple";
    readonly site: IncaSiteId;
    readonly labor: number;
    readonly points: number;
  }
  /** A province was conquered. */
  | {
    readonly type: "conquered";
    readonly seat: IncaSeat;
    readonly region: IncaRegionId;
    readonly marker: IncaMarkerId;
    readonly labor: number;
    readonly points: number;
  }
  /** A terrace was built on a marker. */
  | {
    readonly type: "terraced";
    readonly seat: IncaSeat;
    readonly region: IncaRegionId;
    readonly labor: number;
    readonly points: number;
  }
  /** A pilgrimage was made by that card, for which a block was given up. */
  | {
    readonly type: "made-pilgrimage";
    readonly seat: IncaSeat;
    readonly card: IncaCardId;
    readonly block: IncaBlock;
    readonly points: number;
  }
  /** The player's turn is over. */
  | {
    readonly type: "finished";
    readonly seat: IncaSeat;
  }
  /** Cards left the Sun board. */
  | {
    readonly type: "cleared";
    readonly cards: readonly (IncaCardId)[];
  }
  /** A Sapa Inca phase: what everybody scored, by seat, and in which order they were scored. */
  | {
    readonly type: "scored";
    readonly column: number;
    readonly order: readonly (IncaSeat)[];
    readonly seats: readonly (IncaScore)[];
  }
  /** IE-SAPA-7: labor above the limit that was given back, by seat. */
  | {
    readonly type: "returned";
    readonly labor: readonly (number)[];
  }
  /** The first, second, … invasion marker was turned up; was it the arrival? */
  | {
    readonly type: "invaded";
    readonly marker: number;
    readonly arrival: boolean;
  }
  /** The game is over: seats from first to last, and the scores by seat. */
  | {
    readonly type: "ended";
    readonly ranking: readonly (IncaSeat)[];
    readonly totals: readonly (number)[];
  };
/** A road is named by its two ends, the smaller number first. */
export type IncaMove =
  /** A card is put face down into a sector of the Sun board. */
  | {
    readonly type: "sun";
    readonly card: IncaCardId;
    readonly sector: number;
  }
  /** A road along a printed line, a wild road, or the same paid for as the extra road. */
  | {
    readonly type: "road" | "wild" | "extra" | "extra-wild";
    readonly a: IncaSiteId;
    readonly b: IncaSiteId;
  }
  /** A building. */
  | {
    readonly type: "city" | "garrison" | "outpost" | "temple";
    readonly site: IncaSiteId;
  }
  /** A province is conquered: by the build itself, or on top of it (IE-EVENT-EXPANSION). */
  | {
    readonly type: "conquer" | "expand";
    readonly region: IncaRegionId;
  }
  /** A terrace on one's own marker. */
  | {
    readonly type: "terrace";
    readonly region: IncaRegionId;
  }
  /** A pilgrimage by that card, for which a block is given up. */
  | {
    readonly type: "pilgrimage";
    readonly card: IncaCardId;
    readonly block: IncaBlock;
  }
  /** The block is over. */
  | {
    readonly type: "done";
  };
/** What the numbers in views, events and moves stand for. */
export type IncaComponents = {
  readonly boards: readonly (IncaPrintedBoard)[];
  /** By number, on both boards; drawn 703 wide and 2553 high, the south below. */
  readonly sites: readonly ({
    readonly id: string;
    readonly name: string;
    readonly kind: IncaSiteKind;
    /** IE-TEMPLE-4: what a temple here is worth; 4 in an ordinary city (IE-TEMPLE-3). */
    readonly temple: number;
    /** Where it is drawn, 703 wide and 2553 high, the south below. */
    readonly x: number;
    readonly y: number;
  })[];
  /** By number, on both boards. */
  readonly regions: readonly (IncaRegion)[];
  /** The kinds of Sun Event cards, by number. */
  readonly cards: readonly (IncaCard)[];
  /** The kinds of culture markers, by number. */
  readonly markers: readonly (IncaMarker)[];
  /** Labor to pay, and points at once. */
  readonly costs: {
    readonly city: {
      readonly labor: number;
      readonly points: number;
    };
    readonly temple: {
      readonly labor: number;
      readonly points: number;
    };
    readonly garrison: {
      readonly labor: number;
      readonly points: number;
    };
    readonly terrace: {
      readonly labor: number;
      readonly points: number;
    };
    readonly extra: {
      readonly labor: number;
      readonly points: number;
    };
    readonly outpost: {
      readonly labor: number;
      readonly points: number;
    };
  };
  /** Points in every Sapa Inca phase. */
  readonly sapa: {
    readonly city: number;
    readonly garrison: number;
    readonly temple: number;
    readonly terrace: number;
  };
  readonly eras: {
    readonly founding: IncaEra;
    readonly early: IncaEra;
    readonly middle: IncaEra;
    readonly late: IncaEra;
  };
  /** The columns of the era track. */
  readonly track: readonly (IncaColumn)[];
};
/** A move as text; docs/NOTATION.md has the grammar. */
export type IncaMoveText = string;
/** The seats that must answer now. Empty: the game is over. */
export type IncaAsked = readonly (IncaSeat)[];
/** The two parts of a turn (IE-PEOPLE-2). */
export type IncaBlock = "roads" | "build";
/** What a build block can be used for; an extra road is `extra`, and `''` is nothing yet. */
export type IncaBuild = "city" | "garrison" | "outpost" | "temple" | "terrace" | "conquest" | "extra";
export type IncaCard = {
  readonly id: IncaCardName;
  readonly class: IncaCardClass;
  readonly copies: number;
  /** IE-SETUP-7: copies that stay in the box with three players. */
  readonly fewer: number;
  readonly adds: {
    /** How many more or fewer free roads the road block has. */
    readonly freeRoads?: number;
    /** Further roads for the one token of the extra road. */
    readonly extraRoads?: number;
    /** How many roads of a turn may be wild. */
    readonly wildRoads?: number;
    readonly cityLabor?: number;
    readonly cityPoints?: number;
    readonly garrisonLabor?: number;
    readonly garrisonPoints?: number;
    /** Further garrisons in one build. */
    readonly garrisons?: number;
    /** Further terraces in one build. */
    readonly terraces?: number;
    /** Conquests on top of the build. */
    readonly conquests?: number;
    readonly conquestLabor?: number;
    readonly outpost?: number;
    readonly zeal?: number;
    readonly eclipse?: number;
    readonly revolt?: number;
    readonly support?: number;
    readonly pilgrimages?: number;
  };
  readonly pilgrimage:
    | IncaPilgrimage
    | null;
};
/** The seven pictures on the cards; they have no effect. */
export type IncaCardClass = "destructive" | "terrace" | "road" | "city" | "garrison" | "military" | "temple";
/** A Sun Event card by its kind, its place in CARDS: copies are alike. */
export type IncaCardId = number;
export type IncaCardName = "revolt" | "surveyors" | "roadcrew" | "hardlabor" | "elnino" | "wildroad" | "epidemic" | "renewal" | "outpost" | "storehouses" | "weather" | "massbuild" | "expansion" | "support" | "superiority" | "resistance" | "zeal" | "eclipse" | "great" | "annual" | "local";
/** A player's colour. */
export type IncaColor = "blue" | "orange" | "green" | "brown";
/** One column of the era track: a round of the game, played from top to bottom. */
export type IncaColumn = {
  readonly column: number;
  readonly era: IncaEraId;
  readonly phases: readonly (IncaPhase)[];
};
/** A connection of two sites: a printed line, or a pair that only a wild road may join. */
export type IncaEdge = {
  readonly a: IncaSiteId;
  readonly b: IncaSiteId;
  /** IE-DEF-1: the one region it belongs to. */
  readonly region: IncaRegionId;
  /** May only a wild road join the two? */
  readonly wild: boolean;
};
export type IncaEra = {
  readonly id: IncaEraId;
  readonly years: string;
  /** IE-INCA-1: labor for everybody in an Inca phase. */
  readonly income: number;
  /** IE-SAPA-7: how much labor may be kept; null where the column has no Sapa Inca phase (IE-SAPA-8). */
  readonly keep: number | null;
  readonly help: readonly (IncaHelp)[];
};
export type IncaEraId = "founding" | "early" | "middle" | "late";
/** IE-INCA-4, IE-INCA-5: who helps whom, by place on the score track. */
export type IncaHelp = {
  readonly from: "first" | "second";
  readonly to: "last" | "third";
  readonly labor: number;
};
/** IE-INCA-4, IE-INCA-5: labor handed from one player to another. */
export type IncaHelpGiven = {
  readonly from: IncaSeat;
  readonly to: IncaSeat;
  readonly labor: number;
};
/** What a player took in an Inca phase (IE-INCA-1, IE-INCA-2). */
export type IncaIncome = {
  /** Labor for everybody. */
  readonly era: number;
  /** Labor from markers. */
  readonly markers: number;
  /** Labor from terraces. */
  readonly terraces: number;
};
export type IncaMarker = {
  readonly type: string;
  /** What a conquest costs (IE-CONQUER-1). */
  readonly resistance: number;
  /** What it pays its owner in each Inca phase (IE-INCA-2). */
  readonly labor: number;
  /** What a conquest scores. */
  readonly points: number;
  /** How many there are with four players; with three, one of each kind is left out (IE-SETUP-4). */
  readonly copies: number;
};
/** A culture marker by its kind, its place in MARKERS. */
export type IncaMarkerId = number;
/** A face-up card on the Sun board. */
export type IncaOpenCard = {
  readonly sector: number;
  readonly card: IncaCardId;
  /** Who placed it. */
  readonly seat: IncaSeat;
};
/** The four kinds of phase. */
export type IncaPhase = "inca" | "sun" | "people" | "sapa";
/** IE-PILGRIM-1: what a pilgrimage scores, and where it may lead. */
export type IncaPilgrimage = {
  readonly points: number;
  readonly cities: readonly (string)[];
};
/** One of the two boards. */
export type IncaPrintedBoard = {
  /** What `map` says in views. */
  readonly id: string;
  /** Printed lines first, then pairs that only a wild road may join. Views name an edge by its place here. */
  readonly edges: readonly (IncaEdge)[];
  /** By edge: the wild edges that a wild one crosses (IE-EVENT-WILDROAD-2). */
  readonly crossing: readonly (readonly (number)[])[];
  /** By site: what it is on this board; a site without edges is not on it. */
  readonly kinds: readonly (IncaSiteKind)[];
  /** Where each colour begins: its region, and the edge from Cusco. */
  readonly starts: readonly ({
    readonly color: IncaColor;
    readonly region: IncaRegionId;
    readonly edge: number;
  })[];
  /** The regions that can be conquered. */
  readonly provinces: readonly (IncaRegionId)[];
  /** IE-VARIANT-GODS-1: the provinces marked with the Hand of God. */
  readonly handOfGod: readonly (IncaRegionId)[];
};
/** How far a block is: not begun, under way, or left for good (IE-PEOPLE-3). */
export type IncaProgress = "unused" | "open" | "over";
/** A province's culture marker: face down, face up, or taken. */
export type IncaProvinceView =
  | {
    readonly region: IncaRegionId;
    readonly face: "down";
  }
  | {
    readonly region: IncaRegionId;
    readonly face: "up";
    readonly marker: IncaMarkerId;
  }
  | {
    readonly region: IncaRegionId;
    readonly face: "taken";
    readonly marker: IncaMarkerId;
    readonly owner: IncaSeat;
    readonly terrace: boolean;
  };
export type IncaRegion = {
  readonly id: string;
  readonly name: string;
  /** The quarter it lies in. */
  readonly suyu: IncaSuyu;
};
/** A region by its place in REGIONS; the first four are starting regions. */
export type IncaRegionId = number;
/** One player's points in a Sapa Inca phase, with their reasons (IE-SAPA-3 to IE-SAPA-5). */
export type IncaScore = {
  /** The sum. */
  readonly points: number;
  /** How many terraces scored. */
  readonly terraces: number;
  /** The cities that scored. */
  readonly cities: readonly (IncaSiteId)[];
  /** The garrisons that scored. */
  readonly garrisons: readonly (IncaSiteId)[];
  /** The temples that scored. */
  readonly temples: readonly (IncaSiteId)[];
};
/** A Sapa Inca phase that is over, and what everybody scored in it. */
export type IncaScoring = {
  /** The printed number of the column. */
  readonly column: number;
  /** What everybody scored, by seat. */
  readonly seats: readonly (IncaScore)[];
};
/** A place at the table, 0-based, the same for the whole game. */
export type IncaSeat = number;
/** What everybody sees of a player. */
export type IncaSeatView = {
  readonly color: IncaColor;
  /** The score. On a shared space of the track, the seat that comes first in `places` stands further inside. */
  readonly total: number;
  /** Labor tokens in hand. */
  readonly labor: number;
  /** What markers and terraces will pay in the next Inca phase, era income not included. */
  readonly harvest: number;
  /** One's own cards; of another's hand only how many there are. */
  readonly hand: {
    readonly cards: readonly (IncaCardId)[];
    readonly hidden: number;
  };
  /** The face-up Sun cards that affect this player. */
  readonly cards: readonly (IncaCardId)[];
  /** Edges with this player's roads on printed lines, by their places in the board's `edges`. */
  readonly roads: readonly (number)[];
  /** Edges with this player's wild roads, likewise. */
  readonly wildRoads: readonly (number)[];
  /** Every site connected to this player (IE-DEF-4). */
  readonly network: readonly (IncaSiteId)[];
  /** What the next Sapa Inca phase would score as things stand. */
  readonly forecast: IncaScore;
};
/** One sector of the Sun board, between two colours. */
export type IncaSectorView = {
  /** The colours of the players whom its cards affect. */
  readonly colors: readonly [IncaColor, IncaColor];
  /** Face up, oldest first. */
  readonly cards: readonly ({
    readonly card: IncaCardId;
    readonly seat: IncaSeat;
  })[];
  /** Who has put a face-down card here in this phase; null: nobody yet. */
  readonly down:
    | IncaSeat
    | null;
};
/** A point of the map by its place in SITES; Cusco is 0. */
export type IncaSiteId = number;
/** What a point of the map is: the capital, a place for a city or a garrison, or a plain junction. */
export type IncaSiteKind = "capital" | "significant" | "city" | "garrison" | "huaca";
/** What stands on a site. */
export type IncaStructureView = {
  readonly site: IncaSiteId;
  readonly kind: "city" | "garrison";
  /** Has the city a temple? */
  readonly temple: boolean;
};
/** The four quarters of the empire. */
export type IncaSuyu = "chinchaysuyu" | "antisuyu" | "collasuyu" | "cuntisuyu";
/** What the player whose turn it is has done and may still do. */
export type IncaTurnView = {
  readonly seat: IncaSeat;
  /** How far the road block is. */
  readonly roads: IncaProgress;
  /** How far the build block is. */
  readonly build: IncaProgress;
  /** Free roads left. */
  readonly freeRoads: number;
  /** Roads of this turn that may still be wild. */
  readonly wildRoads: number;
  /** The build chosen; '' while none is. */
  readonly what:
    | IncaBuild
    | "";
  /** How many further parts it may have. */
  readonly parts: number;
  /** Additional conquests left. */
  readonly expansions: number;
  /** The card of the pilgrimage made. */
  readonly pilgrimage:
    | IncaCardId
    | null;
};
