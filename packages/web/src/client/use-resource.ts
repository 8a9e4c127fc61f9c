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

export interface Action {
  error: string | null;
  isBusy: boolean;
  run(action: () => Promise<unknown>): Promise<void>;
}

/** Runs what a button or a form does, and keeps what went wrong in words. */
export function useAction(): Action {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run: Action['run'] = async (action) => {
    setError(null);
    setBusy(true);
    await action().catch((failure: unknown) => setError(errorText(failure)));
    setBusy(false);
  };
  return { error, isBusy, run };
}

export interface DeletableList<T> extends Resource<T[]> {
  drop(id: string): void;
}

/** A list on the server whose items can be deleted one by one. */
export function useDeletableList<T>(path: string): DeletableList<T> {
  const { value, error, reload } = useResource<T[]>(path);
  const action = useAction();
  const drop = (id: string) =>
    void action.run(async () => {
      await callApi('DELETE', `${path}/${encodeURIComponent(id)}`);
      reload();
    });
  return { value, error: error ?? action.error, reload, drop };
}
