import { SEATS, STANDARD } from '@tempora/inca/public';
import type { Board } from '../../match/board.ts';
import { IncaEnd } from './end.tsx';
import { IncaOptions } from './options.tsx';
import { IncaReference } from './reference.tsx';
import { sentence } from './sentence.tsx';
import { IncaTable } from './table.tsx';

/** Inca Empire on the table. */
export const board: Board = {
  game: 'inca',
  title: 'inca.title',
  seats: SEATS,
  standard: { ...STANDARD },
  Options: IncaOptions,
  Table: IncaTable,
  End: IncaEnd,
  Reference: IncaReference,
  sentence: (at, { log, holders }) => (log[at] ? sentence(log[at].event, holders) : null),
};
