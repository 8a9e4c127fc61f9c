import type { GameUnderTest } from '@tempora/testkit';
import { obeysLaws } from '@tempora/testkit/vitest';
import { type Inca, inca, type Options } from '../src/index.ts';
import { conserved } from './conserved.ts';
import { hints } from './hinted.ts';
import { witness } from './witness.ts';

const lawful: GameUnderTest<Inca> = { conserved, witness, hints, sparing: 40, longest: 2000 };

const { standard } = inca.options;
/** With these variants on. */
const withOn = (isOn: (i: number) => boolean) =>
  Object.fromEntries(Object.keys(standard).map((name, i) => [name, isOn(i)])) as Options;
const OPTIONS = [standard, withOn((i) => i % 2 === 0), withOn((i) => i % 2 === 1), withOn(() => true)];

obeysLaws(inca, lawful, { games: 250, options: OPTIONS });
