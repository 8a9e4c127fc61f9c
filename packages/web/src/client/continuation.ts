import type { Holder } from '@tempora/protocol';
import { t } from '../i18n/index.ts';
import { device } from './connection.ts';
import { DeviceMemory } from './device-memory.ts';

/** A game to be continued at another table: its record, from which ply, and who played. */
export interface Continuation {
  game: string;
  record: string;
  /** Null: from its current position. */
  ply: number | null;
  holders: readonly Holder[];
  options: { [name: string]: unknown };
  /** The match of this device that it is, where it goes on from its current position. */
  match?: string;
}

const KEY = 'tempora carried';

/** Keeps a match of this device for the table that is set up next, here or online, and goes there. */
export async function continueMatch(
  match: string,
  from: Omit<Continuation, 'record'>,
  where: 'new' | 'online',
): Promise<void> {
  const reply = await device.request({ type: 'export-private', match });
  if (reply.type === 'record')
    sessionStorage.setItem(KEY, JSON.stringify({ ...from, ...(from.ply === null && { match }), record: reply.text }));
  location.hash = `#/${where}/${from.game}/on`;
}

/** What is to be continued, if it is this game. */
export function continuationOf(game: string): Continuation | null {
  try {
    const origin = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Continuation | null;
    return origin?.game === game ? origin : null;
  } catch {
    return null;
  }
}

/** The tables at which matches of this device went on. */
const moved = new DeviceMemory<string>('tempora moved', 50);

/** The copy left behind on this device knows at which table it went on. */
export function markAsMoved({ match }: Continuation, table: string): void {
  if (match !== undefined) moved.set(match, table);
}

/** The table at which a match of this device went on; undefined if it did not. */
export function movedTo(match: string): string | undefined {
  return moved.of(match);
}

export function continuationText({ ply }: Continuation): string {
  return ply === null ? t('carry.as-it-is') : t('carry.from', { ply });
}

/** The record as a new match wants it. */
export function startingRecord({ record, ply }: Continuation) {
  return { record, ply: ply ?? undefined };
}
