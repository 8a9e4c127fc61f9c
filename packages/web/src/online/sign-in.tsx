import { useState } from 'preact/hooks';
import { errorText } from '../client/error-text.ts';
import { server } from '../client/server.ts';
import { t } from '../i18n/index.ts';

const LAST_NAME = 'tempora my name';

/** A name is all a guest needs; the field offers the one used last. */
export function useGuestSignIn() {
  const [name, setName] = useState(() => localStorage.getItem(LAST_NAME) ?? '');
  const [error, setError] = useState<string | null>(null);
  /** True once signed in. */
  const signInAsGuest = async (): Promise<boolean> => {
    if (server.state.me) return true;
    try {
      localStorage.setItem(LAST_NAME, name.trim());
      await server.signInAsGuest(name.trim());
      return true;
    } catch (error) {
      setError(errorText(error));
      return false;
    }
  };
  return { name, setName, error, signInAsGuest };
}

/** The browser no longer offers the name: its owner has deleted their account. */
export function forgetGuestName(): void {
  localStorage.removeItem(LAST_NAME);
}

export function NameField({ name, set }: { name: string; set(name: string): void }) {
  return (
    <label class="name-field">
      <span>{t('name.ask')}</span>
      <input
        value={name}
        required
        maxLength={40}
        autocomplete="nickname"
        placeholder={t('name.example')}
        onInput={(event) => set(event.currentTarget.value)}
      />
      <small class="hint">{t('name.hint')}</small>
    </label>
  );
}
