import { SEATS, STANDARD, type Tempus } from '@tempora/tempus/public';
import { defineBoard } from '../../match/board.ts';
import { MiniCard } from './card.tsx';
import { TempusEnd } from './end.tsx';
import { moveList } from './move-list.ts';
import { moveWords } from './move-words.ts';
import { lengthOf, placesOf, soundOf } from './places.ts';
import { TempusReference } from './reference.tsx';
import { sentence } from './sentence.tsx';
import { TempusTable } from './table.tsx';
import './lessons/lessons.css';

const ROUTINE: readonly Tempus['event']['type'][] = [
  'drew',
  'received',
  'discarded',
  'dropped',
  'reshuffled',
  'closed',
];

function switchOf(option: keyof Tempus['options']) {
  return { label: `tempus.option.${option}`, hint: `tempus.option.${option}.hint`, off: false, on: true } as const;
}

/** The board of Tempus. */
export const board = defineBoard<Tempus>({
  game: 'tempus',
  title: 'tempus.title',
  seats: SEATS,
  standardOptions: STANDARD,
  optionSwitches: {
    protectionCountsCities: switchOf('protectionCountsCities'),
    openDiscard: switchOf('openDiscard'),
    simultaneousProgress: switchOf('simultaneousProgress'),
  },
  Table: TempusTable,
  End: TempusEnd,
  Reference: TempusReference,
  sentence,
  handOf: ({ seats, laid }, seat) => [...(seats[seat]?.hand.cards ?? []), ...(laid?.own ?? [])],
  Card: MiniCard,
  isRoutine: ({ type }) => ROUTINE.includes(type),
  placesOf,
  soundOf,
  moveWords,
  moveList,
  lengthOf,
  hasUndo: true,
});
