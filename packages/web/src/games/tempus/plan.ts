import { matchOf, type View } from '@tempora/tempus/public';
import { type Key, t } from '../../i18n/index.ts';
import type { Option } from './move-options.ts';
import { terrainName } from './names.ts';
import type { Selection } from './selection.ts';

/** What is to be named next; once all is named, what would happen. */
export function stepSentence(view: View, names: readonly string[], { kind, path, left, isNamed }: Selection): string {
  if (kind === null) return t('tempus.step.here');
  const [only] = left;
  if (!only || !isNamed) return t(`tempus.step.${kind}.${path.length}` as Key);
  return kind === 'city' ? t('tempus.step.value') : planSentence(view, names, only);
}

function planSentence(view: View, names: readonly string[], { move }: Option): string {
  if (move.type === 'fight' || move.type === 'lead') {
    const match = matchOf(view, move.from, move.to);
    if (!match) return '';
    const { city, defender, ground, ...numbers } = match;
    return t(city ? 'tempus.plan.siege' : 'tempus.plan.fight', {
      ...numbers,
      name: names[defender] ?? '',
      terrain: terrainName(ground),
    });
  }
  if (move.type === 'convert') {
    const owner = view.people.find(({ hex }) => hex === move.from)?.seat ?? 0;
    return t('tempus.plan.convert', { name: names[owner] ?? '' });
  }
  return t('tempus.plan.one');
}
