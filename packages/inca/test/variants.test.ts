import { pending } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { MARKERS } from '../src/components/markers.ts';
import { addBoard, boardOf } from '../src/geometry.ts';
import { inca, type Options } from '../src/index.ts';
import { cardsFor } from '../src/rules/setup.ts';
import { A, arrange, begin, card, events, idle, isAt, laid, region, STANDARD } from './table.ts';

const count = (list: readonly unknown[], what: unknown) => list.filter((each) => each === what).length;

describe("Pizarro's Arrival", () => {
  const arriving = (at: number) =>
    arrange(
      (s) => {
        s.arrival = at;
      },
      4,
      { pizarro: true },
    );

  clause('IE-VARIANT-PIZARRO-1', 'four markers, one of them the arrival, face down', () => {
    expect(begin().state.arrival).toBe(-1);
    for (let i = 0; i < 20; i++) expect([0, 1, 2, 3]).toContain(begin(4, { pizarro: true }, `${i}`).state.arrival);
    expect(inca.view(begin().state, 'public').pizarro).toBeNull();
    expect(inca.view(arriving(0), A).pizarro).toEqual({ turned: 0, arrived: false });
    expect(inca.view(arriving(3), A)).toEqual(inca.view(arriving(0), A));
  });

  clause(
    'IE-VARIANT-PIZARRO-2',
    'one marker per Late People phase; the arrival leaves only the Sapa Inca phase',
    () => {
      for (const at of [0, 1, 2, 3]) {
        const { state, told } = idle(arriving(at), () => false);
        expect(events(told, 'invaded')).toEqual(
          Array.from({ length: at + 1 }, (_, marker) => ({ type: 'invaded', marker, arrival: marker === at })),
        );
        const late = events(told, 'began').filter(({ column }) => column === 7);
        expect(late.map(({ phase }) => phase)).toEqual([
          'inca',
          ...Array(at + 1)
            .fill(['sun', 'people'])
            .flat(),
          'sapa',
        ]);
        expect(events(told, 'scored').at(-1)?.column).toBe(7);
        expect(pending(inca, state)).toEqual([]);
        expect(inca.view(state, A).pizarro).toEqual({ turned: at + 1, arrived: true });
      }
      const before = idle(arriving(1), isAt(7, 4)).state;
      expect(inca.view(before, A).pizarro).toEqual({ turned: 1, arrived: false });
    },
  );

  clause('IE-VARIANT-PIZARRO-3', 'each of the four places is equally likely; the fourth makes no difference', () => {
    const at = Array.from({ length: 400 }, (_, i) => begin(4, { pizarro: true }, `pizarro ${i}`).state.arrival);
    for (const place of [0, 1, 2, 3]) expect(Math.abs(count(at, place) - 100)).toBeLessThan(35);
    expect(events(idle(arriving(3), () => false).told, 'began')).toHaveLength(
      events(idle(arrange(), () => false).told, 'began').length,
    );
  });
});

describe('Early Fall', () => {
  clause('IE-VARIANT-FALL-1', 'the three pilgrimages are out, 29 cards remain', () => {
    const fall = cardsFor(4, { ...STANDARD, earlyFall: true });
    expect(fall).toHaveLength(29);
    expect(['great', 'annual', 'local'].some((name) => fall.includes(card(name)))).toBe(false);
    expect(begin(4, { earlyFall: true }).state.deck).toHaveLength(17);
  });

  clause('IE-VARIANT-FALL-2', 'columns 4 and 6 are skipped', () => {
    const { state } = begin(4, { earlyFall: true });
    expect(state.track).toEqual([1, 2, 3, 5, 7]);
    const { told } = idle(state, () => false);
    const began = [...events(begin(4, { earlyFall: true }).told, 'began'), ...events(told, 'began')];
    expect(began).toHaveLength(33);
    expect(events(told, 'scored').map(({ column }) => column)).toEqual([2, 3, 5, 7]);
  });

  clause('IE-VARIANT-FALL-3', 'with three players only the columns are skipped', () => {
    const { state } = begin(3, { earlyFall: true });
    expect(state.track).toEqual([1, 2, 3, 5, 7]);
    expect(cardsFor(3, { ...STANDARD, earlyFall: true })).toEqual(cardsFor(3, STANDARD));
  });
});

describe('Agreement of the Gods', () => {
  clause('IE-VARIANT-GODS-1', 'the markers of 3 labor lie face up in the marked provinces, the others anywhere', () => {
    const { state } = begin(4, { agreementOfGods: true });
    const { handOfGod, provinces } = boardOf(state);
    for (const r of handOfGod) expect([MARKERS[state.markers[r]!]?.labor, state.faces[r]]).toEqual([3, 1]);
    const others = [...provinces.filter((r) => !handOfGod.includes(r)).map((r) => state.markers[r]!), ...state.unused];
    expect(others.every((marker) => MARKERS[marker]!.labor < 3)).toBe(true);
    expect(others).toHaveLength(41);
    addBoard({ ...boardOf(state).data, id: 'far gods', handOfGod: ['pasto', 'picunche'] });
    const far = laid(() => {}, 4, { agreementOfGods: true }, 'far gods');
    for (const name of ['pasto', 'picunche'])
      expect([far.markers[region(name)], far.faces[region(name)]]).toEqual([5, 1]);
  });

  clause('IE-VARIANT-GODS-2', 'four with four players, three with three', () => {
    const gods = (seats: number) => boardOf(begin(seats).state).handOfGod;
    expect([...gods(4)].sort()).toEqual(['vilcabamba', 'chanca', 'cana', 'opatari'].map(region).sort());
    expect([...gods(3)].sort()).toEqual(['vilcabamba', 'opatari', 'chumbivilca'].map(region).sort());
    const { state } = begin(3, { agreementOfGods: true });
    expect(count([...state.markers, ...state.unused], 5)).toBe(3);
    expect(
      count(
        gods(3).map((r) => state.markers[r]),
        5,
      ),
    ).toBe(3);
  });
});

describe('options', () => {
  const { read, standard } = inca.options;
  const all: Options = { pizarro: true, earlyFall: true, agreementOfGods: true };

  test('missing options are off, unknown ones are refused', () => {
    expect(read({})).toEqual(standard);
    expect(read({ pizarro: true })).toEqual({ ...standard, pizarro: true });
    expect(read(all)).toEqual(all);
    for (const x of [null, 1, 'pizarro', { pizarro: 1 }, { earlyFall: null }, { agreement: true }, { ...all, more: 1 }])
      expect(read(x)).toBeNull();
  });

  test('all variants together, with three and with four', () => {
    for (const seats of [3, 4]) {
      const { state, told } = idle(begin(seats, all).state, () => false);
      expect(inca.ranking(state)).toHaveLength(seats);
      expect(events(told, 'scored')).toHaveLength(4);
    }
  });
});
