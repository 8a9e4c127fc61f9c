import { callApi } from '../../client/api.ts';
import { errorText } from '../../client/error-text.ts';
import { t } from '../../i18n/index.ts';

/** Browsers that cannot read and write passkeys as JSON are treated like those that have none. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Creates a passkey for the current person; returns what was wrong in words, or null. */
export function createPasskey(label: string): Promise<string | null> {
  return withBrowserDialog(async () => {
    const options = await callApi<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkeys/options');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    await callApi('POST', 'passkeys', { label, credential: credential.toJSON() });
  });
}

/** Signs in with a passkey; returns what was wrong in words, or null. */
export function signInWithPasskey(): Promise<string | null> {
  return withBrowserDialog(async () => {
    const options = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', 'passkeys/login/options');
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    await callApi('POST', 'passkeys/login', { credential: credential.toJSON() });
  });
}

/** The browser's dialog may be closed, or offer nothing to choose: neither is a fault. */
async function withBrowserDialog(request: () => Promise<void>): Promise<string | null> {
  try {
    await request();
    return null;
  } catch (error) {
    return error instanceof DOMException ? t('passkey.not') : errorText(error);
  }
}
