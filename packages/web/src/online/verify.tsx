import type { Update } from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { device } from '../client/connection.ts';
import { errorText } from '../client/error-text.ts';
import { t } from '../i18n/index.ts';
import { shortCommitment } from './fair-seed.tsx';
import { fetchRecord } from './finished-game.tsx';
import { memoryOf } from './match-memory.ts';

interface Check {
  isGood: boolean | null;
  text: string;
}

/** Checks the record of a match in this browser, without trusting the server for anything. */
export function Verify({ update }: { update: Update }) {
  const [checks, setChecks] = useState<Check[] | null>(null);
  useEffect(() => {
    checkRecord(update).then(setChecks, (error: unknown) => setChecks([{ isGood: false, text: errorText(error) }]));
  }, [update]);
  if (!checks) return <p role="status">{t('verify.running')}</p>;
  const isGood = checks.every((each) => each.isGood !== false);
  return (
    <>
      <h2>{t(isGood ? 'verify.good' : 'verify.bad')}</h2>
      <ul class="checks">
        {checks.map((check) => (
          <CheckItem key={check.text} {...check} />
        ))}
      </ul>
      <p class="hint">{t('verify.shell')}</p>
    </>
  );
}

function CheckItem({ isGood, text }: Check) {
  const [label, d] =
    isGood === null
      ? [t('verify.unknown'), 'M6 12h12']
      : isGood
        ? [t('verify.yes'), 'M5 13l4.5 4.5L19 7']
        : [t('verify.no'), 'M6 6l12 12M18 6 6 18'];
  return (
    <li data-good={String(isGood)}>
      <span class="check-sign" role="img" aria-label={label}>
        <Icon d={d} size={20} stroke={2.4} />
      </span>
      <span>{text}</span>
    </li>
  );
}

async function checkRecord(update: Update): Promise<Check[]> {
  const { match, ply, viewer } = update;
  const text = await fetchRecord(match);
  // The worker replays every line; what does not follow from the rules, the hash chain or the commitment throws.
  const opened = await device.request({ type: 'open-record', text });
  if (opened.type !== 'created') return [{ isGood: false, text: t('record-error.other') }];
  const last = await device.request({ type: 'position', match: opened.match, ply, viewer });
  // The end of the replay, for the same viewer, must be the end that the server has shown.
  const isSame = last.type === 'position' && JSON.stringify(last.view) === JSON.stringify(update.view);
  const commitment = /^commitment (.+)$/m.exec(text)?.[1];
  const { promise, entropy } = memoryOf(match);
  return [
    { isGood: true, text: t('verify.chain') },
    ...(commitment ? seedChecks(text, commitment, promise, entropy) : [{ isGood: null, text: t('luck.carried') }]),
    { isGood: isSame, text: t('verify.moves', { count: ply }) },
  ];
}

function seedChecks(text: string, commitment: string, promise?: string, entropy: string[] = []): Check[] {
  const own = entropy.some((mine) => new RegExp(`^entropy\\.\\d+ ${mine}$`, 'm').test(text));
  return [
    { isGood: true, text: t('verify.secret', { promise: shortCommitment(commitment) }) },
    promise === undefined
      ? { isGood: null, text: t('verify.promise.unseen') }
      : { isGood: promise === commitment, text: t(promise === commitment ? 'verify.promise' : 'verify.promise.other') },
    entropy.length === 0
      ? { isGood: null, text: t('verify.entropy.none') }
      : { isGood: own, text: t(own ? 'verify.entropy' : 'verify.entropy.lost') },
  ];
}
