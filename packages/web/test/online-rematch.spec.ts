import { expect, type Page, test } from '@playwright/test';
import { en } from './en.ts';
import { answer, say } from './helpers.ts';
import { arrive, closeAll, openOnline, seatItems, sitDown, startButton } from './helpers-online.ts';
import * as tides from './tides-table.ts';

async function leaveTheGame(page: Page): Promise<void> {
  await page.getByRole('button', { name: en['menu.title'] }).click();
  await page.getByRole('button', { name: en.resign }).click();
  await answer(page, 'yes');
}

test('one press plays again: the other player is led to the same table and seat, and they start', async ({
  browser,
  baseURL,
}) => {
  const [ada, bob] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  const eve = await arrive(browser, baseURL);
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await sitDown(bob, link, 'Bob');
  await startButton(ada).click();
  await tides.atPick(bob, 1, 1);
  await eve.goto(link);
  await leaveTheGame(bob);
  const again = (page: Page) => page.getByRole('button', { name: en['end.again'] });
  await expect(again(ada)).toBeVisible();
  await expect(eve.getByRole('link', { name: en['end.replay'] })).toBeVisible();
  await again(bob).click();
  await expect(seatItems(bob).nth(1)).toContainText('Bob');
  await expect(seatItems(bob).nth(0)).toContainText(en['place.open']);
  const next = bob.url();
  expect(next).not.toBe(link);

  await expect(bob.getByText(en['gather.again'])).toBeVisible();

  // A player who has left meanwhile finds it on the home page.
  await ada.goto('./#/');
  const mine = ada.getByRole('region', { name: en['home.tables'] });
  await mine.getByRole('listitem').filter({ hasText: en['home.again'] }).getByRole('link').click();
  await ada.getByRole('button', { name: say('end.again.asked', { names: 'Bob', count: 1 }) }).click();
  await expect(ada, 'she is led there').toHaveURL(next);
  await expect(seatItems(ada).nth(0), 'and has her seat').toContainText(en['place.you']);
  await expect(eve.getByRole('button', { name: say('end.again.asked', { names: 'Bob', count: 1 }) })).toHaveCount(0);
  // A player who goes back finds the link again.
  await bob.goBack();
  await bob.getByRole('button', { name: en['end.again.mine'] }).click();
  await expect(bob).toHaveURL(next);
  await startButton(bob).click();
  for (const page of [ada, bob]) await tides.atPick(page, 1, 1);
  await closeAll(ada, bob, eve);
});
