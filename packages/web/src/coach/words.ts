import { hasKey, t } from '../i18n/index.ts';
import type { Snapshot } from '../match/board.ts';
import type { Mistake } from '../worker/coach.ts';

/** Why, in the words of the bots. */
export function reasonsOf(why: Mistake['why'], { holders }: Pick<Snapshot, 'holders'>): string {
  return why
    .flatMap(({ key, params }) => {
      const known = `why.${key}`;
      const name = holders[params.seat ?? -1]?.name ?? '';
      return hasKey(known) ? [t(known, { ...params, name })] : [];
    })
    .join(' ');
}

/** Moves in a row, as one sentence. */
export function sentenceOf(moves: readonly string[]): string {
  return t('coach.moves', { moves: moves.join(t('coach.moves.between')) });
}
