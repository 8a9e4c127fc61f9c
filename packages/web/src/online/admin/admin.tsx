import { useState } from 'preact/hooks';
import { Notice } from '../../app/notice.tsx';
import { PageHeader } from '../../app/page-header.tsx';
import { useServer } from '../../client/server.ts';
import { t } from '../../i18n/index.ts';
import { redeemSecret } from '../account/redeem-secret.ts';
import { Section } from '../account/section.tsx';
import { useAccount } from '../account/use-account.ts';
import { RequestForm } from '../form.tsx';
import { NameField, useGuestSignIn } from '../sign-in.tsx';
import { Matches } from './matches.tsx';
import { People } from './people.tsx';
import { Reports } from './reports.tsx';
import '../online.css';
import '../account/account.css';

/** Administration; with the secret of the first start, becoming the administrator. */
export function AdminScreen({ secret }: { secret: string }) {
  const { connection, me } = useServer();
  const { value, error } = useAccount();
  const [search, setSearch] = useState('');
  if (connection === 'away') return <Notice text={t('online.away')} />;
  if (connection === 'connecting') return <Notice text={t('online.connecting')} isQuiet />;
  if (!secret && !me) return <Notice text={t('error.unauthorized')} />;
  if (!secret && (error || value?.isAdmin === false)) return <Notice text={error ?? t('error.forbidden')} />;
  return (
    <div class="page">
      <PageHeader title={t('admin.title')} />
      <main class="me">
        {secret && <Claim secret={secret} />}
        {!secret && value && (
          <>
            <Reports find={setSearch} />
            <People search={search} find={setSearch} />
            <Matches />
          </>
        )}
      </main>
    </div>
  );
}

function Claim({ secret }: { secret: string }) {
  const { me } = useServer();
  const guest = useGuestSignIn();
  const claim = async () => {
    if (!(await guest.signInAsGuest())) return;
    await redeemSecret('admin/claim', secret, t('admin.claim.wrong'));
    location.replace('#/admin');
  };
  return (
    <Section title={t('admin.claim')} about={t('admin.claim.about')}>
      <RequestForm fields={[]} button={t('admin.claim')} variant="primary" send={claim}>
        {!me && <NameField name={guest.name} set={guest.setName} />}
        {guest.error && <p role="alert">{guest.error}</p>}
      </RequestForm>
    </Section>
  );
}
