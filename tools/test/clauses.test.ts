import { describe, expect, it } from 'vitest';
import { checkClauses } from '../check-clauses.ts';
import { plant } from './fixture.ts';

const healthy = {
  'packages/tides/package.json': {},
  'packages/tides/RULES.md': '- **TT-DRAFT-1** Choose (R-01).\n- **TT-CARD-01** A card.\n- **TT-CARD-01a** Its suit.\n',
  'packages/tides/RULINGS.md': '## R-01 Choices\n',
  'packages/tides/src/index.ts': '// TT-DRAFT-1, R-01\n',
  'packages/tides/test/a.test.ts':
    "clause('TT-DRAFT-1', 'x', () => {});\nclause(['TT-CARD-01', 'TT-CARD-01a'], 'y', () => {});",
};

const problems = (files: Record<string, string | object>) => checkClauses(plant({ ...healthy, ...files })).problems;

const faults: [what: string, path: string, text: string, complaint: string][] = [
  ['an unknown tested clause', 'packages/tides/test/b.test.ts', "clause('TT-NONE-1', '', f);", 'does not define'],
  ['an unknown quoted clause', 'packages/tides/src/a.ts', '// TT-DRAFT-2', 'which no RULES.md defines'],
  ['a ruling that is not listed', 'packages/tides/src/a.ts', '// see R-02', 'quotes ruling R-02'],
  [
    'a clause defined twice',
    'packages/tides/RULES.md',
    `${healthy['packages/tides/RULES.md']}- **TT-DRAFT-1** Again.`,
    'more than once',
  ],
  [
    'a clause without a test',
    'packages/tides/RULES.md',
    `${healthy['packages/tides/RULES.md']}- **TT-DRAFT-9** New.`,
    'TT-DRAFT-9 has no test',
  ],
];

describe('clauses', () => {
  it('passes a healthy tree', () => expect(problems({})).toEqual([]));

  it.each(faults)('finds %s', (_, path, text, complaint) => {
    expect(problems({ [path]: text })).toEqual([expect.stringContaining(complaint)]);
  });

  it('does not count an id in a comment as a test', () => {
    const test = "// clause('TT-DRAFT-1', 'x', f)\nclause(['TT-CARD-01', 'TT-CARD-01a'], 'y', f);";
    expect(problems({ 'packages/tides/test/a.test.ts': test })).toEqual([
      'packages/tides/RULES.md: TT-DRAFT-1 has no test',
    ]);
  });

  it('reads quotes in other packages and in tools', () => {
    const files = {
      'packages/web/package.json': {},
      'packages/web/src/a.ts': "'TT-NONE-1'",
      'tools/package.json': {},
      'tools/a.ts': '// TT-NONE-2',
    };
    expect(problems(files)).toHaveLength(2);
  });

  it('fails when no game has rules, or rules no clause', () => {
    expect(checkClauses(plant({})).problems).toEqual(['found no packages/*/RULES.md']);
    const empty = plant({ 'packages/tides/package.json': {}, 'packages/tides/RULES.md': '# Rules' });
    expect(checkClauses(empty).problems).toEqual(['packages/tides/RULES.md defines no clause']);
  });
});
