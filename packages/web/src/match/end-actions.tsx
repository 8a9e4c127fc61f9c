import type { Update } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { device } from '../client/connection.ts';
import { createMatch } from '../client/create-match.ts';
import { packRecord } from '../client/files.ts';
import { t } from '../i18n/index.ts';
import { RecordActions } from './record-actions.tsx';

async function exportRecord(match: string): Promise<string> {
  const reply = await device.request({ type: 'export-record', match });
  return reply.type === 'record' ? reply.text : '';
}

/** What to do when a game on this device is over: play again, watch it, save it, pass it on. */
export function EndActions({ update }: { update: Update }) {
  const [note, setNote] = useState<string | null>(null);
  const { match, game, holders, options } = update;
  const again = async () => setNote(await createMatch({ game, options, seats: [...holders] }));
  const record = () => exportRecord(match);
  const hash = async () => `#/record/${await packRecord(await record())}`;
  return (
    <div class="end-actions">
      <button type="button" class="primary" onClick={again}>
        {t('end.again')}
      </button>
      <a class="button" href={`#/replay/${match}`}>
        {t('end.replay')}
      </a>
      <RecordActions match={match} game={game} record={record} hash={hash} say={setNote} />
      <button type="button" class="quiet" onClick={showPoints}>
        {t('end.points')}
      </button>
      <p class="hint copied" role="status" hidden={!note}>
        {note}
      </p>
    </div>
  );
}

/** The end page stands below the table. */
function showPoints(): void {
  document.querySelector('.frame-main > :last-child')?.scrollIntoView();
}
