import { useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { t } from '../../i18n/index.ts';
import { RequestForm } from '../form.tsx';
import { loginField, newPasswordField } from './password-fields.ts';
import { Section, SectionPage } from './section.tsx';
import { switchIdentity } from './use-account.ts';

/** Sets a new password by a link from an e-mail or an administrator. */
export function ResetScreen({ token }: { token: string }) {
  const set = async ({ password }: { [name: string]: string }) => {
    await callApi('POST', 'password/reset', { token, password });
    await switchIdentity();
    // A used link need not stay in the history.
    location.replace('#/me');
  };
  return (
    <SectionPage title={t('reset.title')}>
      <Section title={t('reset.title')} about={t('reset.about')}>
        <RequestForm
          fields={[newPasswordField('password')]}
          button={t('reset.go')}
          variant="primary"
          refusedText={t('reset.wrong')}
          send={set}
        />
      </Section>
    </SectionPage>
  );
}

/** Asks for such a link by e-mail. */
export function ForgottenPassword() {
  const [sendsEmail, setSendsEmail] = useState(true);
  const ask = async ({ login }: { [name: string]: string }) => {
    const reply = await callApi<{ sendsEmail: boolean }>('POST', 'password/forgotten', { login });
    setSendsEmail(reply.sendsEmail);
  };
  return (
    <RequestForm
      fields={[{ ...loginField(), label: t('reset.login') }]}
      button={t('reset.ask')}
      doneText={t(sendsEmail ? 'reset.asked' : 'reset.no-email')}
      keepsValues
      send={ask}
    />
  );
}
