import type { Table } from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left for each seat now; null where no time is kept. They run by this page's clock from the moment they were received. */
export function useClocks(clocks: Table['clocks'], receivedAt: number): number[] | null {
  const [now, setNow] = useState(() => performance.now());
  const isRunning = (clocks?.running.length ?? 0) > 0;
  const isLong = (clocks?.left ?? []).every((left) => left > 2 * DAY);
  useEffect(() => {
    setNow(performance.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), isLong ? MINUTE : SECOND);
    return () => clearInterval(timer);
  }, [isRunning, isLong, receivedAt]);
  if (!clocks) return null;
  const gone = Math.max(0, now - receivedAt);
  return clocks.left.map((left, seat) => (clocks.running.includes(seat) ? Math.max(0, left - gone) : left));
}

/** Milliseconds left of a wait that was received at `receivedAt`; null where there is none. */
export function useCountdown(wait: number | null, receivedAt: number): number | null {
  const clocks = wait === null ? null : { left: [wait], running: wait > 0 ? [0] : [], at: 0 };
  return useClocks(clocks, receivedAt)?.[0] ?? null;
}

/** What a clock shows: days and hours, hours and minutes, or minutes and seconds. */
export function clockText(left: number): string {
  if (left >= DAY) return t('clock.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return t('clock.hours', { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Said once when a minute is left and once when ten seconds are; nothing at any other time. */
export function clockWarning(left: number): string {
  if (left <= 0 || left > MINUTE) return '';
  return t(left <= 10 * SECOND ? 'clock.ten-seconds' : 'clock.minute');
}
