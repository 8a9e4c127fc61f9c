import { useEffect, useState } from 'preact/hooks';
import { callApi } from '../../client/api.ts';
import { errorText } from '../../client/error-text.ts';

interface Page<T> {
  items: T[];
  next: string | null;
}

/** A list that comes page by page; fetched again when the path changes or something was done to it. */
export function usePages<T>(path: string) {
  const [items, setItems] = useState<T[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const fetchFrom = (after: string | null) =>
    callApi<Page<T>>('GET', after === null ? path : `${path}&after=${encodeURIComponent(after)}`).then(
      (page) => {
        setItems((old) => [...((after !== null && old) || []), ...page.items]);
        setNext(page.next);
        setError(null);
      },
      (error: unknown) => setError(errorText(error)),
    );
  useEffect(() => void fetchFrom(null), [path]);
  return {
    items,
    error,
    more: next === null ? null : () => void fetchFrom(next),
    reload: () => void fetchFrom(null),
  };
}
