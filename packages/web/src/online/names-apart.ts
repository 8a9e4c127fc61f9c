import type { ChatLine, Table } from '@tempora/protocol';
import { shownName } from '../client/deleted-account.ts';
import { t } from '../i18n/index.ts';

/** Names by person, as they are shown: whoever comes second with a name that is taken here has a number beside it. */
export function namesApart({ seats }: Pick<Table, 'seats'>, lines: readonly ChatLine[]): Map<string, string> {
  const people = new Map<string, string>();
  for (const place of seats) if (place.kind === 'person') people.set(place.person, place.name);
  for (const line of lines) if (!people.has(line.person)) people.set(line.person, shownName(line));
  const counts = new Map<string, number>();
  for (const [person, name] of people) {
    const n = (counts.get(name) ?? 0) + 1;
    counts.set(name, n);
    if (n > 1) people.set(person, t('name.another', { name, n }));
  }
  return people;
}
