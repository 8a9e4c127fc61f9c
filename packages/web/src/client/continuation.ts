import type { Holder } from '@tempora/protocol';
import { device } from './connection.ts';

/** A game on its way to another table: its record, where to go on, and who sat where. */
export interface Continuation {
  game: string;
  record: string;
  /** Null: where it stands. */
  ply: number | null;
  holders: readonly Holder[];
  options: { readonly [name: string]: unknown };
}

const KEY = 'tempora carried';

/** Takes a match of this device along; it is laid down at whatever table is opened next. */
export async function storeContinuation(match: string, what: Omit<Continuation, 'record'>): Promise<void> {
  const reply = await device.request({ type: 'export-private', match });
  if (reply.type === 'record') sessionStorage.setItem(KEY, JSON.stringify({ ...what, record: reply.text }));
}

/** What is being carried, if it is a game of this kind. */
export function continuationOf(game: string): Continuation | null {
  try {
    const origin = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Continuation | null;
    return origin?.game === game ? origin : null;
  } catch {
    return null;
  }
}
