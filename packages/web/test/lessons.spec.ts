import { expect, type Locator, type Page, test } from '@playwright/test';
import { CHAPTERS as INCA } from '../src/games/inca/lessons/chapters.ts';
import { en as incaWords } from '../src/games/inca/messages/en-lessons.ts';
import { CHAPTERS as TEMPUS } from '../src/games/tempus/lessons/chapters.ts';
import { en as tempusWords } from '../src/games/tempus/messages/en-lessons.ts';
import { CHAPTERS as TIDES } from '../src/games/tides/lessons/chapters.ts';
import { en as tidesWords } from '../src/games/tides/messages/en-lessons.ts';
import { en as shared } from '../src/lessons/messages/en-lessons.ts';
import type { LessonChapter, LessonStep, Task } from '../src/lessons/tutorial.ts';
import { en } from './en.ts';
import { say } from './helpers.ts';
import { expectAccessible } from './helpers-accessibility.ts';
import { signInAsGuest } from './helpers-online.ts';
import * as inca from './inca-table.ts';
import { makeTempusMove } from './tempus-table.ts';
import * as tides from './tides-table.ts';

/** A tutorial as a browser goes through it. */
interface Course {
  game: string;
  chapters: readonly LessonChapter<never>[];
  words: { readonly [key: string]: string };
  /** Makes a move with the real controls; of several (`play:4|play:7`) the first that can be made. */
  make(page: Page, moves: string): Promise<void>;
  /** Moves that the board itself makes after the one before. */
  byItself?: readonly string[];
  /** Wrong moves, by chapter and step. */
  wrong: { readonly [step: string]: string };
}

const COURSES: readonly Course[] = [
  {
    game: 'tides',
    chapters: TIDES as readonly LessonChapter<never>[],
    words: tidesWords,
    make: makeTidesMove,
    wrong: {
      'points.garden': 'play:10',
      'more.temple': 'play:8',
      'more.deny': 'play:6',
      'relic.keep': 'keep:8,discard:3',
      'odd.tie': 'play:11',
      'last.win': 'play:7',
    },
  },
  {
    game: 'tempus',
    chapters: TEMPUS as readonly LessonChapter<never>[],
    words: tempusWords,
    make: makeTempusMove,
    byItself: ['stand'],
    wrong: {
      'points.spread': 'idea',
      'turn.baby': 'idea',
      'turn.move': 'idea',
      'race.farm': 'idea',
      'ideas.medicine': 'idea',
      'ideas.hill': 'idea',
      'ideas.lay': 'lay:none',
      'cities.build': 'idea',
      'fights.attack': 'idea',
      'fights.lay': 'stand',
      'fights.advance': 'advance:2',
      'further.cross': 'idea',
      'island.grass': 'place:70',
      'island.farm': 'place:85',
    },
  },
  {
    game: 'inca',
    chapters: INCA as readonly LessonChapter<never>[],
    words: incaWords,
    make: inca.makeMove,
    wrong: {
      'points.road': 'road:urcos-ausangate',
      'points.second': 'road:urcos-ausangate',
      'points.end': 'terrace:collagua',
      'turn.road': 'conquer:opatari',
      'turn.second': 'conquer:opatari',
      'turn.conquer': 'conquer:lares',
      'labor.terrace': 'conquer:lares',
      'build.city': 'terrace:collagua',
      'sun.lay': 'sun:elnino/0',
      'sun.use': 'terrace:collagua',
      'open.lay': 'sun:outpost/0',
      'open.conquer': 'garrison:paucartambo',
      'open.back': 'road:machupicchu-ollantaytambo',
      'open.there': 'road:machupicchu-ollantaytambo',
      'last.win': 'conquer:colla',
      'last.end': 'road:paruro-raqchi',
    },
  },
];

async function makeTidesMove(page: Page, moves: string): Promise<void> {
  const hand = await tides.handOf(page);
  const placesOf = (move: string) =>
    (move.match(/\d+/g) ?? []).map((card) => hand.indexOf(tides.CARD_NAMES[Number(card) - 1] as string));
  const [card, other] =
    moves
      .split('|')
      .map(placesOf)
      .find((places) => !places.includes(-1)) ?? [];
  if (other === undefined) await tides.playCard(page, card);
  else await tides.keepRelic(page, card, other);
}

const speech = (page: Page) => page.locator('.lesson');
const words = (page: Page) => speech(page).getByRole('status');

/** What is spoken of is lit, on the screen, and not below the words. */
async function expectInSight(page: Page, { at = [] }: LessonStep): Promise<void> {
  for (const place of at) await expect(page.locator(`[data-place="${place}"][data-topic]`).first()).toBeVisible();
  const [first] = at;
  if (first === undefined) return;
  const part = page.locator(`[data-place="${first}"]`).first();
  await expect(part).toBeInViewport();
  await expect.poll(() => overlapOf(part, speech(page)), { message: `${first} is below the words` }).toBe(false);
}

async function overlapOf(part: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await part.boundingBox(), await other.boundingBox()];
  if (!a || !b) return true;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y + 1 < b.y + b.height && b.y < a.y + a.height;
}

async function goThrough(page: Page, course: Course, chapter: LessonChapter<never>): Promise<void> {
  for (const [i, step] of chapter.steps.entries()) {
    const key = `${chapter.id}.${step.id}`;
    await expect(words(page), key).toHaveText(course.words[`lesson.${course.game}.${key}`] as string);
    await expectInSight(page, step as LessonStep);
    if (!step.task) {
      if (i < chapter.steps.length - 1) await page.getByRole('button', { name: shared['lesson.next'] }).click();
      continue;
    }
    const wrong = course.wrong[key];
    if (wrong) {
      await course.make(page, wrong);
      await expect(words(page), key).toHaveText(course.words[`lesson.${course.game}.${key}.wrong`] as string);
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
      test(`the lessons of ${course.game}, from home to the first game`, async ({ page }) => {
        test.setTimeout(300_000);
        await page.goto('./#/');
        await page.locator(`article[data-game="${course.game}"]`).getByRole('link', { name: en['learn.link'] }).click();
        await page.getByRole('link', { name: shared['lesson.begin'] }).click();
        for (const [i, chapter] of course.chapters.entries()) {
          await goThrough(page, course, chapter);
          const next = course.chapters[i + 1];
          const title = course.words[`lesson.${course.game}.${next?.id}`] ?? '';
          const label = next ? shared['lesson.chapter.next'].replace('{chapter}', title) : shared['lesson.finish'];
          await page.getByRole('button', { name: label }).click();
        }
        await expect(words(page)).toHaveText(course.words[`lesson.${course.game}.done`] as string);
        await expect(page.getByText(shared['lesson.is-done'])).toHaveCount(course.chapters.length);
        await expectAccessible(page, 'all chapters');
        await page.getByRole('button', { name: en['learn.first'] }).click();
        // Bots may move first.
        await expect(page.locator('.tip')).toBeVisible({ timeout: 60_000 });
      });
    }
  });
}

test('a lesson is left, gone on with where it was, and begun afresh', async ({ page }) => {
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

test('a lesson that was gone through counts wherever one is signed in', async ({ page }) => {
  await signInAsGuest(page, 'Nadia');
  await page.evaluate(() => localStorage.setItem('tempora lessons tides', '{"done":["points"]}'));
  const isStored = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
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

test('a first game has tips that point at the table, each said once, and none if one wants none', async ({ page }) => {
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
