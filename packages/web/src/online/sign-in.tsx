import { callApi } from '../client/api.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';

const LAST_NAME = 'tempora my name';

/** Whoever has no name yet signs in with the one typed in the form: a name is all a guest needs. */
export async function signInAsGuest(form: FormData): Promise<void> {
  if (server.state.me) return;
  const name = String(form.get('guest')).trim();
  localStorage.setItem(LAST_NAME, name);
  await server.signInAsGuest(name);
}

/** Changes the name to the one typed in the form. */
export async function rename(form: FormData): Promise<void> {
  const name = String(form.get('guest')).trim();
  localStorage.setItem(LAST_NAME, name);
  await callApi('PUT', 'me', { name });
  await server.reconnect();
}

/** The browser no longer offers the name: its owner has deleted their account. */
export function forgetGuestName(): void {
  localStorage.removeItem(LAST_NAME);
}

/** Asks for a guest's name; offers the one used last. A blank one is answered at the field. */
export function NameField() {
  const check = (input: HTMLInputElement | null) =>
    input?.setCustomValidity(input.value.trim() === '' ? t('form.needed') : '');
  return (
    <label class="field">
      <span>{t('name.ask')}</span>
      <input
        name="guest"
        defaultValue={localStorage.getItem(LAST_NAME) ?? ''}
        required
        ref={check}
        onInput={(event) => check(event.currentTarget)}
        maxLength={40}
        autocomplete="nickname"
        placeholder={t('name.example')}
      />
      <small class="hint">{t('name.hint')}</small>
    </label>
  );
}
