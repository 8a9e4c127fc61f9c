import { readNumbers, writeNumbers } from './base64.ts';

/**
 * A net of two hidden layers. Inputs, weights and what passes between layers are whole numbers, small enough to be exact in
 * a double: so every engine computes the same, whatever it does about the order of sums.
 */
export interface Net {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  /** Weights in units of 1/WEIGHT, biases in the unit of the sums they begin; row by row of the layer before. */
  readonly weights: readonly [Float64Array, Float64Array, Float64Array];
  readonly biases: readonly [Float64Array, Float64Array, Float64Array];
}

/** An input of 1 is this many steps, and no input is larger than 8. */
export const STEP = 64;
const MOST_INPUT = 8 * STEP;
/** A weight of 1 is this many steps. */
const WEIGHT = 1024;
/** What leaves a hidden layer: 1 is this many steps; it is cut off below 0 and above CEILING. */
const SIGNAL = 1024;
export const CEILING = 8;
/** What divides the sums of the first layer, of the second, and of the output. */
export const FIRST_UNIT = (STEP * WEIGHT) / SIGNAL;
export const SECOND_UNIT = WEIGHT;
export const OUTPUT = WEIGHT * SIGNAL;

/** Inputs as the net takes them: whole steps. */
export function quantize(inputs: Float32Array, out: Int16Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const steps = Math.round((inputs[i] as number) * STEP);
    out[i] = Math.max(-MOST_INPUT, Math.min(MOST_INPUT, steps));
  }
}

const MOST_UNITS = 256;
const one = new Float64Array(MOST_UNITS);
const two = new Float64Array(MOST_UNITS);

/** What the net says of the inputs that begin at `at`. */
export function evaluate(net: Net, inputs: Int16Array, at: number): number {
  const { first, second, weights, biases } = net;
  const [w1, w2, w3] = weights;
  for (let j = 0; j < first; j++) one[j] = biases[0][j] as number;
  for (let i = 0; i < net.inputs; i++) {
    const steps = inputs[at + i] as number;
    if (steps === 0) continue;
    const row = i * first;
    for (let j = 0; j < first; j++) one[j] = (one[j] as number) + (w1[row + j] as number) * steps;
  }
  for (let i = 0; i < second; i++) two[i] = biases[1][i] as number;
  for (let j = 0; j < first; j++) {
    const signal = clipped(one[j] as number, FIRST_UNIT);
    if (signal === 0) continue;
    const row = j * second;
    for (let i = 0; i < second; i++) two[i] = (two[i] as number) + (w2[row + i] as number) * signal;
  }
  let sum = biases[2][0] as number;
  for (let i = 0; i < second; i++) sum += (w3[i] as number) * clipped(two[i] as number, SECOND_UNIT);
  return sum / OUTPUT;
}

/** A sum as the next layer takes it: never below 0, never above the ceiling. */
export function clipped(sum: number, unit: number): number {
  if (sum <= 0) return 0;
  const signal = Math.floor(sum / unit);
  return Math.min(signal, CEILING * SIGNAL);
}

/** Weights and biases as fractions, layer by layer: what training works with. */
export interface FloatNet {
  readonly inputs: number;
  readonly first: number;
  readonly second: number;
  readonly weights: readonly [Float64Array, Float64Array, Float64Array];
  readonly biases: readonly [Float64Array, Float64Array, Float64Array];
}

/** A net as text: its sizes, then weights and biases of each layer in steps of 1/WEIGHT. */
export function writeNet(net: FloatNet): string {
  const numbers = [net.inputs, net.first, net.second];
  for (let layer = 0; layer < 3; layer++)
    for (const part of [net.weights, net.biases])
      for (const x of part[layer] as Float64Array)
        numbers.push(Math.max(-32767, Math.min(32767, Math.round(x * WEIGHT))));
  return writeNumbers(numbers);
}

/** The net that a text stands for; null if it stands for none with that many inputs. */
export function readNet(text: string, inputs: number): Net | null {
  const numbers = readNumbers(text);
  const [found = 0, first = 0, second = 0] = numbers;
  if (found !== inputs || first === 0) return null;
  let at = 3;
  const take = (count: number, scale: number) => {
    const out = new Float64Array(count);
    for (let i = 0; i < count; i++) out[i] = (numbers[at++] as number) * scale;
    return out;
  };
  const layers = [
    [inputs * first, first, STEP],
    [first * second, second, SIGNAL],
    [second, 1, SIGNAL],
  ].map(([weights, biases, unit]) => [take(weights as number, 1), take(biases as number, unit as number)] as const);
  const [a, b, last] = layers as [Layer, Layer, Layer];
  return { inputs, first, second, weights: [a[0], b[0], last[0]], biases: [a[1], b[1], last[1]] };
}

/** The nets of a text, with a space between them; null if there is one that does not take that many inputs. */
export function readNets(text: string, inputs: number): readonly Net[] | null {
  const nets = text.split(' ').map((each) => readNet(each, inputs));
  return nets.includes(null) ? null : (nets as Net[]);
}

type Layer = readonly [Float64Array, Float64Array];

/** The fractions that a net's whole numbers stand for, to go on training from. */
export function floatNet(text: string, inputs: number): FloatNet | null {
  const net = readNet(text, inputs);
  if (!net) return null;
  const scaled = (numbers: Float64Array, unit: number) => numbers.map((x) => x / unit);
  const [w1, w2, w3] = net.weights;
  const [b1, b2, b3] = net.biases;
  return {
    ...net,
    weights: [scaled(w1, WEIGHT), scaled(w2, WEIGHT), scaled(w3, WEIGHT)],
    biases: [scaled(b1, STEP * WEIGHT), scaled(b2, SIGNAL * WEIGHT), scaled(b3, SIGNAL * WEIGHT)],
  };
}
