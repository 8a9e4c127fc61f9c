import type { UnreadableMatch } from '@tempora/protocol';
import { useState } from 'preact/hooks';
import { recordErrorSentence } from '../client/error-text.ts';
import { packRecord, saveFile } from '../client/files.ts';
import { t, when } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';

/** A saved match that cannot be read: explained, and its owner's to save or delete. */
export function UnreadableRow({ saved, forget }: { saved: UnreadableMatch; forget(match: string): void }) {
  return (
    <div class="aside" role="alert">
      <p>
        {t('aside.text', { when: when(saved.changed) })} {recordErrorSentence(saved.error)}
      </p>
      <Button label={t('aside.save')} press={() => saveFile(`tempora-${saved.match}.txt`, saved.text)} />
      <Button label={t('aside.forget')} press={() => forget(saved.match)} />
    </div>
  );
}

/** No honest record is longer, and no address could carry it. */
const LONGEST_RECORD = 500_000;

/** Opens a record from a file. */
export function OpenRecord() {
  const [error, setError] = useState<string | null>(null);
  const open = async (event: Event) => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0];
    if (file && file.size > LONGEST_RECORD) setError(t('record-error.too-long'));
    else if (file) location.hash = `#/record/${await packRecord(await file.text())}`;
  };
  return (
    <>
      <label class="button open-record">
        {t('home.open')}
        <input type="file" accept=".txt,text/plain" class="visually-hidden" onChange={open} />
      </label>
      {error && <p role="alert">{error}</p>}
    </>
  );
}
