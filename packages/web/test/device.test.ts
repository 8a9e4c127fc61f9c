import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A worker that answers when it is told to. */
class FakeWorker {
  static last: FakeWorker;
  onmessage = (_: { data: unknown }) => {};
  readonly asked: { id: string; type: string }[] = [];
  hasEnded = false;
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(request: { id: string; type: string }) {
    this.asked.push(request);
  }
  terminate() {
    this.hasEnded = true;
  }
  answer() {
    const { id } = this.asked.at(-1) as { id: string };
    this.onmessage({ data: { type: 'matches', id, matches: [], unreadable: [] } });
  }
}

const page = new EventTarget();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = async () => (await import('../src/client/connection.ts')).device;

test('the worker ends with its page, and a page that one goes back to begins anew', async () => {
  await load();
  page.dispatchEvent(new Event('pageshow'));
  expect(FakeWorker.last.hasEnded).toBe(false);
  page.dispatchEvent(new Event('pagehide'));
  expect(FakeWorker.last.hasEnded).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pageshow'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a reply that does not come is noticed, and that it came after all', async () => {
  const device = await load();
  const told: boolean[] = [];
  device.onOverdue((isOverdue) => told.push(isOverdue));
  const prompt = device.request({ type: 'list-matches' });
  FakeWorker.last.answer();
  await prompt;
  const late = device.request({ type: 'list-matches' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual([true]);
  FakeWorker.last.answer();
  await late;
  expect(told).toEqual([true, false]);
});
