import type { ConnectionStatus } from '@tempora/client';
import { t } from '../i18n/index.ts';

/** On pages that need the server: says that it is not there yet. */
export function ConnectionHint({ connection }: { connection: ConnectionStatus }) {
  if (connection === 'connected') return null;
  return <p role="status">{t(connection === 'away' ? 'online.away' : 'online.connecting')}</p>;
}
