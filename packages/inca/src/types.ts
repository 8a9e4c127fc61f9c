import type { BaseState, BySeat, Frozen, Seat } from '@tempora/kernel';
import type { Color } from './components/board.ts';
import type { CardId, Powers } from './components/cards.ts';
import type { MarkerId } from './components/markers.ts';
import type { RegionId, SiteId } from './components/places.ts';
import type { Phase } from './components/track.ts';
import type { Options } from './rules/options.ts';

export type { Components, PrintedBoard } from './components/box.ts';
export type { Options } from './rules/options.ts';

/** The two parts of a turn (IE-PEOPLE-2). */
export type Block = 'roads' | 'build';

/** What a build block can be used for; an extra road is `extra`, and `''` is nothing yet. */
export type Build = 'city' | 'garrison' | 'outpost' | 'temple' | 'terrace' | 'conquest' | 'extra';

/** How far a block is: not begun, under way, or left for good (IE-PEOPLE-3). */
export type Progress = 'unused' | 'open' | 'over';

/** One player's turn in a People phase. */
export interface Turn {
  at: 'turn';
  seat: Seat;
  roads: Progress;
  build: Progress;
  /** Free roads laid so far. */
  laid: number;
  /** Wild roads laid so far, free and paid. */
  wild: number;
  /** The build chosen; '' while none is. */
  what: Build | '';
  /** Further parts that this build may still have. */
  parts: number;
  /** Conquests made on top of the build. */
  expansions: number;
  /** The card of the pilgrimage made, -1 for none, and the block given up for it. */
  pilgrimage: CardId;
  given: Block | '';
}

export type Frame =
  | { at: 'track' }
  | { at: 'deal' }
  | { at: 'inca' }
  | { at: 'sun' }
  | { at: 'place'; next: number }
  | { at: 'reveal' }
  | { at: 'people'; next: number }
  | Turn
  | { at: 'pizarro' }
  | { at: 'sapa' };

/** A road is named by its two ends, the smaller number first. */
export type Move =
  /** A card is put face down into a sector of the Sun board. */
  | { type: 'sun'; card: CardId; sector: number }
  /** A road along a printed line, a wild road, or the same paid for as the extra road. */
  | { type: 'road' | 'wild' | 'extra' | 'extra-wild'; a: SiteId; b: SiteId }
  /** A building. */
  | { type: 'city' | 'garrison' | 'outpost' | 'temple'; site: SiteId }
  /** A province is conquered: by the build itself, or on top of it (IE-EVENT-EXPANSION). */
  | { type: 'conquer' | 'expand'; region: RegionId }
  /** A terrace on one's own marker. */
  | { type: 'terrace'; region: RegionId }
  /** A pilgrimage by that card, for which a block is given up. */
  | { type: 'pilgrimage'; card: CardId; block: Block }
  /** The block is over. */
  | { type: 'done' };

/** One player's points in a Sapa Inca phase, with their reasons (IE-SAPA-3 to IE-SAPA-5). */
export interface Score {
  /** The sum. */
  points: number;
  /** How many terraces scored. */
  terraces: number;
  /** The cities that scored. */
  cities: SiteId[];
  /** The garrisons that scored. */
  garrisons: SiteId[];
  /** The temples that scored. */
  temples: SiteId[];
}

/** A Sapa Inca phase that is over, and what everybody scored in it. */
export interface Scoring {
  /** The printed number of the column. */
  column: number;
  /** What everybody scored, by seat. */
  seats: BySeat<Score>;
}

/** IE-INCA-4, IE-INCA-5: labor handed from one player to another. */
export interface HelpGiven {
  from: Seat;
  to: Seat;
  labor: number;
}

