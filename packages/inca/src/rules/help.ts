import type { Seat, Tell } from '@tempora/kernel';
import type { Era, Help } from '../components/track.ts';
import type { Inca, State } from '../types.ts';

/** IE-INCA-3 to IE-INCA-6: the leaders give labor to those behind, by the ranking as it stands. */
export function help(s: State, era: Era, tell: Tell<Inca>): void {
  for (const rule of era.help) {
    const from = placed(s, rule.from);
    const to = placed(s, rule.to);
    if (from === undefined || to === undefined) continue;
    const labor = Math.min(rule.labor, s.labor[from] as number); // IE-INCA-5: a player with too little gives everything
    s.labor[from] = (s.labor[from] as number) - labor; // IE-INCA-6: not from the bank
    s.labor[to] = (s.labor[to] as number) + labor;
    if (labor === 0) continue;
    s.help.push({ from, to, labor });
    tell({ type: 'helped', from, to, labor });
  }
}

/** Who is in that place. "Second gives third" is for four players only. */
function placed({ places }: State, place: Help['from'] | Help['to']): Seat | undefined {
  if (place === 'first') return places[0];
  if (place === 'last') return places.at(-1);
  return places.length === 4 ? places[place === 'second' ? 1 : 2] : undefined;
}
