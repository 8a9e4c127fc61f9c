import { useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { t } from '../../i18n/index.ts';
import { ErrorText, RequestForm } from '../form.tsx';
import { signInWithPasskey, supportsPasskeys } from './passkey-client.ts';
import { loginField, passwordField } from './password-fields.ts';

import { switchIdentity } from './use-account.ts';

/** Signs in with a password or a passkey. */
export function SignInForm() {
  const [error, setError] = useState<string | null>(null);
  const enter = async ({ login, password }: { [name: string]: string }) => {
    await callApi('POST', 'login', { login, password });
    await switchIdentity();
  };
  const withKey = async () => {
    const wrong = await signInWithPasskey();
    setError(wrong);
    if (!wrong) await switchIdentity();
  };
  return (
    <>
      <RequestForm
        fields={[loginField(), passwordField(t('login.password'))]}
        button={t('login')}
        keepsValues
        send={enter}
      />
      {supportsPasskeys() && (
        <div>
          <button type="button" onClick={withKey}>
            {t('login.passkey')}
          </button>
          <ErrorText text={error} />
        </div>
      )}
    </>
  );
}
