import { useState } from 'preact/hooks';
import { Notice } from '../../app/notice.tsx';
import { callApi } from '../../client/api.ts';
import { errorText, UserError } from '../../client/error-text.ts';
import { useServer } from '../../client/server.ts';
import { t } from '../../i18n/index.ts';
import { Section, SectionPage } from '../account/section.tsx';
import { useAccount } from '../account/use-account.ts';
import { RequestForm } from '../form.tsx';
import { NameField, signInAsGuest } from '../sign-in.tsx';
import { Matches } from './matches.tsx';
import { People } from './people.tsx';
import { Reports } from './reports.tsx';

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
    <SectionPage title={t('admin.title')}>
      {secret && <Claim secret={secret} />}
      {!secret && value && (
        <>
          <Reports find={setSearch} />
          <People search={search} find={setSearch} />
          <Matches />
        </>
      )}
    </SectionPage>
  );
}

function Claim({ secret }: { secret: string }) {
  const { me } = useServer();
  const claim = async (_: unknown, form: FormData) => {
    // A name that is refused is no reason to doubt the link.
    await signInAsGuest(form).catch((error: unknown) => Promise.reject(new UserError(errorText(error))));
    await callApi('POST', 'admin/claim', { secret });
    location.replace('#/admin');
  };
  return (
    <Section title={t('admin.claim')} about={t('admin.claim.about')}>
      <RequestForm button={t('admin.claim')} variant="primary" refusedText={t('admin.claim.wrong')} send={claim}>
        {!me && <NameField />}
      </RequestForm>
    </Section>
  );
}
