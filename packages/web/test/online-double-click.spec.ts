import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { arrive, closeAll, openOnline, seatItems, startButton, tab } from './helpers-online.ts';
import { test } from './unseen.ts';

/** How often a page has signed in. */
function namesSaid(page: Page): { count: number } {
  const said = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/guest')) said.count++;
  });
  return said;
}

test('pressing everything twice makes one person, one seat and one message', async ({ browser, baseURL }) => {
  const [ada, bob] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  const said = namesSaid(bob);
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await bob.goto(link);
  await bob.getByLabel(en['name.ask']).fill('Bob');
  await bob.getByRole('button', { name: en['gather.sit-down'] }).dblclick();
  await expect(seatItems(bob).nth(1)).toContainText(en['place.you']);
  await expect(bob.getByRole('alert'), 'nothing was refused').toHaveCount(0);
  expect(said.count, 'two names would be two people').toBe(1);

  await startButton(ada).dblclick();
  await tab(ada, 'talk').click();
  await tab(bob, 'talk').click();
  const line = bob.getByLabel(en['talk.say']);
  await line.fill('only once');
  await line.press('Enter');
  await line.press('Enter');
  await line.fill('and then');
  await line.press('Enter');
  await expect(ada.locator('.chat-lines li')).toHaveText([/only once$/, /and then$/]);
  await expect(ada.locator('.chat-lines time'), 'when it was said, once a conversation').toHaveCount(1);
  await expect(line).toHaveValue('');
  await closeAll(ada, bob);
});

test('a press on a sheet keeps it open, a press beside it closes it', async ({ page }) => {
  await openOnline(page, 'tides', { name: 'Ada', seats: ['me', 'greedy'] });
  await startButton(page).click();
  const menu = page.getByRole('dialog', { name: en['menu.title'] });
  await page.getByRole('button', { name: en['menu.title'] }).click();
  await menu.getByRole('heading', { name: en['menu.title'] }).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(menu).toBeHidden();
});
