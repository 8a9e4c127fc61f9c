import {
  type CardId,
  cardOf,
  columnOf,
  type Effect,
  ERAS,
  type HexId,
  routesOf,
  rowOf,
  type Tempus,
  type Terrain,
  type View,
} from '@tempora/tempus/public';
import { type Form, type Key, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { type VictoryKeys, victorySentence } from '../../toolkit/sentences.ts';

export function terrainName(terrain: Terrain | 'sea' | 'lake', form: Form = ''): string {
  return t(`tempus.terrain.${terrain}`, { form });
}

/** An era's name, by its box. */
export function eraName(era: number, form: Form = ''): string {
  return t(`tempus.era.${ERAS[era]?.name ?? 'start'}` as Key, { form });
}

export function effectName(effect: Effect, form: Form = ''): string {
  return t(`tempus.card.${effect}`, { form });
}

/** What a card does, as sentences. */
export function effectSentence(effect: Effect): string {
  return t(`tempus.effect.${effect}`);
}

/** A card with its background, for those who hear it and for the log. */
export function cardSpoken(card: CardId, form: Form = ''): string {
  const { effect, terrain } = cardOf(card);
  return t('tempus.card.spoken', {
    form,
    name: (own) => effectName(effect, own),
    terrain: (own) => terrainName(terrain, own),
  });
}

const COLUMN_LETTERS = 'ABCDEFGHIJKLM';

/** A hex by its ground and its place: columns have letters, rows have numbers. */
export function hexName({ grid }: Pick<View, 'grid'>, hex: HexId, form: Form = ''): string {
  const at = `${COLUMN_LETTERS[columnOf(hex)]}${rowOf(hex) + 1}`;
  return t('tempus.hex.name', { form, ground: (own) => terrainName(grid[hex] ?? 'sea', own), at });
}

/** Everything a hex holds, in words. */
export function hexSpoken(view: View, hex: HexId, names: readonly string[]): string {
  const stack = view.people.find((each) => each.hex === hex);
  const city = view.cities.find((each) => each.hex === hex);
  const raised = view.raised.find((each) => each.hex === hex);
  const parts = [hexName(view, hex)];
  if (stack) {
    const { seat, people, moved, capacity } = stack;
    parts.push(t('tempus.hex.people', { name: names[seat] ?? '', people, capacity }));
    if (moved > 0) parts.push(t('tempus.hex.moved', { moved }));
  }
  if (city) parts.push(t('tempus.hex.city', { name: names[city.seat] ?? '', value: city.value }));
  if (raised) parts.push(t('tempus.hex.raised', { capacity: raised.capacity }));
  const owner = stack?.seat ?? city?.seat;
  if (owner !== undefined && view.seats[owner]?.shield) parts.push(t('tempus.hex.shield'));
  const route = routesOf(view).get(hex);
  for (const way of route?.by ?? []) parts.push(t(`tempus.way.${way}`, { steps: (route?.walk.length ?? 1) - 1 }));
  return parts.join('. ');
}

const VICTORY: VictoryKeys = { won: 'tempus.end.won', shared: 'tempus.end.shared' };

/** Where the game ended before its time: whoever is left has won. */
const VICTORY_EARLY: VictoryKeys = { won: 'tempus.end.won.early', shared: 'tempus.end.shared.early' };

/** Who won. */
export function wonSentence(snapshot: Snapshot<Tempus>): string {
  return victorySentence(snapshot, snapshot.view.phase === 'over' ? VICTORY : VICTORY_EARLY);
}
