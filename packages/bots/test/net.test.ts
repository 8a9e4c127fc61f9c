import { below, stream } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { readNumbers, writeNumbers } from '../src/base64.ts';
import { freshNet } from '../src/learn/index.ts';
import { evaluate, floatNet, type Net, quantize, readNet, readNets, writeNet } from '../src/net.ts';
import { Nets } from '../src/nets.ts';

const SIZES = [12, 8, 4] as const;

function someNet(seed: string): { text: string; net: Net } {
  const text = writeNet(freshNet(SIZES[0], [SIZES[1], SIZES[2]], seed));
  return { text, net: readNet(text, SIZES[0]) as Net };
}

function someInputs(seed: string): Int16Array {
  const chance = stream(seed);
  const wild = Float32Array.from({ length: SIZES[0] }, () => (below(chance, 4001) - 2000) / 150);
  const out = new Int16Array(SIZES[0]);
  quantize(wild, out, wild.length);
  return out;
}

/** The same sums in whole numbers of any size, straight from the text. */
function reference(text: string, inputs: Int16Array): number {
  const numbers = [...readNumbers(text)].slice(3).map(BigInt);
  let signals = [...inputs].map(BigInt);
  let [unit, divisor] = [64n, 64n];
  let sums: bigint[] = [];
  for (const size of [SIZES[1], SIZES[2], 1]) {
    const weights = numbers.splice(0, signals.length * size);
    const biases = numbers.splice(0, size);
    sums = biases.map((bias, j) =>
      signals.reduce((sum, x, i) => sum + x * (weights[i * size + j] as bigint), bias * unit),
    );
    signals = sums.map((sum) => (sum <= 0n ? 0n : sum / divisor > 8192n ? 8192n : sum / divisor));
    [unit, divisor] = [1024n, 1024n];
  }
  return Number(sums[0]) / (1024 * 1024);
}

describe('a net', () => {
  test('says to the last bit what whole numbers of any size say', () => {
    const values = new Set<number>();
    for (let i = 0; i < 200; i++) {
      const { text, net } = someNet(`net ${i % 10}`);
      const inputs = someInputs(`inputs ${i}`);
      const value = evaluate(net, inputs, 0);
      expect(value).toBe(reference(text, inputs));
      values.add(value);
    }
    expect(values.size).toBeGreaterThan(150);
  });

  test('reads the inputs from a given offset', () => {
    const { net } = someNet('from');
    const [a, b] = [someInputs('a'), someInputs('b')];
    const both = Int16Array.from([...a, ...b]);
    expect(evaluate(net, both, SIZES[0])).toBe(evaluate(net, b, 0));
    expect(evaluate(net, both, SIZES[0])).not.toBe(evaluate(net, both, 0));
  });

  test('can be written as text and read back, also as the fractions that training continues from', () => {
    const { text } = someNet('text');
    expect(writeNet(floatNet(text, SIZES[0]) as NonNullable<ReturnType<typeof floatNet>>)).toBe(text);
    expect(readNet(text, SIZES[0] + 1)).toBeNull();
    expect(readNet('', SIZES[0])).toBeNull();
  });

  test('several in one text are believed on average', () => {
    const some = ['one', 'two', 'three'].map(someNet);
    const nets = readNets(some.map(({ text }) => text).join(' '), SIZES[0]) as readonly Net[];
    const inputs = someInputs('inputs');
    const values = some.map(({ net }) => evaluate(net, inputs, 0));
    expect(new Set(values).size).toBe(3);
    expect(new Nets(nets).mean(inputs, 0, 0)).toBe(values.reduce((sum, value) => sum + value) / 3);
    expect(readNets(`${some[0]?.text} ${writeNet(freshNet(SIZES[0] + 1, [2, 2], 'other'))}`, SIZES[0])).toBeNull();
    expect(readNets('', SIZES[0])).toBeNull();
  });

  test('what several say does not depend on what they were asked before', () => {
    for (const [first, second] of [
      [8, 4],
      [7, 5],
      [2, 1],
    ] as const) {
      const texts = ['one', 'two', 'three'].map((seed) => writeNet(freshNet(SIZES[0], [first, second], seed)));
      const nets = texts.map((text) => readNet(text, SIZES[0]) as Net);
      const together = new Nets(nets);
      const chance = stream('memories');
      const inputs = Int16Array.from([...someInputs('a'), ...someInputs('b')]);
      for (let i = 0; i < 200; i++) {
        inputs[below(chance, inputs.length)] = below(chance, 1025) - 512;
        const at = below(chance, SIZES[0] + 1);
        const mean = nets.reduce((sum, net) => sum + evaluate(net, inputs, at), 0) / 3;
        expect(together.mean(inputs, at, below(chance, 8))).toBe(mean);
      }
    }
  });

  test('numbers of two bytes can be written as text and read back', () => {
    for (let length = 0; length < 9; length++) {
      const numbers = Int16Array.from(
        { length },
        (_, i) => [-32768, 32767, -1, 0, 1, 255, 256, -256, 12345][i] as number,
      );
      expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
    }
  });
});
