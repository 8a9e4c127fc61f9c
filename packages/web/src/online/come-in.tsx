import { useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import { house } from '../shell/online-link.ts';
import { inWords } from '../shell/sentences.ts';

const LAST = 'tempora my name';

/** A name is all it takes to come in; the field knows the one used last. */
export function useName() {
  const [name, setName] = useState(() => localStorage.getItem(LAST) ?? '');
  const [trouble, setTrouble] = useState<string | null>(null);
  /** True if we are in. */
  const comeIn = async (): Promise<boolean> => {
    if (house.now.me) return true;
    try {
      localStorage.setItem(LAST, name.trim());
      await house.comeIn(name.trim());
      return true;
    } catch (error) {
      setTrouble(inWords(error));
      return false;
    }
  };
  return { name, setName, trouble, comeIn };
}

/** The browser offers the name no more: who had it has left. */
export function forgetName(): void {
  localStorage.removeItem(LAST);
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
