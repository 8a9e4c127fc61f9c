import { useState } from 'preact/hooks';
import { t } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { AskForm, needed } from '../form.tsx';
import { canUseKeys, showKey } from './keys.ts';
import { Wrong } from './part.tsx';
import { becomeOther } from './who.ts';

/** Coming in as who one is elsewhere: with a password or a passkey. */
export function LogIn() {
  const [trouble, setTrouble] = useState<string | null>(null);
  const enter = async ({ login, password }: { [name: string]: string }) => {
    await askHouse('POST', 'login', { login, password });
    await becomeOther();
  };
  const withKey = async () => {
    const wrong = await showKey();
    setTrouble(wrong);
    if (!wrong) await becomeOther();
  };
  return (
    <>
      <AskForm
        fields={[
          {
            name: 'login',
            label: t('account.login'),
            autocomplete: 'username',
            maxLength: 40,
            flaw: needed,
          },
          {
            name: 'password',
            label: t('login.password'),
            type: 'password',
            autocomplete: 'current-password',
            flaw: needed,
            blamed: ['wrong-password', 'bad-request'],
          },
        ]}
        button={t('login')}
        keeps
        go={enter}
      />
      {canUseKeys() && (
        <div>
          <button type="button" onClick={withKey}>
            {t('login.passkey')}
          </button>
          <Wrong text={trouble} />
        </div>
      )}
    </>
  );
}
