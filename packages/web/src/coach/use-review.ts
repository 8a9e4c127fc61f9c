import { createStore, del, get, keys, set } from 'idb-keyval';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CoachNews, Review } from '../worker/coach.ts';

/** How far a review is: not begun, under way from 0 to 1, done, or impossible. */
export type ReviewState =
  | { readonly kind: 'none' | 'failed' }
  | { readonly kind: 'running'; readonly part: number }
  | { readonly kind: 'done'; readonly review: Review };

/** Raised with the coach: a review of another version is made again. */
const VERSION = 1;
/** Reviews that are kept on this device; the oldest go first. */
const KEPT = 40;

interface KeptReview {
  readonly version: number;
  readonly made: number;
  readonly review: Review;
}

const store = () => createStore('tempora-reviews', 'reviews');

/** A record is known by its last line, which has the hash of all others. */
function keyOf(record: string): string {
  return record.trimEnd().split('\n').at(-1) ?? '';
}

async function kept(record: string): Promise<Review | null> {
  const found = await get<KeptReview>(keyOf(record), store());
  return found?.version === VERSION ? found.review : null;
}

async function keep(record: string, review: Review): Promise<void> {
  await set(keyOf(record), { version: VERSION, made: Date.now(), review } satisfies KeptReview, store());
  const all = await keys(store());
  for (const key of all.slice(0, Math.max(0, all.length - KEPT))) if (key !== keyOf(record)) await del(key, store());
}

/** The review of a record: looked up, or made by a worker of its own that ends when it is done or no longer wanted. */
export function useReview(load: () => Promise<string>) {
  const [state, setState] = useState<ReviewState>({ kind: 'none' });
  const worker = useRef<Worker | null>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);
  const fail = () => {
    end();
    setState({ kind: 'failed' });
  };
  const begin = async () => {
    setState({ kind: 'running', part: 0 });
    const record = await load();
    const known = await kept(record).catch(() => null);
    if (known) return setState({ kind: 'done', review: known });
    end();
    const mine = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'coach' });
    worker.current = mine;
    mine.onerror = fail;
    mine.onmessage = ({ data }: MessageEvent<CoachNews>) => {
      if ('part' in data) return setState({ kind: 'running', part: data.part });
      if (!data.review) return fail();
      end();
      setState({ kind: 'done', review: data.review });
      void keep(record, data.review).catch(() => {}); // without storage it is made again
    };
    mine.postMessage(record);
  };
  const cancel = () => {
    end();
    setState({ kind: 'none' });
  };
  return { state, start: () => void begin().catch(fail), cancel };
}
