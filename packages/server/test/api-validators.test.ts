import { readFileSync } from 'node:fs';
import { schemasWithoutId } from '@asyncapi/specs';
import { validate as validateForReadme } from '@readme/openapi-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { PROTOCOL_VERSION } from '@tempora/protocol';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERROR_MEANINGS } from '../src/http/errors.ts';
import { ApiClient } from './api-client.ts';
import { startTestServer } from './test-server.ts';

/** What Redocly recommends and we do not do: answers that never refuse, types that only authors need. */
const NOT_FOLLOWED = ['operation-4xx-response', 'no-unused-components'];

describe('the documents', () => {
  let at: Awaited<ReturnType<typeof startTestServer>>;
  const read = async (path: string) => (await new ApiClient(at.url, '').call('GET', path)).body;
  beforeAll(async () => {
    at = await startTestServer();
  });
  afterAll(() => at.close());

  test('of the routes is valid for Redocly, readme and Seriousme', async () => {
    const document = await read('/api/openapi.json');
    expect(await redocly(document)).toEqual([]);
    expect(await validateForReadme(structuredClone(document))).toMatchObject({ valid: true, warnings: [] });
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: true });
  });

  test('of the routes would not be valid for any of them with a tag that is none', async () => {
    const document = await read('/api/openapi.json');
    document.paths['/api/games'].get.tags = [null];
    expect(await redocly(document)).not.toEqual([]);
    expect(await validateForReadme(structuredClone(document))).toMatchObject({ valid: false });
    expect(await new Validator().validate(structuredClone(document))).toMatchObject({ valid: false });
  });

  test('of sockets and streams is valid AsyncAPI 3', async () => {
    const document = await read('/api/asyncapi.json');
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const validate = ajv.compile(schemasWithoutId['3.0.0'] as object);
    expect(validate(document), ajv.errorsText(validate.errors)).toBe(true);
    expect(validate({ ...document, channels: { socket: { address: 5 } } })).toBe(false);
  });

  test('of each game is a JSON Schema, the same as in the games’ package, and has a page', async () => {
    const { games } = await read('/api/games');
    expect(games.length).toBeGreaterThan(2);
    for (const { id } of games) {
      const schema = await read(`/api/schemas/${id}.json`);
      const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
      expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
      expect(Object.keys(schema.$defs)).toEqual(
        expect.arrayContaining(['View', 'Options', 'Event', 'Move', 'Components', 'MoveText', 'Asked']),
      );
      const page = await (await fetch(`${at.url}/api/docs/${id}`)).text();
      for (const name of Object.keys(schema.$defs)) expect(page).toContain(`<h2 id="${name}">`);
      for (const [, name] of page.matchAll(/href="#(\w+)"/g)) expect(Object.keys(schema.$defs)).toContain(name);
    }
  });

  test('of each game leads to its components and its rules, and they are what it says', async () => {
    const { games } = await read('/api/games');
    for (const { id } of games) {
      const schema = await read(`/api/schemas/${id}.json`);
      const [rules = '', components = ''] =
        schema.description.match(/\/api\/(?:rules|components)\/[\w.]+(?<!\.)/g) ?? [];
      const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
      const validate = ajv.addSchema(schema).getSchema(`${schema.$id}#/$defs/Components`);
      expect(validate?.(await read(components)), ajv.errorsText(validate?.errors)).toBe(true);
      expect(await (await fetch(at.url + rules)).text()).toMatch(/^- \*\*[A-Z]+-[A-Z]+-1\*\* /m);
    }
    const { boards } = await read('/api/components/inca.json');
    expect(boards.map(({ id, edges }: { id: string; edges: object[] }) => [id, edges.length > 100])).toEqual([
      ['four', true],
      ['three', true],
    ]);
  });

  test('and the one in docs names every error of a server, and the version of the protocol', () => {
    const text = readFileSync(new URL('../../../docs/API.md', import.meta.url), 'utf8');
    const codes = Object.entries(ERROR_MEANINGS).filter(([, meaning]) => meaning !== 'never from a server');
    expect(codes.filter(([code]) => !text.includes(`\`${code}\``))).toEqual([]);
    expect(text).toContain(`**protocol version ${PROTOCOL_VERSION}**`);
    expect(text).toContain(`"protocol":${PROTOCOL_VERSION}}`);
  });

  test('and the page of all routes names each of them', async () => {
    const { paths } = await read('/api/openapi.json');
    const page = await (await fetch(`${at.url}/api/docs`)).text();
    for (const path of Object.keys(paths)) expect(page).toContain(` ${path}</code>`);
  });
});

async function redocly(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems
    .filter(({ ruleId }) => !NOT_FOLLOWED.includes(ruleId))
    .map(({ ruleId, message, location }) => `${ruleId} ${message} ${location[0]?.pointer}`);
}
