import type { ChatLine, Place, Update } from '@tempora/protocol';
import { t } from '../i18n/index.ts';

/** Whoever deleted their account is this person wherever they were: the server's own word for them is for programs. */
const DELETED = 'nobody';

/** A name as it is shown. */
export function shownName({ person, name }: Pick<ChatLine, 'person' | 'name'>): string {
  return person === DELETED ? t('place.deleted') : name;
}

function isDeleted(place: Place | undefined): boolean {
  return place?.kind === 'person' && place.person === DELETED;
}

/** The seats of a table with names as they are shown. */
export function withShownNames<T extends { readonly seats: Place[] }>(table: T): T {
  if (!table.seats.some(isDeleted)) return table;
  return {
    ...table,
    seats: table.seats.map((place) => (isDeleted(place) ? { ...place, name: t('place.deleted') } : place)),
  };
}

/** The same for the match that is played there. */
export function withShownHolders(update: Update, seats: readonly Place[]): Update {
  if (!seats.some(isDeleted)) return update;
  const holders = update.holders.map((holder, seat) =>
    isDeleted(seats[seat]) ? { ...holder, name: t('place.deleted') } : holder,
  );
  return { ...update, holders };
}
