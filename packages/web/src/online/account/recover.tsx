import { PageHeader } from '../../app/page-header.tsx';
import { useServer } from '../../client/server.ts';
import { t } from '../../i18n/index.ts';
import { RequestForm } from '../form.tsx';
import { redeemSecret } from './redeem-secret.ts';
import { Section } from './section.tsx';
import { switchIdentity } from './use-account.ts';
import '../online.css';
import './account.css';

/** Signs in by a link from another device. The link alone does nothing: it takes a press. */
export function RecoverScreen({ secret }: { secret: string }) {
  const { me } = useServer();
  const enter = async () => {
    await redeemSecret('recovery/use', secret, t('recover.wrong'));
    await switchIdentity();
    // A used link need not stay in the history.
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
