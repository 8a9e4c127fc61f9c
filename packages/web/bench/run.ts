import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../test/chromium.ts';
import { en } from '../test/en.ts';
import { buildProgram, TestServer } from '../test/server.ts';
import { flaws, type Plan, play, teach, watch } from './in-page.ts';
import { chances, PLANS } from './plans.ts';
import { type GameMeasured, reportOf, writeResults } from './report.ts';
import { type Timing, timed } from './trace.ts';

// Plays whole games of each title through the page, at three sizes and on a slowed processor, and measures what a player would feel.

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: 'tides,tempus,inca' },
    sizes: { type: 'string', default: 'phone,tablet,desktop' },
    seats: { type: 'string' },
    pace: { type: 'string', default: 'fast' },
    slowdown: { type: 'string', default: '4' },
    seed: { type: 'string', default: 'table' },
    clock: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** The smallest text and target allowed, in pixels, and whether it is a finger that presses. */
const SIZES = {
  phone: { width: 390, height: 844, text: 11, target: 44, isTouched: true },
  tablet: { width: 820, height: 1180, text: 12, target: 44, isTouched: true },
  desktop: { width: 1440, height: 900, text: 12, target: 24, isTouched: false },
  // Only if it is asked for.
  landscape: { width: 844, height: 390, text: 11, target: 44, isTouched: true },
} as const;
type Size = keyof typeof SIZES;

const SLOWDOWN = Number(values.slowdown);

/** On a busy machine the clock measures the others: what the page takes of the processor, times the slowdown, is the same on any. */
function slowed(milliseconds: number): number {
  return values.clock ? milliseconds : milliseconds * SLOWDOWN;
}

/** How many presses are made in one go, and after how many the page is looked at. */
const STRETCH = 12;
const MOST = 400;

async function openPage(browser: Browser, address: string, size: Size): Promise<Page> {
  const { width, height, isTouched } = SIZES[size];
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    hasTouch: isTouched,
    isMobile: isTouched,
    serviceWorkers: 'block',
  });
  // The program that runs this file names functions by a helper that a page does not have.
  await context.addInitScript('globalThis.__name ??= (named) => named');
  await context.addInitScript(`localStorage.setItem('tempora pace', '${values.pace}')`);
  await context.addInitScript(watch);
  await context.addInitScript(teach);
  return context.newPage();
}

/** Opens a table; returns how many play. */
async function start(page: Page, game: string): Promise<number> {
  await page.goto(`./#/new/${game}`);
  if (values.seats)
    await page.getByRole('combobox', { name: en['setup.count'], exact: true }).selectOption(values.seats);
  const rows = page.locator('.seat-row');
  await rows.first().waitFor();
  const seats = await rows.count();
  // Without a mouse: one that rests on a map costs time whenever the map changes.
  await page.getByText(en['setup.seed'], { exact: true }).dispatchEvent('click');
  await page.getByLabel(en['setup.seed.label'], { exact: true }).fill(values.seed);
  await page.getByRole('button', { name: en['setup.start'] }).dispatchEvent('click');
  await page.locator('.frame').waitFor();
  return seats;
}

/** A whole game at one size. */
async function measure(browser: Browser, address: string, game: string, size: Size): Promise<GameMeasured> {
  const page = await openPage(browser, address, size);
  const found = { texts: new Set<string>(), targets: new Set<string>() };
  const look = async () => {
    const { texts, targets } = await page.evaluate(flaws, SIZES[size]);
    for (const text of texts) found.texts.add(text);
    for (const target of targets) found.targets.add(target);
  };
  const session = await page.context().newCDPSession(page);
  const seats = await start(page, game);
  if (values.clock) await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const chance = chances(17);
  const timing: Timing = { presses: [], answers: [], tasks: [] };
  for (let i = 0, isOver = false; !isOver && i < MOST; i++) {
    await look();
    const numbers = Array.from({ length: STRETCH }, chance);
    const { presses, answers, tasks } = await timed(browser, page, values.clock ? 'clock' : 'processor', async () => {
      isOver = await page.evaluate(play, { plan: PLANS[game] as Plan, chances: numbers });
    });
    timing.presses.push(...presses.map(slowed));
    timing.answers.push(...answers.map(slowed));
    timing.tasks.push(...tasks.map(slowed));
  }
  if ((await page.locator('.end').count()) === 0)
    throw new Error(`${game} was not over after ${timing.presses.length} presses`);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await look();
  const watched = await page.evaluate(() => window.watched);
  await page.context().close();
  return { game, size, seats, ...watched, ...timing, texts: [...found.texts], targets: [...found.targets] };
}

async function main(): Promise<void> {
  buildProgram();
  const server = new TestServer();
  await server.start();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const measured: GameMeasured[] = [];
  try {
    for (const game of values.games.split(','))
      for (const size of values.sizes.split(',') as Size[]) {
        const one = await measure(browser, server.address, game, size);
        measured.push(one);
        console.log(reportOf([one]));
        if (values.verbose) console.log(detailsOf(one));
        if (values.write) writeResults(measured, HOW);
      }
  } finally {
    await browser.close();
    await server.remove();
  }
  console.log(reportOf(measured));
}

const HOW = values.clock
  ? `by the clock, on a processor made ${SLOWDOWN} times slower`
  : `in processor time of the page, times ${SLOWDOWN} for a slower device`;

/** What to mend. */
function detailsOf({ shifts, texts, targets, focusLosses, tasks }: GameMeasured): string {
  const worst = [...shifts].sort((a, b) => b.value - a.value).slice(0, 12);
  return [
    ...worst.map(
      ({ value, what, isPressed }) => `shift ${value.toFixed(4)}${isPressed ? ' pressed' : ''} ${what.join(' | ')}`,
    ),
    ...texts.map((text) => `text ${text}`),
    ...targets.map((target) => `target ${target}`),
    ...focusLosses.map((after) => `focus lost after ${after}`),
    `longest tasks: ${[...tasks]
      .sort((a, b) => b - a)
      .slice(0, 8)
      .map(Math.round)
      .join(' ')}`,
  ].join('\n');
}

await main();
