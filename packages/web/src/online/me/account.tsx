import { t } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { AskForm, type Field, needed } from '../form.tsx';
import { LogIn } from './log-in.tsx';
import { Part } from './part.tsx';
import type { Me } from './who.ts';

const SHORTEST_PASSWORD = 8;
/** As the house has it. */
const LOGIN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._@+-]{2,39}$/u;

const isLogin = (text: string) => LOGIN.test(text.normalize('NFKC').trim());

function newPassword(name: string): Field {
  return {
    name,
    label: t('account.new-password'),
    hint: t('account.password.hint', { count: SHORTEST_PASSWORD }),
    type: 'password',
    autocomplete: 'new-password',
    flaw: (text) =>
      text.length < SHORTEST_PASSWORD ? t('account.password.short', { count: SHORTEST_PASSWORD }) : null,
  };
}

/** A guest takes an account; who has one changes its password. */
export function Account({ me, again }: { me: Me; again(): void }) {
  return me.login ? <NewPassword login={me.login} /> : <NewAccount again={again} />;
}

function NewAccount({ again }: { again(): void }) {
  const make = async ({ login, password }: { [name: string]: string }) => {
    await askHouse('POST', 'account', { login, password });
    again();
  };
  return (
    <Part title={t('account.make')} about={t('account.make.about')}>
      <AskForm
        fields={[
          {
            name: 'login',
            label: t('account.login'),
            hint: t('account.login.hint'),
            autocomplete: 'username',
            maxLength: 40,
            flaw: (text) => (isLogin(text) ? null : t('account.login.flaw')),
            blamed: ['already-taken'],
          },
          newPassword('password'),
        ]}
        button={t('account.make')}
        go={make}
      />
      <details class="more">
        <summary>{t('login.instead')}</summary>
        <p class="hint">{t('login.instead.about')}</p>
        <LogIn />
      </details>
    </Part>
  );
}

function NewPassword({ login }: { login: string }) {
  return (
    <Part title={t('account.password')} about={t('account.password.about')}>
      <AskForm
        fields={[
          {
            name: 'password',
            label: t('account.old-password'),
            type: 'password',
            autocomplete: 'current-password',
            flaw: needed,
            blamed: ['wrong-password', 'bad-request'],
          },
          newPassword('next'),
        ]}
        button={t('account.password')}
        done={t('account.password.done')}
        go={({ password, next }) => askHouse('PUT', 'account/password', { password, next })}
      >
        {/* A keeper of passwords wants to know whose this is. */}
        <input type="text" hidden autocomplete="username" value={login} readOnly />
      </AskForm>
    </Part>
  );
}
