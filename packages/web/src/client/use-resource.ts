import { useCallback, useEffect, useState } from 'preact/hooks';
import { callApi } from './api.ts';
import { errorText } from './error-text.ts';

export interface Resource<T> {
  value: T | null;
  error: string | null;
  /** Asks once more; what is known already is shown meanwhile. */
  reload(known?: T): void;
}

/** What the house answers at a path, if there is one; asked anew when the path changes, or who asks. */
export function useResource<T>(path: string | null, identity = ''): Resource<T> {
  const [value, setValue] = useState<T | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (path === null) return;
    let isStale = false;
    callApi<T>('GET', path).then(
      (reply) => {
        if (isStale) return;
        setValue(reply);
        setError(null);
      },
      (error: unknown) => isStale || setError(errorText(error)),
    );
    return () => {
      isStale = true;
    };
  }, [path, identity, version]);
  const reload = useCallback((known?: T) => {
    if (known !== undefined) setValue(known);
    setVersion((n) => n + 1);
  }, []);
  return { value, error, reload };
}

/** Something to press: what went wrong with it, in words, and how to do it. */
export function useAction(): { error: string | null; run(action: () => Promise<unknown>): Promise<void> } {
  const [error, setError] = useState<string | null>(null);
  const run = async (action: () => Promise<unknown>) => {
    setError(null);
    try {
      await action();
    } catch (error) {
      setError(errorText(error));
    }
  };
  return { error, run };
}
