import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Notice } from './notice.tsx';

/** A part of the page that is loaded when it is first needed. */
function useLoaded<T>(load: () => Promise<T>): T | 'failed' | null {
  const [loaded, setLoaded] = useState<{ it: T } | 'failed' | null>(null);
  useEffect(() => {
    load().then(
      (it) => setLoaded({ it }),
      () => setLoaded('failed'),
    );
  }, []);
  return loaded === 'failed' ? 'failed' : (loaded?.it ?? null);
}

/** A screen that is loaded when it is first opened. */
export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  return function Lazy(props: P) {
    const Screen = useLoaded(load);
    if (Screen === 'failed') return <Notice text={t('online.not-loaded')} />;
    return Screen ? <Screen {...props} /> : <Notice text={t('loading')} isQuiet />;
  };
}
