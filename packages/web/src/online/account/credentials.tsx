import { callApi } from '../../client/api.ts';
import { t } from '../../i18n/index.ts';
import { type Field, RequestForm, required } from '../form.tsx';
import { Section } from './section.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { Account } from './use-account.ts';

const SHORTEST_PASSWORD = 8;
/** As the house has it. */
const LOGIN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._@+-]{2,39}$/u;

const isValidLogin = (text: string) => LOGIN.test(text.normalize('NFKC').trim());

function newPassword(name: string): Field {
  return {
    name,
    label: t('account.new-password'),
    hint: t('account.password.hint', { count: SHORTEST_PASSWORD }),
    type: 'password',
    autocomplete: 'new-password',
    validate: (text) =>
      text.length < SHORTEST_PASSWORD ? t('account.password.short', { count: SHORTEST_PASSWORD }) : null,
  };
}

/** A guest takes an account; who has one changes its password. */
export function Credentials({ me, reload }: { me: Account; reload(): void }) {
  return me.login ? <NewPassword login={me.login} /> : <NewAccount reload={reload} />;
}

function NewAccount({ reload }: { reload(): void }) {
  const make = async ({ login, password }: { [name: string]: string }) => {
    await callApi('POST', 'account', { login, password });
    reload();
  };
  return (
    <Section title={t('account.make')} about={t('account.make.about')}>
      <RequestForm
        fields={[
          {
            name: 'login',
            label: t('account.login'),
            hint: t('account.login.hint'),
            autocomplete: 'username',
            maxLength: 40,
            validate: (text) => (isValidLogin(text) ? null : t('account.login.flaw')),
            errorCodes: ['already-taken'],
          },
          newPassword('password'),
        ]}
        button={t('account.make')}
        send={make}
      />
      <details class="more">
        <summary>{t('login.instead')}</summary>
        <p class="hint">{t('login.instead.about')}</p>
        <SignInForm />
      </details>
    </Section>
  );
}

function NewPassword({ login }: { login: string }) {
  return (
    <Section title={t('account.password')} about={t('account.password.about')}>
      <RequestForm
        fields={[
          {
            name: 'password',
            label: t('account.old-password'),
            type: 'password',
            autocomplete: 'current-password',
            validate: required,
            errorCodes: ['wrong-password', 'bad-request'],
          },
          newPassword('next'),
        ]}
        button={t('account.password')}
        doneText={t('account.password.done')}
        send={({ password, next }) => callApi('PUT', 'account/password', { password, next })}
      >
        {/* A keeper of passwords wants to know whose this is. */}
        <input type="text" hidden autocomplete="username" value={login} readOnly />
      </RequestForm>
    </Section>
  );
}
