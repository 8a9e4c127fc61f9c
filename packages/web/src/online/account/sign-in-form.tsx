import { useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { t } from '../../i18n/index.ts';
import { RequestForm, required } from '../form.tsx';
import { signInWithPasskey, supportsPasskeys } from './passkey-client.ts';
import { ErrorText } from './section.tsx';
import { switchIdentity } from './use-account.ts';

/** Coming in as who one is elsewhere: with a password or a passkey. */
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
        fields={[
          {
            name: 'login',
            label: t('account.login'),
            autocomplete: 'username',
            maxLength: 40,
            validate: required,
          },
          {
            name: 'password',
            label: t('login.password'),
            type: 'password',
            autocomplete: 'current-password',
            validate: required,
            errorCodes: ['wrong-password', 'bad-request'],
          },
        ]}
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
