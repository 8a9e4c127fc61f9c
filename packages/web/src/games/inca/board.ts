import { type Inca, SEATS, STANDARD } from '@tempora/inca/public';
import { defineBoard } from '../../match/board.ts';
import { OpenCard } from './card.tsx';
import { IncaEnd } from './end.tsx';
import { viewsBetween } from './moments.ts';
import { moveList } from './move-list.ts';
import { moveWords } from './move-words.ts';
import { placesOf, soundOf } from './places.ts';
import { IncaReference } from './reference.tsx';
import { isRoutine, sentence } from './sentence.tsx';
import { IncaTable } from './table.tsx';
import './lessons/lessons.css';

/** The board of Inca Empire. */
export const board = defineBoard<Inca>({
  game: 'inca',
  title: 'inca.title',
  seats: SEATS,
  standardOptions: STANDARD,
  optionSwitches: {
    pizarro: { label: 'inca.option.pizarro', hint: 'inca.option.pizarro.hint', off: false, on: true },
    earlyFall: { label: 'inca.option.earlyFall', hint: 'inca.option.earlyFall.hint', off: false, on: true },
    agreementOfGods: {
      label: 'inca.option.agreementOfGods',
      hint: 'inca.option.agreementOfGods.hint',
      off: false,
      on: true,
    },
  },
  Table: IncaTable,
  End: IncaEnd,
  Reference: IncaReference,
  handOf: ({ seats, placed }, seat) => [...(seats[seat]?.hand.cards ?? []), ...(placed ? [placed.card] : [])],
  Card: OpenCard,
  isRoutine,
  placesOf,
  soundOf,
  moveWords,
  moveList,
  viewsBetween,
  // A scoring goes from seat to seat.
  lengthOf: (event) => (event.type === 'scored' ? event.order.length + 2 : 1),
  hasUndo: true,
  sentence: (index, { log, holders }) => (log[index] ? sentence(log[index].event, holders) : null),
});
