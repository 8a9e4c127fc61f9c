import { SEATS, STANDARD } from '@tempora/tempus/public';
import type { Board } from '../../match/board.ts';
import { TempusEnd } from './end.tsx';
import { TempusOptions } from './options.tsx';
import { TempusReference } from './reference.tsx';
import { sentence } from './sentence.tsx';
import { TempusTable } from './table.tsx';

/** Tempus on the table. */
export const board: Board = {
  game: 'tempus',
  title: 'tempus.title',
  seats: SEATS,
  standard: { ...STANDARD },
  Options: TempusOptions,
  Table: TempusTable,
  End: TempusEnd,
  Reference: TempusReference,
  sentence,
};