export interface State extends BaseState<Frame, Move> {
  options: Options;
  /** Which board is played on. */
  map: string;
  /** The columns that are played, by their printed numbers. */
  track: number[];
  /** Where the black figure stands: a place in `track`, and a cell of that column. */
  column: number;
  phase: number;
  /** Each seat's place in the ring of colours. */
  colors: BySeat<number>;
  /** Seats in turn order. */
  order: Seat[];
  /** Seats from first to last place; of those on one space, the inner figure first (IE-TRACKVP-4). */
  places: Seat[];
  points: BySeat<number>;
  labor: BySeat<number>;
  /** Per site, as bits: in whose networks it is, if it lies in a conquered region, what stands there (see roads.ts). */
  sites: number[];
  /** Per edge of the board, as bits: whose road is on the line, who has wild roads. */
  roads: number[];
  /** Per region, as bits: whose networks reach it. */
  reached: number[];
  /** Per region: the kind of its culture marker, -1 where there is none. */
  markers: MarkerId[];
  /** Per region: 1 once its marker has been turned face up. */
  faces: number[];
  /** Per region: who has taken the marker; NOBODY, or HOME for starting regions. */
  owners: number[];
  /** Per region: 1 with a terrace on its marker. */
  terraces: number[];
  /** The three markers put away unseen. */
  unused: MarkerId[];
  /** Top card first. */
  deck: CardId[];
  /** Always in the order of CARDS: a hand has no order of its own. */
  hands: BySeat<CardId[]>;
  discard: CardId[];
  /** The cards on the Sun board in the order of placing, their sectors and who placed them. */
  sunCards: CardId[];
  sunSectors: number[];
  sunSeats: Seat[];
  /** How many of them lie face up. */
  sunOpen: number;
  powers: BySeat<Powers>;
  /** What each shuffled deck held, the first one first: all remember it (IE-INFO-4). */
  decks: CardId[][];
  /** Every card a seat ever drew, in order, and from which deck. */
  drawn: BySeat<CardId[]>;
  drawnFrom: BySeat<number[]>;
  /** Which of its drawn cards a seat placed in its first, second, … Sun phase. */
  placed: BySeat<number[]>;
  /** Beside which People phase of the last column Pizarro waits; -1 without the variant. */
  arrival: number;
  /** How many invasion markers have been turned up. */
  invasions: number;
  /** The help of this column's Inca phase. */
  help: HelpGiven[];
  scorings: Scoring[];
}
/** The state, read only. */
export type Seen = Frozen<State>;

/** What a player took in an Inca phase (IE-INCA-1, IE-INCA-2). */
export interface Income {
  /** Labor for everybody. */
  era: number;
  /** Labor from markers. */
  markers: number;
  /** Labor from terraces. */
  terraces: number;
}

/** A face-up card on the Sun board. */
export interface OpenCard {
  sector: number;
  card: CardId;
  /** Who placed it. */
  seat: Seat;
}

/** What is told of the game; `drew` only to the seat that drew. */
export type Event =
  /** The game began: the players' colours by seat, and the turn order. */
  | { type: 'dealt'; colors: Color[]; order: Seat[] }
  /** Cards that were drawn, told only to the player who drew them. */
  | { type: 'drew'; seat: Seat; cards: CardId[] }
  /** A phase began: the printed number of its column, and its cell there. */
  | { type: 'began'; column: number; phase: Phase; cell: number }
  /** Everybody's income of an Inca phase, by seat. */
  | { type: 'earned'; seats: BySeat<Income> }
  /** IE-INCA-4, IE-INCA-5: one player handed labor to another. */
  | { type: 'helped'; from: Seat; to: Seat; labor: number }
  /** The turn order was assigned anew. */
  | { type: 'ordered'; order: Seat[] }
  /** A card was put face down into a sector. */
  | { type: 'placed'; seat: Seat; sector: number }
  /** The discard pile became the deck, of so many cards. */
  | { type: 'reshuffled'; count: number }
  /** The cards of the Sun phase were turned face up. */
  | { type: 'revealed'; cards: OpenCard[] }
  /** A revolt took these roads from the player. */
  | { type: 'revolted'; seat: Seat; lost: { a: SiteId; b: SiteId; wild: boolean }[] }
  /** A card brought the player labor. */
  | { type: 'supported'; seat: Seat; labor: number }
  /** A road was laid between two sites; `labor` is what it cost, as everywhere below. */
  | { type: 'laid'; seat: Seat; a: SiteId; b: SiteId; wild: boolean; labor: number }
  /** Culture markers were turned face up. */
  | { type: 'turned'; markers: { region: RegionId; marker: MarkerId }[] }
  /** A building was built, for so much labor and so many points. */
  | {
      type: 'built';
      seat: Seat;
      what: 'city' | 'garrison' | 'outpost' | 'temple';
      site: SiteId;
      labor: number;
      points: number;
    }
  /** A province was conquered. */
  | { type: 'conquered'; seat: Seat; region: RegionId; marker: MarkerId; labor: number; points: number }
  /** A terrace was built on a marker. */
  | { type: 'terraced'; seat: Seat; region: RegionId; labor: number; points: number }
  /** A pilgrimage was made by that card, for which a block was given up. */
  | { type: 'made-pilgrimage'; seat: Seat; card: CardId; block: Block; points: number }
  /** The player's turn is over. */
  | { type: 'finished'; seat: Seat }
  /** Cards left the Sun board. */
  | { type: 'cleared'; cards: CardId[] }
  /** A Sapa Inca phase: what everybody scored, by seat, and in which order they were scored. */
  | { type: 'scored'; column: number; order: Seat[]; seats: BySeat<Score> }
  /** IE-SAPA-7: labor above the limit that was given back, by seat. */
  | { type: 'returned'; labor: BySeat<number> }
  /** The first, second, … invasion marker was turned up; was it the arrival? */
  | { type: 'invaded'; marker: number; arrival: boolean }
  /** The game is over: seats from first to last, and the scores by seat. */
  | { type: 'ended'; ranking: Seat[]; totals: BySeat<number> };

