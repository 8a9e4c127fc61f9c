import { type BrowserContext, expect, type Page } from '@playwright/test';
import { en } from './en.ts';
import { SMOKE } from './helpers.ts';
import * as tides from './tides-table.ts';
import { test } from './unseen.ts';

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

declare global {
  interface Window {
    violations: string[];
  }
}

/** Waits until the page is kept whole: every file of the list in the service worker is in its cache. */
async function whenKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const source = await (await fetch(active?.scriptURL ?? '')).text();
    const wanted = JSON.parse(/\["\.\/"[^\]]*\]/.exec(source)?.[0] ?? '[]') as string[];
    for (let tries = 0; tries < 100; tries++) {
      const name = (await caches.keys()).find((name) => name.startsWith('tempora '));
      const kept = name ? await (await caches.open(name)).keys() : [];
      if (kept.length === wanted.length && kept.length > 0) return kept.map(({ url }) => new URL(url).pathname);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [];
  });
}

async function goOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  const isReached = await page.evaluate(() =>
    fetch(`./nothing?${Date.now()}`, { cache: 'no-store' }).then(
      () => true,
      () => false,
    ),
  );
  expect(isReached, 'the network is really off').toBe(false);
}

test('after the first visit it opens and plays without a network', SMOKE, async ({ page, context }) => {
  await page.goto('./');
  const kept = await whenKept(page);
  for (const kind of ['/', '.js', '.css', '.woff2', '.webmanifest', '.png', '.svg']) {
    expect(kept.filter((path) => path.endsWith(kind)).length, kind).toBeGreaterThan(0);
  }
  expect(kept.filter((path) => path.endsWith('.js')).length, 'the page and the room').toBeGreaterThan(1);
  await goOffline(context, page);

  await page.reload();
  await expect(page.getByRole('heading', { name: en['home.title'] })).toBeVisible();
  await tides.startTable(page);
  await tides.playOut(page);
  const fonts = await page.evaluate(() => document.fonts.ready.then((all) => [...all].map(({ status }) => status)));
  expect(fonts).toContain('loaded');
  expect(fonts).not.toContain('error');

  await page.close();
  const again = await context.newPage();
  await again.goto('./');
  await expect(tides.tables(again)).toHaveCount(1);
  await tides.startTable(again);
  await tides.atPick(again, 1, 1);
  const address = again.url();
  await tides.playCard(again);
  await tides.atPick(again, 1, 2);
  await again.goto(address);
  await again.reload();
  await expect(tides.hand(again)).toHaveCount(4);
});

test('it can be installed: the manifest is complete and its icons are as declared', SMOKE, async ({ page }) => {
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const address = new URL(href as string, page.url()).href;
  const response = await page.request.get(address);
  expect(response.ok()).toBe(true);
  const manifest = (await response.json()) as {
    name: string;
    short_name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(manifest.name).toBe('Tempora');
  expect(manifest.short_name.length).toBeGreaterThan(0);
  expect(['standalone', 'fullscreen', 'minimal-ui']).toContain(manifest.display);
  expect((await page.request.get(new URL(manifest.start_url, address).href)).ok()).toBe(true);
  expect(new URL(manifest.start_url, address).href).toBe(new URL('./', page.url()).href);

  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const icon of manifest.icons) {
    const url = new URL(icon.src, address).href;
    const [type, size] = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const { headers } = await fetch(url);
      return [headers.get('content-type') ?? '', `${image.naturalWidth}x${image.naturalHeight}`];
    }, url);
    expect(type).toContain(icon.type);
    if (icon.sizes !== 'any') expect(size).toBe(icon.sizes);
  }
});

test('in another language it is installed with the words of that language', async ({ page }) => {
  await page.goto('./?lang=ru');
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute('href', './manifest.ru.webmanifest');
  const response = await page.request.get(new URL('./manifest.ru.webmanifest', page.url()).href);
  expect(await response.json()).toMatchObject({ name: 'Tempora', lang: 'ru' });
});

test('Chromium finds nothing that would keep it from being installed', async ({ page, context }) => {
  await page.goto('./');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const devtools = await context.newCDPSession(page);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A private window, as tests use, can install nothing; that is the only thing in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('a whole game and its replay use no other origin, break no policy and log no error', async ({
  page,
  context,
  baseURL,
}) => {
  const requests: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('worker', (worker) => worker.on('console', (message) => complaints.push(`room: ${message.text()}`)));
  await page.addInitScript(() => {
    window.violations = [];
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });

  const response = await page.goto('./');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe-eval');
  await tides.startTable(page);
  await tides.playOut(page);
  await page.getByRole('link', { name: en['end.replay'] }).click();
  await page.getByRole('button', { name: en['replay.on'] }).click();
  await page.getByRole('button', { name: en['reference.title'] }).click();
  await page.getByRole('button', { name: en.close }).click();
  await tides.startTable(page, { seats: tides.BOTS });
  await expect(tides.endScreen(page)).toBeVisible();

  expect(await page.evaluate(() => window.violations)).toEqual([]);
  expect(complaints).toEqual([]);
  expect(requests.length).toBeGreaterThan(3);
  const foreign = requests.filter(
    (url) => !/^(blob|data):/.test(url) && new URL(url).origin !== new URL(baseURL as string).origin,
  );
  expect(foreign).toEqual([]);
});
