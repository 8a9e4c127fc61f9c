import { callApi } from '../../client/api.ts';
import { saveFile } from '../../client/files.ts';
import { useAction } from '../../client/use-resource.ts';
import { t } from '../../i18n/index.ts';
import { ErrorText, RequestForm } from '../form.tsx';
import { forgetGuestName } from '../sign-in.tsx';
import { passwordField } from './password-fields.ts';
import { Folded, Section } from './section.tsx';
import { type Account, switchIdentity } from './use-account.ts';

/** Everything stored about a person, to save or to delete. */
export function DeleteAccount({ me }: { me: Account }) {
  const { error, run } = useAction();
  const save = () =>
    void run(async () => saveFile('tempora.json', JSON.stringify(await callApi('GET', 'me/export'), null, 2)));
  return (
    <Section title={t('data.title')} about={t('data.about')}>
      <div>
        <button type="button" onClick={save}>
          {t('data.export')}
        </button>
      </div>
      <ErrorText text={error} />
      <Folded title={t('farewell.title')}>
        <DeleteForm me={me} />
      </Folded>
    </Section>
  );
}

function DeleteForm({ me }: { me: Account }) {
  const leave = async ({ password = '' }) => {
    if (!confirm(t('farewell.sure', { name: me.name }))) return;
    await callApi('DELETE', 'me', { password });
    forgetGuestName();
    await switchIdentity();
  };
  return (
    <>
      <ul class="farewell">
        <li>{t('farewell.gone')}</li>
        <li>{t('farewell.running')}</li>
        <li>{t('farewell.finished')}</li>
        <li>{t('farewell.final')}</li>
      </ul>
      <RequestForm
        fields={me.login ? [passwordField(t('login.password'), ['wrong-password'])] : []}
        button={t('farewell.go')}
        variant="grave"
        send={leave}
      />
    </>
  );
}
