import { clipped, FIRST_UNIT, type Net, OUTPUT, SECOND_UNIT } from './net.ts';

/** How many lists of inputs are remembered. */
const MEMORIES = 8;

/** The next multiple of four: sums are added four at a time. */
function inFours(n: number): number {
  return Math.ceil(n / 4) * 4;
}

/** Rows of numbers, each filled up with noughts to a multiple of four. */
function filledUp(numbers: Float64Array, width: number): Float64Array {
  const wide = inFours(width);
  const out = new Float64Array((numbers.length / width) * wide);
  for (let i = 0; i < numbers.length; i++) out[Math.floor(i / width) * wide + (i % width)] = numbers[i] as number;
  return out;
}

/** Adds a row of weights, which begins at `at`, some number of times to sums; V8 is faster at it four by four. */
function addRow(sums: Float64Array, weights: Float64Array, at: number, times: number): void {
  for (let i = 0; i < sums.length; i += 4) {
    sums[i] = (sums[i] as number) + (weights[at + i] as number) * times;
    sums[i + 1] = (sums[i + 1] as number) + (weights[at + i + 1] as number) * times;
    sums[i + 2] = (sums[i + 2] as number) + (weights[at + i + 2] as number) * times;
    sums[i + 3] = (sums[i + 3] as number) + (weights[at + i + 3] as number) * times;
  }
}

/** What comes after the first layer of one net. */
class Rest {
  readonly #first: number;
  readonly #weights: Float64Array;
  readonly #biases: Float64Array;
  readonly #last: Float64Array;
  readonly #lastBias: number;
  readonly #sums: Float64Array;

  constructor({ first, second, weights, biases }: Net) {
    this.#first = first;
    this.#weights = filledUp(weights[1], second);
    this.#biases = filledUp(biases[1], second);
    this.#last = filledUp(weights[2], second);
    this.#lastBias = biases[2][0] as number;
    this.#sums = new Float64Array(this.#biases.length);
  }

  /** What the net says, by the sums of its first layer, which begin at `at`. */
  evaluate(one: Float64Array, at: number): number {
    const sums = this.#sums;
    const weights = this.#weights;
    sums.set(this.#biases);
    for (let j = 0; j < this.#first; j++) {
      const signal = clipped(one[at + j] as number, FIRST_UNIT);
      if (signal !== 0) addRow(sums, weights, j * sums.length, signal);
    }
    const last = this.#last;
    let sum = this.#lastBias;
    for (let i = 0; i < sums.length; i++) sum += (last[i] as number) * clipped(sums[i] as number, SECOND_UNIT);
    return sum / OUTPUT;
  }
}

/**
 * Nets that are believed on average: where they know little they err in different ways. From one position to the next few
 * inputs of a seat change, so the sums of the first layers are kept, and only what has changed is added to them. They are
 * whole numbers and exact, so what came before makes no difference.
 */
export class Nets {
  readonly #inputs: number;
  /** The first layers of all nets side by side: by input, the weights of the first net, of the second … */
  readonly #weights: Float64Array;
  readonly #starts: readonly number[];
  readonly #rests: readonly Rest[];
  /** By memory: the inputs that the sums are of. */
  readonly #known: readonly Int16Array[];
  readonly #sums: readonly Float64Array[];

  constructor(nets: readonly Net[]) {
    const [{ inputs }] = nets as [Net];
    const widths = nets.map(({ first }) => first);
    const wide = inFours(widths.reduce((sum, first) => sum + first, 0));
    this.#inputs = inputs;
    this.#starts = widths.map((_, n) => widths.slice(0, n).reduce((sum, first) => sum + first, 0));
    this.#rests = nets.map((net) => new Rest(net));
    this.#weights = new Float64Array(inputs * wide);
    const biases = new Float64Array(wide);
    for (const [n, { first, weights, biases: own }] of nets.entries()) {
      const start = this.#starts[n] as number;
      biases.set(own[0], start);
      for (let i = 0; i < inputs; i++)
        this.#weights.set(weights[0].subarray(i * first, (i + 1) * first), i * wide + start);
    }
    this.#known = Array.from({ length: MEMORIES }, () => new Int16Array(inputs));
    this.#sums = Array.from({ length: MEMORIES }, () => biases.slice());
  }

  /** What the nets say on average of the inputs that begin at `at`; the more of them a memory knows already, the faster. */
  mean(inputs: Int16Array, at: number, memory: number): number {
    const sums = this.#sums[memory] as Float64Array;
    this.#update(sums, this.#known[memory] as Int16Array, inputs, at);
    let total = 0;
    for (let n = 0; n < this.#rests.length; n++)
      total += (this.#rests[n] as Rest).evaluate(sums, this.#starts[n] as number);
    return total / this.#rests.length;
  }

  #update(sums: Float64Array, known: Int16Array, inputs: Int16Array, at: number): void {
    const weights = this.#weights;
    for (let i = 0; i < this.#inputs; i++) {
      const steps = inputs[at + i] as number;
      const change = steps - (known[i] as number);
      if (change === 0) continue;
      known[i] = steps;
      addRow(sums, weights, i * sums.length, change);
    }
  }
}
