import { ActionForm } from '../../app/action-form.tsx';
import { callApi } from '../../client/api.ts';
import { server, useServer } from '../../client/server.ts';
import { t } from '../../i18n/index.ts';
import { LinkButton } from '../../toolkit/button.tsx';
import { ConnectionHint } from '../connection-hint.tsx';
import { RequestForm, required } from '../form.tsx';
import { NameField, signInAsGuest } from '../sign-in.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { NewAccount, NewPassword } from './credentials.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Notifications } from './notifications.tsx';
import { supportsPasskeys } from './passkey-client.ts';
import { Passkeys } from './passkeys.tsx';
import { Section, SectionPage } from './section.tsx';
import { OtherDevice, Sessions } from './sessions.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { Tokens } from './tokens.tsx';
import { type Account, useAccount } from './use-account.ts';

/** The account: name, credentials, devices, notifications, data. */
export function AccountScreen() {
  const { me: known, connection } = useServer();
  const { value, reload } = useAccount();
  const me = known && value?.person === known.person ? value : null;
  return (
    <SectionPage title={t('me.title')}>
      <ConnectionHint connection={connection} />
      {!known && connection === 'connected' && <SignedOut />}
      {me && <SignedIn key={me.person} me={me} reload={reload} />}
    </SectionPage>
  );
}

/** Without a session: a name is enough, an account lets one come back. */
function SignedOut() {
  return (
    <>
      <Section title={t('me.new')}>
        <ActionForm button={t('me.come-in')} send={signInAsGuest}>
          <NameField />
        </ActionForm>
      </Section>
      <Section title={t('login.title')} about={t('login.about')}>
        <SignInForm />
      </Section>
    </>
  );
}

function SignedIn({ me, reload }: { me: Account; reload(): void }) {
  return (
    <>
      <Name me={me} />
      {me.login ? <NewPassword login={me.login} /> : <NewAccount reload={reload} />}
      {supportsPasskeys() && <Passkeys />}
      <OtherDevice />
      <Sessions me={me} />
      <Notifications />
      <Tokens />
      <BlockedPeople />
      <DeleteAccount me={me} />
    </>
  );
}

function Name({ me }: { me: Account }) {
  const rename = async ({ name = '' }) => {
    await callApi('PUT', 'me', { name: name.trim() });
    await server.reconnect();
  };
  const input = { name: 'name', autocomplete: 'nickname', maxLength: 40, validate: required };
  return (
    <Section title={me.name} about={me.login ? t('me.account', { login: me.login }) : t('me.guest')}>
      <RequestForm
        fields={[{ ...input, label: t('name.ask'), value: me.name, hint: t('me.rename.hint') }]}
        button={t('me.rename')}
        doneText={t('form.saved')}
        keepsValues
        send={rename}
      />
      {me.isAdmin && <LinkButton label={t('admin.link')} href="#/admin" />}
    </Section>
  );
}
