import { expect, type Locator, type Page } from '@playwright/test';
import { en } from './en.ts';
import { answer, say } from './helpers.ts';
import * as online from './helpers-online.ts';
import { asked } from './inca-table.ts';
import { chances, chooseOne } from './tempus-table.ts';
import { test } from './unseen.ts';

test('a table with bots: the host sets it, a stranger finds it, the bots play on', async ({ browser, baseURL }) => {
  test.slow();
  const [ada, bob] = [await online.arrive(browser, baseURL), await online.arrive(browser, baseURL)];
  const host = 'Adalbert of the Tempus table';
  await online.openOnline(ada, 'tempus', { name: host, seats: ['me', 'greedy', 'open'], isPublic: true });
  await online.signInAsGuest(bob, 'Bob');
  await bob.goto('./#/');
  const row = bob.getByRole('region', { name: en['home.open-tables'] }).getByRole('listitem').filter({ hasText: host });
  await expect(row).toContainText(say('home.free', { count: 1 }));
  await bob.getByRole('button', { name: /looking for players/ }).click();
  await expect(row, 'the way there from the top of the page').toBeInViewport();
  await row.getByRole('link').click();
  await bob.getByRole('button', { name: say('gather.sit.at', { n: 3 }) }).click();
  await expect(online.seatItems(ada).nth(2)).toContainText('Bob');
  await ada.getByRole('button', { name: say('gather.send-away.at', { name: 'Bob' }) }).click();
  await expect(online.seatItems(bob).nth(2)).toContainText(en['place.open']);
  // A person who was sent away may be let back in; then the seat goes to a bot.
  await expect(bob.getByRole('button', { name: en['gather.sit-down'] })).toBeVisible();
  await bob.getByRole('button', { name: en['gather.sit-down'] }).click();
  await expect(bob.getByRole('alert')).toBeVisible();
  await ada.getByRole('button', { name: en['gather.let-in'] }).click();
  await bob.getByRole('button', { name: en['gather.sit-down'] }).click();
  await expect(online.seatItems(ada).nth(2)).toContainText('Bob');
  await bob.getByRole('button', { name: say('gather.stand.at', { n: 3 }) }).click();
  await ada.getByLabel(say('gather.add.at', { n: 3 })).selectOption('random');
  await expect(bob.getByText(en['gather.watch'])).toBeVisible();

  await ada.getByText(en['gather.change']).click();
  await ada.getByLabel(en['terms.pace.days'], { exact: true }).check();
  await bob.getByText(en['gather.agreed']).click();
  await expect(bob.getByLabel(en['terms.pace.days'], { exact: true })).toBeChecked();
  await expect(bob.getByLabel(en['terms.pace.days'], { exact: true }), 'the host’s to change').toBeDisabled();
  await online.startButton(ada).click();
  await expect(online.seatBadges(ada)).toHaveCount(3);
  await expect(online.seatBadges(ada, 0).locator('time')).toHaveText(/^(2 d 0 h|1 d 23 h)$/);
  await playSome(ada, 6);

  await ada.goto('./#/');
  const mine = ada.getByRole('region', { name: en['home.tables'] });
  await expect(mine.getByRole('listitem').filter({ hasText: host })).toContainText(en['home.yours']);
  const shelf = await ada.getByRole('region', { name: en['home.games'] }).boundingBox();
  expect((await mine.boundingBox())?.y, 'tables under way come first').toBeLessThan(shelf?.y as number);
  await mine.getByRole('link', { name: en['home.next'] }).click();
  await expect(online.seatBadges(ada)).toHaveCount(3);
  await online.closeAll(ada, bob);
});

/** Chooses whatever the table offers until so many answers were given; waits while others are asked. */
async function playSome(page: Page, answers: number): Promise<void> {
  const chance = chances(7);
  const lines = () => page.locator('.frame-log .log li').count();
  for (let given = 0; given < answers; ) {
    const before = await lines();
    await expect.poll(() => chooseOne(page, chance()), { timeout: 30_000 }).not.toBeNull();
    await page.waitForTimeout(50);
    if ((await lines()) > before) given++;
  }
  await expect(page.locator('.tp-ask[data-mine="true"]')).toBeVisible({ timeout: 30_000 });
}

