import type { Position } from '@tempora/protocol';
import { t } from '../i18n/index.ts';
import { listOf } from '../toolkit/sentences.ts';

/** The tab of a game that is over: the game, and who won. */
export function resultTitle(game: string, ranking: number[][], holders: Position['holders']): string {
  return t('sign.result', { game, names: listOf((ranking[0] ?? []).map((seat) => holders[seat]?.name ?? '')) });
}
