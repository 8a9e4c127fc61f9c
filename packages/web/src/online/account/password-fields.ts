import type { ApiError } from '@tempora/protocol';
import { t } from '../../i18n/index.ts';
import { type Field, required } from '../form.tsx';

const SHORTEST_PASSWORD = 8;
/** As on the server. */
const LOGIN = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._@+-]{2,39}$/u;

const login = { name: 'login', autocomplete: 'username', maxLength: 40 };

/** A login that exists. */
export function loginField(): Field {
  return { ...login, label: t('account.login'), validate: required };
}

/** A login to be taken. */
export function newLoginField(): Field {
  const isValid = (text: string) => LOGIN.test(text.normalize('NFKC').trim());
  return {
    ...login,
    label: t('account.login'),
    hint: t('account.login.hint'),
    validate: (text) => (isValid(text) ? null : t('account.login.flaw')),
    errorCodes: ['already-taken'],
  };
}

/** The password of today. */
export function passwordField(
  label: string,
  errorCodes: readonly ApiError['code'][] = ['wrong-password', 'bad-request'],
): Field {
  const input = { name: 'password', type: 'password', autocomplete: 'current-password' } as const;
  return { ...input, label, validate: required, errorCodes };
}

/** A password to be set. */
export function newPasswordField(name: string): Field {
  const count = SHORTEST_PASSWORD;
  return {
    name,
    label: t('account.new-password'),
    hint: t('account.password.hint', { count }),
    type: 'password',
    autocomplete: 'new-password',
    validate: (text) => (text.length < count ? t('account.password.short', { count }) : null),
  };
}
