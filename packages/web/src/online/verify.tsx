import type { Update } from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
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

/** The record of a match, checked in this browser: nothing here takes the house's word for anything. */
export function Verify({ match, update }: { match: string; update: Update }) {
  const [checks, setChecks] = useState<Check[] | null>(null);
  useEffect(() => {
    checkRecord(match, update).then(setChecks, (error: unknown) =>
      setChecks([{ isGood: false, text: errorText(error) }]),
    );
  }, [match, update]);
  if (!checks) return <p role="status">{t('verify.running')}</p>;
  const isGood = checks.every((each) => each.isGood !== false);
  return (
    <>
      <h2>{t(isGood ? 'verify.good' : 'verify.bad')}</h2>
      <ul class="checks">
        {checks.map(({ isGood: good, text }) => (
          <li key={text} data-good={String(good)}>
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              role="img"
              aria-label={t(good === null ? 'verify.unknown' : good ? 'verify.yes' : 'verify.no')}
              fill="none"
              stroke="currentColor"
              stroke-width="2.4"
              stroke-linecap="round"
              stroke-linejoin="round"
            >
              <path d={good === null ? 'M6 12h12' : good ? 'M5 13l4.5 4.5L19 7' : 'M6 6l12 12M18 6 6 18'} />
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p class="hint">{t('verify.shell')}</p>
    </>
  );
}

async function checkRecord(match: string, update: Update): Promise<Check[]> {
  const text = await fetchRecord(match);
  // The room in this browser plays every line anew; what does not follow from the rules, the seal or the promise throws.
  const opened = await device.request({ type: 'open-record', text });
  if (opened.type !== 'created') return [{ isGood: false, text: t('record-error.other') }];
  const last = await device.request({ type: 'position', match: opened.match, ply: update.ply, viewer: update.viewer });
  // The end of the replay, through the same eyes, must be the end that the house has shown.
  const isSame = last.type === 'position' && JSON.stringify(last.view) === JSON.stringify(update.view);
  const header = (key: string) => new RegExp(`^${key} (.+)$`, 'm').exec(text)?.[1];
  const commitment = header('commitment');
  const { promise, entropy } = memoryOf(match);
  return [
    { isGood: true, text: t('verify.chain') },
    ...(commitment ? seedChecks(text, commitment, promise, entropy) : [{ isGood: null, text: t('luck.carried') }]),
    { isGood: isSame, text: t('verify.moves', { count: update.ply }) },
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
