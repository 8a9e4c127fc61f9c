import { type Auto, asFrozen, done, show } from '@tempora/kernel';
import type { Inca, Seen } from '../types.ts';
import { columnOf } from './track.ts';

/** IE-VARIANT-PIZARRO-1: an invasion marker lies beside every People phase of the Late Empire. */
export function awaitsInvasion(s: Seen): boolean {
  return s.options.pizarro && columnOf(s).era === 'late';
}

/** IE-VARIANT-PIZARRO-2: the marker is turned up; the arrival leaves only the Sapa Inca phase. */
export const pizarro: Auto<Inca, 'pizarro'> = {
  run(s, _f, tell) {
    const arrival = s.invasions === s.arrival;
    show(s);
    tell({ type: 'invaded', marker: s.invasions, arrival });
    s.invasions++;
    if (arrival) s.phase = columnOf(asFrozen(s)).phases.length - 2;
    done(s);
  },
};
