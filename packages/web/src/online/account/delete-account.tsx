import { askToConfirm } from '../../app/confirm.tsx';
import { callApi } from '../../client/api.ts';
import { saveFile } from '../../client/files.ts';
import { t } from '../../i18n/index.ts';
import { RequestForm } from '../form.tsx';
import { forgetGuestName } from '../sign-in.tsx';
import { passwordField } from './password-fields.ts';
import { Folded, Section } from './section.tsx';
import { type Account, switchIdentity } from './use-account.ts';

/** Everything stored about a person, to save or to delete. */
export function DeleteAccount({ me }: { me: Account }) {
  const save = async () => saveFile('tempora.json', JSON.stringify(await callApi('GET', 'me/export'), null, 2));
  return (
    <Section title={t('data.title')} about={t('data.about')}>
      <RequestForm button={t('data.export')} send={save} />
      <Folded title={t('farewell.title')}>
        <DeleteForm me={me} />
      </Folded>
    </Section>
  );
}

function DeleteForm({ me }: { me: Account }) {
  const leave = async ({ password = '' }) => {
    if (!(await askToConfirm(t('farewell.sure', { name: me.name }), t('farewell.go')))) return;
    await callApi('DELETE', 'me', { password });
    forgetGuestName();
    await switchIdentity();
  };
  return (
    <>
      <ul class="deletion">
        <li>{t('farewell.gone')}</li>
        <li>{t('farewell.running')}</li>
        <li>{t('farewell.finished', { name: t('place.deleted') })}</li>
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
