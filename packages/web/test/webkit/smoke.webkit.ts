import { botCalled } from '@tempora/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../en.ts';
import { say } from '../helpers.ts';
import { buildProgram, TestServer } from '../server.ts';
import { playUntil } from './any-game.ts';
import { Browsers } from './browsers.ts';
import type { Session } from './session.ts';
import * as tides from './tides.ts';

const DESKTOP = [1440, 900] as const;
const PHONE = [390, 844] as const;
const [ADA, BELA] = ['Ada', 'Bela'] as const;
/** Its number among the protocol's keys. */
const ARROW_RIGHT = '\uE014';
/** Both seats: fifteen cards and two relics. */
const PLIES = 34;

const server = new TestServer();
const browsers = new Browsers();
let page: Session;

beforeAll(async () => {
  buildProgram();
  await server.start();
  page = await arrive();
});

afterAll(async () => {
  await browsers.close();
  await server.remove();
});

/** Somebody with a browser of their own, in which others' moves are shown at once. */
async function arrive(): Promise<Session> {
  const session = await browsers.open(server.address);
  await session.goTo('./');
  await session.evaluate(() => localStorage.setItem('tempora pace', 'at-once'));
  await session.resize(...DESKTOP);
  return session;
}

/** Keeps what goes wrong in the page from now on. */
function listen(): void {
  const faults: string[] = [];
  Object.assign(window, { faults });
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => faults.push(violatedDirective));
}

function faultsIn(session: Session): Promise<string[]> {
  return session.evaluate(() => (window as unknown as { faults: string[] }).faults);
}

/** From a game's page to its table, with bots in the other seats. */
async function startGame(game: string, seed: string): Promise<void> {
  await page.goTo(`./#/new/${game}`);
  for (const seat of [2, 3])
    await page.choose('random', 'select', say('setup.who', { seat: say('setup.seat', { n: seat }) }));
  await page.press('.seed summary', en['setup.seed']);
  await page.fill(seed, 'input', en['setup.seed.label']);
  await page.press('button', en['setup.start']);
}

/** Waits until the service worker has the whole app. */
async function whenKept(): Promise<void> {
  await navigator.serviceWorker.ready;
}

/** Everything the page holds, but for the sheet that names all cards. */
function tableAlone(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const sheet of copy.querySelectorAll('dialog')) sheet.remove();
  return copy.outerHTML;
}

function isLogAtEnd(): boolean {
  const { scrollTop, scrollHeight, clientHeight } = document.querySelector('.log') as HTMLElement;
  return clientHeight > 0 && scrollHeight - scrollTop - clientHeight < 2;
}

/** Does the row of buttons below a map lie above it? Buttons in its corner may. */
function isMapCovered(): boolean {
  const [map, buttons] = ['.pan-zoom > svg', '.pan-zoom-buttons'].map(
    (part) => document.querySelector(part) as Element,
  );
  const isRow = getComputedStyle(buttons as Element).position === 'static';
  return (
    isRow && (map as Element).getBoundingClientRect().bottom > (buttons as Element).getBoundingClientRect().top + 1
  );
}

/** Nothing is wider than the page. */
async function expectNoScrollingAcross(): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
}

test('a stranger reads the home page, and plays a whole game of Tides of Time by mouse', async () => {
  await page.goTo('./');
  await page.evaluate(listen);
  await page.see('h1, h2', en['home.title']);
  await page.see('p', en['home.empty']);
  await page.press('article[data-game="tides"] a', en['home.new']);
  await page.press('button', en['setup.start']);
  await tides.playOut(page);
  for (const name of [say('setup.player', { n: 1 }), botCalled('greedy', 1)]) {
    const scores = await tides.scoresOf(page, name);
    expect(scores).toHaveLength(tides.ROUNDS + 1);
    expect(scores.slice(0, -1).reduce((sum, each) => sum + each)).toBe(scores.at(-1));
  }
  expect(await faultsIn(page)).toEqual([]);
});

// Goes on where the test before has ended.
test('a finished game is copied as a link, and stepped through in its replay', async () => {
  await page.press('button', en['end.more']);
  await page.press('button', en['end.link']);
  await page.see('.copied', en['end.copied']);
  await page.press('dialog[open] button', en.close);
  await page.press('a', en['end.replay']);
  const atPly = (ply: number) => page.see('.replay *', say('replay.ply', { ply, plies: PLIES }));
  await atPly(0);
  await page.press('button', en['replay.on']);
  await atPly(1);
  await page.type(ARROW_RIGHT);
  await atPly(2);
  expect(await page.count('.kingdom-cards button')).toBe(2);
  await page.press('button', en['replay.back']);
  await atPly(1);
  expect(await page.count('.kingdom-cards button')).toBe(0);
  await page.press('button', en['replay.last']);
  await atPly(PLIES);
  await page.see('section', en['tides.end']);
});

