import { type Ask, type Auto, asFrozen, become, type Clause, call, done, type Seat } from '@tempora/kernel';
import type { Powers } from '../components/cards.ts';
import type { Inca, Move, Seen } from '../types.ts';
import { freshTurn } from './blocks.ts';
import { buildOnSite, forbidsSite, listSites } from './build.ts';
import { conquer, forbidsConquest, listConquests } from './conquest.ts';
import { forbidsRoad, layRoad, listRoads } from './lay.ts';
import { forbidsPilgrimage, listPilgrimages, makePilgrimage } from './pilgrimage.ts';
import { awaitsInvasion } from './pizarro.ts';
import { buildTerrace, forbidsTerrace, listTerraces } from './terrace.ts';

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
    const p = s.powers[seat] as Powers;
    listRoads(s, f, p, out);
    if (f.build !== 'over') {
      listSites(s, f, p, out);
      listConquests(s, f, p, out);
      listTerraces(s, f, out);
    }
    if (p.pilgrimages > 0) listPilgrimages(s, f, out);
    out.push(DONE);
  },
  play(s, f, seat, move, tell) {
    const p = s.powers[seat] as Powers;
    switch (move.type) {
      case 'road':
      case 'wild':
      case 'extra':
      case 'extra-wild':
        return layRoad(s, f, p, move, tell);
      case 'city':
      case 'garrison':
      case 'outpost':
      case 'temple':
        return buildOnSite(s, f, p, move, tell);
      case 'conquer':
      case 'expand':
        return conquer(s, f, p, move, tell);
      case 'terrace':
        return buildTerrace(s, f, p, move.region, tell);
      case 'pilgrimage':
        return makePilgrimage(s, f, move.card, move.block, tell);
      case 'done':
        tell({ type: 'finished', seat });
        return done(s);
      case 'sun':
        throw new Error('a turn does not ask for a card');
    }
  },
};

/** Why a move does not belong in this turn; null if it does. */
export function forbidsTurn(s: Seen, seat: Seat, move: Move): Clause | null {
  const f = s.flow.at(-1);
  if (move.type === 'sun') return 'IE-TRACK-1';
  if (f?.at !== 'turn' || f.seat !== seat) return 'IE-PEOPLE-1';
  const p = s.powers[seat] as Powers;
  switch (move.type) {
    case 'road':
    case 'wild':
    case 'extra':
    case 'extra-wild':
      return forbidsRoad(s, f, p, move);
    case 'city':
    case 'garrison':
    case 'outpost':
    case 'temple':
      return forbidsSite(s, f, p, move);
    case 'conquer':
    case 'expand':
      return forbidsConquest(s, f, p, move);
    case 'terrace':
      return forbidsTerrace(s, f, move.region);
    case 'pilgrimage':
      return forbidsPilgrimage(s, f, move.card, move.block);
    case 'done':
      return null;
  }
}
