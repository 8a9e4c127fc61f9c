import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';

/** A phone by day and a desktop by night. */
export const SCREENS = [
  { theme: 'light', viewport: { width: 390, height: 844 } },
  { theme: 'dark', viewport: { width: 1440, height: 900 } },
] as const;

/** A phone, a tablet and a desktop. */
export const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Everything axe knows, or what depends on colours. */
const ALL: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'] };
const COLOURS: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What axe finds, in words that help to mend it. */
async function violations(page: Page, runOnly: RunOnly): Promise<string[]> {
  // It is large: a page that has it is not sent it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const found = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const message = [...any, ...all, ...none].map((check) => check.message).join('; ');
        return `${id}: ${target.join(' ')}: ${message}`;
      }),
    );
  }, runOnly);
}

/** How far the page or its main part reaches beyond its right edge. */
export function excess(page: Page): Promise<number> {
  return page.evaluate(() => {
    const page = document.documentElement.scrollWidth - innerWidth;
    const main = document.querySelector('main');
    return Math.max(page, main ? main.scrollWidth - main.clientWidth : 0);
  });
}

export async function settle(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => true),
  );
}

/** A screen is as wide as its window and has nothing that axe complains of. */
export async function expectAccessible(page: Page, screen: string, rules = ALL): Promise<void> {
  await settle(page);
  expect.soft(await excess(page), `${screen}: no sideways scrolling`).toBeLessThanOrEqual(0);
  expect.soft(await violations(page, rules), `${screen}: axe`).toEqual([]);
}

/** The same by day and by night: themes differ in colours alone, so one game is enough for both. */
export async function expectAccessibleInThemes(page: Page, screen: string): Promise<void> {
  for (const [theme, rules] of [
    ['light', ALL],
    ['dark', COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(page, `${screen}, ${theme}`, rules);
  }
}
