import { matchOf, type View } from '@tempora/tempus/public';
import { type Key, t } from '../../i18n/index.ts';
import { terrainName } from './names.ts';
import type { Selection } from './selection.ts';

/** The kinds of move that name hexes one after the other. */
const ON_HEXES: readonly Selection['kind'][] = ['move', 'baby', 'city', 'fight', 'raise', 'convert', 'lead'];

/** What is to be named next in the middle of a choice; null where the table's own question is still open. */
export function stepQuestion({ isOpen, kind, path, left, isNamed }: Selection): string | null {
  if (!isOpen || left.length === 0) return null;
  if (kind === null) return path.length > 0 ? t('tempus.step.here') : null;
  return ON_HEXES.includes(kind) ? t(`tempus.step.${kind}.${isNamed ? 'all' : path.length}` as Key) : null;
}

/** Once all is named, what would happen; null where the question says it all. */
export function planSentence(view: View, names: readonly string[], { left, isNamed }: Selection): string | null {
  const move = isNamed ? left[0]?.move : undefined;
  if (move?.type === 'city') return t('tempus.plan.city');
  if (move?.type === 'fight' || move?.type === 'lead') {
    const match = matchOf(view, move.from, move.to);
    if (!match) return null;
    const { city, defender, ground, ...numbers } = match;
    return t(city ? 'tempus.plan.siege' : 'tempus.plan.fight', {
      ...numbers,
      name: names[defender] ?? '',
      terrain: (form) => terrainName(ground, form),
    });
  }
  if (move?.type !== 'convert') return null;
  const owner = view.people.find(({ hex }) => hex === move.from)?.seat ?? 0;
  return t('tempus.plan.convert', { name: names[owner] ?? '' });
}
