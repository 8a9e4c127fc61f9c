import type { Options } from '../types.ts';

/** TP-SETUP-1: how many can play. */
export const SEATS: readonly number[] = [3, 4, 5];

/** TP-OPT: what RULES.md calls standard. */
export const STANDARD: Options = { protectionCountsCities: false, openDiscard: false, simultaneousProgress: false };

/** Reads options from outside: missing ones are standard, unknown ones are refused. */
export function readOptions(value: unknown): Options | null {
  if (typeof value !== 'object' || value === null) return null;
  const { protectionCountsCities, openDiscard, simultaneousProgress, ...rest } = { ...STANDARD, ...value };
  if (typeof protectionCountsCities !== 'boolean' || typeof openDiscard !== 'boolean') return null;
  if (typeof simultaneousProgress !== 'boolean' || Object.keys(rest).length > 0) return null;
  return { protectionCountsCities, openDiscard, simultaneousProgress };
}
