import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { answer, say } from './helpers.ts';
import { expectAccessible, SCREENS } from './helpers-accessibility.ts';
import { arrive, closeAll, openOnline, playerItems, signInAsGuest, sitDown, startButton } from './helpers-online.ts';
import { test } from './unseen.ts';

/** A part of one's own page, by its heading. */
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isMe = (page: Page, name: string) =>
  expect(page.getByRole('link', { name: say('me.link', { name }) })).toBeVisible();

async function isWho(page: Page): Promise<string> {
  return ((await (await page.request.get('api/me')).json()) as { person: string }).person;
}

test('a guest changes name, creates an account, logs out and in, and signs in elsewhere by a link', async ({
  browser,
  baseURL,
  page,
}) => {
  const name = `Ada ${Date.now() % 1e6}`;
  const login = name.toLowerCase().replace(' ', '.');
  await signInAsGuest(page, 'Nobody yet');
  const person = await isWho(page);
  await page.getByLabel(en['name.ask']).fill(name);
  await press(page, en['me.rename']);
  await isMe(page, name);

  const account = part(page, en['account.make']);
  await account.getByLabel(en['account.login'], { exact: true }).first().fill('a');
  await account.getByLabel(en['account.new-password']).fill('short');
  await press(page, en['account.make']);
  await expect(account.getByRole('alert').first()).toHaveText(en['account.login.flaw']);
  await account.getByLabel(en['account.login'], { exact: true }).first().fill(login);
  await account.getByLabel(en['account.new-password']).fill('a long sentence');
  await press(page, en['account.make']);
  await expect(page.getByText(say('me.account', { login }))).toBeVisible();

  await press(page, en.logout);
  await expect(page.getByRole('heading', { name: en['me.new'] })).toBeVisible();
  expect((await page.request.get('api/me')).status()).toBe(401);
  await page.goto('./#/');
  await page.getByRole('link', { name: en.login, exact: true }).click();
  await page.getByLabel(en['account.login'], { exact: true }).fill(login);
  await page.getByLabel(en['login.password']).fill('a wrong sentence');
  await press(page, en.login);
  await expect(page.getByRole('alert')).toHaveText(en['error.wrong-password']);
  await page.getByLabel(en['login.password']).fill('a long sentence');
  await press(page, en.login);
  await isMe(page, name);
  expect(await isWho(page)).toBe(person);
  await page.goto('./#/');
  await isMe(page, name);

  await page.goto('./#/me');
  await press(page, en['recovery.make']);
  const link = await page.getByLabel(en['recovery.link']).inputValue();
  const other = await arrive(browser, baseURL);
  await other.goto(link);
  await press(other, en['recover.go']);
  await isMe(other, name);
  expect(await isWho(other)).toBe(person);
  expect(other.url()).not.toContain('recover');
  await other.goto(link);
  await press(other, en['recover.go']);
  await expect(other.getByRole('alert')).toHaveText(en['recover.wrong']);

  await page.reload();
  await expect(page.getByText(say('sessions.others', { count: 1 }))).toBeVisible();
  await part(page, en['sessions.title'])
    .getByRole('button', { name: /^Log out of/ })
    .click();
  await expect(page.getByText(say('sessions.others', { count: 0 }))).toBeVisible();
  expect((await other.request.get('api/me')).status()).toBe(401);

  await page.getByText(en['farewell.title'], { exact: true }).click();
  await part(page, en['data.title']).getByLabel(en['login.password']).fill('a long sentence');
  await press(page, en['farewell.go']);
  await answer(page, 'yes');
  await expect(page.getByRole('heading', { name: en['me.new'] })).toBeVisible();
  await closeAll(other);
});

for (const { theme, viewport } of SCREENS) {
  test.describe(`${theme}, ${viewport.width} wide`, () => {
    test.use({ colorScheme: theme, viewport, contextOptions: { reducedMotion: 'reduce' } });
    test('a token works, settings are kept, and every account page fits and passes axe', async ({
      page,
      playwright,
      baseURL,
    }) => {
      await page.goto('./#/me');
      await expect(page.getByRole('heading', { name: en['me.new'] })).toBeVisible();
      await expectAccessible(page, 'nobody');
      await signInAsGuest(page, 'Bea');
      await page.getByText(en['tokens.new'], { exact: true }).click();
      await page.getByLabel(en['tokens.label']).fill('my bot');
      await press(page, en['tokens.make']);
      const token = await page.getByLabel(en['tokens.secret']).inputValue();
      const elsewhere = await playwright.request.newContext({ baseURL: baseURL as string });
      const headers = { authorization: `Bearer ${token}` };
      expect(await (await elsewhere.get('api/me', { headers })).json()).toMatchObject({ name: 'Bea' });
      expect((await elsewhere.put('api/me', { headers, data: { name: 'Eve' } })).status()).toBe(403);

      await expect(page.getByLabel(en['notices.webhook'], { exact: true })).toBeVisible();
      await expect(page.getByLabel(en['notices.email'], { exact: true })).toHaveCount(0); // this server sends no e-mail
      await page.getByLabel(en['notices.webhook'], { exact: true }).fill('somewhere');
      await press(page, en['form.save']);
      await expect(page.getByRole('alert')).toHaveText(en['notices.webhook.flaw']);
      await page.getByLabel(en['notices.webhook'], { exact: true }).fill('https://example.org/hook');
      await press(page, en['form.save']);
      await expect(page.getByText(en['form.saved'])).toBeVisible();
      await page.getByLabel(en['muted.webhook']).click();
      await page.getByLabel(en['vacation.switch']).click();
      await expect
        .poll(async () => (await page.request.get('api/me/settings')).json())
        .toMatchObject({
          webhook: 'https://example.org/hook',
          muted: ['webhook'],
          vacation: true,
        });
      await page.reload();
      await expect(page.getByLabel(en['vacation.switch'])).toBeChecked();
      await page.getByText(en['tokens.new'], { exact: true }).click();
      await page.getByText(en['farewell.title'], { exact: true }).click();
      await expectAccessible(page, 'me');

      await page.goto(`./#/admin/${'x'.repeat(43)}`);
      await press(page, en['admin.claim']);
      await expect(page.getByRole('alert')).toHaveText(en['admin.claim.wrong']);
      await expectAccessible(page, 'claim');
      await page.goto('./#/admin');
      await expect(page.getByRole('alert')).toHaveText(en['error.forbidden']);
      await elsewhere.dispose();
    });
  });
}

