import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { MARKERS } from '../src/components/markers.ts';
import { boardOf } from '../src/geometry.ts';
import { inca, type State } from '../src/index.ts';
import {
  A,
  arrange,
  B,
  can,
  events,
  inForce,
  may,
  own,
  phaseAt,
  play,
  refusal,
  region,
  roads,
  settle,
  turnOf,
} from './table.ts';

/** Blue is connected to Chanca and Vilcabamba by Saywite; both markers are of one kind. */
const table = (marker = 0, cards = 'zeal', labor = 20) =>
  arrange((s) => {
    s.labor[A] = labor;
    s.markers[region('chanca')] = marker;
    s.markers[region('vilcabamba')] = marker;
    roads(s, A, 'limatambo-saywite');
    inForce(s, 0, cards);
  });
const cost = (marker: number, cards: string, text = 'conquer:chanca') => {
  const { state } = play(table(marker, cards), A, text);
  return [20 - state.labor[A]!, state.points[A]];
};

describe('conquest', () => {
  clause('IE-CONQUER-1', 'pay the resistance, take the marker, score its points', () => {
    for (const [marker, { resistance, points }] of MARKERS.entries())
      expect(cost(marker, 'zeal')).toEqual([resistance, points]);
    expect(play(table(), A, 'conquer:chanca').state.owners[region('chanca')]).toBe(A);
    expect(refusal(table(5, 'zeal', 3), A, 'conquer:chanca')).toBe('IE-PEOPLE-6');
  });

  clause('IE-CONQUER-2', 'unconquered, and one site of it in the network, a border site too', () => {
    expect(may(table(), A, 'conquer:')).toEqual(['chanca', 'vilcabamba']);
    expect(refusal(table(), A, 'conquer:lares')).toBe('IE-CONQUER-2');
    expect(refusal(table(), A, 'conquer:chinchaysuyu')).toBe('IE-CONQUER-2');
    const taken = arrange((s) => {
      roads(s, A, 'limatambo-saywite');
      own(s, B, 'chanca');
    });
    expect(refusal(taken, A, 'conquer:chanca')).toBe('IE-CONQUER-2');
    const down = structuredClone(table()) as State;
    down.faces[region('chanca')] = 0;
    expect(() => play(down, A, 'conquer:chanca')).toThrow('face down');
  });

  clause('IE-CONQUER-3', 'the markers of all adjacent provinces are turned up', () => {
    const s = table();
    const near = boardOf(s).adjacent[region('chanca')]!;
    const down = near.filter((r) => s.faces[r] === 0);
    expect(down.length).toBeGreaterThan(2);
    const { state, told } = play(s, A, 'conquer:chanca');
    for (const r of near) expect(state.faces[r]).toBe(1);
    expect(events(told, 'turned')[0]?.markers.map((marker) => marker.region)).toEqual(down);
    expect(state.faces.filter((face) => face === 0)).toHaveLength(
      s.faces.filter((face) => face === 0).length - down.length,
    );
  });

  clause('IE-CONQUER-4', 'the marker lies open before its owner and pays in later Inca phases', () => {
    const { state } = play(table(5), A, 'conquer:chanca');
    expect(inca.view(state, B).provinces).toContainEqual({
      region: region('chanca'),
      face: 'taken',
      marker: 5,
      owner: A,
      terrace: false,
    });
    expect(inca.view(state, B).seats[A]?.harvest).toBe(3);
    const next = structuredClone(state) as State;
    phaseAt(next, 1, 0);
    expect(settle(next).state.labor[A]).toBe(state.labor[A]! + 5 + 3);
  });
});

