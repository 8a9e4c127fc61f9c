import { advice, tides } from '@tempora/tides';
import type { Listed } from './listed.ts';

/** Tides of Time. The last card of a hand is played by itself (TT-DRAFT-4). */
export const listed: Listed = { game: tides, advice, playsForced: true };
