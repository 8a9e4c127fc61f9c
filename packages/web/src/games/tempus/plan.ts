import type { View } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { Option } from './move-options.ts';
import { terrainName } from './names.ts';

/** What would happen, before it does. */
export function planSentence(view: View, names: readonly string[], { move }: Option): string {
  if (move.type === 'fight' || move.type === 'lead') {
    const mine = view.people.find(({ hex }) => hex === move.from)?.people ?? 0;
    const stack = view.people.find(({ hex }) => hex === move.to);
    const city = view.cities.find(({ hex }) => hex === move.to);
    const seat = stack?.seat ?? city?.seat ?? 0;
    return t(city ? 'tempus.plan.siege' : 'tempus.plan.fight', {
      name: names[seat] ?? '',
      cards: view.seats[seat]?.hand.hidden ?? 0,
      mine,
      theirs: stack?.people ?? city?.value ?? 0,
      terrain: terrainName(view.grid[move.to] ?? 'grass'),
    });
  }
  if (move.type === 'convert') {
    const owner = view.people.find(({ hex }) => hex === move.from)?.seat ?? 0;
    return t('tempus.plan.convert', { name: names[owner] ?? '' });
  }
  return t('tempus.plan.one');
}
