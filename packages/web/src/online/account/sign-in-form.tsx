import { callApi } from '../../client/api.ts';
import { t } from '../../i18n/index.ts';
import { RequestForm } from '../form.tsx';
import { signInWithPasskey, supportsPasskeys } from './passkey-client.ts';
import { loginField, passwordField } from './password-fields.ts';
import { ForgottenPassword } from './reset.tsx';
import { Folded } from './section.tsx';
import { switchIdentity } from './use-account.ts';

/** Signs in with a password or a passkey. */
export function SignInForm() {
  const enter = async ({ login, password }: { [name: string]: string }) => {
    await callApi('POST', 'login', { login, password });
    await switchIdentity();
  };
  return (
    <>
      <RequestForm
        fields={[loginField(), passwordField(t('login.password'))]}
        button={t('login')}
        keepsValues
        send={enter}
      />
      <Folded title={t('reset.forgotten')}>
        <ForgottenPassword />
      </Folded>
      {supportsPasskeys() && (
        <RequestForm button={t('login.passkey')} send={() => signInWithPasskey().then(switchIdentity)} />
      )}
    </>
  );
}
