import { CARDS, type CardId, type Move, SITES, type SiteId } from '@tempora/inca/public';
import { type Key, t } from '../../i18n/index.ts';
import type { VictoryKeys } from '../../toolkit/sentences.ts';
import { regionName, siteName } from './places.ts';

export function cardName(card: CardId): string {
  return t(`inca.card.${(CARDS[card] as (typeof CARDS)[number]).id}`);
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

export const VICTORY: VictoryKeys = { won: 'inca.end.won' };

/** A move in a few words. */
export function moveName(move: Move): string {
  switch (move.type) {
    case 'road':
    case 'wild':
    case 'extra':
    case 'extra-wild':
      return t(`inca.move.${move.type}`, { road: roadName(move.a, move.b) });
    case 'city':
    case 'garrison':
    case 'outpost':
    case 'temple':
      return t(`inca.move.${move.type}`, { site: siteName(move.site) });
    case 'conquer':
    case 'expand':
    case 'terrace':
      return t(`inca.move.${move.type}`, { region: regionName(move.region) });
    case 'pilgrimage':
      return t(`inca.move.pilgrimage.${move.block}`, { card: cardName(move.card) });
    case 'sun':
      return t('inca.move.sun', { card: cardName(move.card) });
    case 'done':
      return t('inca.done');
  }
}

/** Where a move takes place, or the move itself if it has no place. */
export function placeName(move: Move): string {
  if ('a' in move) return roadName(move.a, move.b);
  if ('site' in move) return siteName(move.site);
  return 'region' in move ? regionName(move.region) : moveName(move);
}
