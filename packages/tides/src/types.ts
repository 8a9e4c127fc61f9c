import type { BaseState, BySeat, Frozen, Seat } from '@tempora/kernel';
import type { CardId, Suit } from './components/cards.ts';

export type { Components } from './components/box.ts';

/** TT-OPT: what a table may agree on. */
export interface Options {
  /** TT-OPT-1: does the Molehill read counts after the Roof's doubling, or the cards as they lie? */
  molehill: 'effective' | 'physical';
  /** TT-OPT-2: does King's Nest win a 0-0 tie for the Molehill? */
  molehillZeroTie: boolean;
  /** TT-OPT-3: are both players shown what they could remember? */
  memoryAid: boolean;
}

export type Frame =
  | { at: 'game'; next: number }
  | { at: 'deal'; count: number }
  | { at: 'round'; round: number; next: number }
  | { at: 'pick'; pick: number }
  | { at: 'score' }
  | { at: 'relic' };

/** What a seat may answer: a card to play, or between rounds a card to keep and one to discard. */
export type Move =
  /** TT-DRAFT-1: a card for one's kingdom. */
  | { type: 'play'; card: CardId }
  /** TT-RELIC-2: one card of the round stays as a relic, another leaves the game. */
  | { type: 'keep'; keep: CardId; discard: CardId };

/** A round that has been scored: what lay in both kingdoms and what it was worth. */
export interface ScoredRound {
  kingdoms: BySeat<CardId[]>;
  scores: BySeat<number>;
}

export interface State extends BaseState<Frame, Move> {
  options: Options;
  /** Top card first. */
  deck: CardId[];
  /** Always in the order of the numbers: a hand has no order of its own. */
  hands: BySeat<CardId[]>;
  relics: BySeat<CardId[]>;
  /** What was played this round, in the order it was played. */
  played: BySeat<CardId[]>;
  discard: CardId[];
  rounds: ScoredRound[];
  /** Which cards a seat has ever seen, as bits: whoever has seen a card knows where it is (TT-INFO-3). */
  seen: BySeat<number>;
}
/** The state, read only. */
export type Seen = Frozen<State>;

/** What is told of the game; `drew` only to the seat that drew. */
export type Event =
  /** Both players drew so many cards. */
  | { type: 'dealt'; count: number }
  /** The cards themselves, told only to the player who drew them. */
  | { type: 'drew'; seat: Seat; cards: CardId[] }
  /** The cards that both have played, by seat; round and pick are counted from 1. */
  | { type: 'revealed'; round: number; pick: number; cards: BySeat<CardId> }
  /** The players exchanged their hands of so many cards. */
  | { type: 'swapped'; count: number }
  /** What each kingdom was worth in that round, by seat. */
  | { type: 'scored'; round: number; scores: BySeat<number> }
  /** By seat: the card that stays as a relic, and the one that left the game. */
  | { type: 'kept'; keep: BySeat<CardId>; discard: BySeat<CardId> }
  /** The game is over: the scores, by seat. */
  | { type: 'ended'; totals: BySeat<number> };

/** How a comparison came out: 'nest' is a tie won by King's Nest, 'none' a power that had nothing to compare. */
export type Comparison = 'more' | 'nest' | 'tie' | 'less' | 'none';

/** Why a card earned what it earned. */
export type Reason =
  /** King's Nest: it wins ties and has no points of its own. */
  | { kind: 'tie' }
  /** The suits that are counted twice. */
  | { kind: 'double'; suits: Suit[] }
  /** How many symbols of the suit both have, and who has the majority. */
  | { kind: 'majority'; suit: Suit; mine: number; theirs: number; outcome: Comparison }
  /** Points for each symbol of the suit. */
  | { kind: 'per'; suit: Suit; count: number }
  /** Points for each complete set: the symbols of each suit, and how many sets they make. */
  | { kind: 'set'; suits: readonly Suit[]; counts: number[]; sets: number }
  /** Points once for all five suits: those that are missing. */
  | { kind: 'set-once'; missing: Suit[] }
  /** Points for each suit that is missing. */
  | { kind: 'missing'; missing: Suit[] }
  /** The suits of which each has exactly one symbol, and who has more of them. */
  | { kind: 'single-majority'; mine: Suit[]; theirs: Suit[]; outcome: Comparison }
  /** The card that earned each player most, and whose is better. */
  | { kind: 'best-card'; mine: CardId | null; theirs: CardId | null; outcome: Comparison };

/** One card's points in one round, with the reason. */
export interface CardPoints {
  card: CardId;
  points: number;
  why: Reason;
}

/** The same, pointing at the owner's cards whose suit the power counted. */
export interface ExplainedPoints extends CardPoints {
  /** The owner's cards whose suit the power counted. */
  counted: CardId[];
}

/** What TT-INFO-3 to 7 let a player derive. */
export interface Memory {
  /** Cards known to be in the other player's hand. */
  known: CardId[];
  /** How many more cards that hand holds. */
  hidden: number;
  /** Every card never seen: in that hand or in the deck. */
  unseen: CardId[];
}

/** What lies in front of a seat. */
export interface SeatView {
  /** Cards kept from earlier rounds. */
  relics: CardId[];
  /** Cards played this round. */
  played: CardId[];
  /** One's own cards; of another's hand only how many there are. */
  hand: { cards: CardId[]; hidden: number };
  /** Has this seat answered the question being asked? */
  chosen: boolean;
  /** The score of all rounds so far. */
  total: number;
}

/** The game as one viewer sees it. */
export interface View {
  /** What is asked: a card to play, or which card to keep as a relic. */
  phase: 'pick' | 'relic' | 'over';
  /** Counted from 1. */
  round: number;
  /** Which card of the round is chosen, counted from 1; 0 between rounds. */
  pick: number;
  /** How many cards are left in the deck. */
  deck: number;
  /** Cards that have left the game, face up. */
  discard: CardId[];
  /** What lies in front of each player, by seat. */
  seats: BySeat<SeatView>;
  /** One's own sealed answer. */
  choice: Move | null;
  /** The rounds that have been scored: by seat, what each card earned and why. */
  rounds: { kingdoms: BySeat<ExplainedPoints[]>; scores: BySeat<number> }[];
  /** TT-OPT-3: what this seat could remember; null without the option, for the public, and after the end. */
  memory: Memory | null;
}

/** The types of Tides of Time, for the kernel. */
export interface Tides {
  state: State;
  frame: Frame;
  move: Move;
  event: Event;
  view: View;
  options: Options;
}
