import { expect } from '@playwright/test';
import { en } from './en.ts';
import { SMOKE, say } from './helpers.ts';
import { arrive, closeAll, openOnline, saySomething, sitDown, startButton, tab } from './helpers-online.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test('two people play a round by a link, talk, and come back after a reload', SMOKE, async ({ browser, baseURL }) => {
  const [ada, bob] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await sitDown(bob, link, 'Bob');
  await startButton(ada).click();
  for (let pick = 1; pick < tides.PICKS; pick++) {
    for (const page of [ada, bob]) {
      await tides.atPick(page, 1, pick);
      await tides.playCard(page);
    }
  }
  for (const page of [ada, bob]) await tides.atRelic(page, 1);
  const colour = (element: Element) => getComputedStyle(element).color;
  const sign = ada.locator('.card svg.sign').first();
  const asOnDevice = await sign.locator('..').evaluate(colour);
  expect(await sign.evaluate(colour), 'what online tables add changes no card').toBe(asOnDevice);
  const hand = await tides.handOf(bob);
  await bob.reload();
  await tides.atRelic(bob, 1);
  expect(await tides.handOf(bob)).toEqual(hand);
  for (const page of [ada, bob]) await tab(page, 'talk').click();
  await saySomething(ada, 'The water is rising');
  await expect(bob.getByText('The water is rising')).toBeVisible();
  await bob.context().setOffline(true);
  await expect(bob.getByText(en['online.lost'])).toBeVisible();
  await bob.context().setOffline(false);
  await expect(bob.getByText(en['online.lost'])).toBeHidden();
  await tides.keepRelic(ada);
  await tides.keepRelic(bob);
  for (const page of [ada, bob])
    await expect(
      page.getByText(say('tides.where.round', { round: 2, of: tides.ROUNDS }), { exact: true }),
    ).toBeVisible();
  await closeAll(ada, bob);
});
