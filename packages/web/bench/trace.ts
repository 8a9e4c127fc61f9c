import type { Browser, Page } from '@playwright/test';

/** How long things took, in milliseconds. */
export interface Timing {
  /** From each press to the first frame that shows that it was heard. */
  presses: number[];
  /** From each press to the frame that shows what came of it. */
  answers: number[];
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
const MARKS = ['press', 'sent', 'changed', 'painted', 'answered', 'shown'];

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
  const lengths = (change: string, frame: string) =>
    marks.flatMap((press, i) => {
      const later = marks.slice(i + 1);
      const next = later.findIndex(({ name }) => name === 'press');
      const own = next < 0 ? later : later.slice(0, next);
      const [sent, changed, painted] = ['sent', change, frame].map((name) => own.find((mark) => mark.name === name));
      if (press.name !== 'press' || !sent || !changed || !painted) return [];
      return [(by === 'clock' ? painted.ts - press.ts : workOf({ press, sent, changed, painted }, tasks)) / 1000];
    });
  // The end is another page.
  const over = traceEvents.find(({ name }) => name === 'over')?.ts ?? Number.POSITIVE_INFINITY;
  const longest = tasks
    .filter(({ ts, dur = 0 }) => ts + dur < over)
    .map(({ dur = 0, tdur = 0 }) => (by === 'clock' ? dur : tdur) / 1000);
  return {
    presses: lengths('changed', 'painted'),
    answers: lengths('answered', 'shown'),
    tasks: longest.sort((a, b) => b - a).slice(0, 10),
  };
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
