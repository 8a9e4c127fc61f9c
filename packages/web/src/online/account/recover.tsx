import { PageHeader } from '../../app/page-header.tsx';
import { callApi } from '../../client/api.ts';
import { RequestFailed } from '../../client/connection.ts';
import { useServer } from '../../client/server.ts';
import { t } from '../../i18n/index.ts';
import { RequestForm, UserError } from '../form.tsx';
import { Section } from './section.tsx';
import { switchIdentity } from './use-account.ts';
import '../online.css';
import './account.css';

/** Where a link to another device leads. Nobody is made somebody else by a link alone: it takes a press. */
export function RecoverScreen({ secret }: { secret: string }) {
  const { me } = useServer();
  const enter = async () => {
    try {
      await callApi('POST', 'recovery/use', { secret });
    } catch (error) {
      const isWrong = error instanceof RequestFailed && ['forbidden', 'bad-request'].includes(error.error.code);
      throw isWrong ? new UserError(t('recover.wrong')) : error;
    }
    await switchIdentity();
    // What is used up need not stay among the pages one has seen.
    location.replace('#/me');
  };
  return (
    <div class="page">
      <PageHeader title={t('recover.title')} />
      <main class="me">
        <Section title={t('recover.title')} about={t('recover.about')}>
          {me && <p>{t('recover.instead', { name: me.name })}</p>}
          <RequestForm fields={[]} button={t('recover.go')} variant="primary" send={enter} />
        </Section>
      </main>
    </div>
  );
}
