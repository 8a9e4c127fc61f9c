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
const MARKS = ['press', 'sent', 'changed', 'painted'];

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
  const marks = traceEvents.filter(({ name }) => MARKS.includes(name)).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === TASK && ph === 'X' && pid === first?.pid && tid === first?.tid,
  );
  const presses = marks.flatMap((mark, i) => {
    const [sent, changed, painted] = ['sent', 'changed', 'painted'].map((name) =>
      marks.slice(i, i + 4).find((next) => next.name === name),
    );
    if (mark.name !== 'press' || !sent || !changed || !painted) return [];
    return [(by === 'clock' ? painted.ts - mark.ts : workOf({ press: mark, sent, changed, painted }, tasks)) / 1000];
  });
  // The end is another page.
  const over = traceEvents.find(({ name }) => name === 'over')?.ts ?? Number.POSITIVE_INFINITY;
  const lengths = tasks
    .filter(({ ts, dur = 0 }) => ts + dur < over)
    .map(({ dur = 0, tdur = 0 }) => (by === 'clock' ? dur : tdur) / 1000);
  return { presses, tasks: lengths.sort((a, b) => b - a).slice(0, 10) };
}

/** What the page itself does for a press: while it waits for an answer from the worker it may do something else. */
function workOf(
  marks: Record<'press' | 'sent' | 'changed' | 'painted', TraceEvent>,
  tasks: readonly TraceEvent[],
): number {
  const { press, sent, changed, painted } = marks;
  const within = ({ ts, dur = 0 }: TraceEvent, mark: TraceEvent) => ts <= mark.ts && mark.ts <= ts + dur;
  const answer = tasks.find((task) => within(task, changed));
  const isSame = !answer || within(answer, press);
  const from = isSame ? (press.tts ?? 0) : (answer.tts ?? 0);
  return (painted.tts ?? 0) - from + (isSame ? 0 : (sent.tts ?? 0) - (press.tts ?? 0));
}
