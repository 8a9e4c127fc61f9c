import type { Viewer } from '@tempora/kernel';
import { LabelledSelect } from '../app/select.tsx';
import { t } from '../i18n/index.ts';

/** Through whose eyes a game is seen; with all hands open only in a replay. */
export type Eyes = Viewer | 'all';

interface Props<T extends Eyes> {
  viewer: T;
  viewers: readonly T[];
  names: readonly string[];
  look?: string;
  set(viewer: T): void;
}

/** As which player, or as the public, a game is seen. */
export function ViewerSelect<T extends Eyes>({ viewer, viewers, names, look = '', set }: Props<T>) {
  return (
    <LabelledSelect<T>
      look={`replay-eyes${look}`}
      label={t('replay.eyes')}
      value={viewer}
      values={viewers}
      name={(each) => (typeof each === 'number' ? (names[each] ?? '') : t(`replay.${each as 'public' | 'all'}`))}
      set={set}
    />
  );
}
