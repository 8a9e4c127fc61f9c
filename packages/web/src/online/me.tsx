import { t } from '../messages/index.ts';
import { useHouse } from '../shell/online-link.ts';
import { PageHead } from '../shell/page.tsx';
import { NameField, useName } from './come-in.tsx';
import './online.css';

/** Who one is in this house. */
export function MeScreen() {
  const { me, standing } = useHouse();
  const who = useName();
  const go = (event: Event) => {
    event.preventDefault();
    void who.comeIn();
  };
  return (
    <div class="page">
      <PageHead title={t('me.title')} />
      <main class="me">
        {standing !== 'connected' && (
          <p role="status">{t(standing === 'away' ? 'online.away' : 'online.connecting')}</p>
        )}
        {me && (
          <>
            <p class="me-name">{me.name}</p>
            <p>{t('me.guest')}</p>
          </>
        )}
        {!me && standing === 'connected' && (
          <form class="setup" onSubmit={go}>
            <NameField name={who.name} set={who.setName} />
            {who.trouble && <p role="alert">{who.trouble}</p>}
            <button type="submit" class="primary large">
              {t('me.come-in')}
            </button>
          </form>
        )}
      </main>
    </div>
  );
}
