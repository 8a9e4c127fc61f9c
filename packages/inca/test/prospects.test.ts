import { asFrozen, legal } from '@tempora/kernel';
import { randomGame } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { advice } from '../src/advice.ts';
import { boardOf } from '../src/geometry.ts';
import { inca } from '../src/index.ts';
import { networkOf, powersOf, prospect, provinceOf } from '../src/public.ts';
import { A, arrange, begin, card, goOn, inForce, isAt, own, play, put, region, roads, tidy } from './table.ts';

const seen = (s: Parameters<typeof inca.view>[0], text: string) =>
  prospect(inca.view(s, A), inca.notation.read(tidy(text))!);

describe('prospects', () => {
  test('a road shows what it would connect, cut-off roads included', () => {
    const s = arrange((t) => {
      roads(t, A, 'limatambo-calca lares-huamanmarca');
      put(t, 'garrison', 'lares');
      put(t, 'city+temple', 'ollantaytambo');
    });
    expect(seen(s, 'road:calca-ollantaytambo')).toEqual({ labor: 0, points: 0, sapa: 4, cards: [] });
    expect(seen(s, 'road:calca-lares')).toMatchObject({ sapa: 2 });
    expect(seen(s, 'extra:calca-lares')).toMatchObject({ labor: 1, sapa: 2 });
    expect(seen(s, 'road:limatambo-saywite')).toMatchObject({ sapa: 0 });
    expect(seen(s, 'road:limatambo-quito')).toMatchObject({ sapa: 0 });
  });

  test('a build shows its price and the cards that changed it', () => {
    const s = arrange((t) => {
      inForce(t, 0, 'epidemic renewal roadcrew resistance');
      own(t, A, 'nasca');
    });
    expect(seen(s, 'city:ollantaytambo')).toEqual({
      labor: 8,
      points: 6,
      sapa: 3,
      cards: ['epidemic', 'renewal'].map(card),
    });
    expect(seen(s, 'temple:machupicchu')).toEqual({ labor: 5, points: 5, sapa: 1, cards: [] });
    expect(seen(s, 'terrace:nasca')).toEqual({ labor: 2, points: 1, sapa: 1, cards: [] });
    expect(seen(s, 'expand:nasca')).toMatchObject({ labor: 0, points: 0 });
    expect(provinceOf(inca.view(s, A), region('nasca'))).toMatchObject({ face: 'taken', owner: A });
    expect(provinceOf(inca.view(s, A), region('antisuyu'))).toBeUndefined();
  });

  test('in whole games it always says what then happens', () => {
    for (const seed of ['first', 'second', 'third', 'fourth']) {
      for (const { before, seat, move, after } of randomGame({
        game: inca,
        seats: 4,
        options: inca.options.standard,
        seed,
      })) {
        if (move.type === 'sun' || move.type === 'done') continue;
        const { labor, points, sapa } = prospect(inca.view(before, seat), move);
        expect([labor, points]).toEqual([
          before.labor[seat]! - after.labor[seat]!,
          after.points[seat]! - before.points[seat]!,
        ]);
        const forecast = (s: typeof before) => inca.view(s, seat).seats[seat]!.forecast.points;
        expect(sapa).toBe(forecast(after) - forecast(before));
      }
    }
  });

  test('networks and powers can be found from a view alone', () => {
    const { state } = goOn(begin().state, isAt(4, 4), 7);
    const view = inca.view(state, 'public');
    for (const [seat, { roads: own_, wildRoads, network, cards }] of view.seats.entries()) {
      expect(networkOf(boardOf(view), [...own_, ...wildRoads])).toEqual(network);
      expect(powersOf(cards)).toEqual(state.powers[seat]);
    }
  });
});

describe('advice', () => {
  test('at the end it is points against the mean of the others', () => {
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
