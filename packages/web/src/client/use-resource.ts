import { useCallback, useEffect, useState } from 'preact/hooks';
import { callApi } from './api.ts';
import { errorText } from './error-text.ts';

export interface Resource<T> {
  value: T | null;
  error: string | null;
  /** Fetches it again; what is already known is shown meanwhile. */
  reload(known?: T): void;
}

/** What the server holds at a path, if there is one; fetched again when the path or the person changes. */
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
    setVersion((old) => old + 1);
  }, []);
  return { value, error, reload };
}

/** Runs what a button does, and keeps what went wrong in words. */
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

/** A list on the server whose items can be deleted one by one. */
export function useDeletableList<T>(path: string) {
  const { value, error, reload } = useResource<T[]>(path);
  const action = useAction();
  const drop = (id: string) =>
    void action.run(async () => {
      await callApi('DELETE', `${path}/${encodeURIComponent(id)}`);
      reload();
    });
  return { value, error: error ?? action.error, reload, drop, run: action.run };
}
