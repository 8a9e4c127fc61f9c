import { useCallback, useEffect, useState } from 'preact/hooks';
import { askHouse } from '../shell/ask-house.ts';
import { inWords } from '../shell/sentences.ts';

export interface Asked<T> {
  value: T | null;
  trouble: string | null;
  /** Asks once more; what is known already is shown meanwhile. */
  again(known?: T): void;
}

/** What the house answers at a path, if there is one; asked anew when the path changes, or who asks. */
export function useAsked<T>(path: string | null, who = ''): Asked<T> {
  const [value, setValue] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (path === null) return;
    let isOld = false;
    askHouse<T>('GET', path).then(
      (answer) => {
        if (isOld) return;
        setValue(answer);
        setTrouble(null);
      },
      (error: unknown) => isOld || setTrouble(inWords(error)),
    );
    return () => {
      isOld = true;
    };
  }, [path, who, times]);
  const again = useCallback((known?: T) => {
    if (known !== undefined) setValue(known);
    setTimes((n) => n + 1);
  }, []);
  return { value, trouble, again };
}

/** Something to press: what went wrong with it, in words, and how to do it. */
export function useDoing(): { trouble: string | null; run(what: () => Promise<unknown>): Promise<void> } {
  const [trouble, setTrouble] = useState<string | null>(null);
  const run = async (what: () => Promise<unknown>) => {
    setTrouble(null);
    try {
      await what();
    } catch (error) {
      setTrouble(inWords(error));
    }
  };
  return { trouble, run };
}
