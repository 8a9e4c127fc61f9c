import type { Table } from '@tempora/protocol';

/** What this browser remembers of a match, to hold the house to it afterwards. */
export interface Remembered {
  /** What the house promised before the start. */
  promise?: string;
  /** What this browser added to the luck. */
  entropy?: string[];
  /** The last ply that was in sight here. */
  seen?: number;
}

const KEY = 'tempora remembered';
const MOST = 60;

function all(): [match: string, what: Remembered][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, Remembered][]) : [];
  } catch {
    return [];
  }
}

export function remembered(match: string): Remembered {
  return all().find(([id]) => id === match)?.[1] ?? {};
}

export function remember(match: string, more: Remembered): void {
  const others = all().filter(([id]) => id !== match);
  localStorage.setItem(KEY, JSON.stringify([...others, [match, { ...remembered(match), ...more }]].slice(-MOST)));
}

/** Only what was promised before the start is worth anything. */
export function keepPromise({ match, status, commitment }: Table): void {
  if (status !== 'gathering' || commitment === null || remembered(match).promise !== undefined) return;
  remember(match, { promise: commitment });
}

/** Luck of this browser's own, for one seat. */
export function freshEntropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function keepEntropy(match: string, entropy: string): void {
  remember(match, { entropy: [...(remembered(match).entropy ?? []), entropy] });
}
