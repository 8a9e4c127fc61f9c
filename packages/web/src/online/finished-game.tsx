import { RequestFailed } from '@tempora/client';
import { server, useServer } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import { OpenedRecord } from '../match/replay.tsx';
import './online.css';

/** The record of a finished match on the server. */
export async function fetchRecord(match: string): Promise<string> {
  const reply = await server.request({ type: 'export-record', match });
  if (reply.type !== 'record') throw new RequestFailed({ code: 'not-over' });
  return reply.text;
}

/** A finished game of the server, by its link: checked, then replayed on this device. */
export function FinishedGameScreen({ match }: { match: string }) {
  const { connection } = useServer();
  const waiting = connection === 'away' ? t('online.away') : null;
  return <OpenedRecord load={() => fetchRecord(match)} waiting={waiting} />;
}
