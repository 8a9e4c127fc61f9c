import { REFILL } from '../components/cards.ts';
import { matrixOf } from './draft.ts';
import { gameValue, type MatrixGame, type Solution } from './matrix.ts';
import { leadsOf, type Outcomes, outcomesOf, type Pair, type Position } from './position.ts';
import { afterChoices, afterRefill, allChoices, type RelicChoice, refills, solveSparsely } from './relics.ts';
import type { Lead } from './scorer.ts';

/** What a lead at the end is worth: a victory 1, a shared one half (TT-END-3). */
function worthOfEnd(lead: number): number {
  return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
}

/** How often the other is expected to slip: so seldom that it only decides between picks with the same chance to win. */
const SLIP = 2e-7;
/** A point is worth even less: it decides where slips do not matter either. */
const PER_POINT = 1e-10;

/**
 * The last round from any pick on: the chance to win for every pair of picks; among those with the same chance, whatever
 * wins if the other slips, and then more points. So what is lost against a perfect player is not given up.
 */
export function lastRoundGame(position: Position, leadBy: Lead): MatrixGame {
  const outcomes = outcomesOf(position);
  const leads = leadsOf(position, outcomes, leadBy);
  return matrixOf(
    outcomes.size,
    leads.map((lead) => worthOfEnd(lead) + lead * PER_POINT),
    SLIP,
  );
}

/** The chance to win a last round that has not begun. */
export function lastRoundValue(position: Position, leadBy: Lead): number {
  const outcomes: Outcomes = outcomesOf(position);
  const worths = leadsOf(position, outcomes, leadBy).map(worthOfEnd);
  const [first] = worths as unknown as [number];
  return worths.every((worth) => worth === first) ? first : gameValue(matrixOf(outcomes.size, worths));
}

/**
 * The choice of relics before the last round, solved to the end; each pause stands for one pair of choices looked at. It is
 * exact if all choices are looked at, not only some.
 */
export function lastRelics(
  position: Position,
  leadBy: Lead,
  [mine, theirs]: Pair<readonly RelicChoice[]> = allChoices(position),
): Generator<undefined, Solution> {
  const draws = refills(position.deck, REFILL);
  return solveSparsely(mine.length, theirs.length, (row, column) => {
    const after = afterChoices(position, mine[row] as RelicChoice, theirs[column] as RelicChoice);
    let sum = 0;
    for (const draw of draws) sum += lastRoundValue(afterRefill(after, draw), leadBy);
    return sum / draws.length;
  });
}
