import { type CardId, type Event, REGIONS, type RegionId, SITES, type SiteId } from '@tempora/inca/public';
import type { Sound } from '../../app/sounds.ts';
import { type Form, type Key, t } from '../../i18n/index.ts';

export function siteName(site: SiteId, form: Form = ''): string {
  return t(`inca.place.${SITES[site]?.id ?? 'cusco'}` as Key, { form });
}

export function regionName(region: RegionId, form: Form = ''): string {
  return t(`inca.region.${REGIONS[region]?.id ?? 'antisuyu'}` as Key, { form });
}

/** The parts of the table by name, for marks and links. */
export const sitePlace = (site: SiteId) => `site-${site}`;
export const roadPlace = (a: SiteId, b: SiteId) => `road-${Math.min(a, b)}-${Math.max(a, b)}`;
export const regionPlace = (region: RegionId) => `region-${region}`;
export const seatPlace = (seat: number) => `seat-${seat}`;
/** A player's name on the rim of the Sun board. */
export const rimPlace = (seat: number) => `rim-${seat}`;
export const sectorPlace = (sector: number) => `sector-${sector}`;
export const laborPlace = (seat: number) => `labor-${seat}`;
export const sapaPlace = (seat: number) => `sapa-${seat}`;
export const cardPlace = (card: CardId) => `card-${card}`;
/** The first, second, … card of a sector. */
export const lyingPlace = (sector: number, at: number) => `lying-${sector}-${at}`;
/** A card that lies on the Sun board, in whatever sector. */
export const lainPlace = (card: CardId) => `lain-${card}`;
export const DECK_PLACE = 'deck';
export const ERA_PLACE = 'era';
export const INCOME_PLACE = 'income';
export const KEEP_PLACE = 'keep';
export const SCORE_PLACE = 'score';
export const END_PLACE = 'end';
export const LAY_PLACE = 'lay';
export const groupPlace = (group: string) => `group-${group}`;

/** The parts of the table an event touched. */
export function placesOf(event: Event): string[] {
  switch (event.type) {
    case 'laid':
      return [roadPlace(event.a, event.b)];
    case 'revolted':
      return [...event.lost.map(({ a, b }) => roadPlace(a, b)), seatPlace(event.seat)];
    case 'built':
      return [sitePlace(event.site)];
    case 'conquered':
    case 'terraced':
      return [regionPlace(event.region)];
    case 'turned':
      return event.markers.map(({ region }) => regionPlace(region));
    case 'placed':
      return [sectorPlace(event.sector)];
    case 'revealed':
      return event.cards.map(({ sector }) => sectorPlace(sector));
    case 'helped':
      return [event.from, event.to].map(seatPlace);
    case 'supported':
    case 'made-pilgrimage':
      return [seatPlace(event.seat)];
    case 'earned':
    case 'scored':
      return [...event.seats.keys()].map(seatPlace);
    case 'returned':
      return event.labor.flatMap((labor, seat) => (labor > 0 ? [seatPlace(seat)] : []));
    case 'began':
    case 'invaded':
      return [ERA_PLACE];
    case 'dealt':
    case 'drew':
    case 'ordered':
    case 'reshuffled':
    case 'finished':
    case 'cleared':
    case 'ended':
      return [];
  }
}

/** What an event sounds like. */
export function soundOf(event: Event): Sound | null {
  switch (event.type) {
    case 'placed':
    case 'revealed':
    case 'drew':
      return 'card';
    case 'laid':
    case 'built':
    case 'terraced':
    case 'turned':
      return 'piece';
    case 'conquered':
    case 'revolted':
    case 'invaded':
      return 'blow';
    case 'scored':
    case 'made-pilgrimage':
      return 'points';
    case 'dealt':
    case 'began':
    case 'earned':
    case 'helped':
    case 'ordered':
    case 'reshuffled':
    case 'supported':
    case 'finished':
    case 'cleared':
    case 'returned':
    case 'ended':
      return null;
  }
}
