import { describe, expect, it } from 'vitest';
import { checkMessages } from '../check-messages.ts';
import { messageArguments } from '../lib/icu.ts';
import { plant } from './fixture.ts';

type Texts = Record<string, string>;

const english: Texts = {
  hello: 'Hello, {name}',
  points: '{n, plural, one {# point} other {# points}}',
  'clause.TT': 'A clause',
};
const slovak: Texts = {
  hello: 'Ahoj, {name}',
  points: '{n, plural, one {# bod} few {# body} many {# bodu} other {# bodov}}',
  'clause.TT': 'Pravidlo',
};

function check(en: Texts, sk: Texts, more: Record<string, string> = {}) {
  const folder = 'packages/web/src/i18n';
  const root = plant({
    [`${folder}/en.ts`]: `export const en = ${JSON.stringify(en)};`,
    [`${folder}/sk.ts`]: `export const sk = ${JSON.stringify(sk)};`,
    'packages/web/src/a.tsx': `t('hello'); t('points'); t(\`clause.\${id}\`);`,
    ...more,
  });
  return checkMessages(root).then((report) => report.problems);
}

describe('messages', () => {
  it('passes healthy catalogues', async () => expect(await check(english, slovak)).toEqual([]));

  it('reads the catalogues of games and of their covers too', async () => {
    const folder = 'packages/web/src/chess/messages';
    const more = {
      [`${folder}/en.ts`]: "export const en = { idle: 'x' };",
      [`${folder}/en-cover.ts`]: "export const en = { points: '{n}' };",
      [`${folder}/sk-cover.ts`]: 'export const sk = {};',
    };
    expect(await check(english, slovak, more)).toEqual([
      "packages/web/src/i18n/en.ts has 'points' once more",
      "sk lacks 'idle'",
      "'idle' is used nowhere in packages/web/src",
    ]);
  });

  it('lets a rulebook come later, but whole', async () => {
    const folder = 'packages/web/src/chess/messages';
    const more = {
      [`${folder}/en-rules.ts`]: "export const en = { 'clause.a': 'x', 'clause.b': 'y' };",
    };
    expect(await check(english, slovak, more)).toEqual([]);
    const half = { ...more, [`${folder}/sk-rules.ts`]: "export const sk = { 'clause.a': 'x' };" };
    expect(await check(english, slovak, half)).toEqual(["sk lacks 'clause.b'"]);
  });

  it('finds missing and extra keys', async () => {
    const { hello: _, ...rest } = slovak;
    expect(await check(english, rest)).toEqual(["sk lacks 'hello'"]);
    expect(await check(english, { ...slovak, own: 'x' })).toEqual(["sk has 'own' alone"]);
  });

  it('finds other arguments than the English ones', async () => {
    expect(await check(english, { ...slovak, hello: 'Ahoj, {meno}' })).toEqual([
      "sk 'hello': lacks {name}",
      "sk 'hello': has {meno}, which English has not",
    ]);
    expect(await check(english, { ...slovak, points: 'bodov: {n}' })).toEqual([]);
    expect(await check(english, { ...slovak, points: 'body' })).toEqual(["sk 'points': lacks {n}"]);
  });

  it('finds a plural without a form its language has', async () => {
    const points = '{n, plural, one {# bod} few {# body} other {# bodov}}';
    expect(await check(english, { ...slovak, points })).toEqual(["sk 'points': {n, plural} lacks many"]);
  });

  it('finds a select without other', async () => {
    const hello = (word: string) => `{g, select, f {${word} {name}}}`;
    expect(await check({ ...english, hello: hello('Hello') }, { ...slovak, hello: hello('Ahoj') })).toHaveLength(2);
  });

  it('finds English in another language, but not where there are no words', async () => {
    expect(await check({ ...english, hello: 'Hello' }, { ...slovak, hello: 'Hello' })).toEqual([
      "sk 'hello' is the English text",
    ]);
    expect(await check({ ...english, hello: '{name}!' }, { ...slovak, hello: '{name}!' })).toEqual([]);
  });

  it('asks a name for the forms its sentences ask for, unless it never changes', async () => {
    const forms = (card: string) => {
      const more = { 'tides.card.1': card, 'tides.play': 'Zahrať {card, accusative}' };
      const used = { 'packages/web/src/b.ts': "t('tides.card.1'); t('tides.play');" };
      return check({ ...english, 'tides.card.1': 'Roof', 'tides.play': 'Play {card}' }, { ...slovak, ...more }, used);
    };
    expect(await forms('{form, select, accusative {Strechu} other {Strecha}}')).toEqual([]);
    expect(await forms('Strecha')).toEqual([]);
    expect(await forms('{form, select, genitive {Strechy} other {Strecha}}')).toEqual([
      "sk 'tides.card.1' has no accusative, which 'tides.play' asks for",
    ]);
  });

  it('lets a language that is not offered be incomplete', async () => {
    const registry = 'export const LANGUAGES = { en: { isOffered: true }, sk: { isOffered: false } };';
    expect(await check(english, {}, { 'packages/web/src/i18n/languages.ts': registry })).toEqual([]);
  });

  it('finds a language that is offered without any catalogue', async () => {
    const registry = 'export const LANGUAGES = { en: { isOffered: true }, cs: { isOffered: true } };';
    expect(await check(english, slovak, { 'packages/web/src/i18n/languages.ts': registry })).toEqual([
      'cs is offered in packages/web/src/i18n/languages.ts, but has no catalogue',
    ]);
  });

  it('finds an unused key', async () => {
    expect(await check({ ...english, idle: 'x' }, { ...slovak, idle: 'x' })).toEqual([
      "'idle' is used nowhere in packages/web/src",
    ]);
  });

  it("asks the client's own parser", async () => {
    const parser = "export function parse(text: string) { if (text.includes('Ahoj')) throw new Error('no'); }";
    expect(await check(english, slovak, { 'packages/protocol/src/icu.ts': parser })).toEqual(["sk 'hello': no"]);
  });

  it('fails when there is nothing to check', async () => {
    expect((await checkMessages(plant({}))).problems).toEqual(['found no messages in packages/web/src']);
  });
});

describe('arguments of a message', () => {
  it('reads nested branches, and a name in quotation marks', () => {
    expect(messageArguments("'{a}' {n, plural,\n one {x {b}} other {y}} {d, date, short}")).toEqual([
      { name: 'a', kind: 'plain', keys: [] },
      { name: 'n', kind: 'plural', keys: ['one', 'other'] },
      { name: 'b', kind: 'plain', keys: [] },
      { name: 'd', kind: 'date', keys: [] },
    ]);
  });

  it.each(['{a', 'a}', '{}', '{a b}', '{n, plural, one {x}'])('refuses %s', (text) => {
    expect(() => messageArguments(text)).toThrow();
  });
});
