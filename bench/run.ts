import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAMES } from '@tempora/games';
import { ticTacToe } from '@tempora/testkit';
import { contestants } from './contestants.ts';
import { type MeasuredPace, measure, median } from './measure.ts';
import { growth } from './ours.ts';
import { circumstances, compare, type Findings, markdown, resultsFile } from './report.ts';

const FULL: MeasuredPace = { rounds: 9, stretch: 400, warmUp: 800 };
const QUICK: MeasuredPace = { rounds: 3, stretch: 120, warmUp: 250 };

function progress(done: number, rounds: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[Kround ${done} of ${rounds}${done === rounds ? '\n' : ''}`);
  else if (done === Math.ceil(rounds / 2)) process.stderr.write(`round ${done} of ${rounds}\n`);
}

async function find(pace: MeasuredPace): Promise<Findings> {
  const results = await measure([...contestants().keys()], pace, (done) => progress(done, pace.rounds));
  const [ourKitchen, ourDoor] = ['tic-tac-toe, 2 seats, kitchen', 'tic-tac-toe, 2 seats, door'];
  return {
    ...circumstances(),
    pace,
    results,
    ratios: [
      compare(results, ourKitchen, 'boardgame.io, client'),
      compare(results, ourDoor, 'boardgame.io, client'),
      compare(results, ourKitchen, 'boardgame.io, reducer'),
      compare(results, ourDoor, 'boardgame.io, reducer'),
      compare(results, 'tic-tac-toe, search', 'boardgame.io, MCTS'),
    ],
    growth: [...GAMES.map(({ game }) => game), ticTacToe].flatMap((game) =>
      game.seats.map((seats) => ({
        name: `${game.id}, ${seats} seats`,
        ratio: median(Array.from({ length: pace.rounds + 1 }, () => growth(game, seats, pace.stretch)).slice(1)),
      })),
    ),
  };
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const findings = await find(values.quick ? QUICK : FULL);
process.stdout.write(`${values.json ? JSON.stringify(findings, null, 2) : markdown(findings)}\n`);
if (values.write) writeFileSync(new URL('./RESULTS.md', import.meta.url), resultsFile(findings));
