import { test as base, type Page } from '@playwright/test';

/** How much of a page is drawn. Its size, its layout and what the pointer finds on it are those that the test asks for. */
const DRAWN = { width: 16, height: 16 };

/** Nobody looks at these pages, and drawing them would be a third of the work. */
async function drawLittle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setVisibleSize', DRAWN);
}

/** A test whose pages are hardly drawn, where the browser can do that. */
export const test = base.extend<object, { unseen: undefined }>({
  unseen: [
    async ({ browser, browserName }, use) => {
      // A page that is gone already needs nothing.
      const onPage = (page: Page) => void drawLittle(page).catch(() => {});
      if (browserName === 'chromium') browser.on('context', (context) => context.on('page', onPage));
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
