import { callApi } from '../../client/api.ts';
import { UserError } from '../../client/error-text.ts';
import { t } from '../../i18n/index.ts';

/**
 * Browsers that cannot read and write passkeys as JSON are treated like those that have none. A passkey belongs to a host
 * name: at a bare IP address there are none.
 */
export function supportsPasskeys(): boolean {
  if (/^[\d.]+$|^\[/.test(location.hostname)) return false;
  return 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/** Creates a passkey for the current person. */
export async function createPasskey(label: string): Promise<void> {
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>('POST', 'passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey }).catch(explain);
  await callApi('POST', 'passkeys', { label, credential });
}

/** Signs in with a passkey. */
export async function signInWithPasskey(): Promise<void> {
  const options = await callApi<PublicKeyCredentialRequestOptionsJSON>('POST', 'passkeys/login/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = await navigator.credentials.get({ publicKey }).catch(explain);
  await callApi('POST', 'passkeys/login', { credential });
}

/** The browser's dialog may be closed, or offer nothing to choose: neither is a fault. */
function explain(error: unknown): never {
  throw error instanceof DOMException ? new UserError(t('passkey.not')) : error;
}
