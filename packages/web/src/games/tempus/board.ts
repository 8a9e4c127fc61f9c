import { SEATS, STANDARD, type Tempus } from '@tempora/tempus/public';
import { defineBoard } from '../../match/board.ts';
import { TempusEnd } from './end.tsx';
import { TempusReference } from './reference.tsx';
import { sentence } from './sentence.tsx';
import { TempusTable } from './table.tsx';

/** The board of Tempus. */
export const board = defineBoard<Tempus>({
  game: 'tempus',
  title: 'tempus.title',
  seats: SEATS,
  standardOptions: STANDARD,
  optionSwitches: {
    protectionCountsCities: {
      label: 'tempus.option.protectionCountsCities',
      hint: 'tempus.option.protectionCountsCities.hint',
      off: false,
      on: true,
    },
    openDiscard: { label: 'tempus.option.openDiscard', hint: 'tempus.option.openDiscard.hint', off: false, on: true },
    simultaneousProgress: {
      label: 'tempus.option.simultaneousProgress',
      hint: 'tempus.option.simultaneousProgress.hint',
      off: false,
      on: true,
    },
  },
  Table: TempusTable,
  End: TempusEnd,
  Reference: TempusReference,
  isOver: ({ phase }) => phase === 'over',
  sentence,
});
