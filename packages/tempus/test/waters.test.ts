import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import type { Terrain } from '../src/components/board.ts';
import { after, at, RED, refusal, row, table, targetsFrom, viewOf } from './table.ts';

const RING: Record<string, Terrain> = {
  ...{ '0,-1': 'farm', '1,-1': 'hill', '1,0': 'farm', '0,1': 'hill', '-1,1': 'farm', '-1,0': 'hill' },
};
/** Two lakes, at 0,0 and 2,0, with 1,0 and 1,… between them. */
const TWO: Record<string, Terrain> = {
  ...{ ...RING, '2,-1': 'farm', '3,-1': 'hill', '3,0': 'farm', '2,1': 'hill', '1,1': 'farm' },
};

describe('lakes', () => {
  clause('TP-LAKE-1', 'everybody may cross a lake from the first era', () => {
    const s = table({ land: RING, people: { '1,0': [0, 1] }, era: 'start' });
    expect(targetsFrom(s, '1,0')).toContain('-1,0');
  });

  clause('TP-LAKE-2', 'from one shore to any other shore of the same lake', () => {
    const s = table({ land: { ...RING, '2,0': 'farm' }, people: { '1,0': [0, 1] } });
    expect(targetsFrom(s, '1,0')).toEqual(['-1,0', '-1,1', '0,-1', '0,1', '1,-1', '2,0']);
    expect(targetsFrom(table({ land: { ...RING, '2,0': 'farm' }, people: { '2,0': [0, 1] } }), '2,0')).toEqual(['1,0']);
  });

  clause('TP-LAKE-3', 'that is the whole move: no step before or after', () => {
    const land = { ...RING, '-2,0': 'farm', '2,0': 'farm' } as const;
    const s = table({ land, people: { '1,0': [0, 1], '2,0': [0, 1] }, era: 'roads' });
    expect(targetsFrom(s, '1,0')).toContain('-1,0');
    expect(targetsFrom(s, '1,0')).not.toContain('-2,0');
    expect(targetsFrom(s, '2,0')).not.toContain('-1,0');
  });

  clause('TP-LAKE-4', 'the destination must be free; who stands around the lake does not block', () => {
    const people = { '1,0': [0, 1], '1,-1': [1, 1], '0,1': [1, 2], '-1,1': [0, 2], '0,-1': [2, 1] } as const;
    const s = table({ land: RING, people });
    expect(targetsFrom(s, '1,0')).toEqual(['-1,0']);
    const asking = after(s, `from:${at('1,0')}`);
    expect(refusal(asking, RED, `to:${at('-1,1')}`)).toBe('TP-STACK-1');
    expect(refusal(asking, RED, `to:${at('0,1')}`)).toBe('TP-MOVE-4');
  });

  clause('TP-LAKE-5', 'a hex on two lakes may use either, but one move crosses one lake', () => {
    const s = table({ land: TWO, people: { '1,0': [0, 1], '-1,0': [0, 1] } });
    expect(viewOf(s, 0).lakes).toHaveLength(2);
    expect(targetsFrom(s, '1,0')).toEqual(expect.arrayContaining(['-1,1', '3,0']));
    expect(targetsFrom(s, '-1,0')).not.toContain('3,0');
  });
});

describe('the sea', () => {
  const STRIP = row('farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm');

  clause('TP-SEA-1', "only with ships in one's own era row", () => {
    for (const era of ['start', 'roads', 'trade']) {
      const s = after(
        table({ land: STRIP, people: { '0,0': [0, 1] }, era: [era, 'ships', 'trains'] }),
        `from:${at('0,0')}`,
      );
      expect(refusal(s, RED, `to:${at('7,0')}`)).toBe('TP-SEA-1');
    }
    for (const era of ['ships', 'printing', 'industry', 'trains']) {
      const s = after(
        table({ land: STRIP, people: { '0,0': [0, 1] }, era: [era, 'start', 'start'] }),
        `from:${at('0,0')}`,
      );
      expect(refusal(s, RED, `to:${at('7,0')}`)).toBeNull();
    }
  });

  clause('TP-SEA-2', 'from any coast to any other coast', () => {
    const s = table({ land: STRIP, people: { '0,0': [0, 1] }, era: 'ships' });
    expect(targetsFrom(s, '0,0')).toEqual(['1,0', '2,0', '3,0', '4,0', '5,0', '6,0', '7,0']);
  });

  clause('TP-SEA-3', 'that is the whole move, with no step of land or lake', () => {
    // 0,0 is inland: it takes one step to reach any coast, and a coast is one step from it.
    const flower = { '0,0': 'farm', ...RING } as const;
    const land = { ...flower, '2,-1': 'hill', '3,-1': 'hill', '4,-1': 'hill', '5,-1': 'hill', '6,-1': 'hill' } as const;
    const inland = table({ land, people: { '0,0': [0, 1] }, era: 'ships' });
    expect(inland.coast).not.toContain(at('0,0'));
    expect(targetsFrom(inland, '0,0')).not.toContain('6,-1');
    const coast = table({ land, people: { '6,-1': [0, 1] }, era: 'ships' });
    expect(targetsFrom(coast, '6,-1')).not.toContain('0,0');
    expect(targetsFrom(coast, '6,-1')).toContain('-1,0');
  });

  clause('TP-SEA-4', "the destination must be free; nothing blocks at sea, and the grid's edge does not either", () => {
    // A wall from rim to rim parts the water of the grid; the sea goes around it.
    const wall = Object.fromEntries(
      Array.from({ length: 13 }, (_, i) => [`${i - 4},${2 - Math.floor(i / 2)}`, 'hill' as Terrain]),
    );
    const land = { ...wall, '0,-3': 'farm', '1,-3': 'farm', '3,3': 'farm', '4,3': 'farm' } as const;
    const people = { '0,-3': [0, 1], '1,-3': [1, 1], '4,3': [0, 3] } as const;
    const s = table({ land, people, era: 'ships' });
    expect(viewOf(s, 0).lakes).toEqual([]);
    const targets = targetsFrom(s, '0,-3');
    expect(targets).toContain('3,3');
    expect(targets).not.toContain('1,-3');
    expect(targets).not.toContain('4,3');
  });
});
