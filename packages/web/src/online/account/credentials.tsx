import { callApi } from '../../client/api.ts';
import { t } from '../../i18n/index.ts';
import { RequestForm } from '../form.tsx';
import { newLoginField, newPasswordField, passwordField } from './password-fields.ts';
import { Folded, Section } from './section.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** A guest creates an account. */
export function NewAccount({ reload }: { reload(): void }) {
  const make = async ({ login, password }: { [name: string]: string }) => {
    await callApi('POST', 'account', { login, password });
    reload();
  };
  return (
    <Section title={t('account.make')} about={t('account.make.about')}>
      <RequestForm fields={[newLoginField(), newPasswordField('password')]} button={t('account.make')} send={make} />
      <Folded title={t('login.instead')}>
        <p class="hint">{t('login.instead.about')}</p>
        <SignInForm />
      </Folded>
    </Section>
  );
}

/** Anyone who has an account changes its password. */
export function NewPassword({ login }: { login: string }) {
  return (
    <Section title={t('account.password')} about={t('account.password.about')}>
      <RequestForm
        fields={[passwordField(t('account.old-password')), newPasswordField('next')]}
        button={t('account.password')}
        doneText={t('account.password.done')}
        send={({ password, next }) => callApi('PUT', 'account/password', { password, next })}
      >
        {/* A password manager wants to know whose this is. */}
        <input type="text" hidden autocomplete="username" value={login} readOnly />
      </RequestForm>
    </Section>
  );
}
