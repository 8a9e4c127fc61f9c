import { expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { say } from './helpers.ts';
import { arrive, closeAll, openOnline, seatItems, sitDown, startButton, tab } from './helpers-online.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

const fold = (page: Page, title: string) => page.getByText(title, { exact: true });

/** Chooses a login and a password on one's own page. */
async function createAccount(page: Page, login: string): Promise<void> {
  await page.goto('./#/me');
  const account = page.getByRole('region', { name: en['account.make'] });
  await account.getByLabel(en['account.login'], { exact: true }).first().fill(login);
  await account.getByLabel(en['account.new-password']).fill('a long sentence');
  await account.getByRole('button', { name: en['account.make'] }).click();
  await expect(page.getByText(say('me.account', { login }))).toBeVisible();
}

test('a seat goes to another device by a link that is also a QR code', async ({ browser, baseURL }) => {
  const [ada, phone] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await fold(ada, en['seat.elsewhere']).click();
  await ada.getByRole('button', { name: en['recovery.make'] }).click();
  const code = ada.getByRole('img', { name: en['recovery.qr'] });
  await expect(code.locator('path')).toHaveAttribute('d', /^M2 2h1v1h-1z/);
  await phone.goto(await ada.getByLabel(en['recovery.link']).inputValue());
  await phone.getByRole('button', { name: en['recover.go'] }).click();
  await expect(phone, 'to the table at once').toHaveURL(link);
  await expect(seatItems(phone).first()).toContainText(en['place.you']);
  await closeAll(ada, phone);
});

test('whoever merely watches can log in at the table and has their seat there', async ({ browser, baseURL }) => {
  const [ada, bob, other] = [
    await arrive(browser, baseURL),
    await arrive(browser, baseURL),
    await arrive(browser, baseURL),
  ];
  const login = `seat.${Date.now() % 1e6}`;
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await createAccount(ada, login);
  await ada.goto(link);
  await ada.setViewportSize({ width: 390, height: 844 });
  await sitDown(bob, link, 'Bob');
  await expect(startButton(ada), 'nobody has to look for it').toBeInViewport({ ratio: 1 });
  await startButton(ada).click();
  await tides.atPick(bob, 1, 1);
  await expect(ada.locator('.hand .card-name').first(), 'online a phone has the same table').toBeVisible();
  await bob.setViewportSize({ width: 390, height: 844 });
  const bar = () => bob.locator('.bar').boundingBox();
  const before = await bar();
  await other.goto(link);
  await expect(bob.getByRole('img', { name: say('watch.count', { count: 1 }) })).toBeVisible();
  expect(await bar(), 'somebody who looks on moves nothing').toEqual(before);
  await other.getByRole('button', { name: en['seat.bring'] }).click();
  const sheet = other.getByRole('dialog');
  await sheet.getByLabel(en['account.login'], { exact: true }).fill(login);
  await sheet.getByLabel(en['login.password']).fill('a long sentence');
  await sheet.getByRole('button', { name: en.login, exact: true }).click();
  await tides.atPick(other, 1, 1);
  await expect(tides.hand(other).first(), 'her own cards').toBeVisible();
  await expect(other).toHaveURL(link);
  await expect(bob.getByRole('img', { name: say('watch.count', { count: 1 }) })).toHaveCount(0);
  await closeAll(ada, bob, other);
});

test('a table without spectators says so, and shows them nothing', async ({ browser, baseURL }) => {
  const [ada, bob, eve] = [
    await arrive(browser, baseURL),
    await arrive(browser, baseURL),
    await arrive(browser, baseURL),
  ];
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await ada.getByText(en['gather.change']).click();
  await ada.getByRole('checkbox', { name: en['terms.watch'] }).uncheck();
  await eve.goto(link);
  await expect(eve.getByText(en['about.unwatched'])).toBeVisible();
  await sitDown(bob, link, 'Bob');
  await startButton(ada).click();
  await tides.atPick(bob, 1, 1);
  await expect(eve.getByText(en['watch.forbidden'])).toBeVisible();
  await eve.reload();
  await expect(eve.getByText(en['watch.forbidden'])).toBeVisible();
  await expect(eve.getByRole('button', { name: en['seat.bring'] }), 'she may have a seat under a login').toBeVisible();
  await closeAll(ada, bob, eve);
});

test('names: a blank one is answered at its field, a second Ada chooses another', async ({ browser, baseURL }) => {
  const [ada, other] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  const link = await openOnline(ada, 'tides', { name: 'Ada' });
  await other.goto(link);
  const field = other.getByLabel(en['name.ask']);
  await field.fill('   ');
  await other.getByRole('button', { name: en['gather.sit-down'] }).click();
  expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(en['form.needed']);
  await field.fill('Ada');
  await other.getByRole('button', { name: en['gather.sit-down'] }).click();
  await expect(other.getByText(say('gather.same-name', { name: 'Ada' }))).toBeVisible();
  // One that could be taken for hers is changed at the same place.
  await field.fill('ADA');
  await other.getByRole('button', { name: en['gather.sit-down'] }).click();
  await expect(other.getByRole('alert')).toHaveText(en['error.look-alike']);
  await field.fill('Ada the second');
  await other.getByRole('button', { name: en['gather.sit-down'] }).click();
  await expect(seatItems(other).nth(1)).toContainText('Ada the second');
  await expect(ada, 'the tab of the host says that all are there').toHaveTitle(
    say('sign.full', { game: 'Tides of Time' }),
  );
  await closeAll(ada, other);
});

test('a spectator who gives a name to talk stays at the table', async ({ browser, baseURL }) => {
  const [ada, eve] = [await arrive(browser, baseURL), await arrive(browser, baseURL)];
  const link = await openOnline(ada, 'tides', { name: 'Ada', seats: ['me', 'random'] });
  await startButton(ada).click();
  await tides.atPick(ada, 1, 1);
  await eve.goto(link);
  await tab(eve, 'talk').click();
  await eve.getByLabel(en['name.ask']).fill('Eve');
  await eve.getByRole('button', { name: en['talk.nameless'] }).click();
  await eve.getByLabel(en['talk.say']).fill('Hello');
  await eve.getByRole('button', { name: en['talk.send'] }).click();
  await expect(eve.getByText('Hello')).toBeVisible();
  await expect(eve).toHaveURL(link);
  await closeAll(ada, eve);
});

test('the table that fills shows its game, its length, its options in words and its rules', async ({
  browser,
  baseURL,
}) => {
  const ada = await arrive(browser, baseURL);
  await openOnline(ada, 'tides', { name: 'Ada' });
  const about = ada.getByRole('region', { name: say('about.title', { game: 'Tides of Time' }) });
  await expect(about).toContainText(say('game.minutes', { from: 20, to: 30 }));
  await expect(about).toContainText(say('about.players', { count: 2 }));
  await about.getByRole('button', { name: en['about.rules'] }).click();
  await expect(ada.getByRole('dialog', { name: en['reference.title'] })).toBeVisible();
  await closeAll(ada);
});

test('the choices of one game’s form are not the next one’s', async ({ page }) => {
  await page.goto('./#/online/tempus');
  const count = page.getByRole('combobox', { name: en['setup.count'], exact: true });
  await count.selectOption('5');
  await page.getByLabel(en['terms.pace.days']).check();
  await page.goto('./#/online/inca');
  await expect(count).not.toHaveValue('5');
  await expect(page.getByLabel(en['terms.pace.none'])).toBeChecked();
});
