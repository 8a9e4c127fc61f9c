import type { Inca } from '@tempora/inca/public';
import {
  CARDS,
  type CardId,
  type Color,
  REGIONS,
  type RegionId,
  SITES,
  type SiteId,
  type View,
} from '@tempora/inca/public';
import { type Key, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';

/** A site's name without what is in brackets. */
export function siteName(site: SiteId): string {
  return (SITES[site]?.name ?? '').replace(/ \(.*/, '');
}

export function regionName(region: RegionId): string {
  return REGIONS[region]?.name ?? '';
}

export function cardName(card: CardId): string {
  return t(`inca.card.${CARDS[card]?.id}` as Key);
}

/** What a card does, as a sentence. */
export function cardText(card: CardId): string {
  const pilgrimage = CARDS[card]?.pilgrimage;
  if (!pilgrimage) return t(`inca.card.text.${CARDS[card]?.id}` as Key);
  const cities = pilgrimage.cities.map((id) => SITES.find((site) => site.id === id)?.name ?? '');
  return t('inca.card.text.pilgrimage', { points: pilgrimage.points, a: cities[0] ?? '', b: cities[1] ?? '' });
}

/** "Cusco – Pisac". */
export function roadName(a: SiteId, b: SiteId): string {
  return t('inca.road', { a: siteName(a), b: siteName(b) });
}

/** The seat that plays a colour. */
function seatOf(view: View, color: Color): number {
  return view.seats.findIndex((seat) => seat.color === color);
}

/** The two seats a sector touches. */
export function sectorSeats(view: View, sector: number): [number, number] {
  const [one, two] = view.sun[sector]?.colors ?? ['blue', 'orange'];
  return [seatOf(view, one), seatOf(view, two)];
}

export function nameOf(snapshot: Pick<Snapshot<Inca>, 'holders'>, seat: number): string {
  return snapshot.holders[seat]?.name ?? '';
}

/** "a, b and c". */
export function listOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return t('list.and', { most: words.slice(0, -1).join(', '), last: words.at(-1) as string });
}

/** Who won. */
export function victorySentence({ ranking, holders }: Pick<Snapshot<Inca>, 'ranking' | 'holders'>): string {
  return t('inca.end.won', { name: holders[ranking?.[0]?.[0] ?? 0]?.name ?? '' });
}
