import { expect, type Page, test } from '@playwright/test';

/** What is the same in every language: names of people, games, bots and programs, and the numbers of rules. */
const SAME = /\b(Tempora|Tides of Time|Ada|Bela|Cyril|[A-Z]{2}-[A-Z0-9-]+|R-\d+|Shift|https?:\S*)\b/g;

/** Every text on the page that has a word of plain letters: in the pseudo-locale no message has one. */
async function foreignTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, noscript, style, input')) found.push(node.textContent ?? '');
    }
    for (const each of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-valuetext]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        found.push(each.getAttribute(name) ?? '');
    }
    return found;
  });
  return [...new Set(texts)].filter((text) => /[A-Za-z]{3}/.test(text.replace(SAME, '')));
}

async function expectOwnWords(page: Page): Promise<void> {
  await expect(page.locator('body')).toContainText('[', { timeout: 60_000 });
  await expect.poll(() => foreignTexts(page), { timeout: 60_000 }).toEqual([]);
}

test('in the pseudo-locale every word of the home page comes from a catalogue', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/?lang=en-XA#/');
  await expectOwnWords(page);
});

test('a link opens in its language, and the page says so', async ({ page }) => {
  await page.goto('/?lang=en-XA#/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA', { timeout: 60_000 });
  await page.goto('/?lang=tlh#/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en', { timeout: 60_000 });
});
