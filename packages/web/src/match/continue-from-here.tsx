import type { Position } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { storeContinuation } from '../client/continuation.ts';
import { errorText } from '../client/error-text.ts';
import { useServer } from '../client/server.ts';
import { t } from '../i18n/index.ts';

/** Plays on from a moment of a replay: on this device, or online. */
export function ContinueFromHere({ match, position }: { match: string; position: Position }) {
  const [error, setError] = useState<string | null>(null);
  const { connection } = useServer();
  if (position.ranking) return null;
  const go = (where: 'new' | 'online') =>
    void continueAt(where, match, position).catch((failure: unknown) => setError(errorText(failure)));
  return (
    <div class="branch">
      <span>{t('branch.title')}</span>
      <button type="button" onClick={() => go('new')}>
        {t('branch.here')}
      </button>
      {connection === 'connected' && (
        <button type="button" onClick={() => go('online')}>
          {t('branch.online')}
        </button>
      )}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}

async function continueAt(where: 'new' | 'online', match: string, position: Position): Promise<void> {
  const { game, ply, holders, options } = position;
  await storeContinuation(match, { game, ply, holders, options });
  location.hash = `#/${where}/${game}/on`;
}
