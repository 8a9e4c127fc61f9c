import { matchOf, type View } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { Option } from './move-options.ts';
import { terrainName } from './names.ts';

/** What would happen, before it does. */
export function planSentence(view: View, names: readonly string[], { move }: Option): string {
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
