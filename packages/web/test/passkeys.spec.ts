import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { answer, say } from './helpers.ts';
import { test } from './unseen.ts';

/** The server under a name: passkeys are made for names, never for numbers. */
const addressOf = (baseURL: string | undefined) => (baseURL ?? '').replace('127.0.0.1', 'localhost');

/** From now on this browser can store passkeys, and its owner always agrees. */
async function holdKeys(page: Page): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  await keys.send('WebAuthn.enable');
  await keys.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a real browser creates a passkey and signs in with it', async ({ page, baseURL }) => {
  await holdKeys(page);
  await page.goto(`${addressOf(baseURL)}api/sessions`);
  const [made, entered, after] = await page.evaluate(async () => {
    const post = async (path: string, body?: object) => {
      const headers = body ? { 'content-type': 'application/json' } : undefined;
      const reply = await fetch(path, { method: 'POST', ...(headers ? { headers, body: JSON.stringify(body) } : {}) });
      return reply.status === 204 ? null : reply.json();
    };
    const { me } = await post('/api/guest', { name: 'Ada' });
    const toMake = PublicKeyCredential.parseCreationOptionsFromJSON(await post('/api/passkeys/options'));
    const credential = (await navigator.credentials.create({ publicKey: toMake })) as PublicKeyCredential;
    const kept = await post('/api/passkeys', { label: 'this browser', credential: credential.toJSON() });
    await post('/api/logout', {});
    const nobody = (await fetch('/api/me')).status;
    const toShow = PublicKeyCredential.parseRequestOptionsFromJSON(await post('/api/passkeys/login/options'));
    const shown = (await navigator.credentials.get({ publicKey: toShow })) as PublicKeyCredential;
    const back = await post('/api/passkeys/login', { credential: shown.toJSON() });
    return [kept, [nobody, back.me.person === me.person], await (await fetch('/api/me')).json()] as const;
  });
  expect(made).toMatchObject({ label: 'this browser' });
  expect(entered).toEqual([401, true]);
  expect(after).toMatchObject({ name: 'Ada' });
});

test('the account page creates a passkey and signs its owner in again', async ({ page, baseURL }) => {
  await holdKeys(page);
  await page.goto(`${addressOf(baseURL)}#/me`);
  await page.getByLabel(en['name.ask']).fill('Kay');
  await page.getByRole('button', { name: en['me.come-in'] }).click();
  await page.getByLabel(en['passkey.label'], { exact: true }).fill('my key');
  await page.getByRole('button', { name: en['passkey.make'] }).click();
  await expect(page.getByRole('list', { name: en['passkey.title'] })).toContainText('my key');
  await page.getByRole('button', { name: en.logout, exact: true }).click();
  await answer(page, 'yes');
  await page.getByRole('button', { name: en['login.passkey'] }).click();
  await expect(page.getByRole('link', { name: say('me.link', { name: 'Kay' }) })).toBeVisible();
  await page.getByRole('button', { name: say('thing.drop.it', { title: 'my key' }) }).click();
  await expect(page.getByRole('list', { name: en['passkey.title'] })).toHaveCount(0);
});
