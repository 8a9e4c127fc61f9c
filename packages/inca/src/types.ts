import type { BaseState, BySeat, Frozen, Seat } from '@tempora/kernel';
import type { Color } from './components/board.ts';
import type { CardId, Powers } from './components/cards.ts';
import type { MarkerId } from './components/markers.ts';
import type { RegionId, SiteId } from './components/places.ts';
import type { Phase } from './components/track.ts';
import type { Options } from './rules/options.ts';

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
  | { type: 'sun'; card: CardId; sector: number }
  | { type: 'road' | 'wild' | 'extra' | 'extra-wild'; a: SiteId; b: SiteId }
  | { type: 'city' | 'garrison' | 'outpost' | 'temple'; site: SiteId }
  | { type: 'conquer' | 'expand'; region: RegionId }
  | { type: 'terrace'; region: RegionId }
  | { type: 'pilgrimage'; card: CardId; block: Block }
  | { type: 'done' };

/** One player's points in a Sapa Inca phase, with their reasons (IE-SAPA-3 to IE-SAPA-5). */
export interface Score {
  points: number;
  terraces: number;
  cities: SiteId[];
  garrisons: SiteId[];
  temples: SiteId[];
}

/** A Sapa Inca phase that is over, and what everybody scored in it. */
export interface Scoring {
  /** The printed number of the column. */
  column: number;
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
  era: number;
  markers: number;
  terraces: number;
}

/** A face-up card on the Sun board. */
export interface OpenCard {
  sector: number;
  card: CardId;
  seat: Seat;
}

/** What is told of the game; `drew` only to the seat that drew. */
export type Event =
  | { type: 'dealt'; colors: Color[]; order: Seat[] }
  | { type: 'drew'; seat: Seat; cards: CardId[] }
  | { type: 'began'; column: number; phase: Phase; cell: number }
  | { type: 'earned'; seats: BySeat<Income> }
  | { type: 'helped'; from: Seat; to: Seat; labor: number }
  | { type: 'ordered'; order: Seat[] }
  | { type: 'placed'; seat: Seat; sector: number }
  | { type: 'reshuffled'; count: number }
  | { type: 'revealed'; cards: OpenCard[] }
  | { type: 'revolted'; seat: Seat; lost: { a: SiteId; b: SiteId; wild: boolean }[] }
  | { type: 'supported'; seat: Seat; labor: number }
  | { type: 'laid'; seat: Seat; a: SiteId; b: SiteId; wild: boolean; labor: number }
  | { type: 'turned'; markers: { region: RegionId; marker: MarkerId }[] }
  | {
      type: 'built';
      seat: Seat;
      what: 'city' | 'garrison' | 'outpost' | 'temple';
      site: SiteId;
      labor: number;
      points: number;
    }
  | { type: 'conquered'; seat: Seat; region: RegionId; marker: MarkerId; labor: number; points: number }
  | { type: 'terraced'; seat: Seat; region: RegionId; labor: number; points: number }
  | { type: 'made-pilgrimage'; seat: Seat; card: CardId; block: Block; points: number }
  | { type: 'finished'; seat: Seat }
  | { type: 'cleared'; cards: CardId[] }
  | { type: 'scored'; column: number; order: Seat[]; seats: BySeat<Score> }
  | { type: 'returned'; labor: BySeat<number> }
  | { type: 'invaded'; marker: number; arrival: boolean }
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
  /** Edges of the board with this player's roads on printed lines, and with wild ones. */
  roads: number[];
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
  temple: boolean;
}

/** One sector of the Sun board, between two colours. */
export interface SectorView {
  colors: [Color, Color];
  /** Face up, oldest first. */
  cards: { card: CardId; seat: Seat }[];
  /** Who has put a face-down card here in this phase; null: nobody yet. */
  down: Seat | null;
}

/** What the player whose turn it is has done and may still do. */
export interface TurnView {
  seat: Seat;
  roads: Progress;
  build: Progress;
  /** Free roads left. */
  freeRoads: number;
  /** Roads of this turn that may still be wild. */
  wildRoads: number;
  /** The build chosen, and how many further parts it may have. */
  what: Build | '';
  parts: number;
  /** Additional conquests left. */
  expansions: number;
  /** The card of the pilgrimage made. */
  pilgrimage: CardId | null;
}

/** The game as one viewer sees it. */
export interface View {
  /** Which board is played on. */
  map: string;
  options: Options;
  /** The columns that are played, by their printed numbers; the figure stands on `cell` of the column at `column`. */
  track: number[];
  column: number;
  cell: number;
  /** The phase printed on that cell. */
  phase: Phase | 'over';
  /** The era income and the keep limit of this column; null: nothing is given back. */
  income: number;
  keep: number | null;
  /** Whose decision it is; null when the game is over. */
  asked: Seat | null;
  /** Seats in turn order, and from first to last place. */
  order: Seat[];
  places: Seat[];
  seats: BySeat<SeatView>;
  /** The turn under way in a People phase. */
  turn: TurnView | null;
  /** The culture marker of every province of this board. */
  provinces: ProvinceView[];
  structures: StructureView[];
  /** The sectors of the Sun board, by number. */
  sun: SectorView[];
  /** One's own face-down card of this Sun phase. */
  placed: { card: CardId; sector: number } | null;
  /** How many Sun Event cards are left in the deck. */
  deck: number;
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
