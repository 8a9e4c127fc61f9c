import type { GameUnderTest } from '@tempora/testkit';
import { obeysLaws } from '@tempora/testkit/vitest';
import { type Inca, inca, type Options } from '../src/index.ts';
import { conserved } from './conserved.ts';
import { hints } from './hinted.ts';
import { witness } from './witness.ts';

const lawful: GameUnderTest<Inca> = { conserved, witness, hints, sparing: 40, longest: 2000 };

const OPTIONS: Options[] = [
  { pizarro: false, earlyFall: false, agreementOfGods: false },
  { pizarro: true, earlyFall: false, agreementOfGods: true },
  { pizarro: false, earlyFall: true, agreementOfGods: false },
  { pizarro: true, earlyFall: true, agreementOfGods: true },
];

obeysLaws(inca, lawful, { games: 250, options: OPTIONS });
