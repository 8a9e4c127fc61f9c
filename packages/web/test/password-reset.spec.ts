import { expect } from '@playwright/test';
import { openSmtpServer } from '@tempora/tools/smtp-server';
import { en } from './en.ts';
import { say } from './helpers.ts';
import { arrive, closeAll, signInAsGuest } from './helpers-online.ts';
import { TestServer } from './server.ts';
import { test } from './unseen.ts';

/** One that sends e-mail. */
const server = new TestServer();
let mail: Awaited<ReturnType<typeof openSmtpServer>>;
test.beforeAll(async () => {
  mail = await openSmtpServer();
  await server.start({ SMTP_URL: mail.url });
});
test.afterAll(async () => {
  await server.remove();
  mail.close();
});

/** The link in an e-mail, at the address this server has found for itself. */
async function linkIn(count: number, path: RegExp): Promise<string> {
  const email = (await mail.inbox.first(count)).at(-1)?.replaceAll('=\n', '').replaceAll('=3D', '=') ?? '';
  return new URL(path.exec(email)?.[0] ?? 'no-link', server.address).href;
}

test('a forgotten password is replaced by a link in an e-mail', async ({ browser }) => {
  const page = await arrive(browser, server.address);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await signInAsGuest(page, 'Ada');
  await page.getByLabel(en['account.login'], { exact: true }).first().fill('ada');
  await page.getByLabel(en['account.new-password']).fill('a long sentence');
  await press(en['account.make']);
  await expect(page.getByText(say('me.account', { login: 'ada' }))).toBeVisible();
  await page.getByLabel(en['notices.email'], { exact: true }).fill('ada@example.org');
  await press(en['form.save']);
  await page.goto(await linkIn(1, /\/confirm\/[\w.-]+/));
  await page.getByRole('button').click();
  await page.goto('./#/me');
  await press(en.logout);

  await page.goto('./#/');
  await page.getByRole('link', { name: en.login, exact: true }).click();
  await page.locator('summary').getByText(en['reset.forgotten']).click();
  await page.getByLabel(en['reset.login']).fill('ada');
  await press(en['reset.ask']);
  await expect(page.getByText(en['reset.asked'])).toBeVisible();
  const link = await linkIn(2, /#\/reset\/[\w.-]+/);
  await page.goto(link);
  await page.getByRole('textbox', { name: en['account.new-password'] }).fill('another long sentence');
  await press(en['reset.go']);
  await expect(page.getByText(say('me.account', { login: 'ada' }))).toBeVisible();

  await page.goto(link);
  await page.getByRole('textbox', { name: en['account.new-password'] }).fill('a third long sentence');
  await press(en['reset.go']);
  await expect(page.getByRole('alert')).toHaveText(en['reset.wrong']);
  await closeAll(page);
});
