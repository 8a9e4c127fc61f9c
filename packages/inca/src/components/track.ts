/** The four kinds of phase. */
export type Phase = 'inca' | 'sun' | 'people' | 'sapa';

export type EraId = 'founding' | 'early' | 'middle' | 'late';

/** IE-INCA-4, IE-INCA-5: who helps whom, by place on the score track. */
export interface Help {
  readonly from: 'first' | 'second';
  readonly to: 'last' | 'third';
  readonly labor: number;
}

export interface Era {
  readonly id: EraId;
  readonly years: string;
  /** IE-INCA-1: labor for everybody in an Inca phase. */
  readonly income: number;
  /** IE-SAPA-7: how much labor may be kept; null where the column has no Sapa Inca phase (IE-SAPA-8). */
  readonly keep: number | null;
  readonly help: readonly Help[];
}

const LATER_HELP: readonly Help[] = [
  { from: 'first', to: 'last', labor: 2 },
  { from: 'second', to: 'third', labor: 1 },
];

export const ERAS: { readonly [era in EraId]: Era } = {
  founding: { id: 'founding', years: '1438-1471', income: 5, keep: null, help: [] },
  early: { id: 'early', years: '1471-1493', income: 3, keep: 3, help: [{ from: 'first', to: 'last', labor: 1 }] },
  middle: { id: 'middle', years: '1493-1528', income: 2, keep: 2, help: LATER_HELP },
  late: { id: 'late', years: '1528-1533', income: 1, keep: 1, help: LATER_HELP },
};

/** One column of the era track: a round of the game, played from top to bottom. */
export interface Column {
  readonly column: number;
  readonly era: EraId;
  readonly phases: readonly Phase[];
}

/** IE-TRACK-2: the printed era track, the program of the game. Columns are numbered from 1. */
export const TRACK: readonly Column[] = [
  { column: 1, era: 'founding', phases: ['inca', 'people', 'people'] },
  { column: 2, era: 'early', phases: ['inca', 'sun', 'people', 'sun', 'people', 'sapa'] },
  { column: 3, era: 'early', phases: ['inca', 'sun', 'people', 'sun', 'people', 'sapa'] },
  { column: 4, era: 'early', phases: ['inca', 'sun', 'people', 'sun', 'people', 'sapa'] },
  { column: 5, era: 'middle', phases: ['inca', 'sun', 'people', 'sun', 'people', 'sun', 'people', 'sapa'] },
  { column: 6, era: 'middle', phases: ['inca', 'sun', 'people', 'sun', 'people', 'sun', 'people', 'sapa'] },
  {
    column: 7,
    era: 'late',
    phases: ['inca', 'sun', 'people', 'sun', 'people', 'sun', 'people', 'sun', 'people', 'sapa'],
  },
];

/** IE-VARIANT-FALL-2: the columns that Early Fall leaves out. */
export const FALL_SKIPS: readonly number[] = [4, 6];

/** IE-VARIANT-PIZARRO-1: one invasion marker beside each People phase of the last column; one of them is the arrival. */
export const INVASIONS = 4;