function seat(page: Page, n: number): Locator {
  return page.locator(`.ie-seat[data-seat="${n}"]`);
}

/** A person with several seats views another one of them. */
async function lookThrough(page: Page, n: number): Promise<void> {
  const own = page.getByRole('group', { name: en['people.own'] });
  await own.getByRole('button', { name: say('setup.seat', { n }) }).click();
}

/** Ends a turn of Inca Empire, whatever is unused: nothing comes of it but that somebody else is asked. */
async function endTurn(page: Page): Promise<void> {
  await page.getByRole('button', { name: en['inca.done'], exact: true }).click();
  await page.getByRole('button', { name: en['inca.done.sure'], exact: true }).click();
}

/** Three people at one device; with this seed the second seat begins, then the third, then the first. */
async function beginAtDevice(page: Page): Promise<void> {
  await page.goto('./#/new/inca');
  await page.getByRole('combobox', { name: en['setup.count'], exact: true }).selectOption('3');
  for (const [i, name] of ['Ana', 'Beto', 'Chaska'].entries()) {
    const seat = say('setup.seat', { n: i + 1 });
    await page.getByLabel(say('setup.who', { seat })).selectOption('human');
    await page.getByLabel(say('setup.name', { seat })).fill(name);
  }
  await page.getByText(en['setup.seed'], { exact: true }).click();
  await page.getByLabel(en['setup.seed.label'], { exact: true }).fill('a');
  await page.getByRole('button', { name: en['setup.start'] }).click();
  await page.getByRole('button', { name: say('curtain.open', { name: 'Beto' }) }).click();
  const names = 'Ana, Beto and Chaska';
  await expect(page).toHaveTitle(say('sign.table', { game: en['inca.title'], names }));
  await endTurn(page);
  await expect(page.getByRole('button', { name: say('curtain.open', { name: 'Chaska' }) })).toBeVisible();
}

test('a hot-seat match continues online; moves are taken back only with consent', async ({ browser, baseURL }) => {
  test.slow();
  const [ada, bob] = [await online.arrive(browser, baseURL), await online.arrive(browser, baseURL)];
  await beginAtDevice(ada);
  await ada.goto('./#/');
  await ada.getByRole('button', { name: say('carry.row', { names: 'Ana, Beto, Chaska' }) }).click();
  await ada.getByLabel(en['name.ask']).fill('Ada');
  await ada.getByLabel(say('setup.who', { seat: say('setup.seat', { n: 2 }) })).selectOption('me');
  await ada.getByRole('button', { name: en['table.open'] }).click();
  await expect(ada.getByText(en['luck.carried'])).toBeVisible();
  await online.sitDown(bob, ada.url(), 'Bob');
  await online.startButton(ada).click();

  // It goes on where it stood: the third seat is asked.
  await expect(seat(bob, 2)).toHaveAttribute('data-asked', 'true');
  expect(await asked(bob)).toBe('turn');
  await endTurn(bob);
  await expect(seat(ada, 0)).toHaveAttribute('data-asked', 'true');
  expect(await asked(ada)).toBe('turn');
  await lookThrough(ada, 2);
  await expect(seat(ada, 1)).toHaveAttribute('data-me', 'true');
  for (const answer of ['decline', 'agree'] as const) {
    await ada.getByRole('button', { name: en['menu.title'] }).click();
    await ada.getByRole('button', { name: en['undo.ask'] }).click();
    await expect(bob.getByRole('alert')).toHaveText(say('undo.asked', { name: 'Ada', moves: 2 }));
    const question = bob.getByRole('region', { name: say('undo.asked', { name: 'Ada', moves: 2 }) });
    await expect(bob).toHaveTitle(/^● May moves be taken back\?/);
    const lines = question.getByRole('listitem');
    await expect(lines.first(), 'what would be taken back').toContainText('Ada');
    await expect(lines.last()).toContainText('Bob');
    await bob.getByRole('button', { name: en[`undo.${answer}`], exact: true }).click();
    if (answer === 'decline') await expect(ada.getByRole('alert')).toHaveText(en['undo.declined']);
  }
  for (const page of [ada, bob]) await expect(seat(page, 1)).toHaveAttribute('data-asked', 'true');
  expect(await asked(ada), 'the second seat is asked again').toBe('turn');

  await notesAreKept(ada);
  await endTurn(ada);
  await bob.goto('about:blank');
  await expect(ada.getByText(say('absent.text', { name: 'Bob' }))).toBeVisible();
  const left = say('clock.days', { days: 2, hours: 23 });
  await expect(ada.getByText(say('absent.in', { time: left }))).toBeVisible();
  await expect(ada.getByRole('button', { name: en['absent.ask'] }), 'it is too early').toBeDisabled();
  await comeBackAndLeave(ada, bob);
  await online.closeAll(ada, bob);
});

