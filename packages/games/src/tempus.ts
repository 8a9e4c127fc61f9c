import { advice, tempus } from '@tempora/tempus';
import type { Listed } from './listed.ts';

/** Tempus. */
export const listed: Listed = { game: tempus, advice, playsForced: false };
