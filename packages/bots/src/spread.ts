import type { GameTypes, Outlook, Spread } from '@tempora/kernel';

/** How sure a net is taken to be that nobody has measured. */
const GUESS: Spread = { base: 1, perPoint: 0.3, trust: 1 };

/** How far the expectations of a game's net are usually off. */
export function spreadOf<G extends GameTypes>({ spread = GUESS }: Outlook<G>): Spread {
  return spread;
}

/** Chances from the points that seats have and those that they are expected to have at the end. */
export function chancesBySpread(points: readonly number[], expected: readonly number[], spread: Spread): number[] {
  let toCome = 0;
  for (const [seat, own] of points.entries()) toCome += Math.max(0, (expected[seat] as number) - own);
  const width = spread.base + (spread.perPoint * toCome) / points.length;
  const believed = points.map((own, seat) => own + spread.trust * ((expected[seat] as number) - own));
  const most = Math.max(...believed);
  const parts = believed.map((own) => exponential((own - most) / width));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

/** Nearly e to the power of x, for x up to 0, and the same in every engine. */
function exponential(x: number): number {
  let power = 1 / (1 - x / 64);
  for (let i = 0; i < 6; i++) power *= power;
  return power;
}
