import { legal, type Problem, stream } from '@tempora/kernel';
import { randomGame } from '@tempora/testkit';
import { advice } from '../../src/advice.ts';
import { type Move, type Options, type Tides, tides } from '../../src/index.ts';
import { STANDARD } from '../table.ts';

const GAMES = 8;
const OPTIONS: readonly Options[] = [STANDARD, { molehill: 'physical', molehillZeroTie: false, memoryAid: true }];

/** What the solver answers, without pauses. */
export function answer(problem: Problem<Tides>): Move {
  const search = (advice as Required<typeof advice>).solve(problem);
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** What both solvers play in 200 positions, a line each: the same on every engine. */
export function goldenMoves(): string {
  const lines: string[] = [];
  for (let i = 0; i < GAMES; i++) {
    const options = OPTIONS[i % OPTIONS.length] as Options;
    for (const { before, seat, ply } of randomGame({ game: tides, seats: 2, options, seed: `golden ${i}` })) {
      if (legal(tides, before, seat).length === 1) continue;
      const moves = (['simple', 'full'] as const).map((strength) => {
        const chance = stream(`golden ${i} ${ply}`);
        return tides.notation.write(answer({ world: before, seat, chance, strength, iterations: 200 }));
      });
      lines.push(`game ${i} ply ${ply} seat ${seat}: ${moves.join(' ')}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
