import { type Clause, dream, type GameTypes, type Seat } from '@tempora/kernel';
import { explain, type Reason } from '../why.ts';
import { bandOf, type ChanceJudge, chanceJudge, isOpen } from './chances.ts';
import { type CourseStep, courseOf, type GameCourse, type ReviewTask } from './course.ts';
import { betterAnswer, pairsOf } from './together.ts';
import { betterTurn, type Finding, turnsOf } from './turn.ts';

/** Everybody's prospects after a number of moves. */
export interface Moment {
  readonly ply: number;
  readonly chances: readonly number[];
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Is it too early to name a favourite? */
  readonly isOpen: boolean;
}

/** What made a result: its parts add up to the result less the chance before the deal. */
export interface Balance {
  readonly luck: number;
  readonly choices: number;
  readonly others: number;
}

/** A choice after which a seat was worse off than it had to be. */
export interface Mistake {
  readonly kind: 'mistake';
  readonly ply: number;
  readonly seat: Seat;
  /** As in records. */
  readonly played: readonly string[];
  readonly better: readonly string[];
  readonly chance: number;
  readonly points: number;
  /** What made the difference: keys of sentences with what is filled in. */
  readonly why: readonly Reason[];
  readonly rule: Clause | null;
}

/** A draw or a deal that changed the game. */
export interface LuckyDraw {
  readonly kind: 'luck';
  readonly ply: number;
  /** The seat that it changed most for, and by how much. */
  readonly seat: Seat;
  readonly chance: number;
}

export type TurningPoint = Mistake | LuckyDraw;

/** What the coach says about a finished game: plain data, to be kept with its record. */
export interface Review {
  readonly version: typeof REVIEW_VERSION;
  readonly moments: readonly Moment[];
  readonly balance: readonly Balance[];
  readonly turningPoints: readonly TurningPoint[];
  /** By seat: its own mistakes among the turning points, the worst first. */
  readonly lessons: readonly (readonly number[])[];
}

/** Raised whenever a stored review would now come out differently. */
export const REVIEW_VERSION = 2;
/** A choice that cost less is no mistake, unless it cost that many points in units of the net; a draw that brought less is not worth mentioning. */
const LEAST_MISTAKE = 0.02;
const LEAST_POINTS = 0.1;
const LEAST_LUCK = 0.08;
/** How many turns of each seat are searched again, and how many mistakes of each and draws of all are shown. */
const SEARCHED = 4;
const LESSONS = 3;
const DRAWS = 2;
/** How much of the work is done when the course is known. */
const COURSE = 0.4;

/** Looks at a finished game; null if the game's advice offers too little for that. Pauses often and says how much is done, from 0 to 1. */
export function* review<G extends GameTypes>(task: ReviewTask<G>): Generator<number, Review | null> {
  const judge = chanceJudge(task.game, task.advice);
  if (!judge) return null;
  const following = courseOf(task, judge);
  let next = following.next();
  for (let i = 0; !next.done; i++, next = following.next()) yield (COURSE * i) / task.entries.length;
  const course = next.value;
  const findings = yield* findingsOf(task, judge, course);
  const turningPoints = [...mistakesAmong(task, course, findings), ...luckIn(course)].sort((a, b) => a.ply - b.ply);
  return {
    version: REVIEW_VERSION,
    moments: momentsOf(course, judge),
    balance: balanceOf(course, findings),
    turningPoints,
    lessons: course.start.map((_, seat) => lessonsOf(turningPoints, seat)),
  };
}

function* findingsOf<G extends GameTypes>(
  task: ReviewTask<G>,
  judge: ChanceJudge<G>,
  course: GameCourse<G>,
): Generator<number, Finding<G>[]> {
  const findings: Finding<G>[] = [];
  const searches = searchesOf(task, judge, course);
  for (const [i, search] of searches.entries()) {
    yield COURSE + ((1 - COURSE) * i) / searches.length;
    const finding = search();
    if (finding) findings.push(finding);
  }
  return findings;
}

/** Choices that are worth a second look: all that two made at once, and the turns that cost their seat most. */
function searchesOf<G extends GameTypes>(
  task: ReviewTask<G>,
  judge: ChanceJudge<G>,
  course: GameCourse<G>,
): (() => Finding<G> | null)[] {
  const { steps } = course;
  const answers = (task.seats === 2 ? pairsOf(course) : []).flatMap(({ from, to }) => {
    const { before } = steps[from] as CourseStep<G>;
    return steps.slice(from, to + 1).map((step) => () => betterAnswer(task, judge, step, { ply: from, before }));
  });
  const turns = judge.judge ? turnsOf(course, judge.judge) : [];
  const worst = course.start.flatMap((_, seat) =>
    turns
      .filter((turn) => turn.seat === seat && turn.own < 0)
      .sort((a, b) => a.own - b.own)
      .slice(0, SEARCHED),
  );
  return [...answers, ...worst.map((turn) => () => betterTurn(task, judge, course, turn))];
}

