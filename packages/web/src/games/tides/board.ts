import { SEATS, STANDARD } from '@tempora/tides/public';
import { defineBoard } from '../../match/board.ts';
import { OpenCard } from './card.tsx';
import { TidesEnd } from './end.tsx';
import { type ShownTides, viewsBetween } from './moments.ts';
import { moveList } from './move-list.ts';
import { moveWords } from './move-words.ts';
import { placesOf, soundOf } from './places.ts';
import { TidesReference } from './reference.tsx';
import { sentence } from './sentence.tsx';
import { TidesTable } from './table.tsx';
import './lessons/lessons.css';

/** The board of Tides of Time. */
export const board = defineBoard<ShownTides>({
  game: 'tides',
  title: 'tides.title',
  seats: SEATS,
  standardOptions: STANDARD,
  optionSwitches: {
    memoryAid: { label: 'tides.option.memory', hint: 'tides.option.memory.hint', off: false, on: true },
    molehill: { label: 'tides.option.molehill', hint: 'tides.option.molehill.hint', off: 'physical', on: 'effective' },
    molehillZeroTie: { label: 'tides.option.zero', hint: 'tides.option.zero.hint', off: false, on: true },
  },
  Table: TidesTable,
  End: TidesEnd,
  Reference: TidesReference,
  sentence: (index, { log, holders }) => (log[index] ? sentence(log[index].event, holders) : null),
  isRoutine: ({ type }) => type === 'dealt' || type === 'drew' || type === 'swapped',
  handOf: ({ seats }, seat) => seats[seat]?.hand.cards ?? [],
  Card: OpenCard,
  viewsBetween,
  placesOf,
  soundOf,
  moveWords,
  moveList,
});
