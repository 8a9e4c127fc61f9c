import type { BaseState, BySeat, Frozen, Seat } from '@tempora/kernel';
import type { HexId, Terrain } from './components/board.ts';
import type { CardId } from './components/cards.ts';
import type { TileId } from './components/tiles.ts';
import type { Digits } from './digits.ts';
import type { FightReport, PlacedTile, Played, ProgressReport, View } from './view-types.ts';

export type { Components } from './components/box.ts';
export type * from './view-types.ts';

/** TP-OPT: what a table may agree on. */
export interface Options {
  /** TP-OPT-1: do cities count among the hexes that end a player's protection? */
  protectionCountsCities: boolean;
  /** TP-OPT-2: may everybody look through the discard pile? */
  openDiscard: boolean;
  /** TP-OPT-3: do all lay progress cards at once, without seeing numbers? */
  simultaneousProgress: boolean;
}

/** A fight under way: who attacks from where, and the cards laid so far. */
export interface Fight {
  attacker: Seat;
  defender: Seat;
  from: HexId;
  to: HexId;
  /** A terrain's place in TERRAINS; -1 while a city's owner has not named one. */
  terrain: number;
  /** The attacker's cards, face down; the defender's, face up. */
  down: CardId[];
  up: CardId[];
}

export type Frame =
  | { at: 'game'; next: number }
  | { at: 'map'; next: number }
  | { at: 'tile'; seat: Seat; tile: TileId }
  | { at: 'settle'; next: number }
  /** Where this seat's first people stand so far, one entry a piece. */
  | { at: 'people'; seat: Seat; on: HexId[] }
  | { at: 'era'; next: number }
  | { at: 'tokens' }
  | { at: 'rounds'; round: number; next: number }
  /** `due`: an action must come; `double`: the Government that brings it, if it is not the first. */
  | { at: 'turn'; seat: Seat; due: boolean; acted: number; played: Played[]; double: CardId | null }
  /** Under the frames of an action: what comes when it is over. */
  | { at: 'acted'; seat: Seat }
  /** `left`: people who may still move; `moved`: where those stand who have, one entry a piece (TP-INFO-4). */
  | { at: 'move'; seat: Seat; left: number; moved: HexId[] }
  | { at: 'to'; seat: Seat; from: HexId }
  /** `born`: the hexes that have had their baby in this action. */
  | { at: 'babies'; seat: Seat; left: number; born: HexId[] }
  | { at: 'terrain'; fight: Fight }
  | { at: 'attack'; fight: Fight }
  | { at: 'defend'; fight: Fight }
  | { at: 'advance'; fight: Fight }
  | { at: 'lose'; fight: Fight }
  | { at: 'limit'; seat: Seat }
  | { at: 'catchup' }
  | { at: 'progress'; next: number; laid: BySeat<CardId[]> }
  | { at: 'lay'; seat: Seat }
  | { at: 'together' }
  | { at: 'bonus'; next: number; seats: Seat[] }
  | { at: 'closing' };

/** What a seat may answer. An action of several pieces is several moves. */
export type Move =
  /** The tile in hand, turned clockwise by a number of sixths. */
  | { type: 'tile'; hex: HexId; turn: number }
  /** One of the first three people. */
  | { type: 'place'; hex: HexId }
  /** One piece of that hex moves; begins a Move action or goes on with it. */
  | { type: 'from'; hex: HexId }
  /** Where the piece moves to. */
  | { type: 'to'; hex: HexId }
  /** A baby; begins a Babies action or goes on with it. */
  | { type: 'baby'; hex: HexId }
  /** An attack from a hex of mine on one beside it. */
  | { type: 'fight'; from: HexId; to: HexId }
  /** A city of that value takes the place of the people there. */
  | { type: 'city'; hex: HexId; value: number }
  /** Cards are drawn. */
  | { type: 'idea' }
  /** Transport, Medicine, or Government for one more action. */
  | { type: 'play'; card: CardId }
  /** Government instead of an action. */
  | { type: 'pass'; card: CardId }
  /** Sanitation. */
  | { type: 'raise'; card: CardId; hex: HexId }
  /** Religion: a piece leaves `from`, and one of mine is placed on `to`. */
  | { type: 'convert'; card: CardId; from: HexId; to: HexId }
  /** War Leader. */
  | { type: 'lead'; card: CardId; from: HexId; to: HexId }
  /** A city's owner names the terrain of the fight. */
  | { type: 'terrain'; terrain: Terrain }
  /** A card for a fight or for progress. */
  | { type: 'commit'; card: CardId }
  /** No more cards. */
  | { type: 'stand' }
  /** How many people go into the emptied hex, and how many of them have moved in this action. */
  | { type: 'advance'; people: number; moved: number }
  /** Which of a mixed stack is lost: one that has moved in this action, or one that has not. */
  | { type: 'lose'; moved: boolean }
  /** A card above the hand limit. */
  | { type: 'discard'; card: CardId }
  /** TP-OPT-3: all cards for progress at once. */
  | { type: 'lay'; cards: CardId[] }
  /** The action, or the turn, is over. */
  | { type: 'end' };

/** TP-CARD-SANITATION-2: a hex that holds more people than the limit, and how many more. */
export interface Raise {
  hex: HexId;
  by: number;
}

/** A fight that is over, as it lay on the table. */
export interface PastFight extends Fight {
  /** People who attacked. */
  people: number;
  /** People who defended, or the city's value. */
  defence: number;
  city: boolean;
}

