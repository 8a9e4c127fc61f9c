import { randomHex } from '@tempora/client';
import type { Table } from '@tempora/protocol';
import { DeviceMemory } from '../client/device-memory.ts';

/** What this browser remembers of a match, to check the record against it afterwards. */
export interface MatchMemory {
  /** The commitment the server showed before the start. */
  promise?: string;
  /** The entropy this browser added. */
  entropy?: string[];
  /** The last ply that was in sight here. */
  seen?: number;
  /** Has a proposal of ours to take moves back been seen here whose end has not been told yet? */
  proposed?: boolean;
  /** The rematch this browser has joined. */
  next?: string;
}

const remembered = new DeviceMemory<MatchMemory>('tempora remembered', 60);

export function memoryOf(match: string): MatchMemory {
  return remembered.of(match) ?? {};
}

export function remember(match: string, more: MatchMemory): void {
  remembered.set(match, { ...memoryOf(match), ...more });
}

/** Only a commitment from before the start is worth anything. */
export function rememberCommitment({ match, status, commitment }: Table): void {
  if (status !== 'gathering' || commitment === null || memoryOf(match).promise !== undefined) return;
  remember(match, { promise: commitment });
}

/** Entropy of this browser's own, for one seat. */
export function freshEntropy(): string {
  return randomHex(32);
}

export function rememberEntropy(match: string, entropy: string): void {
  remember(match, { entropy: [...(memoryOf(match).entropy ?? []), entropy] });
}