test('every kind of notice has a switch of its own, and it is kept', async ({ page }) => {
  await signInAsGuest(page, 'Eve');
  const told = async () =>
    ((await (await page.request.get('api/me/settings')).json()) as { notices: string[] }).notices;
  const before = await told();
  const [kind, other] = ['over', 'sat'] as const;
  for (const each of [kind, other]) {
    const label = page.getByLabel(en[`kinds.${each}`], { exact: true });
    await expect(label).toBeChecked({ checked: before.includes(each) });
    await label.setChecked(!before.includes(each));
    await expect.poll(async () => (await told()).includes(each)).toBe(!before.includes(each));
  }
  await page.getByLabel(en[`kinds.${other}`], { exact: true }).setChecked(before.includes(other));
  await expect.poll(async () => (await told()).includes(other)).toBe(before.includes(other));
  await page.reload();
  for (const each of ['sat', 'full', 'started', 'undo', 'time', 'over', 'rematch'] as const)
    await expect(page.getByLabel(en[`kinds.${each}`], { exact: true })).toBeChecked({
      checked: before.includes(each) !== (each === kind),
    });
});

test('a player at the table is blocked and reported', async ({ browser, baseURL, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const link = await openOnline(page, 'tides', { name: 'Cid', seats: ['me', 'open'] });
  const other = await arrive(browser, baseURL);
  await sitDown(other, link, 'Dot');
  await startButton(page).click();
  await (await playerItems(page)).filter({ hasText: 'Dot' }).getByRole('button').click();
  await expectAccessible(page, 'person');
  await press(page, say('person.block', { name: 'Dot' }));
  await expect(page.getByRole('button', { name: say('blocks.drop.it', { name: 'Dot' }) })).toBeVisible();
  await page.getByText(en['person.report'], { exact: true }).click();
  const menu = page.getByRole('dialog', { name: say('person.open', { name: 'Dot' }) }).locator('.menu');
  expect(await menu.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  await page.getByLabel(en['person.report.what']).fill('Was rude.');
  await press(page, en['person.report.send']);
  await expect(page.getByText(en['person.report.done'])).toBeVisible();
  await page.goto('./#/me');
  await part(page, en['blocks.title']).getByRole('button').click();
  await expect(page.getByText(en['blocks.none'])).toBeVisible();
  const mine = await (await page.request.get('api/me/export')).json();
  expect(mine).toMatchObject({ blocks: [], reports: [{ text: 'Was rude.' }] });
  await closeAll(other);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a browser shows a notification even while no page is open', async ({ context, page, baseURL }) => {
    await context.grantPermissions(['notifications']);
    await page.goto('./');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const notice = { title: 'It is your turn', text: 'The table waits.', url: `${baseURL}#/t/ab12` };
    const origin = new URL(baseURL as string).origin;
    const registrationId = await registered;
    // A browser without windows shows no notifications, so what it is told to show is noted.
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const note = '(title, { icon, ...rest }) => Promise.resolve(void self.shown.push({ title, ...rest }))';
    await worker.evaluate(`Object.assign(self, { shown: [] }).registration.showNotification = ${note}; 0`);
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) });
    const shown = () => worker.evaluate('self.shown');
    const { title, text, url } = notice;
    await expect.poll(shown).toEqual([{ title, body: text, tag: url, data: { url } }]);

    // Pressed (sw.test.ts), it tells the page where to go: no second window, and nothing is loaded again.
    await page.goto('./#/me');
    await page.evaluate(() => Object.assign(window, { isStill: true }));
    await worker.evaluate(`self.clients.matchAll().then(([page]) => page.postMessage({ go: '${url}' }))`);
    await expect(page).toHaveURL(url);
    expect(await page.evaluate(() => 'isStill' in window)).toBe(true);
  });
});