/** A progress phase that is over. */
export interface PastProgress {
  /** The box players competed for. */
  era: number;
  /** By seat: people on its terrain, cities, and cards laid. */
  people: BySeat<number>;
  cities: BySeat<number>;
  laid: BySeat<CardId[]>;
}

export interface State extends BaseState<Frame, Move> {
  options: Options;
  /** Who has the start-player marker. */
  first: Seat;
  /** By hex: a terrain's place in TERRAINS, SEA, or a lake. */
  map: Digits;
  tiles: PlacedTile[];
  /** Tiles nobody has seen, top first; and those that have left the game. */
  pile: TileId[];
  box: TileId[];
  /** Land hexes beside the sea; and by lake, those beside it. */
  coast: HexId[];
  shores: HexId[][];
  /** By hex: whose people or city, -1 for nobody's; how many people; the city's value or 0. */
  owner: number[];
  people: number[];
  cities: number[];
  /** Raises of the turn under way (TP-CARD-SANITATION-3). */
  raised: Raise[];
  supply: BySeat<number>;
  /** Cities left, by seat: how many 2s, 3s, 4s. */
  stock: BySeat<number[]>;
  /** TP-TERM-3: how many hexes each seat controls. */
  controls: BySeat<number>;
  /** By seat: where the era marker stands. */
  eras: BySeat<number>;
  tokens: BySeat<number>;
  /** Top card first. */
  deck: CardId[];
  discard: CardId[];
  /** Always in the order of the numbers: a hand has no order of its own. */
  hands: BySeat<CardId[]>;
  /** Governments lying in front of their players. */
  governments: BySeat<CardId[]>;
  /** How often the deck has been rebuilt. */
  shuffles: number;
  /** By card: in which of these decks it began, as bits. Shown to nobody. */
  began: number[];
  /** By seat and card: the deck in which the seat lost sight of it; IN_SIGHT while it knows where the card is. */
  lost: BySeat<Digits>;
  lastFight: PastFight | null;
  lastProgress: PastProgress | null;
}
/** The state, read only. */
export type Seen = Frozen<State>;
/** The frame of one name, read only. */
export type SeenFrame<A extends Frame['at']> = Frozen<Extract<Frame, { at: A }>>;

/** What is told of the game. */
export type Event =
  /** A tile was turned up; the seat must place it. */
  | { type: 'turned'; seat: Seat; tile: TileId }
  /** A tile was placed with its centre on the hex, turned clockwise by so many sixths. */
  | { type: 'tiled'; seat: Seat; tile: TileId; hex: HexId; turn: number }
  /** The map is complete; some tiles may be unused. */
  | { type: 'mapped'; lakes: number; unused: number }
  /** One of the first three people was placed. */
  | { type: 'placed'; seat: Seat; hex: HexId }
  /** An era began: who goes first, and everybody's action tokens. */
  | { type: 'began'; era: number; first: Seat; tokens: BySeat<number> }
  /** One piece moved. */
  | { type: 'moved'; seat: Seat; from: HexId; to: HexId }
  /** A baby was born. */
  | { type: 'born'; seat: Seat; hex: HexId }
  /** A fight began. */
  | { type: 'attacked'; seat: Seat; defender: Seat; from: HexId; to: HexId }
  /** A city's owner named the terrain of the fight. */
  | { type: 'named'; seat: Seat; terrain: Terrain }
  /** A card was laid face down; its owner knows which. */
  | { type: 'laid'; seat: Seat }
  /** The defender laid a card face up. */
  | { type: 'answered'; seat: Seat; card: CardId }
  /** A fight was decided. */
  | { type: 'fought'; report: FightReport }
  /** So many people went into the emptied hex. */
  | { type: 'advanced'; seat: Seat; from: HexId; to: HexId; people: number }
  /** A city of that value took the place of so many people. */
  | { type: 'built'; seat: Seat; hex: HexId; value: number; people: number }
  /** So many cards were drawn. */
  | { type: 'drew'; seat: Seat; count: number }
  /** Sent only to the player who drew. */
  | { type: 'received'; seat: Seat; cards: CardId[] }
  /** The discard pile became the deck, of so many cards. */
  | { type: 'reshuffled'; count: number }
  /** A card above the hand limit was discarded. */
  | { type: 'discarded'; seat: Seat }
  /** Sent to the player who discarded, or to all if the pile is open. */
  | { type: 'dropped'; seat: Seat; card: CardId }
  /** A card was played for its effect, on hexes if it names any. */
  | { type: 'played'; seat: Seat; card: CardId; from: HexId | null; to: HexId | null }
  /** Government was played instead of an action. */
  | { type: 'passed'; seat: Seat; card: CardId }
  /** The markers behind the leader's moved up to its box. */
  | { type: 'caughtUp'; seats: Seat[]; era: number }
  /** A progress phase was counted. */
  | { type: 'progressed'; report: ProgressReport }
  /** An era is over; the start-player marker goes to that seat. */
  | { type: 'closed'; first: Seat }
  /** The game is over: the scores, by seat. */
  | { type: 'ended'; totals: BySeat<number> };

/** The types of Tempus, for the kernel. */
export interface Tempus {
  state: State;
  frame: Frame;
  move: Move;
  event: Event;
  view: View;
  options: Options;
}
