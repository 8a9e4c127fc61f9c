import type { Update } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { device } from '../client/connection.ts';
import { createMatch } from '../client/create-match.ts';
import { packRecord, saveFile } from '../client/files.ts';
import { t } from '../i18n/index.ts';

/** What to do when a game is over: again, watch it, keep it, pass it on. */
export function EndActions({ update }: { update: Update }) {
  const [said, setSaid] = useState<string | null>(null);
  const { match, game, holders, options } = update;
  const record = async () => {
    const reply = await device.request({ type: 'export-record', match });
    return reply.type === 'record' ? reply.text : '';
  };
  const copy = async () => {
    const address = `${location.origin}${location.pathname}#/record/${await packRecord(await record())}`;
    await navigator.clipboard.writeText(address).then(
      () => setSaid(t('end.copied')),
      () => setSaid(address),
    );
  };
  return (
    <div class="actions end-actions">
      <button
        type="button"
        class="primary"
        onClick={async () => setSaid(await createMatch({ game, options, seats: [...holders] }))}
      >
        {t('end.again')}
      </button>
      <a class="button" href={`#/replay/${match}`}>
        {t('end.replay')}
      </a>
      <button type="button" onClick={async () => saveFile(`tempora-${game}-${match}.txt`, await record())}>
        {t('end.save')}
      </button>
      <button type="button" onClick={copy}>
        {t('end.link')}
      </button>
      <button type="button" class="quiet" onClick={() => document.querySelector('.end')?.scrollIntoView()}>
        {t('end.points')}
      </button>
      {said && (
        <p class="hint copied" role="status">
          {said}
        </p>
      )}
    </div>
  );
}
