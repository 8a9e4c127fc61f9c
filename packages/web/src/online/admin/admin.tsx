import { useState } from 'preact/hooks';
import { t } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { RequestFailed } from '../../shell/link.ts';
import { Notice } from '../../shell/notice.tsx';
import { useHouse } from '../../shell/online-link.ts';
import { PageHead } from '../../shell/page.tsx';
import { NameField, useName } from '../come-in.tsx';
import { AskForm, Said } from '../form.tsx';
import { Part } from '../me/part.tsx';
import { useMe } from '../me/who.ts';
import { Matches } from './matches.tsx';
import { People } from './people.tsx';
import { Reports } from './reports.tsx';
import '../online.css';
import '../me/me.css';

/** Looking after a house; with a secret, becoming the first who does. */
export function AdminScreen({ secret }: { secret: string }) {
  const { standing, me } = useHouse();
  const { value, trouble } = useMe();
  const [search, setSearch] = useState('');
  if (standing === 'away') return <Notice text={t('online.away')} />;
  if (standing === 'connecting') return <Notice text={t('online.connecting')} isQuiet />;
  if (!secret && !me) return <Notice text={t('error.unauthorized')} />;
  if (!secret && (trouble || value?.isAdmin === false)) return <Notice text={trouble ?? t('error.forbidden')} />;
  return (
    <div class="page">
      <PageHead title={t('admin.title')} />
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
  const { me } = useHouse();
  const who = useName();
  const claim = async () => {
    if (!(await who.comeIn())) return;
    try {
      await askHouse('POST', 'admin/claim', { secret });
    } catch (error) {
      const isWrong = error instanceof RequestFailed && ['forbidden', 'bad-request'].includes(error.error.code);
      throw isWrong ? new Said(t('admin.claim.wrong')) : error;
    }
    location.replace('#/admin');
  };
  return (
    <Part title={t('admin.claim')} about={t('admin.claim.about')}>
      <AskForm fields={[]} button={t('admin.claim')} look="primary" go={claim}>
        {!me && <NameField name={who.name} set={who.setName} />}
        {who.trouble && <p role="alert">{who.trouble}</p>}
      </AskForm>
    </Part>
  );
}
