import type { Asking } from '../shell/link.ts';
import { house } from '../shell/online-link.ts';
import { inWords } from '../shell/sentences.ts';

/** Asks the house to do something; says in words what was wrong, or null if it is done. */
export async function act(asking: Asking): Promise<string | null> {
  try {
    await house.request(asking);
    return null;
  } catch (error) {
    return inWords(error);
  }
}
