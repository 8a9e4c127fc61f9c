import type { Outlook, Seat } from '@tempora/kernel';
import { MOUNTAIN } from '../components/board.ts';
import { ERA_TERRAINS, FLIGHT, FLIGHT_POINTS } from '../components/eras.ts';
import { countCard, sumOf } from '../rules/count.ts';
import { frontEra } from '../rules/progress.ts';
import { abilities, groundOn } from '../rules/stacks.ts';
import { underWay } from '../rules/turn.ts';
import type { Move, Seen, Tempus } from '../types.ts';
import { copyState } from './copy.ts';
import { features, INPUTS } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** TP-END-3: what a seat would have if the game ended now. */
function worth(s: Seen, seat: Seat): number {
  let points = s.eras[seat] === FLIGHT ? FLIGHT_POINTS : 0;
  for (let hex = 0; hex < s.owner.length; hex++) {
    if (s.owner[hex] !== seat) continue;
    points += s.people[hex] === 0 ? (s.cities[hex] as number) : groundOn(s, hex) === MOUNTAIN ? 0 : 1;
  }
  return points;
}

/** The questions that are asked outside of turns. */
const APART = ['tile', 'people', 'lay', 'together', 'limit'];

/** Every turn of a round has its own number, and so has everything a seat is asked between rounds. */
function turn(s: Seen): number {
  const era = frontEra(s) * 1000;
  const now = underWay(s, 'turn');
  if (now) return era + (underWay(s, 'rounds')?.round ?? 0) * 10 + now.seat;
  const f = s.flow[s.flow.length - 1];
  return f ? era + 100 + APART.indexOf(f.at) * 10 + ('seat' in f ? f.seat : 9) : -1;
}

/** Room above the limit is of use only where the limit is reached; a card that counts nothing is not laid for progress. */
function isIdle(s: Seen, seat: Seat, move: Move): boolean {
  if (move.type === 'raise')
    return s.owner[move.hex] !== seat || (s.people[move.hex] as number) < abilities(s, seat).stack;
  if (move.type !== 'commit' || s.flow.at(-1)?.at !== 'lay') return false;
  return sumOf([countCard(move.card, 'progress', ERA_TERRAINS[frontEra(s) + 1] ?? null)]) === 0;
}

/** What a net is shown of Tempus. */
export const outlook: Outlook<Tempus> = {
  inputs: INPUTS,
  features,
  worth,
  unit: 10,
  copy: copyState,
  turn,
  isIdle,
  isBlank: (s) => s.flow.at(-1)?.at === 'tile',
  isHalfway: (s) => s.flow.at(-1)?.at === 'to',
  weights: WEIGHTS,
  spread: { base: 2, perPoint: 0, trust: 1 },
};
