import { callApi } from '../../client/api.ts';
import { useServer } from '../../client/server.ts';
import { t } from '../../i18n/index.ts';
import { RequestForm } from '../form.tsx';
import { Section, SectionPage } from './section.tsx';
import { switchIdentity } from './use-account.ts';

/** Signs in by a link from another device, and goes on to the table it was made at. The link alone does nothing: it takes a press. */
export function RecoverScreen({ secret, match }: { secret: string; match: string }) {
  const { me } = useServer();
  const enter = async () => {
    await callApi('POST', 'recovery/use', { secret });
    await switchIdentity();
    // A used link need not stay in the history.
    location.replace(match ? `#/t/${match}` : '#/me');
  };
  return (
    <SectionPage title={t('recover.title')}>
      <Section title={t('recover.title')} about={t('recover.about')}>
        {me && <p>{t('recover.instead', { name: me.name })}</p>}
        <RequestForm button={t('recover.go')} variant="primary" refusedText={t('recover.wrong')} send={enter} />
      </Section>
    </SectionPage>
  );
}
