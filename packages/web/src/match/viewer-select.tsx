import type { Viewer } from '@tempora/kernel';
import { LabelledSelect } from '../app/select.tsx';
import { t } from '../i18n/index.ts';

interface Props {
  viewer: Viewer;
  names: readonly string[];
  look?: string;
  set(viewer: Viewer): void;
}

/** As which player, or as the public, a game is seen. */
export function ViewerSelect({ viewer, names, look = '', set }: Props) {
  return (
    <LabelledSelect<Viewer>
      look={`replay-eyes${look}`}
      label={t('replay.eyes')}
      value={viewer}
      values={['public', ...names.keys()]}
      name={(each) => (each === 'public' ? t('replay.public') : (names[each] ?? ''))}
      set={set}
    />
  );
}
