import type { Odds } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';

/** The odds in a sentence. */
export function oddsSentence({ stance, unseen, chance }: Odds, name: string): string {
  if (chance === 0 || chance === 1) return t(`tempus.odds.${stance}.${chance}`);
  const percent = Math.min(99, Math.max(1, Math.round(chance * 100)));
  return t(`tempus.odds.${stance}`, { name, unseen, percent });
}
