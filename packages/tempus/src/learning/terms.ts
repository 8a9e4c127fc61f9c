import type { Seat } from '@tempora/kernel';
import { TERRAINS, type Terrain } from '../components/board.ts';
import type { CardId } from '../components/cards.ts';
import { ERA_TERRAINS, FLIGHT, FLIGHT_POINTS } from '../components/eras.ts';
import { frontEra } from '../rules/progress.ts';
import type { Seen } from '../types.ts';
import { AT, counts, survey } from './survey.ts';

/** What things are worth in points, roughly. */
const WORTH = { person: 0.4, stack: 0.5, prey: 0.4, threat: 0.5, card: 0.35, race: 0.4, front: 1.5, room: 0.06 };

/** What a seat has, by what players call it. */
export function terms(s: Seen, seat: Seat): { readonly [term: string]: number } {
  survey(s);
  const count = (what: keyof typeof AT) => counts[AT[what] + seat] as number;
  const front = frontEra(s);
  const era = s.eras[seat] as number;
  const ground = TERRAINS.indexOf((ERA_TERRAINS[front + 1] ?? 'mountain') as Terrain);
  const standing = (counts[AT.onGrass + ground * 5 + seat] as number) + count('cities');
  const hand = s.hands[seat] as readonly CardId[];
  const left = s.flow.length === 0 ? 0 : 1;
  return {
    cities: count('cityValue'),
    land: count('hexes'),
    flight: era === FLIGHT ? FLIGHT_POINTS : 0,
    people: left * WORTH.person * count('people'),
    strength: left * (WORTH.stack * (count('threes') + count('fours')) + WORTH.prey * count('preyPoints')),
    safety: -left * WORTH.threat * count('threatenedPoints'),
    cards: left * WORTH.card * hand.length,
    race: left * WORTH.race * standing,
    front: left * (era === front ? WORTH.front : 0),
    room: left * WORTH.room * (count('room') + count('roomTwo')),
  };
}
