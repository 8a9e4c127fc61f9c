import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import type { Terrain } from '../src/components/board.ts';
import { after, asked, at, may, named, now, RED, refusal, row, standsOn, table, targetsFrom, viewOf } from './table.ts';

const LINE = row('grass', 'farm', 'hill', 'forest', 'farm', 'hill');
/** A ring of six around one hex of water. */
const RING: Record<string, Terrain> = {
  ...{ '0,-1': 'farm', '1,-1': 'hill', '1,0': 'farm', '0,1': 'hill', '-1,1': 'farm', '-1,0': 'hill' },
};

/** From a place to a place, as two moves. */
const step = (from: string, to: string) => [`from:${at(from)}`, `to:${at(to)}`];

describe('Move', () => {
  clause('TP-MOVE-1', 'up to as many different people as the era allows', () => {
    const people = { '0,0': [0, 2], '2,0': [0, 1] } as const;
    for (const [era, moves] of [
      ['start', 1],
      ['roads', 1],
      ['trade', 2],
      ['trains', 3],
    ] as const) {
      let s = after(table({ land: LINE, people, era }), `from:${at('0,0')}`);
      expect(viewOf(s, 0).turn?.left).toBe(moves - 1);
      s = after(s, `to:${at('1,0')}`);
      expect(may(s, 'from:').length > 0).toBe(moves > 1);
      if (moves === 1) expect(refusal(s, RED, `from:${at('2,0')}`)).toBe('TP-MOVE-1');
    }
    const s = table({ land: LINE, people });
    expect(refusal(s, RED, `from:${at('1,0')}`)).toBe('TP-MOVE-1');
    expect(refusal(after(s, `from:${at('0,0')}`), RED, 'end')).toBe('TP-MOVE-1');
  });

  clause(
    'TP-MOVE-2',
    'a path of at most the era’s number of steps over adjacent land, mountains too, never water',
    () => {
      const land = row('grass', 'mountain', 'mountain', 'forest', 'farm', 'hill', 'hill');
      const people = { '0,0': [0, 1] } as const;
      const reach = (era: string) => targetsFrom(table({ land, people, era }), '0,0');
      expect(reach('start')).toEqual(['1,0']);
      expect(reach('roads')).toEqual(['1,0', '2,0']);
      const { '3,0': _, ...gap } = land;
      expect(targetsFrom(table({ land: gap, people, era: 'roads' }), '0,0')).toEqual(['1,0', '2,0']);
      const inland = table({ land: RING, people: { '1,0': [0, 1] }, era: 'trade' });
      expect(refusal(after(inland, `from:${at('1,0')}`), RED, `to:${at('0,0')}`)).toBe('TP-MOVE-4');
      const far = after(table({ land, people, era: 'roads' }), `from:${at('0,0')}`);
      expect(refusal(far, RED, `to:${at('3,0')}`)).toBe('TP-SEA-1');
      const plain = table({
        land: { ...row('farm', 'farm', 'farm'), ...around(['0,0', '1,0', '2,0']) },
        people: { '0,0': [0, 1] },
      });
      expect(refusal(after(plain, `from:${at('0,0')}`), RED, `to:${at('2,0')}`)).toBe('TP-MOVE-2');
    },
  );

  clause('TP-MOVE-3', "through empty land, own people and own cities, never through anybody else's", () => {
    const reach = (
      people: Record<string, readonly [number, number]>,
      cities: Record<string, readonly [number, number]>,
    ) =>
      targetsFrom(
        table({ land: { ...LINE, '-1,0': 'farm' }, era: 'roads', people: { '0,0': [0, 1], ...people }, cities }),
        '0,0',
      );
    expect(reach({}, {})).toEqual(['-1,0', '1,0', '2,0']);
    expect(reach({ '1,0': [0, 3] }, {})).toEqual(['-1,0', '2,0']);
    expect(reach({}, { '1,0': [0, 2] })).toEqual(['-1,0', '2,0']);
    expect(reach({ '1,0': [1, 1] }, {})).toEqual(['-1,0']);
    expect(reach({}, { '1,0': [1, 2] })).toEqual(['-1,0']);
  });

  clause('TP-MOVE-4', 'not onto a city, other people, water, a full hex, or where it came from', () => {
    const s = table({
      land: { '0,0': 'farm', '1,0': 'farm', '0,1': 'farm', '-1,1': 'hill', '-1,0': 'hill', '0,-1': 'hill' },
      people: { '0,0': [0, 1], '1,0': [0, 2], '0,1': [1, 1] },
      cities: { '-1,1': [0, 2], '0,-1': [1, 2] },
    });
    const asking = after(s, `from:${at('0,0')}`);
    expect(may(asking)).toEqual([`to:${at('-1,0')}`]);
    for (const place of ['-1,1', '0,-1', '0,1', '1,-1', '0,0']) {
      expect(refusal(asking, RED, `to:${at(place)}`)).toBe('TP-MOVE-4');
    }
    expect(refusal(asking, RED, `to:${at('1,0')}`)).toBe('TP-STACK-1');
  });

  clause('TP-MOVE-5', 'land, lake and sea are never mixed in one move', () => {
    // One step from the lake, two steps allowed: the far shores stay out of reach.
    const s = table({ land: { ...RING, '2,0': 'grass' }, people: { '2,0': [0, 1] }, era: 'roads' });
    expect(targetsFrom(s, '2,0')).toEqual(['0,1', '1,-1', '1,0']);
    const ships = table({
      land: { ...row('farm', 'farm', 'farm', 'farm', 'farm', 'farm'), ...around(['0,0']) },
      people: { '0,0': [0, 1] },
      era: 'ships',
    });
    // Inland, so no coast within one move by sea; two steps of land only.
    expect(targetsFrom(ships, '0,0')).not.toContain('5,0');
    expect(targetsFrom(ships, '0,0')).toContain('2,0');
  });

  clause('TP-MOVE-6', 'nobody moves twice; others of the stack may; a convert is fresh', () => {
    const s = table({ land: LINE, people: { '0,0': [0, 1], '3,0': [0, 2] }, era: 'trade' });
    const moved = after(s, ...step('0,0', '1,0'));
    expect(viewOf(moved, 0).people).toContainEqual({ hex: at('1,0'), seat: 0, people: 1, moved: 1, capacity: 3 });
    expect(refusal(moved, RED, `from:${at('1,0')}`)).toBe('TP-MOVE-6');
    const joined = after(s, ...step('3,0', '4,0'));
    expect(may(joined, 'from:')).toContain(`from:${at('3,0')}`);
    // Two in one hex, one moved: the other may still go.
    const mixed = after(s, ...step('3,0', '1,0'));
    expect(may(mixed, 'from:')).toContain(`from:${at('3,0')}`);
    const beside = table({
      land: LINE,
      era: 'trade',
      people: { '0,0': [0, 1], '2,0': [1, 2] },
      crowd: { 1: 4 },
      hands: [['religion/hill']],
    });
    const near = after(beside, ...step('0,0', '1,0'));
    expect(may(near, 'from:')).toEqual([]);
    const convert = after(near, `convert:${named('religion/hill')}/${at('2,0')}-${at('1,0')}`);
    expect(may(convert, 'from:')).toEqual([`from:${at('1,0')}`]);
    const away = after(convert, ...step('1,0', '0,0'));
    expect([standsOn(away, '0,0'), standsOn(away, '1,0')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  clause('TP-MOVE-7', 'in any order; the limit is tested whenever a piece stops', () => {
    const s = table({
      land: row('farm', 'farm', 'hill', 'forest'),
      people: { '0,0': [0, 1], '1,0': [0, 3] },
      era: 'trade',
    });
    expect(refusal(after(s, `from:${at('0,0')}`), RED, `to:${at('1,0')}`)).toBe('TP-STACK-1');
    const two = after(s, ...step('1,0', '3,0'), ...step('0,0', '1,0'));
    expect(standsOn(two, '1,0')).toEqual([0, 3]);
  });

  clause('TP-MOVE-8', 'only people move', () => {
    const s = table({ land: LINE, people: { '2,0': [0, 1] }, cities: { '0,0': [0, 2] } });
    expect(refusal(s, RED, `from:${at('0,0')}`)).toBe('TP-MOVE-8');
    expect(may(s, 'from:')).toEqual([`from:${at('2,0')}`]);
  });

  clause('TP-MOVE-9', 'in a fight amid a Move the player chooses who of a mixed stack advances or is lost', () => {
    const layout = {
      land: { ...LINE, '2,1': 'farm' },
      era: 'trade',
      people: { '0,0': [0, 1], '1,0': [0, 1], '2,0': [1, 1] },
      crowd: { 1: 4 },
      hands: [['war_leader/hill', 'war_leader/farm']],
    } as const;
    const lead = (name: string) => `lead:${named(name)}/${at('1,0')}-${at('2,0')}`;
    const mixed = after(table(layout), ...step('0,0', '1,0'));
    const won = after(mixed, lead('war_leader/hill'), 'stand');
    expect(now(won)).toBe('advance');
    expect(may(won)).toEqual(['advance:0', 'advance:1', 'advance:1/1', 'advance:2/1']);
    expect(refusal(won, RED, 'advance:2')).toBe('TP-MOVE-9');
    const fresh = after(won, 'advance:1');
    expect(may(fresh, 'from:')).toEqual([`from:${at('2,0')}`]);
    const tired = after(won, 'advance:1/1');
    expect(may(tired, 'from:')).toEqual([`from:${at('1,0')}`]);
    expect(viewOf(tired, 0).people).toContainEqual({ hex: at('2,0'), seat: 0, people: 1, moved: 1, capacity: 3 });
    // A lost fight: two against three.
    const lost = after(
      after(table({ ...layout, people: { ...layout.people, '2,0': [1, 3] } }), ...step('0,0', '1,0')),
      lead('war_leader/hill'),
      'stand',
    );
    expect(may(lost)).toEqual(['lose:unmoved', 'lose:moved']);
    expect(may(after(lost, 'lose:moved'), 'from:')).toEqual([`from:${at('1,0')}`]);
    const gone = after(lost, 'lose:unmoved');
    expect(may(gone, 'from:')).toEqual([]);
    expect(standsOn(gone, '1,0')).toEqual([0, 1]);
    expect(now(gone)).toBe('move');
    expect(asked(after(gone, 'end'))).toEqual([1]);
    // Nothing to choose where all have moved.
    const alone = after(table({ ...layout, people: { '0,0': [0, 1], '2,0': [1, 3] } }), ...step('0,0', '1,0'));
    const fought = after(alone, lead('war_leader/farm'), 'stand');
    expect(now(fought)).toBe('move');
    expect(standsOn(fought, '1,0')).toBeNull();
    expect(viewOf(fought, 0).turn?.left).toBe(1);
  });
});

/** Farm on every hex around these places. */
function around(places: readonly string[]): Record<string, Terrain> {
  const out: Record<string, Terrain> = {};
  for (const place of places) {
    const [q, r] = place.split(',').map(Number) as [number, number];
    for (const [dq, dr] of [
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ] as const)
      out[`${q + dq},${r + dr}`] = 'farm';
  }
  return out;
}
