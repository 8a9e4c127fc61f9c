import type { Holder } from '@tempora/protocol';
import { t } from '../i18n/index.ts';
import { device } from './connection.ts';

/** A game to be continued at another table: its record, from which ply, and who played. */
export interface Continuation {
  game: string;
  record: string;
  /** Null: from its current position. */
  ply: number | null;
  holders: readonly Holder[];
  options: { [name: string]: unknown };
}

const KEY = 'tempora carried';

/** Keeps a match of this device for the table that is set up next, here or online, and goes there. */
export async function continueMatch(
  match: string,
  from: Omit<Continuation, 'record'>,
  where: 'new' | 'online',
): Promise<void> {
  const reply = await device.request({ type: 'export-private', match });
  if (reply.type === 'record') sessionStorage.setItem(KEY, JSON.stringify({ ...from, record: reply.text }));
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

export function continuationText({ ply }: Continuation): string {
  return ply === null ? t('carry.as-it-is') : t('carry.from', { ply });
}

/** The record as a new match wants it. */
export function startingRecord({ record, ply }: Continuation) {
  return { record, ply: ply ?? undefined };
}
