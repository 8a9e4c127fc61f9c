import type { AnyGame, AnyTerms } from '@tempora/kernel';
import { tidesWords } from './tides.ts';
import { plainWords, type Words } from './words.ts';

/** Games with words of their own; all others are shown as they are. */
const OWN: { readonly [id: string]: Words<AnyTerms> } = { tides: tidesWords };

/** The words of a game. */
export function wordsOf(game: AnyGame): Words<AnyTerms> {
  return Object.hasOwn(OWN, game.id) ? (OWN[game.id] as Words<AnyTerms>) : plainWords(game);
}
