import { below, stream } from '@tempora/kernel';
import { CEILING, evaluate, type FloatNet, readNet, STEP, writeNet } from '../net.ts';
import type { Memory } from './game.ts';

/** How a net is fitted. */
export interface FitPlan {
  readonly seed: string;
  /** How much of what follows is believed from the game, and how much from the net (TD(λ)); 1: only the game. */
  readonly lambda: number;
  readonly epochs: number;
  /** How many points an output of 1 stands for. */
  readonly unit: number;
}

/** Positions of one seat each, with what was to come. */
export interface Rows {
  readonly inputs: Int16Array;
  readonly targets: Float64Array;
}

/** A net that knows nothing yet. */
export function freshNet(inputs: number, [first, second]: readonly [number, number], seed: string): FloatNet {
  const chance = stream(seed);
  const noise = (count: number, scale: number) =>
    Float64Array.from({ length: count }, () => (scale * (below(chance, 20001) - 10000)) / 10000);
  return {
    inputs,
    first,
    second,
    weights: [
      noise(inputs * first, Math.sqrt(3 / inputs)),
      noise(first * second, Math.sqrt(6 / first)),
      noise(second, Math.sqrt(3 / second)),
    ],
    biases: [noise(first, 0.1), noise(second, 0.1), noise(1, 0)],
  };
}

/** The points still to come for each seat of each position: the game's own, or mixed with what the net expected next. */
export function rowsOf(memories: readonly Memory[], net: FloatNet, { lambda, unit }: FitPlan): Rows {
  const size = net.inputs;
  const count = memories.reduce((sum, { points }) => sum + points.length, 0);
  const inputs = new Int16Array(count * size);
  const targets = new Float64Array(count);
  const judge = lambda < 1 ? readNet(writeNet(net), size) : null;
  let row = 0;
  for (const { seats, inputs: own, points, finals } of memories) {
    inputs.set(own, row * size);
    for (let seat = 0; seat < seats; seat++) {
      let toCome = 0;
      let guess = 0;
      let later = finals[seat] as number;
      for (let at = points.length - seats + seat; at >= 0; at -= seats) {
        const now = points[at] as number;
        toCome = (later - now) / unit + lambda * toCome + (1 - lambda) * guess;
        targets[row + at] = toCome;
        guess = judge ? evaluate(judge, own, at * size) : 0;
        later = now;
      }
    }
    row += points.length;
  }
  return { inputs, targets };
}

const BATCH = 64;
/** Weights that are not reinforced decay. */
const DECAY = 0.01;
const RATES = [0.002, 0.0003] as const;

/** Fits the net to the rows in place; returns the root of the mean squared error of the last epoch, in outputs. */
export function fit(net: FloatNet, { inputs, targets }: Rows, plan: FitPlan): number {
  const chance = stream(plan.seed);
  const order = Uint32Array.from(targets, (_, i) => i);
  const adam = new Adam(net);
  const batches = Math.ceil(order.length / BATCH) * plan.epochs;
  let error = 0;
  for (let epoch = 0, done = 0; epoch < plan.epochs; epoch++) {
    shuffled(order, chance);
    error = 0;
    for (let from = 0; from < order.length; from += BATCH, done++) {
      const to = Math.min(from + BATCH, order.length);
      for (let i = from; i < to; i++) {
        const row = order[i] as number;
        error += adam.learn(inputs, row * net.inputs, targets[row] as number);
      }
      adam.step(to - from, RATES[0] + ((RATES[1] - RATES[0]) * done) / batches);
    }
  }
  return Math.sqrt(error / Math.max(1, order.length));
}

function shuffled(order: Uint32Array, chance: number[]): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const held = order[i] as number;
    order[i] = order[j] as number;
    order[j] = held;
  }
}

/** Parameters of one kind with their gradients and Adam's memory. */
interface Part {
  readonly values: Float64Array;
  readonly slopes: Float64Array;
  readonly means: Float64Array;
  readonly squares: Float64Array;
}

/** Gradients of a batch, and the steps they lead to (Adam). */
class Adam {
  readonly #net: FloatNet;
  readonly #parts: readonly Part[];
  readonly #one: Float64Array;
  readonly #two: Float64Array;
  readonly #backOne: Float64Array;
  #steps = 0;

