import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from './authenticator.ts';
import { call, Guest, startTestServer } from './test-server.ts';

let at: Awaited<ReturnType<typeof startTestServer>>;
let url: string;
beforeAll(async () => {
  at = await startTestServer();
  url = at.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => at.close());

const FORBIDDEN = { error: { code: 'forbidden' } };

/** A guest with a passkey of theirs. */
async function guestWithKey(name: string) {
  const guest = await Guest.arrive(at.url, name);
  const key = new Authenticator(url);
  const options = (await call(url, 'POST', '/api/passkeys/options', { token: guest.token })).body;
  const made = await keep(guest, key.create(options));
  return { guest, key, options, made };
}

const keep = (guest: Guest, credential: object) =>
  call(url, 'POST', '/api/passkeys', { token: guest.token, body: { label: 'my phone', credential } });
const asked = async () => (await call(url, 'POST', '/api/passkeys/login/options')).body;
const enter = (credential: object) => call(url, 'POST', '/api/passkeys/login', { body: { credential } });

describe('a passkey', () => {
  test('is created by a guest and signs them in without a password', async () => {
    const { guest, key, options, made } = await guestWithKey('Ada');
    expect(options).toMatchObject({ rp: { id: 'localhost' }, authenticatorSelection: { residentKey: 'required' } });
    expect(made.body).toMatchObject({ id: key.id, label: 'my phone' });
    const entered = await enter(key.get(await asked()));
    expect(entered.body.me).toMatchObject({ person: guest.person, name: 'Ada' });
    expect(entered.headers.get('set-cookie')).toMatch(/^tempora=/);
    expect((await call(url, 'GET', '/api/me', { token: entered.body.token })).body.person).toBe(guest.person);
    guest.close();
  });

  test('answers each challenge once', async () => {
    const { guest, key } = await guestWithKey('Ada');
    const shown = key.get(await asked());
    expect((await enter(shown)).status).toBe(200);
    expect((await enter(shown)).body).toEqual(FORBIDDEN);
    const other = new Authenticator(url);
    const options = (await call(url, 'POST', '/api/passkeys/options', { token: guest.token })).body;
    const made = other.create(options);
    expect((await keep(guest, made)).status).toBe(200);
    expect((await keep(guest, made)).body).toEqual(FORBIDDEN);
    guest.close();
  });

  test('is valid only for its challenge, person, purpose and time', async () => {
    const { guest, key } = await guestWithKey('Ada');
    const bob = await Guest.arrive(at.url, 'Bob');
    const own = { challenge: Buffer.alloc(32, 7).toString('base64url'), rpId: 'localhost' };
    expect((await enter(key.get(own))).body).toEqual(FORBIDDEN);
    const forAda = (await call(url, 'POST', '/api/passkeys/options', { token: guest.token })).body;
    expect((await keep(bob, new Authenticator(url).create(forAda))).body).toEqual(FORBIDDEN);
    const toMake = (await call(url, 'POST', '/api/passkeys/options', { token: guest.token })).body;
    expect((await enter(key.get({ challenge: toMake.challenge, rpId: 'localhost' }))).body).toEqual(FORBIDDEN);
    const late = await asked();
    await at.server.context.store.db.run([{ text: 'update challenges set expires = 1', values: [] }]);
    expect((await enter(key.get(late))).body).toEqual(FORBIDDEN);
    for (const one of [guest, bob]) one.close();
  });

  test('is refused from another origin, with a wrong signature, or with an old counter', async () => {
    const { guest, key } = await guestWithKey('Ada');
    Object.assign(key, { origin: 'https://evil.example' });
    expect((await enter(key.get(await asked()))).body).toEqual(FORBIDDEN);
    Object.assign(key, { origin: url });
    const forged = key.get(await asked());
    const stolen = new Authenticator(url).get(await asked()).response;
    expect((await enter({ ...forged, response: { ...forged.response, ...stolen } })).body).toEqual(FORBIDDEN);
    key.counter = 10;
    expect((await enter(key.get(await asked()))).status).toBe(200);
    key.counter = 3;
    expect((await enter(key.get(await asked()))).body).toEqual(FORBIDDEN);
    expect((await enter({ id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '!' } })).body).toEqual(
      FORBIDDEN,
    );
    expect((await enter({})).status).toBe(400);
    guest.close();
  });

  test('is listed and removed, by its owner only', async () => {
    const { guest, key } = await guestWithKey('Ada');
    const bob = await Guest.arrive(at.url, 'Bob');
    const list = () => call(url, 'GET', '/api/passkeys', { token: guest.token });
    expect((await list()).body).toMatchObject([{ id: key.id, label: 'my phone' }]);
    const remove = (token: string) => call(url, 'DELETE', `/api/passkeys/${key.id}`, { token });
    expect((await remove(bob.token)).body).toEqual(FORBIDDEN);
    // A program of theirs could lock them out.
    const body = { label: '', scopes: ['account'] };
    const { token } = (await call(url, 'POST', '/api/tokens', { token: guest.token, body })).body;
    expect((await remove(token)).body).toEqual(FORBIDDEN);
    expect((await remove(guest.token)).status).toBe(204);
    expect((await list()).body).toEqual([]);
    expect((await enter(key.get(await asked()))).body).toEqual(FORBIDDEN);
    for (const one of [guest, bob]) one.close();
  });

  test('belongs to the address the host has configured', async () => {
    const server = await startTestServer({ PUBLIC_URL: 'https://play.example' });
    const guest = await Guest.arrive(server.url, 'Ada');
    const make = async (origin: string) => {
      const options = (await call(server.url, 'POST', '/api/passkeys/options', { token: guest.token })).body;
      expect(options.rp.id).toBe('play.example');
      const body = { label: '', credential: new Authenticator(origin).create(options) };
      return (await call(server.url, 'POST', '/api/passkeys', { token: guest.token, body })).status;
    };
    expect([await make('https://play.example'), await make(server.url)]).toEqual([200, 403]);
    guest.close();
    await server.close();
  });
});
