import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of a text, in hexadecimal. */
export function digest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/**
 * Where a match's seed comes from. Either the table agreed on one, or the authority committed to a secret before the
 * start and every seat added entropy of its own: then nobody alone could choose the cards, and everybody can verify them.
 */
export type FairSeed =
  | { kind: 'agreed'; seed: string }
  | { kind: 'committed'; secret: string; entropy: readonly string[] };

/** Published before the start: it fixes the secret without revealing it. */
export function commitment(fairSeed: FairSeed): string | null {
  return fairSeed.kind === 'committed' ? digest(fairSeed.secret) : null;
}

/** The seed of all shuffles of a match. */
export function seedOf(fairSeed: FairSeed, match: string): string {
  return fairSeed.kind === 'agreed' ? fairSeed.seed : digest([fairSeed.secret, ...fairSeed.entropy, match].join('\n'));
}
