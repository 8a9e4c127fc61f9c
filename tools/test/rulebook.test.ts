import { describe, expect, it } from 'vitest';
import { checkRulebook } from '../check-rulebook.ts';
import { plant } from './fixture.ts';

const CLIENT = 'packages/web/src/games/tides';
const chapters = (text: string) => ({ [`${CLIENT}/rulebook/chapters.ts`]: `export const CHAPTERS = ${text};` });
const texts = (en: Record<string, string>) => ({
  [`${CLIENT}/messages/en-rules.ts`]: `export const en = ${JSON.stringify(en)};`,
});
const words = {
  'rules.tides.chapter.draft': 'Choosing',
  'rules.tides.secret': 'You choose.',
  'rules.tides.secret.title': 'In secret',
};
const healthy = {
  'packages/tides/package.json': {},
  'packages/tides/RULES.md': '- **TT-DRAFT-1** Choose.\n- **TT-DRAFT-2** Reveal.\n',
  'packages/tides/RULINGS.md': '| R-01 | why |\n',
  ...chapters("{ draft: { secret: ['TT-DRAFT-1', 'TT-DRAFT-2', 'R-01'] } }"),
  ...texts(words),
};

const problems = async (files: Record<string, string | object>) =>
  (await checkRulebook(plant({ ...healthy, ...files }))).problems;

describe('rulebook', () => {
  it('passes when every clause is explained and every paragraph has its words', async () => {
    expect(await problems({})).toEqual([]);
  });

  it('names a clause that no paragraph explains', async () => {
    expect(await problems(chapters("{ draft: { secret: ['TT-DRAFT-1'] } }"))).toEqual([
      `${CLIENT}/rulebook/chapters.ts: no paragraph explains TT-DRAFT-2`,
    ]);
  });

  it('names a clause and a ruling that do not exist', async () => {
    const unknown = "{ draft: { secret: ['TT-DRAFT-1', 'TT-DRAFT-2', 'TT-DRAFT-3', 'R-02'] } }";
    expect(await problems(chapters(unknown))).toEqual([
      expect.stringContaining('names TT-DRAFT-3,'),
      expect.stringContaining('names R-02,'),
    ]);
  });

  it('names a paragraph without words, and an id that occurs twice', async () => {
    const { 'rules.tides.secret.title': _, ...rest } = words;
    expect(await problems(texts(rest))).toEqual([expect.stringContaining("'rules.tides.secret.title' has no text")]);
    const twice = "{ draft: { secret: ['TT-DRAFT-1'] }, again: { secret: ['TT-DRAFT-2'] } }";
    const more = texts({ ...words, 'rules.tides.chapter.again': 'Again' });
    expect(await problems({ ...chapters(twice), ...more })).toEqual([expect.stringContaining('"secret" occurs twice')]);
  });

  it('only notes a game that has no rulebook yet', async () => {
    const files = { 'packages/stones/package.json': {}, 'packages/stones/RULES.md': '- **ST-A-1** Take.\n' };
    expect(await checkRulebook(plant({ ...healthy, ...files }))).toEqual({
      problems: [],
      notes: ['stones has no rulebook yet'],
    });
  });
});
