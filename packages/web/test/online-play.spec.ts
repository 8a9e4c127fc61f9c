import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { openMore, pattern, say } from './helpers.ts';
import {
  arrive,
  closeAll,
  framesOf,
  openOnline,
  saySomething,
  seatBadges,
  seatItems,
  signInAsGuest,
  sitDown,
  startButton,
  tab,
} from './helpers-online.ts';
import { download } from './helpers-records.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

const LAST_PLY = 34;
const [ADA, BOB, CLEO] = ['Ada', 'Bob', 'Cleo'];

async function pickBoth(ada: Page, bob: Page, round: number, pick: number): Promise<void> {
  for (const page of [ada, bob]) {
    await tides.atPick(page, round, pick);
    await tides.playCard(page);
  }
}

/** Bob reloads in the middle of a pick; Ada's line is cut while he answers; he is told what came while he was away. */
async function playThroughTrouble(ada: Page, bob: Page): Promise<void> {
  await tides.atPick(bob, 1, 2);
  const before = await tides.handOf(bob);
  await bob.reload();
  await tides.atPick(bob, 1, 2);
  expect(await tides.handOf(bob)).toEqual(before);

  // Two tabs of one seat show the same hand, and what is played in one lies in the other.
  const second = await bob.context().newPage();
  await second.goto(bob.url());
  expect(await tides.handOf(second)).toEqual(before);

  await ada.context().setOffline(true);
  await expect(ada.getByText(en['online.lost'])).toBeVisible();
  await ada.locator('.frame-main').evaluate((main) => main.scrollBy(0, 60));
  await expect(ada.getByText(en['online.lost']), 'however far one has scrolled').toBeInViewport({ ratio: 1 });
  await expect(ada.locator('.held'), 'nothing can be moved meanwhile').toHaveAttribute('inert', '');
  await tides.playCard(bob);
  for (const tab of [bob, second])
    await expect(tides.kingdom(tab, BOB).getByText(en['tides.status.chosen'], { exact: true })).toBeVisible();
  await second.close();
  const link = bob.url();
  await bob.goto('about:blank');
  await ada.context().setOffline(false);
  await expect(ada.getByText(en['online.lost'])).toBeHidden();
  await expect(tides.kingdom(ada, BOB).getByText(en['tides.status.chosen'], { exact: true })).toBeVisible();
  await tides.playCard(ada);
  await bob.goto(link);
  const recap = bob.getByRole('region', { name: en['recap.title'] });
  await expect(recap.getByRole('listitem').first(), 'what came while he was away').toHaveText(
    /^Ada plays .+; Bob plays/,
  );
  await recap.getByRole('button', { name: en['recap.skip'] }).click();
  await expect(recap).toHaveCount(0);
  for (const pick of [3, 4]) await pickBoth(ada, bob, 1, pick);
}

/** Spectators chat among themselves; players are sent none of it, not even in a frame that is not shown. */
async function talkApart(ada: Page, bob: Page, cleo: Page, link: string, heard: readonly string[]): Promise<void> {
  await cleo.goto(link);
  await expect(seatBadges(cleo)).toHaveCount(2);
  await expect(tides.hand(cleo), 'a spectator sees no hand').toHaveCount(0);
  await expect(cleo.getByText(en['watch.mine'])).toBeVisible();
  await tab(cleo, 'talk').click();
  await saySomething(cleo, 'I would keep the pillars');
  for (const page of [ada, bob]) await tab(page, 'talk').click();
  await saySomething(ada, 'Good luck to us both');
  await expect(bob.getByText('Good luck to us both')).toBeVisible();
  await bob.getByRole('button', { name: en['reaction.hello'] }).click();
  await expect(ada.getByRole('status').filter({ hasText: en['reaction.hello'] })).toBeVisible();
  await cleo.getByRole('button', { name: en['talk.players'] }).click();
  await expect(cleo.getByText('Good luck to us both')).toBeVisible();
  await expect(cleo.getByLabel(en['talk.say']), 'who watches does not talk to players').toHaveCount(0);
  for (const page of [ada, bob]) await expect(page.getByText('the pillars')).toHaveCount(0);
  expect(heard.length).toBeGreaterThan(5);
  expect(heard.filter((frame) => frame.includes('the pillars'))).toEqual([]);
}

