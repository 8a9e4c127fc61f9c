import type { Table } from '@tempora/protocol';

/** What this browser remembers of a match, to check the record against it afterwards. */
export interface MatchMemory {
  /** The commitment the server showed before the start. */
  promise?: string;
  /** The entropy this browser added. */
  entropy?: string[];
  /** The last ply that was in sight here. */
  seen?: number;
  /** The rematch this browser has joined. */
  next?: string;
}

const KEY = 'tempora remembered';
const MOST = 60;

function loadAll(): [match: string, what: MatchMemory][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, MatchMemory][]) : [];
  } catch {
    return [];
  }
}

export function memoryOf(match: string): MatchMemory {
  return loadAll().find(([id]) => id === match)?.[1] ?? {};
}

export function remember(match: string, more: MatchMemory): void {
  const others = loadAll().filter(([id]) => id !== match);
  localStorage.setItem(KEY, JSON.stringify([...others, [match, { ...memoryOf(match), ...more }]].slice(-MOST)));
}

/** Only a commitment from before the start is worth anything. */
export function rememberCommitment({ match, status, commitment }: Table): void {
  if (status !== 'gathering' || commitment === null || memoryOf(match).promise !== undefined) return;
  remember(match, { promise: commitment });
}

/** Entropy of this browser's own, for one seat. */
export function freshEntropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function rememberEntropy(match: string, entropy: string): void {
  remember(match, { entropy: [...(memoryOf(match).entropy ?? []), entropy] });
}
