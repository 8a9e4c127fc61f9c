import { type Contestant, repeat, type Stretch } from './contestant.ts';

const STEPS = 1_000_000;

/** The same work on every machine: integers and a small array, nothing of ours and nothing of anybody's library. */
export function calibration(): Contestant {
  const cells = new Array<number>(64).fill(1);
  let x = 0x9e3779b9;
  const step = (stretch: Stretch) => {
    for (let i = 0; i < STEPS; i++) {
      x = (Math.imul(x ^ (x >>> 15), 0x2c1b3c6d) + i) | 0;
      const at = x & 63;
      cells[at] = ((cells[at] as number) + x) | 0;
    }
    stretch.moves += STEPS;
  };
  return { play: (milliseconds) => repeat(milliseconds, step) };
}
