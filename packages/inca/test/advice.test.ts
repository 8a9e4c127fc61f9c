import { asFrozen, legal } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../src/advice.ts';
import { inca } from '../src/index.ts';
import { A, arrange, begin, goOn, inForce, play, put, roads } from './table.ts';

describe('advice', () => {
  test('at the end it is points compared with the mean of the others', () => {
    const { state } = goOn(begin().state, () => false, 5);
    const [mine, ...others] = state.points as [number, number, number, number];
    expect(advice.value(state, A)).toBeCloseTo(mine - others.reduce((sum, n) => sum + n, 0) / 6);
  });

  test('it likes points, labor, connections and good cards', () => {
    const value = (change: Parameters<typeof arrange>[0]) => advice.value(arrange(change), A);
    const plain = value(() => {});
    expect(
      value((s) => {
        s.points[A] = 3;
      }),
    ).toBeGreaterThan(plain);
    expect(
      value((s) => {
        s.labor[A]! += 2;
      }),
    ).toBeGreaterThan(plain);
    expect(
      value((s) => {
        put(s, 'city', 'ollantaytambo');
        roads(s, A, 'limatambo-calca calca-ollantaytambo');
      }),
    ).toBeGreaterThan(plain + 10);
    expect(value((s) => inForce(s, 0, 'revolt'))).toBeLessThan(plain);
    expect(value((s) => inForce(s, 1, 'revolt'))).toBeGreaterThan(plain);
  });

  test('it does not throw a free road away for a build', () => {
    const s = arrange((t) => {
      t.labor[A] = 9;
      roads(t, A, 'limatambo-saywite');
    });
    const one = play(s, A, 'road:limatambo-calca').state;
    const values = legal(inca, one, A).map((move) => {
      const text = inca.notation.write(move);
      return { text, value: advice.value(asFrozen(play(one, A, text).state), A) };
    });
    expect(values.sort((x, y) => y.value - x.value)[0]?.text).toMatch(/^road:/);
  });
});
