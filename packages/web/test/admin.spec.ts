import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { say } from './helpers.ts';
import {
  arrive,
  closeAll,
  openOnline,
  playerItems,
  saySomething,
  signInAsGuest,
  sitDown,
  startButton,
  tab,
} from './helpers-online.ts';
import { TestServer } from './server.ts';
import { test } from './unseen.ts';

/** Its administrator is the first to come. */
const server = new TestServer();
test.describe.configure({ mode: 'serial' });
/** The administrator's page: the link of the first start makes one person that. */
let host: Page;
test.beforeAll(async ({ browser }) => {
  await server.start();
  host = await arrive(browser, server.address);
  await host.goto(server.adminLink);
  await host.getByLabel(en['name.ask']).fill('Hostess');
  await host.getByRole('button', { name: en['admin.claim'] }).click();
  await expect(part(host, en['admin.reports'])).toBeVisible();
});
test.afterAll(async () => {
  await closeAll(host);
  await server.remove();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

async function logIn(page: Page, password: string): Promise<void> {
  await page.goto('./#/');
  await page.getByRole('link', { name: en.login, exact: true }).click();
  await page.getByLabel(en['account.login'], { exact: true }).fill('ada.lovelace');
  await page.getByLabel(en['login.password']).fill(password);
  await press(page, en.login);
}

test('a report shows what was said at the table, and whose lines it is about', async ({ browser }) => {
  const [ada, bob] = [await arrive(browser, server.address), await arrive(browser, server.address)];
  const link = await openOnline(ada, 'tides', { name: 'Ada', seats: ['me', 'open'] });
  await sitDown(bob, link, 'Bob');
  await startButton(ada).click();
  for (const [page, text] of [
    [bob, 'You play like a snail.'],
    [ada, 'Please be kind.'],
  ] as const) {
    await tab(page, 'talk').click();
    await saySomething(page, text);
  }
  await (await playerItems(ada)).filter({ hasText: 'Bob' }).getByRole('button').click();
  await ada.getByText(en['person.report'], { exact: true }).click();
  await ada.getByLabel(en['person.report.what']).fill('Was rude.');
  await press(ada, en['person.report.send']);
  await expect(ada.getByText(en['person.report.done'])).toBeVisible();

  await host.reload();
  const report = part(host, en['admin.reports']).getByRole('listitem').filter({ hasText: 'Was rude.' });
  await report.getByText(en['admin.report.lines'], { exact: true }).click();
  await expect(report.locator('.reported-lines > li')).toHaveCount(2);
  await expect(report.locator('mark'), 'only the lines it is about stand out').toHaveText(['You play like a snail.']);
  await report.getByRole('button', { name: say('admin.report.find', { name: 'Bob' }) }).click();
  await host
    .locator('summary')
    .and(host.getByLabel(say('admin.ban.it', { name: 'Bob' })))
    .click();
  await host.getByLabel(en['admin.ban.why']).fill('rudeness');
  await press(host, say('admin.ban.it', { name: 'Bob' }));
  await expect(bob.getByRole('alert'), 'he is told at once').toHaveText(say('error.banned', { reason: 'rudeness' }));
  const isHome = () => expect(part(bob, en['home.games']), 'games on his device go on').toBeVisible();
  await bob.getByRole('link', { name: en['home.back'] }).click();
  await isHome();
  await bob.reload();
  await expect(bob.getByRole('alert'), 'and when he comes back').toHaveText(
    say('error.banned', { reason: 'rudeness' }),
  );
  await bob.getByRole('link', { name: en['home.back'] }).click();
  await isHome();
  await closeAll(ada, bob);
});

test('a forgotten password is replaced by a link from the administrator, which works once', async ({ browser }) => {
  const ada = await arrive(browser, server.address);
  await signInAsGuest(ada, 'Ada Lovelace');
  await part(ada, en['account.make']).getByLabel(en['account.login'], { exact: true }).first().fill('ada.lovelace');
  await part(ada, en['account.make']).getByLabel(en['account.new-password']).fill('a long sentence');
  await press(ada, en['account.make']);
  await expect(ada.getByText(say('me.account', { login: 'ada.lovelace' }))).toBeVisible();
  await press(ada, en.logout);
  await expect(ada.getByRole('heading', { name: en['me.new'] })).toBeVisible();

  await host.getByLabel(en['admin.search']).fill('ada.lovelace');
  await press(host, en['admin.find']);
  await press(host, say('admin.reset.it', { name: 'Ada Lovelace' }));
  const link = await host.getByLabel(say('admin.reset.link', { name: 'Ada Lovelace' })).inputValue();

  await ada.goto(link);
  await ada.getByRole('textbox', { name: en['account.new-password'] }).fill('another long sentence');
  await press(ada, en['reset.go']);
  await expect(ada.getByRole('link', { name: say('me.link', { name: 'Ada Lovelace' }) })).toBeVisible();
  expect(ada.url()).not.toContain('reset');
  await ada.goto(link);
  await ada.getByRole('textbox', { name: en['account.new-password'] }).fill('a third long sentence');
  await press(ada, en['reset.go']);
  await expect(ada.getByRole('alert')).toHaveText(en['reset.wrong']);

  const elsewhere = await arrive(browser, server.address);
  await logIn(elsewhere, 'a long sentence');
  await expect(elsewhere.getByRole('alert')).toHaveText(en['error.wrong-password']);
  await logIn(elsewhere, 'another long sentence');
  await expect(elsewhere.getByRole('link', { name: say('me.link', { name: 'Ada Lovelace' }) })).toBeVisible();
  await closeAll(ada, elsewhere);
});
