import type { Refused, Trouble } from '@tempora/protocol';
import { hasKey, t } from '../messages/index.ts';
import { InTrouble } from './link.ts';
import { Unsure } from './online-link.ts';

/** Why a choice was refused; a rule is named with its number. */
export function refusedSentence(refused: Refused): string {
  if (refused.code !== 'illegal') return t(`refused.${refused.code}`);
  const key = `clause.${refused.clause}`;
  return t('refused.illegal', { rule: hasKey(key) ? t(key) : t('refused.rule'), clause: refused.clause });
}

/** Why something could not be done at all. */
function troubleSentence(trouble: Trouble): string {
  if (trouble.trouble === 'too-many') return t('trouble.too-many', { seconds: trouble.seconds });
  if (trouble.trouble !== 'record') return t(`trouble.${trouble.trouble}`);
  return flawSentence(trouble.flaw);
}

/** What is wrong with a record. */
export function flawSentence(flaw: { flaw: string; [detail: string]: unknown }): string {
  const key = `flaw.${flaw.flaw}`;
  const detail = flaw.line ?? flaw.ply ?? flaw.game ?? flaw.rules ?? flaw.format ?? '';
  return t(hasKey(key) ? key : 'flaw.other', { detail: String(detail) });
}

/** Whatever went wrong with a request. */
export function inWords(error: unknown): string {
  if (error instanceof InTrouble) return troubleSentence(error.trouble);
  return t(error instanceof Unsure ? 'online.unsure' : error instanceof TypeError ? 'online.away' : 'trouble.no-room');
}
