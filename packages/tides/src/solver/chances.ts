import type { BySeat } from '@tempora/kernel';
import type { CardId } from '../components/cards.ts';
import { totals } from '../rules/end.ts';
import type { Options, Seen } from '../types.ts';
import { setOf } from './cards.ts';
import { lastRoundValue } from './endgame.ts';
import { gameValue } from './matrix.ts';
import type { Pair, Position } from './position.ts';
import { leadBy } from './scorer.ts';
import { quickDraft, quickRelics, type Task } from './solve.ts';
import { likingOf } from './taste.ts';

/** Either player's chance to win if both know all but the order of the deck and play well: exact in the last round, judged by nets before it. */
export function chances(s: Seen): BySeat<number> {
  const mine = chanceOfFirst(s);
  return [mine, 1 - mine];
}

function chanceOfFirst(s: Seen): number {
  const position = positionOf(s);
  const at = s.flow.at(-1)?.at;
  // TT-END-3: equal totals are a shared victory.
  if (at === undefined) return position.lead > 0 ? 1 : position.lead < 0 ? 0 : 0.5;
  const options = s.options as Options;
  const lead = leadBy(options);
  const round = s.rounds.length + (at === 'relic' ? 0 : 1);
  const task: Task = { options, leadBy: lead, chance: [], strength: 'full', liked: likingOf({}), round, left: 0 };
  if (at === 'relic') return tempered(quickRelics(task, position).solution.value);
  if (round < 3) return tempered(gameValue(quickDraft(task, position)));
  return lastRoundValue(position, lead);
}

/**
 * Before the last round the odds are those of perfect players; where others play, half of them is lost on the way
 * (their square root, as measured). What is added for points makes some values a little less than 0 or more than 1.
 */
function tempered(value: number): number {
  const [win, loss] = [Math.sqrt(Math.max(0, value)), Math.sqrt(Math.max(0, 1 - value))];
  return win / (win + loss);
}

/** The position as the first player sees it, the other hand open. */
function positionOf(s: Seen): Position {
  const [mine, theirs] = totals(s) as [number, number];
  const sets = (lists: Seen['hands']): Pair<number> => [setOf(lists[0] as CardId[]), setOf(lists[1] as CardId[])];
  return {
    lead: mine - theirs,
    relics: sets(s.relics),
    played: sets(s.played),
    hands: sets(s.hands),
    deck: setOf(s.deck as readonly CardId[]),
  };
}