  constructor(net: FloatNet) {
    this.#net = net;
    this.#parts = [...net.weights, ...net.biases].map((values) => ({
      values,
      slopes: new Float64Array(values.length),
      means: new Float64Array(values.length),
      squares: new Float64Array(values.length),
    }));
    this.#one = new Float64Array(net.first);
    this.#two = new Float64Array(net.second);
    this.#backOne = new Float64Array(net.first);
  }

  /** Adds one row's gradient; returns its squared error. */
  learn(inputs: Int16Array, at: number, target: number): number {
    const error = this.#forward(inputs, at) - target;
    // A single wild game must not upset the net.
    this.#backward(inputs, at, Math.max(-1, Math.min(1, error)));
    return error * error;
  }

  #forward(inputs: Int16Array, at: number): number {
    const { inputs: size, first, second, weights, biases } = this.#net;
    const [w1, w2, w3] = weights;
    const [one, two] = [this.#one, this.#two];
    one.set(biases[0]);
    for (let i = 0; i < size; i++) {
      const x = (inputs[at + i] as number) / STEP;
      if (x === 0) continue;
      const row = i * first;
      for (let j = 0; j < first; j++) one[j] = (one[j] as number) + (w1[row + j] as number) * x;
    }
    two.set(biases[1]);
    for (let j = 0; j < first; j++) {
      const x = Math.max(0, Math.min(CEILING, one[j] as number));
      one[j] = x;
      if (x === 0) continue;
      const row = j * second;
      for (let i = 0; i < second; i++) two[i] = (two[i] as number) + (w2[row + i] as number) * x;
    }
    let sum = biases[2][0] as number;
    for (let i = 0; i < second; i++) {
      two[i] = Math.max(0, Math.min(CEILING, two[i] as number));
      sum += (w3[i] as number) * (two[i] as number);
    }
    return sum;
  }

  #backward(inputs: Int16Array, at: number, slope: number): void {
    const { inputs: size, first, second, weights } = this.#net;
    const [s1, s2, s3, sb1, sb2, sb3] = this.#parts.map((part) => part.slopes) as [
      ...[Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array],
    ];
    const [one, two, back] = [this.#one, this.#two, this.#backOne.fill(0)];
    sb3[0] = (sb3[0] as number) + slope;
    for (let i = 0; i < second; i++) {
      const signal = two[i] as number;
      s3[i] = (s3[i] as number) + slope * signal;
      if (signal <= 0 || signal >= CEILING) continue;
      const part = slope * (weights[2][i] as number);
      sb2[i] = (sb2[i] as number) + part;
      for (let j = 0, at2 = i; j < first; j++, at2 += second) {
        s2[at2] = (s2[at2] as number) + part * (one[j] as number);
        back[j] = (back[j] as number) + part * (weights[1][at2] as number);
      }
    }
    for (let j = 0; j < first; j++) {
      if ((one[j] as number) <= 0 || (one[j] as number) >= CEILING) back[j] = 0;
      sb1[j] = (sb1[j] as number) + (back[j] as number);
    }
    for (let i = 0; i < size; i++) {
      const x = (inputs[at + i] as number) / STEP;
      if (x === 0) continue;
      const row = i * first;
      for (let j = 0; j < first; j++) s1[row + j] = (s1[row + j] as number) + (back[j] as number) * x;
    }
  }

  /** Goes a step against the mean gradient of the rows learned since the last one. */
  step(rows: number, rate: number): void {
    const [b1, b2] = [0.9, 0.999];
    this.#steps++;
    const fix1 = 1 - b1 ** this.#steps;
    const fix2 = 1 - b2 ** this.#steps;
    for (const { values, slopes, means, squares } of this.#parts)
      for (let i = 0; i < values.length; i++) {
        const slope = (slopes[i] as number) / rows;
        slopes[i] = 0;
        const mean = b1 * (means[i] as number) + (1 - b1) * slope;
        const square = b2 * (squares[i] as number) + (1 - b2) * slope * slope;
        means[i] = mean;
        squares[i] = square;
        values[i] =
          (values[i] as number) * (1 - rate * DECAY) - (rate * (mean / fix1)) / (Math.sqrt(square / fix2) + 1e-8);
      }
  }
}
