import { cardNamed, regionNamed, siteNamed } from '@tempora/inca/public';
import { roadPlace } from '../places.ts';

/** Whole turns as moves: each row is a seat and what it does one after the other. */
export function turns(...rows: readonly string[]): string[] {
  return rows.flatMap((row) => {
    const [seat, ...moves] = row.split(' ');
    return moves.map((move) => `${seat} ${move}`);
  });
}

/** The `data-place` of something on the table, by its name in the notation. */
export const siteAt = (id: string) => `site-${siteNamed(id)}`;
export const roadAt = (a: string, b: string) => roadPlace(siteNamed(a), siteNamed(b));
export const regionAt = (id: string) => `region-${regionNamed(id)}`;
export const cardAt = (id: string) => `card-${cardNamed(id)}`;