test('the copy left behind on the device says that its game went on online, and leads there', async ({ page }) => {
  await beginAtDevice(page);
  const copy = page.url();
  await page.goto('./#/');
  await page.getByRole('button', { name: say('carry.row', { names: 'Ana, Beto, Chaska' }) }).click();
  await expect(page.getByText(say('carry.seat', { name: 'Chaska' }))).toBeVisible();
  await page.getByLabel(en['name.ask']).fill('Ada');
  await page.getByRole('button', { name: en['table.open'] }).click();
  await expect(page.getByText(en['luck.carried'])).toBeVisible();
  const table = page.url();
  await page.goto(copy);
  await expect(page.getByRole('status').filter({ hasText: en['carry.moved'] })).toBeVisible();
  await page.getByRole('link', { name: en['carry.moved.go'] }).click();
  await expect(page).toHaveURL(table);
});

test('the link to a finished match opens its replay, in a browser that never saw it', async ({ browser, baseURL }) => {
  const [ada, bob] = [await online.arrive(browser, baseURL), await online.arrive(browser, baseURL)];
  const link = await online.openOnline(ada, 'tides', { name: 'Ada', seats: ['me', 'open'] });
  await online.sitDown(bob, link, 'Bob');
  await online.startButton(ada).click();
  await expect(bob.getByRole('button', { name: en['menu.title'] })).toBeVisible();
  const path = `match/${new URL(link).hash.split('/')[2]}`;
  const stranger = await online.arrive(browser, baseURL);
  await bob.getByRole('button', { name: en['menu.title'] }).click();
  await bob.getByRole('button', { name: en.resign }).click();
  await answer(bob, 'yes');
  await expect(
    bob
      .getByText(en['resign.done'])
      .or(bob.getByRole('link', { name: en['end.replay'] }))
      .first(),
  ).toBeVisible();
  await stranger.goto(path);
  await expect(stranger.getByLabel(en['replay.eyes'])).toBeVisible();
  await expect(stranger).toHaveTitle(new RegExp(en['tides.title']));
  await expect(stranger.getByText('Bob').first()).toBeVisible();
  await online.closeAll(ada, bob, stranger);
});

async function notesAreKept(page: Page): Promise<void> {
  await online.tab(page, 'notes').click();
  await page.getByLabel(en['notes.title']).fill('Bob wants the lake');
  await expect(page.getByText(en['notes.kept'])).toBeVisible();
  await page.reload();
  await lookThrough(page, 2);
  await online.tab(page, 'notes').click();
  await expect(page.getByLabel(en['notes.title'])).toHaveValue('Bob wants the lake');
  await online.tab(page, 'log').click();
}

/** A player who is back is shown as back; leaving for good asks first. */
async function comeBackAndLeave(ada: Page, bob: Page): Promise<void> {
  await bob.goto(ada.url());
  await expect(ada.getByText(say('absent.text', { name: 'Bob' }))).toBeHidden();
  await bob.getByRole('button', { name: en['menu.title'] }).click();
  await bob.getByRole('button', { name: en.resign }).click();
  await answer(bob, 'yes');
  await expect(online.seatBadges(ada, 2)).toContainText(en['people.out']);
  await expect(bob.getByText(en['resign.done'])).toBeVisible();
}
