import type { Options } from '../types.ts';

/** IE-SETUP-1: how many can play. */
export const SEATS: readonly number[] = [3, 4];

/** The game as the rules print it, without variants. */
export const STANDARD: Options = { pizarro: false, earlyFall: false, agreementOfGods: false };

/** Options from outside; what is not said is standard, what is not known is refused. */
export function readOptions(value: unknown): Options | null {
  if (typeof value !== 'object' || value === null) return null;
  const { pizarro, earlyFall, agreementOfGods, ...rest } = { ...STANDARD, ...value };
  for (const each of [pizarro, earlyFall, agreementOfGods]) if (typeof each !== 'boolean') return null;
  return Object.keys(rest).length === 0 ? { pizarro, earlyFall, agreementOfGods } : null;
}