test('two people play a whole game by a link, a third watches, and afterwards they verify it', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [ada, bob, cleo] = [
    await arrive(browser, baseURL),
    await arrive(browser, baseURL),
    await arrive(browser, baseURL),
  ];
  const heard = framesOf(ada);
  const link = await openOnline(ada, 'tides', { name: ADA });
  await expect(ada.getByLabel(en['invite.label'])).toHaveValue(link.replace('#/t/', 'match/'));
  await expect(ada.getByRole('button', { name: en['gather.waiting'] })).toBeDisabled();
  // The invitation is an address that a chat can show a preview of, and leads to the table.
  await sitDown(bob, await ada.getByLabel(en['invite.label']).inputValue(), BOB);
  await expect(bob).toHaveURL(link);
  await expect(seatItems(ada).filter({ hasText: BOB }).getByRole('img', { name: en['place.here'] })).toBeVisible();
  await expect(startButton(bob), 'only the host starts').toHaveCount(0);
  const promise = await ada.locator('.fair-seed code').first().textContent();
  await expect(bob.locator('.fair-seed code').first()).toHaveText(promise as string);
  await startButton(ada).click();

  await pickBoth(ada, bob, 1, 1);
  await expect(bob).toHaveTitle(new RegExp(`^● .*${ADA}`));
  await ada.getByRole('button', { name: en['menu.title'] }).click();
  await expect(ada.getByRole('button', { name: en['undo.ask'] }), 'what was revealed is final').toBeDisabled();
  await expect(ada.getByText(en['error.cannot-undo'])).toBeVisible();
  await ada.keyboard.press('Escape');
  await signInAsGuest(cleo, CLEO);
  await talkApart(ada, bob, cleo, link, heard);
  for (const page of [ada, bob]) await tab(page, 'log').click();
  await playThroughTrouble(ada, bob);
  for (let round = 1; round < tides.ROUNDS; round++) {
    for (const page of [ada, bob]) {
      await tides.atRelic(page, round);
      await tides.keepRelic(page);
    }
    for (let pick = 1; pick < tides.PICKS; pick++) await pickBoth(ada, bob, round + 1, pick);
  }
  for (const page of [ada, bob, cleo]) await expect(tides.endScreen(page)).toBeVisible();
  await expect(ada, 'the tab says who won').toHaveTitle(pattern('sign.result'));
  await tab(ada, 'talk').click();
  await ada.getByRole('button', { name: en['talk.watchers'] }).click();
  await expect(ada.getByText('I would keep the pillars'), 'after the end all is heard').toBeVisible();

  await openMore(ada);
  await ada.getByRole('button', { name: en['verify.title'] }).click();
  await expect(ada.getByRole('heading', { name: en['verify.good'] })).toBeVisible();
  await expect(ada.getByText(say('verify.secret', { promise: promise as string }))).toBeVisible();
  await expect(ada.locator('.checks [data-good="true"]')).toHaveCount(5);
  await ada.keyboard.press('Escape');
  await openMore(cleo);
  await cleo.getByLabel(en['replay.eyes']).selectOption({ label: BOB });
  await expect(cleo.getByLabel(en['replay.eyes'])).toHaveValue('1');
  const file = await download(ada, () => ada.getByRole('button', { name: en['end.save'] }).click());
  expect(file.text).toContain('\nsecret ');
  await bob.reload();
  await expect(tides.log(bob).last(), 'whoever comes back later reads how it went').toHaveText(
    pattern('tides.log.ended'),
  );

  await replayAndBranch(await arrive(browser, baseURL), link.replace('#/t/', '#/g/'));
  await closeAll(ada, bob, cleo);
});

/** Anyone with the link can view the game as any seat, and continue from any move of it. */
async function replayAndBranch(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(say('replay.ply', { ply: 0, plies: LAST_PLY }), { exact: true })).toBeVisible();
  await page.getByRole('slider').fill('10');
  await expect(page.getByText(say('replay.ply', { ply: 10, plies: LAST_PLY }), { exact: true })).toBeVisible();
  await page.getByLabel(en['replay.eyes']).selectOption({ label: ADA });
  const cards = await tides.handOf(page);
  expect(cards).toHaveLength(5);
  await page.getByRole('button', { name: en['branch.here'] }).click();
  await expect(page.getByText(say('carry.from', { ply: 10 }))).toBeVisible();
  await page.getByLabel(say('setup.who', { seat: say('setup.seat', { n: 2 }) })).selectOption('greedy');
  await page.getByRole('button', { name: en['setup.start'] }).click();
  await goesOn(page, cards);

  await page.goto(link);
  await page.getByRole('slider').fill('10');
  await expect(page.getByText(say('replay.ply', { ply: 10, plies: LAST_PLY }), { exact: true })).toBeVisible();
  await page.getByRole('button', { name: en['branch.online'] }).click();
  await expect(page.getByText(say('carry.from', { ply: 10 }))).toBeVisible();
  await page.getByLabel(en['name.ask']).fill('Dora');
  await page.getByLabel(say('setup.who', { seat: say('setup.seat', { n: 2 }) })).selectOption('greedy');
  await page.getByRole('button', { name: en['table.open'] }).click();
  await expect(page.getByText(en['luck.carried'])).toBeVisible();
  await startButton(page).click();
  await goesOn(page, cards);
  await page.context().close();
}

/** The hand is the one of the record, and it is played on from there. */
async function goesOn(page: Page, cards: readonly string[]): Promise<void> {
  await tides.atRelic(page, 1);
  expect(await tides.handOf(page)).toEqual(cards);
  await tides.keepRelic(page);
  await tides.atPick(page, 2, 1);
}
