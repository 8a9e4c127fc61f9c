import { type Auto, asFrozen, done, type Frozen, type Seat } from '@tempora/kernel';
import { SAPA } from '../components/costs.ts';
import { boardOf } from '../geometry.ts';
import type { Inca, Score, Seen } from '../types.ts';
import { bitOf, CITY, STRUCTURE, TEMPLE } from './roads.ts';
import { score } from './score.ts';
import { clearSun } from './sun.ts';
import { columnOf, eraOf } from './track.ts';

/** IE-SAPA: the Sun board is cleared, everybody scores, surplus labor goes back. */
export const sapa: Auto<Inca, 'sapa'> = {
  run(s, _f, tell) {
    clearSun(s, tell); // IE-SAPA-1
    const order = [...s.places]; // IE-SAPA-2
    const { column } = columnOf(asFrozen(s));
    const seats = s.points.map((_, seat) => sapaScore(asFrozen(s), seat));
    s.scorings.push({ column, seats });
    tell({ type: 'scored', column, order, seats });
    for (const seat of order) score(s, seat, (seats[seat] as Score).points);
    const keep = eraOf(asFrozen(s)).keep ?? 0;
    const labor = s.labor.map((have) => Math.max(0, have - keep)); // IE-SAPA-7
    for (const [seat, back] of labor.entries()) s.labor[seat] = (s.labor[seat] as number) - back;
    tell({ type: 'returned', labor });
    done(s);
  },
};

/** IE-SAPA-3 to IE-SAPA-6: what a seat's terraces and everything connected to it are worth now. */
export function sapaScore(s: Seen, seat: Seat): Score {
  const out: Score = { points: 0, terraces: terracesOf(s, seat), cities: [], garrisons: [], temples: [] };
  const bit = bitOf(seat);
  for (const site of boardOf(s).buildSites) {
    const bits = s.sites[site] as number;
    if ((bits & bit) === 0 || (bits & STRUCTURE) === 0) continue;
    ((bits & CITY) !== 0 ? out.cities : out.garrisons).push(site);
    if ((bits & TEMPLE) !== 0) out.temples.push(site);
  }
  const { city, garrison, temple, terrace } = pointsByKind(out);
  out.points = city + garrison + temple + terrace;
  return out;
}

/** IE-SAPA-3 to IE-SAPA-5: what each kind of thing is worth. */
export function pointsByKind({ terraces, cities, garrisons, temples }: Frozen<Score>): ByKind {
  return {
    city: cities.length * SAPA.city,
    garrison: garrisons.length * SAPA.garrison,
    temple: temples.length * SAPA.temple,
    terrace: terraces * SAPA.terrace,
  };
}

type ByKind = { readonly [kind in keyof typeof SAPA]: number };

function terracesOf(s: Seen, seat: Seat): number {
  let terraces = 0;
  for (const region of boardOf(s).provinces) if (s.owners[region] === seat) terraces += s.terraces[region] as number;
  return terraces;
}
