import { type Auto, asFrozen, call, done, type Frozen } from '@tempora/kernel';
import { type Column, ERAS, type Era, type Phase, TRACK } from '../components/track.ts';
import type { Frame, Inca, Seen, State } from '../types.ts';
import { announceEnd } from './end.ts';

/** The column the black figure stands in; after the end, the last one. */
export function columnOf(s: Seen): Column {
  return TRACK[(s.track[s.column] as number) - 1] as Column;
}

/** Has the last column begun? */
export function isLastColumn(s: Seen): boolean {
  return s.column + 1 === s.track.length;
}

/** IE-TRACK-3: what holds in all columns of the era. */
export function eraOf(s: Seen): Era {
  return ERAS[columnOf(s).era];
}

/** By column and cell: how many phases of a kind the column has from that cell on. */
function counted(kind: Phase): number[][] {
  return TRACK.map(({ phases }) =>
    [...phases, null].map((_, cell) => phases.slice(cell).filter((phase) => phase === kind).length),
  );
}
const COUNTED: { readonly [phase in Phase]: readonly (readonly number[])[] } = {
  inca: counted('inca'),
  sun: counted('sun'),
  people: counted('people'),
  sapa: counted('sapa'),
};

/** How many phases of a kind are still to come, after the one under way. */
export function phasesLeft({ track, column, phase }: Frozen<Cell>, kind: Phase): number {
  const from = COUNTED[kind];
  let left = from[(track[column] as number) - 1]?.[phase + 1] ?? 0;
  for (let i = column + 1; i < track.length; i++) left += from[(track[i] as number) - 1]?.[0] ?? 0;
  return left;
}

const FRAMES: { readonly [phase in Phase]: () => Frame } = {
  inca: () => ({ at: 'inca' }),
  sun: () => ({ at: 'sun' }),
  people: () => ({ at: 'people', next: 0 }),
  sapa: () => ({ at: 'sapa' }),
};

/** IE-TRACK-1: one cell down, or to the top of the next column; null after the last. */
export function cellAfter({ track, column, phase }: Frozen<Cell>): Pick<Cell, 'column' | 'phase'> | null {
  const { phases } = TRACK[(track[column] as number) - 1] as Column;
  if (phase + 1 < phases.length) return { column, phase: phase + 1 };
  return column + 1 < track.length ? { column: column + 1, phase: 0 } : null;
}

/** Where the black figure stands. */
type Cell = Pick<State, 'track' | 'column' | 'phase'>;

/** IE-TRACK-1: each phase is played to its end. */
export const track: Auto<Inca, 'track'> = {
  run(s, _f, tell) {
    const next = cellAfter(s);
    if (!next) {
      done(s);
      announceEnd(s, tell);
      return;
    }
    s.column = next.column;
    s.phase = next.phase;
    const { column, phases } = columnOf(asFrozen(s));
    const phase = phases[s.phase] as Phase;
    tell({ type: 'began', column, phase, cell: s.phase });
    call(s, FRAMES[phase]());
  },
};
