import { below } from '@tempora/kernel';
import {
  chanceOf,
  emptyInputs,
  emptyLayers,
  HIDDEN,
  INPUTS,
  type Inputs,
  judge,
  type Layers,
  look,
  pass,
  SECOND,
  WEIGHTS,
} from '../solver/net.ts';
import type { Position } from '../solver/position.ts';
import type { Options } from '../types.ts';

/** A position and what it turned out to be worth. */
export interface Sample {
  position: Position;
  options: Options;
  worth: number;
}

const BATCH = 64;

/** A net with small random weights. */
export function newborn(chance: number[]): Float64Array {
  const weights = new Float64Array(WEIGHTS);
  const second = (INPUTS + 1) * HIDDEN;
  for (let i = 0; i < WEIGHTS; i++) {
    const spread = i < INPUTS * HIDDEN ? 0.25 : i < second ? 0 : 0.3;
    weights[i] = ((below(chance, 20_001) - 10_000) / 10_000) * spread;
  }
  return weights;
}

/** Both sides of a position in the net. */
interface Side {
  readonly inputs: Inputs;
  readonly layers: Layers;
}

/** Fits a net to samples by Adam on the squared error; the step size falls to a twentieth. */
export function fit(weights: Float64Array, samples: readonly Sample[], epochs: number, chance: number[]): void {
  const [mean, square, slope] = [new Float64Array(WEIGHTS), new Float64Array(WEIGHTS), new Float64Array(WEIGHTS)];
  const sides = [0, 1].map((): Side => ({ inputs: emptyInputs(), layers: emptyLayers() })) as [Side, Side];
  const steps = Math.ceil((samples.length * epochs) / BATCH);
  for (let step = 1; step <= steps; step++) {
    slope.fill(0);
    for (let i = 0; i < BATCH; i++) learn(weights, samples[below(chance, samples.length)] as Sample, sides, slope);
    const rate = 0.003 * (1 - (0.95 * step) / steps);
    const [fade, fadeSquare] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let i = 0; i < WEIGHTS; i++) {
      const part = (slope[i] as number) / BATCH;
      const [slow, slower] = [
        0.9 * (mean[i] as number) + 0.1 * part,
        0.999 * (square[i] as number) + 0.001 * part * part,
      ];
      mean[i] = slow;
      square[i] = slower;
      weights[i] = (weights[i] as number) - (rate * (slow / fade)) / (Math.sqrt(slower / fadeSquare) + 1e-8);
    }
  }
}

/** Adds to the slope of every weight what one sample says. */
function learn(
  weights: Float64Array,
  { position, options, worth }: Sample,
  sides: [Side, Side],
  slope: Float64Array,
): void {
  const [mine, theirs] = sides.map(({ inputs, layers }, side) => {
    look(position, options, side as 0 | 1, inputs);
    return pass(weights, inputs, layers);
  }) as [number, number];
  const difference = mine - theirs;
  const root = Math.sqrt(1 + difference * difference);
  const error = ((chanceOf(difference) - worth) * 0.5) / (root * root * root);
  back(weights, sides[0], error, slope);
  back(weights, sides[1], -error, slope);
}

const blame = new Float64Array(HIDDEN);
const FIRST = INPUTS * HIDDEN;
const INNER = FIRST + HIDDEN;
const BIASES = INNER + SECOND * HIDDEN;
const LAST = BIASES + SECOND;

function add(to: Float64Array, i: number, value: number): void {
  to[i] = (to[i] as number) + value;
}

function back(weights: Float64Array, { inputs, layers }: Side, error: number, slope: Float64Array): void {
  const { hidden, second } = layers;
  blame.fill(0);
  for (let j = 0; j < SECOND; j++) {
    if ((second[j] as number) <= 0) continue;
    add(slope, LAST + j, error * (second[j] as number));
    const part = error * (weights[LAST + j] as number);
    add(slope, BIASES + j, part);
    for (let i = 0; i < HIDDEN; i++) {
      add(slope, INNER + j * HIDDEN + i, part * (hidden[i] as number));
      add(blame, i, part * (weights[INNER + j * HIDDEN + i] as number));
    }
  }
  for (let i = 0; i < HIDDEN; i++) {
    if ((hidden[i] as number) <= 0) blame[i] = 0;
    add(slope, FIRST + i, blame[i] as number);
  }
  for (const [input, value] of inputs.values.entries()) {
    const row = (inputs.rows[input] as number) * HIDDEN;
    for (let i = 0; value !== 0 && i < HIDDEN; i++) add(slope, row + i, value * (blame[i] as number));
  }
}

/** The root of the mean squared error over samples. */
export function errorOf(weights: Float64Array, samples: readonly Sample[]): number {
  let sum = 0;
  for (const { position, options, worth } of samples) sum += (judge(weights, position, options) - worth) ** 2;
  return Math.sqrt(sum / samples.length);
}
