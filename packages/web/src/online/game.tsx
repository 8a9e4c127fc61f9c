import { useEffect, useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import { device, RequestFailed } from '../shell/link.ts';
import { Notice } from '../shell/notice.tsx';
import { house, useHouse } from '../shell/online-link.ts';
import { ReplayScreen } from '../shell/replay.tsx';
import { inWords } from '../shell/sentences.ts';
import './online.css';

/** The record of a finished match in the house. */
export async function recordOf(match: string): Promise<string> {
  const reply = await house.request({ type: 'export-record', match });
  if (reply.type !== 'record') throw new RequestFailed({ code: 'not-over' });
  return reply.text;
}

/** A finished game of the house, by its link: checked, then replayed at this device. */
export function GameScreen({ match }: { match: string }) {
  const [replay, setReplay] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { standing } = useHouse();
  useEffect(() => {
    const open = async () => {
      const reply = await device.request({ type: 'open-record', text: await recordOf(match) });
      if (reply.type === 'created') setReplay(reply.match);
    };
    open().catch((error: unknown) => setTrouble(inWords(error)));
  }, [match]);
  if (trouble) return <Notice text={trouble} />;
  if (replay) return <ReplayScreen match={replay} />;
  return standing === 'away' ? <Notice text={t('online.away')} /> : <Notice text={t('loading')} isQuiet />;
}
