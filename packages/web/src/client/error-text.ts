import { ConnectionLost, RequestFailed } from '@tempora/client';
import type { ApiError } from '@tempora/protocol';
import { hasKey, t } from '../i18n/index.ts';

/** Why something was not done; a rule is named with its number. */
export function errorSentence(error: ApiError): string {
  switch (error.code) {
    case 'illegal-move': {
      const key = `clause.${error.clause}`;
      return t('error.illegal-move', { rule: hasKey(key) ? t(key) : t('reason.rule'), clause: error.clause });
    }
    case 'rate-limited':
      return t('error.rate-limited', { seconds: error.retryAfter });
    case 'bad-request':
      return t(error.at === 'name' ? 'error.bad-name' : 'error.bad-request');
    case 'too-many-tables':
    case 'too-many-matches':
    case 'too-many-bots':
      return t(`error.${error.code}`, { most: error.most });
    case 'webhook-refused':
      return t('error.webhook-refused', { reason: t(`webhook.${error.reason}`) });
    case 'banned':
      return t('error.banned', { reason: error.reason });
    case 'bad-record':
      return recordErrorSentence(error.record);
    default:
      return t(`error.${error.code}`);
  }
}

/** What is wrong with a record. */
export function recordErrorSentence(error: { code: string; [detail: string]: unknown }): string {
  const key = `record-error.${error.code}`;
  const detail = error.line ?? error.ply ?? error.game ?? error.rules ?? error.format ?? '';
  return t(hasKey(key) ? key : 'record-error.other', { detail: String(detail) });
}

/** What went wrong, already in words for people. */
export class UserError extends Error {}

/** Whatever went wrong. */
export function errorText(error: unknown): string {
  if (error instanceof UserError) return error.message;
  if (error instanceof RequestFailed) return errorSentence(error.error);
  if (error instanceof ConnectionLost) return t('online.unsure');
  return t(error instanceof TypeError ? 'online.away' : 'error.storage-failed');
}