/** What everybody sees of a player. */
export interface SeatView {
  color: Color;
  /** The score. On a shared space of the track, the seat that comes first in `places` stands further inside. */
  total: number;
  /** Labor tokens in hand. */
  labor: number;
  /** What markers and terraces will pay in the next Inca phase, era income not included. */
  harvest: number;
  /** One's own cards; of another's hand only how many there are. */
  hand: { cards: CardId[]; hidden: number };
  /** The face-up Sun cards that affect this player. */
  cards: CardId[];
  /** Edges with this player's roads on printed lines, by their places in the board's `edges`. */
  roads: number[];
  /** Edges with this player's wild roads, likewise. */
  wildRoads: number[];
  /** Every site connected to this player (IE-DEF-4). */
  network: SiteId[];
  /** What the next Sapa Inca phase would score as things stand. */
  forecast: Score;
}

/** A province's culture marker: face down, face up, or taken. */
export type ProvinceView =
  | { region: RegionId; face: 'down' }
  | { region: RegionId; face: 'up'; marker: MarkerId }
  | { region: RegionId; face: 'taken'; marker: MarkerId; owner: Seat; terrace: boolean };

/** What stands on a site. */
export interface StructureView {
  site: SiteId;
  kind: 'city' | 'garrison';
  /** Has the city a temple? */
  temple: boolean;
}

/** One sector of the Sun board, between two colours. */
export interface SectorView {
  /** The colours of the players whom its cards affect. */
  colors: [Color, Color];
  /** Face up, oldest first. */
  cards: { card: CardId; seat: Seat }[];
  /** Who has put a face-down card here in this phase; null: nobody yet. */
  down: Seat | null;
}

/** What the player whose turn it is has done and may still do. */
export interface TurnView {
  seat: Seat;
  /** How far the road block is. */
  roads: Progress;
  /** How far the build block is. */
  build: Progress;
  /** Free roads left. */
  freeRoads: number;
  /** Roads of this turn that may still be wild. */
  wildRoads: number;
  /** The build chosen; '' while none is. */
  what: Build | '';
  /** How many further parts it may have. */
  parts: number;
  /** Additional conquests left. */
  expansions: number;
  /** The card of the pilgrimage made. */
  pilgrimage: CardId | null;
}

/** The game as one viewer sees it. */
export interface View {
  /** Which board is played on: the id of one of the boards. */
  map: string;
  /** What the table has agreed on. */
  options: Options;
  /** The columns that are played, by their printed numbers. */
  track: number[];
  /** Where the figure stands: a place in `track`. */
  column: number;
  /** The cell of that column where it stands. */
  cell: number;
  /** The phase printed on that cell. */
  phase: Phase | 'over';
  /** The era income of this column. */
  income: number;
  /** How much labor may be kept; null: nothing is given back. */
  keep: number | null;
  /** Whose decision it is; null when the game is over. */
  asked: Seat | null;
  /** Seats in turn order. */
  order: Seat[];
  /** Seats from first to last place. */
  places: Seat[];
  /** The players, by seat. */
  seats: BySeat<SeatView>;
  /** The turn under way in a People phase. */
  turn: TurnView | null;
  /** The culture marker of every province of this board. */
  provinces: ProvinceView[];
  /** Everything that has been built on a site. */
  structures: StructureView[];
  /** The sectors of the Sun board, by number. */
  sun: SectorView[];
  /** One's own face-down card of this Sun phase. */
  placed: { card: CardId; sector: number } | null;
  /** How many Sun Event cards are left in the deck. */
  deck: number;
  /** Cards that have been played, face up. */
  discard: CardId[];
  /** The help of this column's Inca phase (IE-INCA-4, IE-INCA-5). */
  help: HelpGiven[];
  /** Pizarro's Arrival: how many invasion markers are face up, and if the last of them was the arrival; null without it. */
  pizarro: { turned: number; arrived: boolean } | null;
  /** The Sapa Inca phases that are over. */
  scorings: Scoring[];
}

/** The types of Inca Empire, for the kernel. */
export interface Inca {
  state: State;
  frame: Frame;
  move: Move;
  event: Event;
  view: View;
  options: Options;
}
