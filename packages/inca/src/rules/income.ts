import { type Auto, asFrozen, done, type Seat } from '@tempora/kernel';
import { MARKERS, type Marker } from '../components/markers.ts';
import { boardOf } from '../geometry.ts';
import type { Inca, Income, Seen } from '../types.ts';
import { help } from './help.ts';
import { eraOf } from './track.ts';

/** IE-INCA: everybody takes labor, then leaders help. */
export const inca: Auto<Inca, 'inca'> = {
  run(s, _f, tell) {
    const era = eraOf(asFrozen(s));
    const seats = s.labor.map((_, seat) => incomeOf(asFrozen(s), seat, era.income));
    for (const [seat, { era: base, markers, terraces }] of seats.entries())
      s.labor[seat] = (s.labor[seat] as number) + base + markers + terraces;
    tell({ type: 'earned', seats });
    s.help = [];
    help(s, era, tell); // IE-INCA-3
    done(s);
  },
};

/** IE-INCA-1, IE-INCA-2: the era's labor, that of one's own markers, and one for each own terrace. */
export function incomeOf(s: Seen, seat: Seat, era: number): Income {
  let markers = 0;
  let terraces = 0;
  for (const region of boardOf(s).provinces) {
    if (s.owners[region] !== seat) continue;
    markers += (MARKERS[s.markers[region] as number] as Marker).labor;
    terraces += s.terraces[region] as number;
  }
  return { era, markers, terraces };
}

/** What a seat's markers and terraces pay in an Inca phase. */
export function harvestOf(s: Seen, seat: Seat): number {
  const { markers, terraces } = incomeOf(s, seat, 0);
  return markers + terraces;
}
