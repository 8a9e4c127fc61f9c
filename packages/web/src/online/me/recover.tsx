import { t } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { RequestFailed } from '../../shell/link.ts';
import { useHouse } from '../../shell/online-link.ts';
import { PageHead } from '../../shell/page.tsx';
import { AskForm, Said } from '../form.tsx';
import { Part } from './part.tsx';
import { becomeOther } from './who.ts';
import '../online.css';
import './me.css';

/** Where a link to another device leads. Nobody is made somebody else by a link alone: it takes a press. */
export function RecoverScreen({ secret }: { secret: string }) {
  const { me } = useHouse();
  const enter = async () => {
    try {
      await askHouse('POST', 'recovery/use', { secret });
    } catch (error) {
      const isWrong = error instanceof RequestFailed && ['forbidden', 'bad-request'].includes(error.error.code);
      throw isWrong ? new Said(t('recover.wrong')) : error;
    }
    await becomeOther();
    // What is used up need not stay among the pages one has seen.
    location.replace('#/me');
  };
  return (
    <div class="page">
      <PageHead title={t('recover.title')} />
      <main class="me">
        <Part title={t('recover.title')} about={t('recover.about')}>
          {me && <p>{t('recover.instead', { name: me.name })}</p>}
          <AskForm fields={[]} button={t('recover.go')} look="primary" go={enter} />
        </Part>
      </main>
    </div>
  );
}
