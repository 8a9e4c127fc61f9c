import { callApi } from '../../client/api.ts';
import { saveFile } from '../../client/files.ts';
import { useAction } from '../../client/use-resource.ts';
import { t } from '../../i18n/index.ts';
import { RequestForm, required } from '../form.tsx';
import { forgetGuestName } from '../sign-in.tsx';
import { ErrorText, Section } from './section.tsx';
import { type Account, switchIdentity } from './use-account.ts';

/** All the house knows of us, to take along or to be forgotten. */
export function DeleteAccount({ me }: { me: Account }) {
  const { error, run } = useAction();
  const take = () =>
    void run(async () => saveFile('tempora.json', JSON.stringify(await callApi('GET', 'me/export'), null, 2)));
  const leave = async ({ password = '' }) => {
    if (!confirm(t('farewell.sure', { name: me.name }))) return;
    await callApi('DELETE', 'me', { password });
    forgetGuestName();
    await switchIdentity();
  };
  return (
    <Section title={t('data.title')} about={t('data.about')}>
      <div>
        <button type="button" onClick={take}>
          {t('data.export')}
        </button>
      </div>
      <ErrorText text={error} />
      <details class="more">
        <summary>{t('farewell.title')}</summary>
        <ul class="farewell">
          <li>{t('farewell.gone')}</li>
          <li>{t('farewell.running')}</li>
          <li>{t('farewell.finished')}</li>
          <li>{t('farewell.final')}</li>
        </ul>
        <RequestForm
          fields={
            me.login
              ? [
                  {
                    name: 'password',
                    label: t('login.password'),
                    type: 'password',
                    autocomplete: 'current-password',
                    validate: required,
                    errorCodes: ['wrong-password'],
                  },
                ]
              : []
          }
          button={t('farewell.go')}
          variant="grave"
          send={leave}
        />
      </details>
    </Section>
  );
}
