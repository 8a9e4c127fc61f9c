import { expect, type Page } from '@playwright/test';
import { CHAPTERS as TIDES } from '../src/games/tides/lessons/chapters.ts';
import { en as tidesWords } from '../src/games/tides/messages/en-lessons.ts';
import { en as shared } from '../src/lessons/messages/en-lessons.ts';
import type { LessonChapter, Task } from '../src/lessons/tutorial.ts';
import { CATALOGUES } from './catalogues.ts';
import { en } from './en.ts';
import { say } from './helpers.ts';
import { expectAccessible } from './helpers-accessibility.ts';
import { signInAsGuest } from './helpers-online.ts';
import { COURSES, type Course, complaintsAbout } from './lessons-courses.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

const ENGLISH = CATALOGUES.get('en') ?? {};

const words = (page: Page) => page.locator('.lesson').getByRole('status');

/** Tries every wrong move of the course as well, if it has any. */
async function goThrough(page: Page, course: Course, chapter: LessonChapter<never>): Promise<void> {
  for (const [i, step] of chapter.steps.entries()) {
    const name = `${chapter.id}.${step.id}`;
    const key = `lesson.${course.game}.${name}`;
    expect(await complaintsAbout(page, key, step.at), name).toEqual([]);
    if (!step.task) {
      if (i < chapter.steps.length - 1) await page.getByRole('button', { name: shared['lesson.next'] }).click();
      continue;
    }
    const wrong = course.wrong[name];
    if (wrong) {
      await course.make(page, wrong);
      await expect(words(page), `${name}, ${wrong}`).toHaveText(ENGLISH[`${key}.wrong`] as string);
    }
    const { solution } = step.task as Task;
    for (const move of typeof solution === 'string' ? [solution] : solution)
      if (!course.byItself?.includes(move)) await course.make(page, move);
  }
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    for (const course of COURSES) {
      const { game, chapters } = course;
      const isPhone = viewport.width < 1000;
      test(`the lessons of ${game} in every language, from home to the first game`, async ({ page }) => {
        test.setTimeout(600_000);
        await page.goto('./#/');
        await page.locator(`article[data-game="${game}"]`).getByRole('link', { name: en['learn.link'] }).click();
        await page.getByRole('link', { name: shared['lesson.begin'] }).click();
        for (const [i, chapter] of chapters.entries()) {
          // A wrong move is answered in the same way on any screen.
          await goThrough(page, isPhone ? course : { ...course, wrong: {} }, chapter);
          if (i === 0 && isPhone) await expectAccessible(page, 'a lesson');
          const next = chapters[i + 1];
          const title = ENGLISH[`lesson.${game}.${next?.id}`] ?? '';
          const label = next ? shared['lesson.chapter.next'].replace('{chapter}', title) : shared['lesson.finish'];
          await page.getByRole('button', { name: label }).click();
        }
        await expect(words(page)).toHaveText(ENGLISH[`lesson.${game}.done`] as string);
        await expect(page.getByText(shared['lesson.is-done'])).toHaveCount(chapters.length);
        await page.getByRole('button', { name: en['learn.first'] }).click();
        // Bots may move first.
        await expect(page.locator('.tip')).toBeVisible({ timeout: 60_000 });
      });
    }
  });
}

test('a lesson can be left, resumed where it was, and restarted', async ({ page }) => {
  await page.goto('./#/learn/tides/points');
  const { steps } = TIDES[0] as LessonChapter<never>;
  const texts = steps.map(({ id }) => tidesWords[`lesson.tides.points.${id}` as keyof typeof tidesWords]);
  for (const [i, text] of texts.entries()) {
    await expect(words(page)).toHaveText(text);
    if (i === 4) break;
    if (i === 3) await page.getByRole('button', { name: shared['lesson.show'] }).click();
    else await page.getByRole('button', { name: shared['lesson.next'] }).click();
  }
  await page.getByRole('link', { name: shared['lesson.chapters'] }).click();
  await expect(page.getByText(shared['lesson.is-begun'])).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: shared['lesson.resume'] }).click();
  await expect(words(page)).toHaveText(texts[4] as string);
  await expect(tides.kingdomCards(page, tidesWords['lesson.tides.player.0'])).toHaveCount(5);
  await page.getByRole('link', { name: shared['lesson.chapters'] }).click();
  await page.getByRole('button', { name: shared['lesson.afresh'] }).click();
  await expect(words(page)).toHaveText(texts[0] as string);
  await page.goto('./#/');
  await expect(page.getByText(en['home.empty']), 'a lesson is nobody’s table').toBeVisible();
});

test('a completed lesson counts wherever the learner is signed in', async ({ page }) => {
  await signInAsGuest(page, 'Nadia');
  await page.evaluate(() => localStorage.setItem('tempora lessons tides', '{"done":["points"]}'));
  const isStored = page.waitForResponse((reply) => reply.ok() && /lessons/.test(reply.request().postData() ?? ''));
  await page.goto('./#/learn/tides');
  await isStored;
  await page.evaluate(() => localStorage.removeItem('tempora lessons tides'));
  await page.reload();
  await expect(page.getByText(shared['lesson.is-done'])).toHaveCount(1);
  await page.getByRole('link', { name: shared['lesson.resume'] }).click();
  await expect(words(page)).toHaveText(tidesWords['lesson.tides.turn.five']);
});

test('a game that is opened for the first time offers lessons, once', async ({ page }) => {
  await page.goto('./#/new/tides');
  const offer = page.getByRole('region', { name: en['learn.offer'] });
  await expect(offer.getByRole('link', { name: en['learn.link'] })).toBeVisible();
  await expectAccessible(page, 'offer');
  await offer.getByRole('button', { name: en['learn.not'] }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: en['setup.start'] })).toBeVisible();
  await expect(offer).toBeHidden();
});

test('a first game has tips that point at the table, each shown once, and none for players who want none', async ({
  page,
}) => {
  await page.goto('./#/new/tides');
  await page.getByRole('button', { name: en['learn.first'] }).click();
  const tip = page.locator('.tip');
  await expect(tip).toContainText(tidesWords['lesson.tides.tip.read']);
  await expect(page.locator('[data-place="kingdom-0"][data-topic]')).toBeVisible();
  await expectAccessible(page, 'tip');
  await page.getByRole('button', { name: shared['lesson.tip.close'] }).click();
  await expect(tip).toBeHidden();
  await tides.atPick(page, 1, 1);
  await tides.playCard(page);
  await expect(tip).toContainText(tidesWords['lesson.tides.tip.swap']);
  await page.getByRole('button', { name: shared['lesson.tip.all'] }).click();
  await expect(tip).toBeHidden();
  for (let pick = 2; pick < tides.PICKS; pick++) {
    await tides.atPick(page, 1, pick);
    await expect(tip).toBeHidden();
    await tides.playCard(page);
  }
  await expect(page.getByText(say('tides.where.round', { round: 1, of: tides.ROUNDS }))).toBeVisible();
});
