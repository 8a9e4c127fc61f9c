import type { Browser, Page } from '@playwright/test';

/** How long things took, in milliseconds. */
export interface Timing {
  /** From each press to the frame that shows what it changed. */
  presses: number[];
  /** The longest stretches in which the page could not answer. */
  tasks: number[];
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** On the clock, in microseconds. */
  ts: number;
  dur?: number;
  /** In processor time of the thread. */
  tts?: number;
  tdur?: number;
}

const CATEGORIES = ['blink.user_timing', 'toplevel'];
const TASK = 'ThreadControllerImpl::RunTask';

/** Traces what the page does meanwhile, and reads from it how long each press and task took. */
export async function timed(
  browser: Browser,
  page: Page,
  by: 'clock' | 'processor',
  act: () => Promise<void>,
): Promise<Timing> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const at = (event: TraceEvent) => (by === 'clock' ? event.ts : (event.tts ?? 0)) / 1000;
  const length = (event: TraceEvent) => ((by === 'clock' ? event.dur : event.tdur) ?? 0) / 1000;
  const marks = traceEvents.filter(({ name }) => name === 'press' || name === 'painted').sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const presses = marks.flatMap((mark, i) => {
    const next = marks[i + 1];
    return mark.name === 'press' && next?.name === 'painted' ? [at(next) - at(mark)] : [];
  });
  const tasks = traceEvents
    .filter(({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === first?.pid && tid === first?.tid)
    .map(length);
  return { presses, tasks: tasks.sort((a, b) => b - a).slice(0, 10) };
}
