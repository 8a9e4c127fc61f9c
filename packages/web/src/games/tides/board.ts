import { SEATS, STANDARD } from '@tempora/tides/public';
import type { Board } from '../../match/board.ts';
import { TidesEnd } from './end.tsx';
import { TidesOptions } from './options.tsx';
import { TidesReference } from './reference.tsx';
import { sentence } from './sentence.tsx';
import { TidesTable } from './table.tsx';

/** Tides of Time on the table. */
export const board: Board = {
  game: 'tides',
  title: 'tides.title',
  seats: SEATS,
  standard: { ...STANDARD },
  Options: TidesOptions,
  Table: TidesTable,
  End: TidesEnd,
  Reference: TidesReference,
  sentence: (at, { log, holders }) => (log[at] ? sentence(log[at].event, holders) : null),
};
