import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { answer, openMore, say } from './helpers.ts';
import { arrive, closeAll, openOnline, seatItems, sitDown, startButton } from './helpers-online.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

async function leaveTheGame(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: en['menu.title'] }).click();
  await page.getByRole('button', { name: en.resign }).click();
  await expect(page.getByText(question)).toBeVisible();
  await answer(page, 'yes');
}

test('one press each plays again: when all have accepted it starts, and they are led to it', async ({
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
  await leaveTheGame(bob, say('resign.sure.end', { name: 'Ada' }));
  await expect(ada.locator('.poster').getByRole('heading'), 'a poster says why it is over').toHaveText(
    say('tides.end.left', { winner: 'Ada', loser: 'Bob' }),
  );
  await openMore(ada);
  const picture = ada.waitForEvent('download');
  await ada.getByRole('button', { name: en['end.picture'] }).click();
  expect((await picture).suggestedFilename()).toBe('tempora-tides.png');
  await ada.keyboard.press('Escape');
  const again = (page: Page) => page.getByRole('button', { name: en['end.again'] });
  await expect(again(ada)).toBeVisible();
  await expect(eve.getByRole('link', { name: en['end.replay'] })).toBeVisible();
  await expect(eve.getByRole('button', { name: en['seat.bring'] })).toBeVisible();
  await again(bob).click();
  await expect(bob.getByText(say('end.again.waiting', { names: 'Ada' })), 'he stays at the result').toBeVisible();
  await expect(bob).toHaveURL(link);

  // The table can be seen before everybody has accepted.
  await bob.getByRole('button', { name: en['end.again.mine'] }).click();
  await expect(seatItems(bob).nth(1)).toContainText('Bob');
  await expect(seatItems(bob).nth(0)).toContainText(en['place.open']);
  await expect(bob.getByText(en['gather.again'])).toBeVisible();
  await expect(bob.getByText(en['gather.itself'])).toBeVisible();
  const next = bob.url();
  expect(next).not.toBe(link);
  await bob.goBack();

  // A player who has left meanwhile finds it on the home page.
  await ada.goto('./#/');
  const mine = ada.getByRole('region', { name: en['home.tables'] });
  await mine.getByRole('listitem').filter({ hasText: en['home.again'] }).getByRole('link').click();
  await expect(eve.getByRole('button', { name: say('end.again.asked', { names: 'Bob', count: 1 }) })).toHaveCount(0);
  await ada.getByRole('button', { name: say('end.again.asked', { names: 'Bob', count: 1 }) }).click();
  for (const page of [ada, bob]) await expect(page, 'both are led there').toHaveURL(next);
  for (const page of [ada, bob]) await tides.atPick(page, 1, 1);
  await closeAll(ada, bob, eve);
});

test('any player at a full table starts it when the agreed time is over', async ({ browser, baseURL }) => {
  const [ada, bob] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await ada.getByText(en['gather.change']).click();
  await ada.getByText(en['terms.start'], { exact: true }).click();
  await ada.getByLabel(en['terms.start.after']).selectOption(say('span.seconds', { count: 10 }));
  await sitDown(bob, link, 'Bob');
  await expect(bob.getByText('Any player can start it in')).toBeVisible();
  await expect(startButton(bob), 'not before').toHaveCount(0);
  await ada.goto('about:blank');
  await startButton(bob).click({ timeout: 30_000 });
  await tides.atPick(bob, 1, 1);
  await closeAll(ada, bob);
});
