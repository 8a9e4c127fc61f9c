import { type Balance, type Mistake, type Review, review as reviewGame, type TurningPoint } from '@tempora/bots/coach';
import { stream } from '@tempora/kernel';
import { isOver, type Match, seedOf } from '@tempora/room';
import { table } from '../lib/files.ts';
import { matchOf, namesOf } from './match.ts';
import { Progress } from './progress.ts';
import { broken, type CliCommand, readArgs, readCount, readGame, readSeed, readText, say } from './shared.ts';
import { wordsOf } from './words-of.ts';

export const review: CliCommand = {
  name: 'review',
  summary: 'where a finished game was won: chances, luck, mistakes',
  usage: [
    'tempora review FILE [--iterations I] [--seed S] [--json]',
    '',
    '  --iterations I  how much a Master searches at each turning point (default: as when it plays)',
    '  --seed S        the seed of the coach’s own randomness (default coach): the same seed gives the same review',
    '  --json          JSON instead of words',
    '',
    'chances: each seat’s chance to win, as a band; a game is open while the bands of the two best overlap.',
    'luck, own choices, others: what made the result; together they are the result minus the chance before the deal.',
    'mistakes: what a Master would have done from what the seat knew then, and what that was worth.',
  ],
  run,
};

function run(args: string[]): void {
  const { values, positionals } = readArgs(args, ['FILE'], {
    iterations: { type: 'string' },
    seed: { type: 'string', default: 'coach' },
    json: { type: 'boolean', default: false },
  });
  const file = positionals[0] as string;
  const match = matchOf(file, readText(file));
  if (!isOver(match)) throw broken(`${file}: the game is not over`);
  const iterations = values.iterations === undefined ? undefined : readCount(values.iterations, '--iterations', 1);
  const found = look(match, readSeed(values.seed), iterations);
  if (!found) throw broken(`${match.game.id} cannot be reviewed: its bots have learned nothing about it`);
  say(...(values.json ? [JSON.stringify(found, null, 2)] : inWords(match, found)));
}

function look(match: Match, seed: string, iterations: number | undefined): Review | null {
  const { game, setup } = match;
  const looking = reviewGame({
    game,
    advice: readGame(game.id).advice,
    seats: setup.holders.length,
    options: setup.options,
    seed: seedOf(setup.fairSeed, setup.match),
    entries: match.standing,
    chance: stream(seed),
    ...(iterations !== undefined && { iterations }),
  });
  const progress = new Progress('percent', 100);
  for (;;) {
    const { done, value } = looking.next();
    if (done) {
      progress.end();
      return value;
    }
    progress.tell(Math.round(value * 100));
  }
}

/** How many rows the table of chances has. */
const ROWS = 12;

function inWords(match: Match, found: Review): string[] {
  const names = namesOf(match).map((name, seat) => `${seat} ${name}`);
  const { moments, balance, turningPoints } = found;
  const shown = moments.filter((_, i) => i % Math.ceil(moments.length / ROWS) === 0 || i === moments.length - 1);
  const chances = shown.map(({ ply, low, high, isOpen }) => [
    String(ply),
    ...names.map((_, seat) => `${percent(low[seat] as number)}–${percent(high[seat] as number)}`),
    isOpen ? 'open' : '',
  ]);
  const parts = (of: (part: Balance) => number) => balance.map((part) => signed(of(part)));
  return [
    'Chances to win, in percent:',
    ...table([['move', ...names, ''], ...chances]),
    '',
    'What made the result, in percent:',
    ...table([
      ['', ...names],
      ['luck', ...parts(({ luck }) => luck)],
      ['own choices', ...parts(({ choices }) => choices)],
      ['others', ...parts(({ others }) => others)],
    ]),
    '',
    ...(turningPoints.length > 0 ? ['Turning points:'] : ['No turning points.']),
    ...turningPoints.flatMap((point) => pointLines(match, point)),
  ];
}

function pointLines(match: Match, point: TurningPoint): string[] {
  const name = namesOf(match)[point.seat] ?? '?';
  if (point.kind === 'luck') return [`  move ${point.ply}: chance, for ${name} ${signed(point.chance)}`];
  const words = wordsOf(match.game);
  const said = (moves: Mistake['played']) => moves.map((move) => words.move(match.game.notation.read(move))).join(', ');
  const worth = `${signed(point.chance)} percent, ${point.points.toFixed(1)} points`;
  const rule = point.rule ? ` (rule ${point.rule})` : '';
  return [`  move ${point.ply}: ${name}: ${said(point.played)}`, `    better: ${said(point.better)}: ${worth}${rule}`];
}

function percent(x: number): string {
  return (100 * x).toFixed(0);
}

function signed(x: number): string {
  return `${x < 0 ? '−' : '+'}${percent(Math.abs(x))}`;
}
