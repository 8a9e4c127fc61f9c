import { t } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { house, useHouse } from '../../shell/online-link.ts';
import { PageHead } from '../../shell/page.tsx';
import { NameField, useName } from '../come-in.tsx';
import { AskForm, needed } from '../form.tsx';
import { Account } from './account.tsx';
import { Blocked } from './blocked.tsx';
import { Farewell } from './farewell.tsx';
import { LogIn } from './log-in.tsx';
import { Notices } from './notices.tsx';
import { Part } from './part.tsx';
import { Passkeys } from './passkeys.tsx';
import { Tokens } from './tokens.tsx';
import { WaysIn } from './ways-in.tsx';
import { type Me, useMe } from './who.ts';
import '../online.css';
import './me.css';

/** Who one is in this house, and all that is one's own to decide. */
export function MeScreen() {
  const { me: known, standing } = useHouse();
  const { value, again } = useMe();
  const me = known && value?.person === known.person ? value : null;
  return (
    <div class="page">
      <PageHead title={t('me.title')} />
      <main class="me">
        {standing !== 'connected' && (
          <p role="status">{t(standing === 'away' ? 'online.away' : 'online.connecting')}</p>
        )}
        {!known && standing === 'connected' && <Nobody />}
        {me && <Somebody key={me.person} me={me} again={again} />}
      </main>
    </div>
  );
}

/** Nobody yet: a name is enough, an account is a way back. */
function Nobody() {
  const who = useName();
  const go = (event: Event) => {
    event.preventDefault();
    void who.comeIn();
  };
  return (
    <>
      <Part title={t('me.new')}>
        <form class="setup" onSubmit={go}>
          <NameField name={who.name} set={who.setName} />
          {who.trouble && <p role="alert">{who.trouble}</p>}
          <button type="submit" class="primary large">
            {t('me.come-in')}
          </button>
        </form>
      </Part>
      <Part title={t('login.title')} about={t('login.about')}>
        <LogIn />
      </Part>
    </>
  );
}

function Somebody({ me, again }: { me: Me; again(): void }) {
  const rename = async ({ name = '' }) => {
    await askHouse('PUT', 'me', { name: name.trim() });
    await house.meetAgain();
  };
  const about = me.login ? t('me.account', { login: me.login }) : t('me.guest');
  return (
    <>
      <Part title={me.name} about={about}>
        <AskForm
          fields={[
            {
              name: 'name',
              label: t('name.ask'),
              value: me.name,
              hint: t('me.rename.hint'),
              autocomplete: 'nickname',
              maxLength: 40,
              flaw: needed,
            },
          ]}
          button={t('me.rename')}
          done={t('form.saved')}
          keeps
          go={rename}
        />
        {me.isAdmin && (
          <a class="button" href="#/admin">
            {t('admin.link')}
          </a>
        )}
      </Part>
      <Account me={me} again={again} />
      <Passkeys />
      <WaysIn me={me} />
      <Notices />
      <Tokens />
      <Blocked />
      <Farewell me={me} />
    </>
  );
}