test('between two people at one device a curtain falls, after a reload, too', async () => {
  await page.resize(...PHONE);
  await page.goTo('./#/new/tides');
  for (const [i, name] of [ADA, BELA].entries()) {
    const seat = say('setup.seat', { n: i + 1 });
    await page.choose('human', 'select', say('setup.who', { seat }));
    await page.fill(name, 'input', say('setup.name', { seat }));
  }
  await page.press('button', en['setup.start']);
  await tides.openCurtain(page, ADA);
  const adas = await tides.handOf(page);
  await page.reload();
  await page.see('.curtain');
  const shown = await page.evaluate(tableAlone);
  expect(shown).toContain(en['curtain.hint']);
  expect(adas.filter((card) => shown.includes(card))).toEqual([]);
  await tides.openCurtain(page, ADA);
  expect(await tides.handOf(page)).toEqual(adas);
  await expectNoScrollingAcross();
  await tides.playCard(page);
  await tides.openCurtain(page, BELA);
  const belas = await tides.handOf(page);
  expect(belas.filter((card) => adas.includes(card))).toEqual([]);
});

test.each([
  ['tempus', '.tp-era:nth-child(6)[data-here="true"]'],
  ['inca', '.ie-round:nth-child(6)[data-state="now"]'],
])('half a game of %s on a phone that becomes a desktop', async (game, goal) => {
  await page.resize(...DESKTOP);
  await page.goTo('./');
  await page.evaluate(listen);
  await startGame(game, 'half');
  await page.see('.pan-zoom');
  await page.resize(...PHONE);
  await playUntil(page, game, goal);
  await expectNoScrollingAcross();
  await page.resize(...DESKTOP);
  await expect.poll(() => page.evaluate(isLogAtEnd), { timeout: 30_000 }).toBe(true);
  expect(await page.evaluate(isMapCovered), 'the buttons cover nothing of the map').toBe(false);
  await expectNoScrollingAcross();
  expect(await faultsIn(page)).toEqual([]);
});

test('what is installed is there: a manifest, its icons, and those that Safari looks for', async () => {
  const icons = await page.evaluate(async () => {
    const address = (selector: string) => document.querySelector<HTMLLinkElement>(selector)?.href ?? '';
    const measure = async (url: string) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    };
    const manifest = await (await fetch(address('link[rel="manifest"]'))).json();
    const declared = manifest.icons as { src: string; sizes: string }[];
    const onHomeScreen = { src: address('link[rel="apple-touch-icon"]'), sizes: '192x192' };
    return Promise.all([...declared, onHomeScreen].map(async ({ src, sizes }) => [sizes, await measure(src)]));
  });
  expect(icons).toHaveLength(5);
  for (const [declared, measured] of icons) if (declared !== 'any') expect(measured).toBe(declared);
});

test('two people play a round by a link, talk, and come back after a reload', async () => {
  const other = await arrive();
  await page.goTo('./');
  await page.goTo('./#/online/tides');
  await page.fill(ADA, 'input', en['name.ask']);
  await page.press('button', en['table.open']);
  await page.see('button', en['gather.waiting']);
  const link = await page.address();
  await other.goTo(link);
  await other.fill(BELA, 'input', en['name.ask']);
  await other.press('button', en['gather.sit-down']);
  await page.press('button', en['gather.start']);
  for (let pick = 1; pick < tides.PICKS; pick++)
    for (const person of [page, other]) {
      await tides.atPick(person, 1, pick);
      await tides.playCard(person);
    }
  for (const person of [page, other]) await tides.atRelic(person, 1);
  const hand = await tides.handOf(other);
  await other.reload();
  await tides.atRelic(other, 1);
  expect(await tides.handOf(other)).toEqual(hand);
  for (const person of [page, other]) await person.press('[role="tab"]', new RegExp(`^${en['side.talk']}`));
  await page.fill('The water is rising', 'input, textarea', en['talk.say']);
  await page.press('button', en['talk.send']);
  await other.see('.chat li', /The water is rising$/);
  for (const person of [page, other]) await tides.keepRelic(person);
  for (const person of [page, other]) await tides.atPick(person, 2, 1);
});

test('when the server is gone it is told, and what was opened once opens and plays', async () => {
  await page.goTo('./');
  await page.evaluate(whenKept);
  // Connected: only then a connection can be lost.
  await page.see('p', en['home.open-tables.none']);
  await server.kill();
  await page.see('[role="status"], p', en['online.lost']);
  await page.goTo('./');
  await page.see('h1, h2', en['home.title']);
  await page.press('article[data-game="tides"] a', en['home.new']);
  await page.press('button', en['setup.start']);
  await tides.atPick(page, 1, 1);
  await tides.playCard(page);
  await tides.atPick(page, 1, 2);
  await page.reload();
  await tides.atPick(page, 1, 2);
  // Nobody has read it yet, so only the service worker can have kept it.
  await page.goTo('./#/rules/inca');
  await page.see('.rulebook-chapter');
});
