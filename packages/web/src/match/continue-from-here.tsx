import type { Position } from '@tempora/protocol';
import { continueMatch } from '../client/continuation.ts';
import { useServer } from '../client/server.ts';
import { useAction } from '../client/use-resource.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';

/** Plays on from a moment of a replay: on this device, or online. */
export function ContinueFromHere({ match, position }: { match: string; position: Position }) {
  const { error, run } = useAction();
  const { connection } = useServer();
  if (position.ranking) return null;
  const { game, ply, holders, options } = position;
  const go = (where: 'new' | 'online') => void run(() => continueMatch(match, { game, ply, holders, options }, where));
  return (
    <div class="branch">
      <span>{t('branch.title')}</span>
      <Button label={t('branch.here')} press={() => go('new')} />
      {connection === 'connected' && <Button label={t('branch.online')} press={() => go('online')} />}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
