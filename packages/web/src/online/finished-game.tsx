import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { device, RequestFailed } from '../client/connection.ts';
import { errorText } from '../client/error-text.ts';
import { server, useServer } from '../client/server.ts';
import { t } from '../i18n/index.ts';
import { ReplayScreen } from '../match/replay.tsx';
import './online.css';

/** The record of a finished match in the house. */
export async function fetchRecord(match: string): Promise<string> {
  const reply = await server.request({ type: 'export-record', match });
  if (reply.type !== 'record') throw new RequestFailed({ code: 'not-over' });
  return reply.text;
}

/** A finished game of the house, by its link: checked, then replayed at this device. */
export function FinishedGameScreen({ match }: { match: string }) {
  const [replay, setReplay] = useState<string | null>(null);
  const [trouble, setError] = useState<string | null>(null);
  const { connection } = useServer();
  useEffect(() => {
    const open = async () => {
      const reply = await device.request({ type: 'open-record', text: await fetchRecord(match) });
      if (reply.type === 'created') setReplay(reply.match);
    };
    open().catch((error: unknown) => setError(errorText(error)));
  }, [match]);
  if (trouble) return <Notice text={trouble} />;
  if (replay) return <ReplayScreen match={replay} />;
  return connection === 'away' ? <Notice text={t('online.away')} /> : <Notice text={t('loading')} isQuiet />;
}