function momentsOf<G extends GameTypes>({ start, steps }: GameCourse<G>, judge: ChanceJudge<G>): Moment[] {
  const outlook = judge.judge?.outlook;
  const ends = steps.flatMap(({ before, after, chances }, i) => {
    const isEnd = i === steps.length - 1 || !outlook || outlook.turn(after) !== outlook.turn(before);
    return isEnd && judge.isSettled(after) ? [momentOf(i + 1, chances)] : [];
  });
  return [momentOf(0, start), ...ends];
}

function momentOf(ply: number, chances: readonly number[]): Moment {
  const bands = chances.map(bandOf);
  const isDecided = chances.some((chance) => chance === 1);
  return {
    ply,
    chances: chances.map(rounded),
    low: bands.map(([low]) => rounded(low)),
    high: bands.map(([, high]) => rounded(high)),
    isOpen: !isDecided && isOpen(chances),
  };
}

/** Luck, one's own choices, and the rest: the others'. Where two choose at once, one's own are what they cost. */
function balanceOf<G extends GameTypes>(
  { fair, start, steps }: GameCourse<G>,
  findings: readonly Finding<G>[],
): Balance[] {
  const end = steps.at(-1)?.chances ?? start;
  return start.map((chance, seat) => {
    let luck = chance - (fair[seat] as number);
    let choices = 0;
    for (const step of steps) {
      luck += step.luck[seat] as number;
      if (step.seat === seat && !step.isTogether) choices += step.choice[seat] as number;
    }
    for (const finding of findings)
      if (finding.seat === seat && steps[finding.ply]?.isTogether) choices -= finding.chance;
    const others = (end[seat] as number) - (fair[seat] as number) - luck - choices;
    return { luck: rounded(luck), choices: rounded(choices), others: rounded(others) };
  });
}

function mistakesAmong<G extends GameTypes>(
  task: ReviewTask<G>,
  { start, steps }: GameCourse<G>,
  findings: readonly Finding<G>[],
): Mistake[] {
  const worst = start.flatMap((_, seat) =>
    findings
      .filter((finding) => finding.seat === seat && isMistake(task, finding))
      .sort((a, b) => b.chance - a.chance)
      .slice(0, LESSONS),
  );
  const { write } = task.game.notation;
  return worst.map(
    (finding): Mistake => ({
      kind: 'mistake',
      ply: finding.ply,
      seat: finding.seat,
      played: finding.played.map(write),
      better: finding.better.map(write),
      chance: rounded(finding.chance),
      points: rounded(finding.points),
      why: whyOf(task, steps, finding),
      rule: task.advice.ruleOf?.(finding.better[0] as G['move']) ?? null,
    }),
  );
}

function isMistake<G extends GameTypes>({ advice }: ReviewTask<G>, { chance, points }: Finding<G>): boolean {
  const least = LEAST_POINTS * (advice.outlook?.unit ?? Number.POSITIVE_INFINITY);
  return chance >= LEAST_MISTAKE || (chance > 0 && points >= least);
}

function whyOf<G extends GameTypes>(
  { game, advice, chance }: ReviewTask<G>,
  steps: readonly CourseStep<G>[],
  { ply, seat, better, played }: Finding<G>,
): Reason[] {
  const { before } = steps[ply] as CourseStep<G>;
  const inquiry = { seat, dream: () => dream(game, before, seat, chance) };
  return explain({ game, advice }, inquiry, better[0] as G['move'], played[0] as G['move']);
}

/** The draws that changed most for somebody. */
function luckIn<G extends GameTypes>({ fair, start, steps }: GameCourse<G>): LuckyDraw[] {
  const deal = start.map((chance, seat) => chance - (fair[seat] as number));
  const all = [deal, ...steps.map(({ luck }) => luck)].map((luck, ply): LuckyDraw => {
    const most = luck.reduce((best, part) => (Math.abs(part) > Math.abs(best) ? part : best), 0);
    return { kind: 'luck', ply: Math.max(0, ply - 1), seat: Math.max(0, luck.indexOf(most)), chance: rounded(most) };
  });
  return all
    .filter(({ chance }) => Math.abs(chance) >= LEAST_LUCK)
    .sort((a, b) => Math.abs(b.chance) - Math.abs(a.chance))
    .slice(0, DRAWS);
}

function lessonsOf(points: readonly TurningPoint[], seat: Seat): number[] {
  return points
    .flatMap((point, i) => (point.kind === 'mistake' && point.seat === seat ? [{ i, chance: point.chance }] : []))
    .sort((a, b) => b.chance - a.chance)
    .map(({ i }) => i);
}

/** To a thousandth. */
function rounded(x: number): number {
  return Math.round(x * 1000) / 1000 || 0;
}
