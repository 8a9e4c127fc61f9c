import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBotName, PersonName, skeletonOf } from '../../src/accounts/names.ts';
import { call, ENTROPY, Guest, openTable, startTestServer } from '../test-server.ts';

describe('a name', () => {
  test.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ａｄａ', 'Ada'],
    ['Zoe\u0308', 'Zoë'],
    ['李小龍', '李小龍'],
    ['عمر', 'عمر'],
    ['नीरज', 'नीरज'],
    ["O'Neill-Ivanović 3", "O'Neill-Ivanović 3"],
    ['Ana ❤️', 'Ana ❤'],
    ['🌄', '🌄'],
  ])('%j is kept as %j', (typed, kept) => expect(v.parse(PersonName, typed)).toBe(kept));

  test.each([
    ['nothing', ''],
    ['only blanks', '   '],
    ['zero-width characters', '\u200b\u200b'],
    ['one of them among letters', 'Ad\u200ba'],
    ['a filler', '\u3164'],
    ['an empty Braille cell', '\u2800'],
    ['a direction', 'Ada\u202enomis'],
    ['an isolate', '\u2066Ada\u2069'],
    ['half a character', 'Ada\ud83d'],
    ['only marks', '\u0301\u0302'],
    ['a mark that stands first', '\u0301Ada'],
    ['a tag', 'Ada\u{e0041}'],
    ['private use', 'Ada\ue000'],
    ['a line break', 'Ada\nLovelace'],
    ['a byte order mark', '\ufeffAda'],
    ['more than 40 characters', 'x'.repeat(41)],
  ])('of %s is refused', (_, typed) => expect(v.is(PersonName, typed)).toBe(false));

  test.each([
    ['Ada', 'Аdа'],
    ['Ada', 'ADA'],
    ['Ada', 'Á d a'],
    ['Paul', 'Рауl'.replace('у', 'u')],
    ['Bill', 'BiIl'],
    ['Bob', 'B0b'],
    ['Marta', 'Rnarta'.replace('R', 'r')],
    ['Sonia', 'Ѕоnіа'],
    ['Nikos', 'Νikοs'],
  ])('%j looks like %j', (one, other) => expect(skeletonOf(other)).toBe(skeletonOf(one)));

  test.each([
    ['Ada', 'Ida'],
    ['Ann', 'Anna'],
    ['Иван', 'Игорь'],
    ['李', '王'],
    ['!!!', '???'],
  ])('%j does not look like %j', (one, other) => expect(skeletonOf(other)).not.toBe(skeletonOf(one)));

  test.each(['Greedy', 'greedy 2', 'GREEDY-3', 'Grееdy 1', 'Random 12', ' r a n d o m'])('%j is a bot’s', (name) =>
    expect(isBotName(name)).toBe(true),
  );
  test.each(['Greta', 'Randi', 'Random Ada'])('%j is a person’s', (name) => expect(isBotName(name)).toBe(false));
});

describe('at a table', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    at = await startTestServer();
  });
  afterAll(() => at.close());

  test('nobody sits down who looks like somebody there, nor takes such a name there', async () => {
    const [ada, fake, bob] = await Promise.all(['Ada', 'Аda', 'Bob'].map((name) => Guest.arrive(at.url, name)));
    if (!ada || !fake || !bob) throw new Error('somebody is missing');
    const match = await openTable(ada, 'tempus', ['me', 'open', 'open']);
    const refused = { error: { code: 'look-alike' } };
    expect(await fake.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject(refused);
    expect(await bob.request({ type: 'sit', match, entropy: ENTROPY })).toMatchObject({ type: 'done' });
    const rename = (name: string) => call(at.url, 'PUT', '/api/me', { token: bob.token, body: { name } });
    expect(await rename('ADA')).toMatchObject({ status: 409, body: refused });
    expect(await rename('Robert')).toMatchObject({ status: 200, body: { name: 'Robert' } });
    // Elsewhere there may be many of one name.
    await openTable(fake, 'tides', ['me', 'open']);
    for (const guest of [ada, fake, bob]) guest.close();
  });

  test('a bot’s name is for bots, and the document has the pattern that is checked', async () => {
    const arrive = (name: string) => call(at.url, 'POST', '/api/guest', { body: { name } });
    expect(await arrive('Greedy 2')).toMatchObject({ status: 409, body: { error: { code: 'reserved-name' } } });
    expect(await arrive('\u202eAda')).toMatchObject({
      status: 400,
      body: { error: { code: 'bad-request', at: 'name' } },
    });
    const { body } = await call(at.url, 'GET', '/api/openapi.json');
    const { name } = body.paths['/api/guest'].post.requestBody.content['application/json'].schema.properties;
    const [, , checked] = PersonName.pipe;
    expect(name).toMatchObject({ pattern: checked.requirement.source, maxLength: 40 });
  });
});
