import type { Options } from '../types.ts';

/** TT-SETUP-1: how many can play. */
export const SEATS: readonly number[] = [2];

/** TT-OPT: what RULES.md calls standard. */
export const STANDARD: Options = { molehill: 'effective', molehillZeroTie: true, memoryAid: false };

/** Reads options from outside: missing ones are standard, unknown ones are refused. */
export function readOptions(value: unknown): Options | null {
  if (typeof value !== 'object' || value === null) return null;
  const { molehill, molehillZeroTie, memoryAid, ...rest } = { ...STANDARD, ...value };
  if (molehill !== 'effective' && molehill !== 'physical') return null;
  if (typeof molehillZeroTie !== 'boolean' || typeof memoryAid !== 'boolean') return null;
  return Object.keys(rest).length === 0 ? { molehill, molehillZeroTie, memoryAid } : null;
}
