import type { Pace } from '@tempora/protocol';
import { t } from '../messages/index.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** A stretch of time in the largest unit that fits. */
export function spanSentence(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('span.days', { count: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return t('span.hours', { count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return t('span.minutes', { count: seconds / MINUTE });
  return t('span.seconds', { count: seconds });
}

/** How fast a table plays, in a few words. */
export function paceSentence(pace: Pace): string {
  if (pace.kind === 'none') return t('pace.none');
  if (pace.kind === 'turn') return t('pace.turn', { span: spanSentence(pace.seconds) });
  return t('pace.bank', { span: spanSentence(pace.seconds), more: spanSentence(pace.increment) });
}
