import { t } from '../../messages/index.ts';
import { askHouse } from '../../shell/ask-house.ts';
import { saveFile } from '../../shell/files.ts';
import { forgetName } from '../come-in.tsx';
import { AskForm, needed } from '../form.tsx';
import { useDoing } from '../use-asked.ts';
import { Part, Wrong } from './part.tsx';
import { becomeOther, type Me } from './who.ts';

/** All the house knows of us, to take along or to be forgotten. */
export function Farewell({ me }: { me: Me }) {
  const { trouble, run } = useDoing();
  const take = () =>
    void run(async () => saveFile('tempora.json', JSON.stringify(await askHouse('GET', 'me/export'), null, 2)));
  const leave = async ({ password = '' }) => {
    if (!confirm(t('farewell.sure', { name: me.name }))) return;
    await askHouse('DELETE', 'me', { password });
    forgetName();
    await becomeOther();
  };
  return (
    <Part title={t('data.title')} about={t('data.about')}>
      <div>
        <button type="button" onClick={take}>
          {t('data.export')}
        </button>
      </div>
      <Wrong text={trouble} />
      <details class="more">
        <summary>{t('farewell.title')}</summary>
        <ul class="farewell">
          <li>{t('farewell.gone')}</li>
          <li>{t('farewell.running')}</li>
          <li>{t('farewell.finished')}</li>
          <li>{t('farewell.final')}</li>
        </ul>
        <AskForm
          fields={
            me.login
              ? [
                  {
                    name: 'password',
                    label: t('login.password'),
                    type: 'password',
                    autocomplete: 'current-password',
                    flaw: needed,
                    blamed: ['wrong-password'],
                  },
                ]
              : []
          }
          button={t('farewell.go')}
          look="grave"
          go={leave}
        />
      </details>
    </Part>
  );
}
