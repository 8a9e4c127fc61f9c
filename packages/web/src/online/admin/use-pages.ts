import { useEffect, useState } from 'preact/hooks';
import { askHouse } from '../../shell/ask-house.ts';
import { inWords } from '../../shell/sentences.ts';

interface Page<T> {
  items: T[];
  next: string | null;
}

/** A list that comes page by page, begun anew when the path changes or something was done to it. */
export function usePages<T>(path: string) {
  const [items, setItems] = useState<T[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const fetchFrom = (after: string | null) =>
    askHouse<Page<T>>('GET', after === null ? path : `${path}&after=${encodeURIComponent(after)}`).then(
      (page) => {
        setItems((old) => [...((after !== null && old) || []), ...page.items]);
        setNext(page.next);
        setTrouble(null);
      },
      (error: unknown) => setTrouble(inWords(error)),
    );
  useEffect(() => void fetchFrom(null), [path]);
  return {
    items,
    trouble,
    more: next === null ? null : () => void fetchFrom(next),
    again: () => void fetchFrom(null),
  };
}
