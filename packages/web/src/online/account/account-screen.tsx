import { PageHeader } from '../../app/page-header.tsx';
import { callApi } from '../../client/api.ts';
import { server, useServer } from '../../client/server.ts';
import { t } from '../../i18n/index.ts';
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

/** Who one is in this house, and all that is one's own to decide. */
export function AccountScreen() {
  const { me: known, connection } = useServer();
  const { value, reload } = useAccount();
  const me = known && value?.person === known.person ? value : null;
  return (
    <div class="page">
      <PageHeader title={t('me.title')} />
      <main class="me">
        {connection !== 'connected' && (
          <p role="status">{t(connection === 'away' ? 'online.away' : 'online.connecting')}</p>
        )}
        {!known && connection === 'connected' && <SignedOut />}
        {me && <SignedIn key={me.person} me={me} reload={reload} />}
      </main>
    </div>
  );
}

/** Nobody yet: a name is enough, an account is a way back. */
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
  const rename = async ({ name = '' }) => {
    await callApi('PUT', 'me', { name: name.trim() });
    await server.reconnect();
  };
  const about = me.login ? t('me.account', { login: me.login }) : t('me.guest');
  return (
    <>
      <Section title={me.name} about={about}>
        <RequestForm
          fields={[
            {
              name: 'name',
              label: t('name.ask'),
              value: me.name,
              hint: t('me.rename.hint'),
              autocomplete: 'nickname',
              maxLength: 40,
              validate: required,
            },
          ]}
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
