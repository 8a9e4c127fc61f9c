import { createHmac } from 'node:crypto';
import type { Runtime } from './runtime.ts';

/** A secret for signing links and deriving ids: made once, the same on every node. */
export function serverSecret({ store, random }: Pick<Runtime, 'store' | 'random'>): Promise<string> {
  return store.settings.serverSecret(() => random(32));
}

/** An id that follows from its parts, so that the same request opens the same table however often it is sent. */
export async function deriveTableId(
  runtime: Pick<Runtime, 'store' | 'random'>,
  parts: readonly unknown[],
): Promise<string> {
  // Without the secret the link to a private table could be guessed.
  const secret = await serverSecret(runtime);
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex').slice(0, 24);
}
