import { expect, type Locator, type Page } from '@playwright/test';
import { en } from './en.ts';
import { say } from './helpers.ts';
import { arrive, closeAll, openOnline, startButton } from './helpers-online.ts';
import { asked } from './inca-table.ts';
import { TestServer } from './server.ts';
import { chances, chooseOne } from './tempus-table.ts';
import { test } from './unseen.ts';

/** To be ended as rudely as this test likes. */
const server = new TestServer();
test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });
test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

const lines = (page: Page): Locator => page.locator('.frame-log .log > li');
const earlier = (page: Page): Locator => page.getByRole('button', { name: en['log.earlier'] });

/** Plays Tempus at random until the log is so long, and it is one's own turn. */
async function playTempus(page: Page, length: number): Promise<void> {
  const chance = chances(11);
  for (;;) {
    await expect.poll(() => chooseOne(page, chance()), { timeout: 30_000 }).not.toBeNull();
    if ((await lines(page).count()) >= length) break;
  }
  await expect(page.locator('.tp-ask[data-mine="true"]')).toBeVisible({ timeout: 30_000 });
}

test('a server is killed under an open page and restarted: the page carries on, and the log reaches back to the start', async ({
  browser,
}) => {
  test.slow();
  const page = await arrive(browser, server.address);
  await openOnline(page, 'tempus', { name: 'Ada', seats: ['me', 'greedy', 'random'] });
  await startButton(page).click();
  await playTempus(page, 70);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const before = await lines(page).allTextContents();
  await server.kill();
  await expect(page.getByText(en['online.lost'])).toBeVisible();
  await expect(page.locator('.held[inert]'), 'nothing can be asked of nobody').toHaveCount(1);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByText(en['online.trying'])).toBeVisible();
  await server.start();
  await expect(lines(second).first(), 'a page that waits for a table reconnects soon').toBeVisible({ timeout: 60_000 });
  await second.close();
  await expect(page.getByText(en['online.lost'])).toBeHidden({ timeout: 60_000 });
  await playTempus(page, before.length + 3);

  await page.reload();
  await expect(earlier(page)).toBeVisible();
  const late = await lines(page).count();
  while (await earlier(page).isVisible()) {
    const held = await lines(page).count();
    await earlier(page).click();
    await expect.poll(() => lines(page).count()).not.toBe(held);
  }
  const all = await lines(page).allTextContents();
  expect(all.length).toBeGreaterThan(late);
  expect(all.slice(0, before.length)).toEqual(before);
  await closeAll(page);
});

test('the administrator takes back a move for a table', async ({ browser }) => {
  test.slow();
  const [ada, host] = [await arrive(browser, server.address), await arrive(browser, server.address)];
  await openOnline(ada, 'inca', { name: 'Ada', seats: ['me', 'me', 'me'] });
  await startButton(ada).click();
  const seats = ada.locator('.ie-seat[data-asked="true"]');
  const first = await seats.getAttribute('data-seat');
  const own = ada.getByRole('group', { name: en['people.own'] });
  await own.locator('[data-asked="true"]').click();
  expect(await asked(ada)).toBe('turn');
  await ada.getByRole('button', { name: en['inca.done'], exact: true }).click();
  await ada.getByRole('button', { name: en['inca.done.sure'], exact: true }).click();
  await expect(seats).not.toHaveAttribute('data-seat', first as string);

  // The link of the first start is still good.
  await host.goto(server.adminLink);
  await host.getByLabel(en['name.ask']).fill('Hostess');
  await host.getByRole('button', { name: en['admin.claim'] }).click();
  const matches = host.getByRole('region', { name: en['admin.matches'] });
  const row = matches.getByRole('listitem').filter({ hasText: en['inca.title'] });
  await row.getByRole('button', { name: en['admin.inspect'] }).click();
  await row.getByLabel(en['admin.rewind.ply']).fill('99');
  await row.getByRole('button', { name: en['admin.rewind'] }).click();
  await expect(row.getByRole('alert')).toHaveText(en['admin.outcome.no-such-ply']);
  await row.getByLabel(en['admin.rewind.ply']).fill('0');
  await row.getByRole('button', { name: en['admin.rewind'] }).click();
  await expect(seats, 'the table is where it was').toHaveAttribute('data-seat', first as string);
  await expect(row).toContainText(say('admin.rewind.none'));
  await closeAll(ada, host);
});
