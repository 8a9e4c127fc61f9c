import type { BySeat, Seat } from '@tempora/kernel';
import type { HexId, Terrain } from './components/board.ts';
import type { CardId } from './components/cards.ts';
import type { Era } from './components/eras.ts';
import type { TileId } from './components/tiles.ts';

/** A card played for its effect in the turn under way, and where. */
export interface Played {
  card: CardId;
  /** Religion: the hex that a piece leaves; War Leader: the hex that attacks; otherwise null. */
  from: HexId | null;
  /** The hex that the card was played on; null if it names none. */
  to: HexId | null;
}

/** A tile on the map. */
export interface PlacedTile {
  tile: TileId;
  /** Where its centre lies. */
  hex: HexId;
  /** How many sixths it is turned clockwise. */
  turn: number;
}

/** What one laid card is worth: its effect and its background. */
export interface CardCount {
  card: CardId;
  /** What its effect counts here. */
  effect: number;
  /** 1 if its background is the terrain, else 0. */
  background: number;
}

/** One side of a fight: where its strength comes from. */
export interface Side {
  seat: Seat;
  hex: HexId;
  /** People there, or the city's value. */
  base: number;
  /** Is it a city? */
  city: boolean;
  /** The cards laid that this viewer can see. */
  cards: CardCount[];
  /** Cards that are face down for this viewer. */
  hidden: number;
  /** What can be counted so far. */
  strength: number;
}

/** A fight under way. */
export interface FightView {
  attacker: Side;
  defender: Side;
  /** null while a city's owner has not named it. */
  terrain: Terrain | null;
}

/** A fight that is over, counted card by card. */
export interface FightReport extends FightView {
  terrain: Terrain;
  winner: Seat;
}

/** One seat's progress points and where they come from. */
export interface ProgressCount {
  /** 1 for each piece on the terrain, 1 for each city, and the cards. */
  people: number;
  cities: number;
  cards: CardCount[];
  /** Their sum. */
  points: number;
}

/** A progress phase, counted card by card. */
export interface ProgressReport {
  /** The box players competed for, and its terrain. */
  era: number;
  terrain: Terrain;
  seats: BySeat<ProgressCount>;
  /** Who went there. */
  advanced: Seat[];
}

/** TP-END-3: victory points and where they come from. */
export interface Score {
  /** Controlled hexes that are not mountain. */
  hexes: number;
  /** Sum of the values of one's own cities. */
  cities: number;
  /** Points for a marker on Flight. */
  flight: number;
  /** The sum. */
  total: number;
}

/** How a piece gets to a hex. */
export type Way = 'land' | 'lake' | 'sea';

/** People on a hex. */
export interface StackView {
  hex: HexId;
  /** Whose they are. */
  seat: Seat;
  /** How many there are. */
  people: number;
  /** How many of them have moved in the Move under way. */
  moved: number;
  /** How many the hex can hold; above the limit by Sanitation. */
  capacity: number;
}

/** A city on a hex. */
export interface CityView {
  hex: HexId;
  /** Whose it is. */
  seat: Seat;
  /** 2, 3 or 4: its defence, and its points at the end. */
  value: number;
}

/** What everybody sees of a player. */
export interface SeatView {
  /** The box the marker stands on, and what it allows. */
  era: number;
  /** What that box allows. */
  abilities: Era;
  /** Action tokens left in this era. */
  tokens: number;
  /** People not on the map. */
  supply: number;
  /** Cities left: how many 2s, 3s, 4s. */
  stock: number[];
  /** One's own cards; of another's hand only how many there are. */
  hand: { cards: CardId[]; hidden: number };
  /** Governments lying in front of the player. */
  governments: CardId[];
  /** TP-FIGHT-3: hexes that count for protection, and is this seat protected? */
  controls: number;
  /** Is this seat protected? */
  shield: boolean;
  /** Progress points on the board for the next era: people on its terrain and cities; no cards. */
  prospect: number;
  /** Victory points if the game ended now, and where they come from. */
  score: Score;
  /** Their sum. */
  total: number;
}

/** The turn under way. */
export interface TurnView {
  seat: Seat;
  /** Actions done in this turn. */
  acted: number;
  /** Must another come? */
  due: boolean;
  /** Cards played in it for their effect. */
  played: Played[];
  /** The action under way. */
  action: 'move' | 'babies' | null;
  /** How many pieces may still move or be born in it. */
  left: number;
  /** Where a baby was born in it. */
  born: HexId[];
}

/** What is being asked, in public words. */
export type Question =
  /** Where does this tile go? */
  | { at: 'tile'; seat: Seat; tile: TileId }
  /** Where do the first people go? `on` is where they stand so far. */
  | { at: 'people'; seat: Seat; on: HexId[] }
  /** An action, its next piece, or the next card for progress. */
  | { at: 'turn' | 'move' | 'babies' | 'lay'; seat: Seat }
  /** Where does the piece move to, and how can it get there? */
  | { at: 'to'; seat: Seat; from: HexId; ways: { hex: HexId; by: Way[] }[] }
  /** The terrain of a fight for a city, or the next card of one side. */
  | { at: 'terrain' | 'attack' | 'defend'; seat: Seat }
  /** From there to the emptied hex, at most this many. */
  | { at: 'advance'; seat: Seat; from: HexId; to: HexId; most: number }
  /** One of a stack of moved and unmoved there. */
  | { at: 'lose'; seat: Seat; from: HexId }
  /** How many cards are too many. */
  | { at: 'limit'; seat: Seat; over: number }
  /** All lay at once: who has answered? */
  | { at: 'together'; answered: BySeat<boolean> }
  | { at: 'over' };

/** The ground of a hex. */
export type Ground = Terrain | 'sea' | 'lake';

/** The game as one viewer sees it. */
export interface View {
  /** The map is built, first people are placed, actions are done, progress is made. */
  phase: 'map' | 'settle' | 'actions' | 'progress' | 'over';
  /** Which era is played, 1 to 10; 0 during setup. */
  era: number;
  /** Which round of it. */
  round: number;
  /** Who has the start-player marker. */
  first: Seat;
  /** TP-TERM-4: seats in turn order. */
  order: Seat[];
  /** By hex: what it is. */
  grid: Ground[];
  /** The hexes of each lake, and the land beside it. */
  lakes: { hexes: HexId[]; shore: HexId[] }[];
  /** Land beside the sea. */
  coast: HexId[];
  /** The tiles on the map. */
  tiles: PlacedTile[];
  /** Tiles still to come. */
  tilesLeft: number;
  /** Every hex with people on it. */
  people: StackView[];
  /** Every hex with a city. */
  cities: CityView[];
  /** Empty hexes that Sanitation has raised, and what they can hold now. */
  raised: { hex: HexId; capacity: number }[];
  /** How many cards are left in the deck. */
  deck: number;
  /** The cards only where the pile is open. */
  discard: { count: number; cards: CardId[] };
  /** The box players compete for next, and its terrain; null when all is decided. */
  next: { era: number; terrain: Terrain } | null;
  /** The players, by seat. */
  seats: BySeat<SeatView>;
  /** What is asked, and whom. */
  question: Question;
  /** The turn under way; null between turns. */
  turn: TurnView | null;
  /** The fight under way. */
  fight: FightView | null;
  /** The last fight that was fought out. */
  lastFight: FightReport | null;
  /** Progress cards laid so far: one's own, and how many by each seat. */
  laid: { own: CardId[]; counts: BySeat<number> } | null;
  /** The last progress phase. */
  lastProgress: ProgressReport | null;
}
