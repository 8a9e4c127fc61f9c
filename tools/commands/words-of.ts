import type { AnyGame, AnyGameTypes } from '@tempora/kernel';
import { tidesWords } from './tides.ts';
import { plainWords, type Words } from './words.ts';

/** Games with sentences of their own; all others are shown as data. */
const OWN: { readonly [id: string]: Words<AnyGameTypes> } = { tides: tidesWords };

/** The words of a game. */
export function wordsOf(game: AnyGame): Words<AnyGameTypes> {
  return Object.hasOwn(OWN, game.id) ? (OWN[game.id] as Words<AnyGameTypes>) : plainWords(game);
}
