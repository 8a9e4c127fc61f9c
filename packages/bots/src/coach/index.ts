export { chancesBySpread } from '../spread.ts';
export {
  bestSpread,
  brier,
  leaderByPoints,
  type ReliabilityRow,
  reliability,
  type Sample,
  sampleGame,
} from './calibration.ts';
export { bandOf, type ChanceJudge, chanceJudge, isOpen } from './chances.ts';
export { courseOf, type ReviewTask } from './course.ts';
export {
  type Balance,
  type LuckyDraw,
  type Mistake,
  type Moment,
  REVIEW_VERSION,
  type Review,
  review,
  type TurningPoint,
} from './review.ts';
export { type Suggestion, suggestionFor } from './suggestion.ts';
