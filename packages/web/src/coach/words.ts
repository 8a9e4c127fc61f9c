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

/** More moves in a row would not be read. */
const MOST = 6;

/** Moves in a row, as one sentence. */
export function sentenceOf<M>(moves: readonly M[], words: (move: M) => string): string {
  const said = moves.slice(0, MOST).map(words).join(t('coach.moves.between'));
  return t(moves.length > MOST ? 'coach.moves.more' : 'coach.moves', { moves: said });
}
