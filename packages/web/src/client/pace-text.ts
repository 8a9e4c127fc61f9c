import type { Pace } from '@tempora/protocol';
import { t } from '../i18n/index.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** A stretch of time in the largest unit that fits. */
export function durationText(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return t('span.days', { count: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return t('span.hours', { count: seconds / HOUR });
  if (seconds >= MINUTE && seconds % MINUTE === 0) return t('span.minutes', { count: seconds / MINUTE });
  return t('span.seconds', { count: seconds });
}

/** How fast a table plays, in a few words. */
export function paceText(pace: Pace): string {
  if (pace.kind === 'none') return t('pace.none');
  if (pace.kind === 'turn') return t('pace.turn', { span: durationText(pace.seconds) });
  return t('pace.bank', { span: durationText(pace.seconds), more: durationText(pace.increment) });
}
