import type { Page } from '@playwright/test';
import { BOTS_CALLED } from '@tempora/protocol';

/** What is the same in every language: names of people, bots, games and languages, addresses, and the numbers of rules. */
const SAME = [
  ...['Tempora', 'Tides of Time', 'Ada', 'English', 'Polski', 'Slovenčina'],
  ...Object.values(BOTS_CALLED).flat(),
  ...[
    /(Player|Bot) \d/,
    /[A-Z]{2}-[A-Z0-9-]+/,
    /R-\d+/,
    /https?:\S*/,
    /[0-9a-f]{64}/,
    /([0-9a-f]{4} ){3}[0-9a-f]{4}/,
  ].map(({ source }) => source),
];

/** Every text on the page, and what is only heard, that has a word of plain Latin letters beside names and these. */
export async function latinTexts(page: Page, also: readonly string[]): Promise<string[]> {
  const { texts, names } = await page.evaluate(() => {
    const HEARD = ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'];
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, noscript, style, input')) found.push(node.textContent ?? '');
    for (const each of document.querySelectorAll(HEARD.map((name) => `[${name}]`).join()))
      found.push(...HEARD.map((name) => each.getAttribute(name) ?? ''));
    // Other tests play on the same server, and people are called as they like.
    const seats = [...document.querySelectorAll('.row-seats > span')];
    return { texts: found, names: seats.map(({ textContent }) => textContent?.trim() ?? '') };
  });
  const known = new RegExp(`(?<!\\p{L})(${[...SAME, ...also].join('|')})(?!\\p{L})`, 'gu');
  const rest = (text: string) => names.reduce((left, name) => left.replaceAll(name, ''), text).replace(known, '');
  return [...new Set(texts)].filter((text) => /[A-Za-z]{3}/.test(rest(text)));
}
