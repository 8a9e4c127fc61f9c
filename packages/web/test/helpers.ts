import type { Page } from '@playwright/test';
import { fill, parse } from '@tempora/protocol/icu';
import { en } from './en.ts';

/** A test that shows whether the app works in a browser at all; it is run in others than Chromium, too. */
export const SMOKE = { tag: '@smoke' } as const;

type Key = keyof typeof en;
type Args = { readonly [name: string]: string | number };

/** Answers the page's question whether something is really meant. */
export async function answer(page: Page, answer: 'yes' | 'no'): Promise<void> {
  await page.locator(`dialog.confirm button[value="${answer}"]`).click();
}

/** Unfolds the options of a game that is set up. */
export async function openOptions(page: Page): Promise<void> {
  await page.locator('summary').getByText(en['setup.options'], { exact: true }).click();
}

/** A sentence as the client says it. */
export function say(key: Key, args: Args = {}): string {
  return fill<string>(parse(en[key]), args, 'en').join('');
}

/** Names as the client lists them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}

/** A sentence as a pattern for a whole text: what is in it is captured under its name. */
export function pattern(key: Key): RegExp {
  const escaped = en[key].replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  const captured = escaped
    .replace(/\{(round|score[AB]|total[AB])\}/g, '(?<$1>\\d+)')
    .replace(/\{(\w+)\}/g, '(?<$1>.+?)');
  return new RegExp(`^${captured}$`);
}

/** At the end of a game: the sheet with all that is not wanted by most. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name: en['end.more'], exact: true }).click();
}
