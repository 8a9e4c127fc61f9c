import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { Notice } from './notice.tsx';

/** A screen that is loaded when it is first opened. */
export function lazy<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  let known: FunctionComponent<P> | null = null;
  return function Lazy(props: P) {
    const [Screen, setScreen] = useState<FunctionComponent<P> | 'failed' | null>(() => known);
    useEffect(() => {
      if (known) return;
      load().then(
        (loaded) => {
          known = loaded;
          setScreen(() => loaded);
        },
        () => setScreen('failed'),
      );
    }, []);
    if (Screen === 'failed') return <Notice text={t('online.not-loaded')} />;
    return Screen ? <Screen {...props} /> : <Notice text={t('loading')} isQuiet />;
  };
}
