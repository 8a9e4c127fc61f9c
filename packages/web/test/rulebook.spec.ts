import { expect, type Locator, type Page } from '@playwright/test';
import { en as inca } from '../src/games/inca/messages/en-rules.ts';
import { en as tempus } from '../src/games/tempus/messages/en-rules.ts';
import { en as tides } from '../src/games/tides/messages/en-rules.ts';
import { en as shared } from '../src/rules/messages/en-rules.ts';
import { en } from './en.ts';
import { expectAccessible, SCREENS } from './helpers-accessibility.ts';
import * as table from './tides-table.ts';
import { test } from './unseen.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const GAMES = ['tides', 'tempus', 'inca'] as const;

function paragraph(page: Page, id: string) {
  return page.locator(`[data-paragraph="${id}"]`);
}

test('the table opens the rules at a refused clause, and the place is kept', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await table.startTable(page);
  await table.atPick(page, 1, 1);
  const address = page.url();
  await page.getByRole('link', { name: en['rules.link'], exact: true }).click();
  const panel = page.getByRole('dialog', { name: en['rules.link'] });
  await expect(panel.getByRole('heading', { name: tides['rules.tides.chapter.about'] })).toBeVisible();
  await expect(table.hand(page), 'the board stays in sight').toHaveCount(table.PICKS);

  await panel.getByText(shared['rules.contents']).click();
  await panel.getByRole('link', { name: tides['rules.tides.chapter.relics'] }).click();
  await expect(panel.getByRole('heading', { name: tides['rules.tides.chapter.relics'] })).toBeInViewport();
  await table.playCard(page);
  await table.atPick(page, 1, 2);
  await panel.getByRole('button', { name: en.close }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('link', { name: en['rules.link'], exact: true }).click();
  await expect(panel.getByRole('heading', { name: tides['rules.tides.chapter.relics'] })).toBeInViewport();
  expect(page.url()).toBe(address);

  await table.kingdomCards(page, table.ME).first().click();
  await page.getByRole('button', { name: en['why.ask'] }).click();
  await page.getByRole('link', { name: 'TT-DRAFT-8' }).click();
  await expect(paragraph(page, 'draft-stays')).toBeInViewport();
  await expect(paragraph(page, 'draft-stays')).toHaveAttribute('data-here', 'true');
  expect(page.url()).toBe(address);
});

test('on a phone the rules are a sheet over the table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await table.startTable(page);
  await table.atPick(page, 1, 1);
  await page.getByRole('button', { name: en['reference.title'], exact: true }).click();
  await page.getByRole('link', { name: en['rules.link'], exact: true }).click();
  const panel = page.getByRole('dialog', { name: en['rules.link'] });
  await expect(panel.getByRole('heading', { name: tides['rules.tides.chapter.about'] })).toBeVisible();
  await expectAccessible(page, 'sheet');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(table.hand(page)).toHaveCount(table.PICKS);
});

test('home and setup lead to the rules', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByRole('link', { name: en['rules.link'], exact: true })).toHaveCount(GAMES.length);
  await page.goto('./#/new/inca');
  await page.getByRole('link', { name: en['rules.link'], exact: true }).click();
  await expect(page.getByRole('heading', { name: inca['rules.inca.chapter.about'] })).toBeVisible();
});

test('search finds words whatever their case and accents', async ({ page }) => {
  await page.goto('./#/rules/inca');
  await page.getByRole('searchbox').fill('HUANUCO');
  await expect(paragraph(page, 'event-pilgrims')).toBeVisible();
  await expect(paragraph(page, 'about-aim')).toBeHidden();
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.getByRole('searchbox').fill('pachacamac annual');
  await paragraph(page, 'event-pilgrims').getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/rules\/inca\/event-pilgrims$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(paragraph(page, 'event-pilgrims')).toBeInViewport();
  await expect(paragraph(page, 'about-aim')).not.toBeInViewport();
});

test('a link to a paragraph or to a clause leads there', async ({ page }) => {
  await page.goto('./#/rules/tempus/race-win');
  await expect(paragraph(page, 'race-win')).toBeInViewport();
  await page.goto('./#/rules/tempus/TP-SEA-1');
  await expect(paragraph(page, 'move-sea')).toBeInViewport();
  await expect(paragraph(page, 'move-sea')).toContainText(tempus['rules.tempus.move-sea']);
});

test('every rulebook is whole, and its summary prints on one page', async ({ page }) => {
  test.slow();
  const texts = { tides, tempus, inca };
  for (const game of GAMES) {
    await page.goto(`./#/rules/${game}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Rules of/ })).toBeVisible();
    const ids = Object.keys(texts[game]).filter((key) => key.endsWith('.title') && !/\.(sign|summary)\./.test(key));
    for (const key of ids) {
      const id = key.replace(`rules.${game}.`, '').replace(/\.title$/, '');
      await expect.soft(paragraph(page, id), id).toHaveCount(1);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.emulateMedia({ media: null });
    await page.goto(`./#/rules/${game}/summary`);
    await expect(page.getByRole('button', { name: shared['rules.print'] })).toBeVisible();
    const pdf = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' } });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length, game).toBe(1);
  }
});

test('an example is gone through on the board, and on paper it is there as a whole', async ({ page }) => {
  test.slow();
  const examples = { tides: 'cards-majority', tempus: 'fight-result', inca: 'sapa-score' } as const;
  for (const game of GAMES) {
    await page.goto(`./#/rules/${game}/${examples[game]}`);
    const example = paragraph(page, examples[game]).getByRole('figure', { name: shared['rules.example.steps'] });
    const board = example.locator('[data-look="screen"]');
    const steps = example.locator('.rulebook-steps > li:visible');
    const [back, next] = [shared['rules.example.back'], shared['rules.example.next']].map((name) =>
      example.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator];
    await expect(board.locator(':scope > *')).toHaveCount(1, { timeout: 60_000 });
    await expect(steps).toHaveCount(1);
    const [first, before] = [await steps.textContent(), await board.innerHTML()];
    await expect(back).toBeDisabled();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => steps.count()).toBeGreaterThan(2);
    await expect(example.locator('.rulebook-board:visible')).toHaveCount(1);
    await page.emulateMedia({ media: null });
    await next.click();
    await expect(steps).not.toHaveText(first ?? '');
    expect(await board.innerHTML(), `${game}: the board has changed`).not.toBe(before);
    while (await next.isEnabled()) await next.click();
    await expect(example.locator('.rulebook-board')).toHaveCount(1);
    await back.click();
    await expect(next).toBeEnabled();
  }
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the rules open without a network', async ({ page, context }) => {
    await page.goto('./');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.goto('./#/rules/tempus/fight-result');
    await expect(paragraph(page, 'fight-result')).toBeInViewport();
  });
});

for (const { theme, viewport } of SCREENS) {
  test.describe(`${theme}, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ colorScheme: theme, viewport });
    for (const game of GAMES) {
      test(`the rules of ${game} fit and pass axe`, async ({ page }) => {
        test.slow();
        await page.goto(`./#/rules/${game}`);
        await expect(page.getByRole('heading', { level: 1, name: /^Rules of/ })).toBeVisible();
        await expectAccessible(page, game);
        await page.goto(`./#/rules/${game}/summary`);
        await expect(page.getByRole('button', { name: shared['rules.print'] })).toBeVisible();
        await expectAccessible(page, `${game}, summary`);
      });
    }
  });
}
