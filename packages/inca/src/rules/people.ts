import {
  type Ask,
  type Auto,
  asFrozen,
  become,
  type Clause,
  call,
  done,
  type Frozen,
  type Seat,
  type Tell,
} from '@tempora/kernel';
import type { Powers } from '../components/cards.ts';
import type { Inca, Move, Seen, State, Turn } from '../types.ts';
import { freshTurn } from './blocks.ts';
import { buildOnSite, forbidsSite, listSites, type SiteMove } from './build.ts';
import { type ConquestMove, conquer, forbidsConquest, listConquests } from './conquest.ts';
import { forbidsRoad, layRoad, listRoads, type RoadMove } from './lay.ts';
import { forbidsPilgrimage, listPilgrimages, makePilgrimage, type PilgrimageMove } from './pilgrimage.ts';
import { awaitsInvasion } from './pizarro.ts';
import { buildTerrace, forbidsTerrace, listTerraces, type TerraceMove } from './terrace.ts';

const ASKED: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];
const DONE: Move = { type: 'done' };

/** IE-PEOPLE-1: in turn order each player takes one whole turn. */
export const people: Auto<Inca, 'people'> = {
  run(s, f) {
    const seat = s.order[f.next++];
    if (seat !== undefined) call(s, freshTurn(seat));
    else if (awaitsInvasion(asFrozen(s))) become(s, { at: 'pizarro' });
    else done(s);
  },
};

/** IE-PEOPLE-2: two blocks in the order the player likes, piece by piece; what is left out is passed (IE-PASS-1). */
export const turn: Ask<Inca, 'turn'> = {
  seats: (_s, f) => ASKED[f.seat] as readonly Seat[],
  moves(s, f, seat, out) {
    const powers = s.powers[seat] as Powers;
    listRoads(s, f, powers, out);
    if (f.build !== 'over') {
      listSites(s, f, powers, out);
      listConquests(s, f, powers, out);
      listTerraces(s, f, out);
    }
    if (powers.pilgrimages > 0) listPilgrimages(s, f, out);
    out.push(DONE);
  },
  play(s, f, _seat, move, tell) {
    if (move.type === 'sun') throw new Error('a turn does not ask for a card');
    playInTurn(s, f, move, tell);
  },
};

/** A move of a People turn. */
export type TurnMove = Exclude<Move, { type: 'sun' }>;

/** What a kind of move does, and why it may not be made. */
interface Deed<M extends TurnMove = TurnMove> {
  play(s: State, f: Turn, move: M, tell: Tell<Inca>): void;
  forbids(s: Seen, f: Frozen<Turn>, move: M): Clause | null;
}

const ROAD: Deed<RoadMove> = { play: layRoad, forbids: forbidsRoad };
const BUILD: Deed<SiteMove> = { play: buildOnSite, forbids: forbidsSite };
const CONQUEST: Deed<ConquestMove> = { play: conquer, forbids: forbidsConquest };
const TERRACE: Deed<TerraceMove> = { play: buildTerrace, forbids: forbidsTerrace };
const PILGRIMAGE: Deed<PilgrimageMove> = { play: makePilgrimage, forbids: forbidsPilgrimage };
const FINISH: Deed = {
  play(s, f, _move, tell) {
    tell({ type: 'finished', seat: f.seat });
    done(s);
  },
  forbids: () => null,
};

/** The move that may have that type. */
type MoveOf<T extends TurnMove['type'], M = TurnMove> = M extends { type: infer U } ? (T extends U ? M : never) : never;

/** Every kind of move that a turn may hold. */
const DEEDS: { readonly [T in TurnMove['type']]: Deed<MoveOf<T>> } = {
  ...{ road: ROAD, wild: ROAD, extra: ROAD, 'extra-wild': ROAD },
  ...{ city: BUILD, garrison: BUILD, outpost: BUILD, temple: BUILD },
  ...{ conquer: CONQUEST, expand: CONQUEST },
  terrace: TERRACE,
  pilgrimage: PILGRIMAGE,
  done: FINISH,
};

/** Makes a move of the turn. */
export function playInTurn(s: State, f: Turn, move: TurnMove, tell: Tell<Inca>): void {
  (DEEDS[move.type] as Deed).play(s, f, move, tell);
}

/** Why a move does not belong in this turn; null if it does. */
export function forbidsTurn(s: Seen, seat: Seat, move: Move): Clause | null {
  const f = s.flow.at(-1);
  if (move.type === 'sun') return 'IE-TRACK-1';
  if (f?.at !== 'turn' || f.seat !== seat) return 'IE-PEOPLE-1';
  return (DEEDS[move.type] as Deed).forbids(s, f, move);
}