describe('cards on conquests', () => {
  clause('IE-EVENT-SUPERIORITY', 'one less, down to nothing; the points stay', () => {
    expect(cost(0, 'superiority')).toEqual([0, 1]);
    expect(cost(4, 'superiority')).toEqual([2, 3]);
    expect(can(table(0, 'superiority', 0), A, 'conquer:chanca')).toBe(true);
  });

  clause('IE-EVENT-RESISTANCE', 'one more per copy; nothing else of the marker changes', () => {
    expect(cost(0, 'resistance')).toEqual([2, 1]);
    expect(cost(5, 'resistance resistance')).toEqual([6, 3]);
    expect(cost(2, 'resistance superiority')).toEqual([2, 1]);
    expect(cost(1, 'resistance superiority superiority superiority superiority', 'conquer:chanca')).toEqual([0, 2]);
    expect(inca.view(play(table(5, 'resistance'), A, 'conquer:chanca').state, A).seats[A]?.harvest).toBe(3);
  });

  clause('IE-EVENT-EXPANSION', 'a further conquest per copy in addition to any build, for 2 more', () => {
    expect(refusal(table(), A, 'expand:chanca')).toBe('IE-EVENT-EXPANSION');
    expect(cost(2, 'expansion', 'expand:chanca')).toEqual([4, 1]);
    expect(cost(2, 'expansion superiority', 'expand:chanca')).toEqual([3, 1]);
    expect(cost(0, 'expansion superiority superiority superiority superiority', 'expand:chanca')).toEqual([0, 1]);
    expect(cost(2, 'expansion', 'conquer:chanca expand:vilcabamba')).toEqual([6, 2]);
    expect(cost(2, 'expansion', 'expand:vilcabamba conquer:chanca')).toEqual([6, 2]);
    expect(cost(2, 'expansion expansion', 'expand:chanca expand:vilcabamba')).toEqual([8, 2]);
    expect(refusal(play(table(2, 'expansion'), A, 'expand:chanca').state, A, 'expand:vilcabamba')).toBe(
      'IE-EVENT-EXPANSION',
    );
    expect(refusal(table(2, 'expansion', 3), A, 'expand:chanca')).toBe('IE-PEOPLE-6');
  });
});

describe('terraces', () => {
  const owner = (cards = 'zeal', labor = 20) =>
    arrange((s) => {
      s.labor[A] = labor;
      own(s, A, 'nasca lucana', 0);
      own(s, B, 'lares');
      inForce(s, 0, cards);
    });

  clause('IE-TERRACE-1', '2 labor, 1 point, on one’s own marker without one', () => {
    const { state } = play(owner(), A, 'terrace:nasca');
    expect([state.labor[A], state.points[A]]).toEqual([18, 1]);
    expect(may(owner(), A, 'terrace:')).toEqual(['lucana', 'nasca']);
    expect(refusal(owner(), A, 'terrace:lares')).toBe('IE-TERRACE-1');
    expect(refusal(owner(), A, 'terrace:chanca')).toBe('IE-TERRACE-1');
    expect(refusal(owner('zeal', 1), A, 'terrace:nasca')).toBe('IE-PEOPLE-6');
  });

  clause('IE-TERRACE-2', 'one per marker; 1 labor in Inca phases, 1 point in Sapa Inca phases', () => {
    const built = structuredClone(play(owner(), A, 'terrace:nasca').state) as State;
    turnOf(built, A);
    expect(refusal(built, A, 'terrace:nasca')).toBe('IE-TERRACE-2');
    expect(inca.view(built, A).seats[A]).toMatchObject({ harvest: 3, forecast: { points: 1, terraces: 1 } });
    phaseAt(built, 1, 0);
    expect(settle(built).state.labor[A]).toBe(18 + 5 + 2 + 1);
  });

  clause('IE-EVENT-SURVEYORS', 'a second terrace on another marker for the normal price', () => {
    expect(refusal(play(owner(), A, 'terrace:nasca').state, A, 'terrace:lucana')).toBe('IE-PEOPLE-5');
    const { state } = play(owner('surveyors'), A, 'terrace:nasca terrace:lucana');
    expect([state.labor[A], state.points[A]]).toEqual([16, 2]);
    expect(refusal(play(owner('surveyors'), A, 'terrace:nasca').state, A, 'terrace:nasca')).toBe('IE-TERRACE-2');
    expect(refusal(play(owner('surveyors', 3), A, 'terrace:nasca').state, A, 'terrace:lucana')).toBe('IE-PEOPLE-6');
  });

  test('the second is optional', () => {
    expect(can(play(owner('surveyors'), A, 'terrace:nasca').state, A, 'done')).toBe(true);
  });
});
