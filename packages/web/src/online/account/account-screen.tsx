import { PageHeader } from '../../app/page-header.tsx';
import { callApi } from '../../client/api.ts';
import { server, useServer } from '../../client/server.ts';
import { t } from '../../i18n/index.ts';
import { ConnectionHint } from '../banners.tsx';
import { RequestForm, required } from '../form.tsx';
import { NameField, useGuestSignIn } from '../sign-in.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { Credentials } from './credentials.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Notifications } from './notifications.tsx';
import { Passkeys } from './passkeys.tsx';
import { Section } from './section.tsx';
import { DevicesAndSessions } from './sessions.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { Tokens } from './tokens.tsx';
import { type Account, useAccount } from './use-account.ts';
import '../online.css';
import './account.css';

/** The account: name, credentials, devices, notifications, data. */
export function AccountScreen() {
  const { me: known, connection } = useServer();
  const { value, reload } = useAccount();
  const me = known && value?.person === known.person ? value : null;
  return (
    <div class="page">
      <PageHeader title={t('me.title')} />
      <main class="me">
        <ConnectionHint connection={connection} />
        {!known && connection === 'connected' && <SignedOut />}
        {me && <SignedIn key={me.person} me={me} reload={reload} />}
      </main>
    </div>
  );
}

/** Without a session: a name is enough, an account lets one come back. */
function SignedOut() {
  const guest = useGuestSignIn();
  const go = (event: Event) => {
    event.preventDefault();
    void guest.signInAsGuest();
  };
  return (
    <>
      <Section title={t('me.new')}>
        <form class="setup" onSubmit={go}>
          <NameField name={guest.name} set={guest.setName} />
          {guest.error && <p role="alert">{guest.error}</p>}
          <button type="submit" class="primary large">
            {t('me.come-in')}
          </button>
        </form>
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
      <Credentials me={me} reload={reload} />
      <Passkeys />
      <DevicesAndSessions me={me} />
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
      {me.isAdmin && (
        <a class="button" href="#/admin">
          {t('admin.link')}
        </a>
      )}
    </Section>
  );
}
