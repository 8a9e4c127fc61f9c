import { t } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { inWords } from '../../shell/sentences.ts';

/** Browsers that cannot read and write passkeys as JSON are treated like those that have none. */
export function canUseKeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Makes a passkey for who we are; says in words what was wrong, or null if it is done. */
export function makeKey(label: string): Promise<string | null> {
  return inDialog(async () => {
    const options = await askHouse<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkeys/options');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    await askHouse('POST', 'passkeys', { label, credential: made.toJSON() });
  });
}

/** Comes in with a passkey; says in words what was wrong, or null if we are in. */
export function showKey(): Promise<string | null> {
  return inDialog(async () => {
    const options = await askHouse<PublicKeyCredentialRequestOptionsJSON>('POST', 'passkeys/login/options');
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const shown = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    await askHouse('POST', 'passkeys/login', { credential: shown.toJSON() });
  });
}

/** A dialog of the browser's may be closed, or there may be nothing in it to choose: both are no fault. */
async function inDialog(request: () => Promise<void>): Promise<string | null> {
  try {
    await request();
    return null;
  } catch (error) {
    return error instanceof DOMException ? t('passkey.not') : inWords(error);
  }
}
