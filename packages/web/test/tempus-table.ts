import { expect, type Locator, type Page } from '@playwright/test';
import { CARDS, type Move, read } from '@tempora/tempus/public';
import { en } from './en.ts';
import { openOptions, say } from './helpers.ts';

type Who = 'human' | 'greedy' | 'random';

/** A table of Tempus with these seats, begun. */
export async function startTempus(
  page: Page,
  seats: readonly Who[],
  seed: string,
  options: readonly string[] = [],
): Promise<void> {
  await page.goto('./#/new/tempus');
  await page.getByLabel(en['setup.count']).selectOption(String(seats.length));
  for (const [i, who] of seats.entries())
    await page.getByLabel(say('setup.who', { seat: say('setup.seat', { n: i + 1 }) })).selectOption(who);
  if (options.length > 0) await openOptions(page);
  for (const name of options) await page.getByRole('checkbox', { name }).check();
  await page.getByText(en['setup.seed'], { exact: true }).click();
  await page.getByLabel(en['setup.seed.label'], { exact: true }).fill(seed);
  await page.getByRole('button', { name: en['setup.start'] }).click();
  // Bots alone may be at the end already, where there is no tray.
  const tray = page.getByRole('region', { name: en['tempus.tray'] });
  await expect(tray.or(endScreen(page)).first()).toBeVisible();
}

export function map(page: Page): Locator {
  return page.getByRole('group', { name: en['tempus.map'] });
}

export function openHexes(page: Page): Locator {
  return map(page).locator('[data-lit="true"]');
}

/** The button of one of the five actions. */
export function action(page: Page, kind: 'move' | 'baby' | 'fight' | 'city' | 'idea'): Locator {
  const tray = page.getByRole('region', { name: en['tempus.tray'] });
  return tray.getByRole('button', { name: en[`tempus.action.${kind}`] });
}

/** What `playUntil` may wait for. */
export const GOALS = {
  turn: '.tp-action',
  end: '.tp-end',
  report: '.tp-report',
  card: '.tp-about',
  only: '.tp-only',
  curtain: '.curtain',
};

export function endScreen(page: Page): Locator {
  return page.getByRole('region', { name: en['tempus.end'] });
}

/** A stream of numbers below 1, the same in every run. */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}

/**
 * Presses one of the things the table offers now; what was pressed, or null when nothing is asked of the viewer, or what
 * they wait for is there already.
 */
export async function chooseOne(page: Page, chance: number, goal = ':not(*)'): Promise<string | null> {
  const [pressed] = await page.evaluate(chooseInPage, { chances: [chance], goal });
  return pressed ?? null;
}

/** Chooses in the page itself, for every number once, until the goal is there: a way to the page and back for each would take longer than the choices. */
async function chooseInPage({
  chances,
  goal,
}: {
  chances: readonly number[];
  goal: string;
}): Promise<(string | null)[]> {
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const pressed: (string | null)[] = [];
  for (const chance of chances) {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (all(goal).length > 0) break;
    pressed.push(null);
    if (all('.tp-ask[data-mine="true"]').length === 0) continue;
    const strong = all('.tp-tray button.primary:not(:disabled)');
    const hexes = all('.tp-hex[data-lit="true"]');
    const offered = [
      strong,
      hexes,
      all('.tp-action[data-shut="false"]'),
      all('.tp-foot > button:not(:first-child, :disabled)'),
      all('.tp-card[data-open="true"]:not([data-taken="true"])'),
    ];
    const isTiling = all('.tp-tiling').length > 0;
    const groups = (isTiling ? [strong.length > 0 ? strong : hexes] : offered).filter(({ length }) => length > 0);
    const group = groups[Math.floor(chance * 997) % groups.length];
    const chosen = group?.[Math.floor(chance * 7919) % group.length];
    if (!chosen) throw new Error(`nothing to choose: ${document.querySelector('.tp-tray')?.textContent}`);
    pressed[pressed.length - 1] = chosen.getAttribute('aria-label') ?? chosen.textContent ?? '';
    chosen.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return pressed;
}

/** How many choices are made in one go. */
const STRETCH = 40;

/** Chooses at random what the table offers, until something is there to be seen. */
export async function playUntil(page: Page, seed: number, goal: string, most = 4000): Promise<number> {
  const chance = chances(seed);
  for (let count = 0; count < most; ) {
    if ((await page.locator(goal).count()) > 0) return count;
    const numbers = Array.from({ length: STRETCH }, chance);
    count += (await page.evaluate(chooseInPage, { chances: numbers, goal })).length;
  }
  throw new Error(`not reached in ${most} choices: ${await page.locator('.tp-prompt').textContent()}`);
}

/** Makes a move with the real controls; of several (`baby:84|baby:57`) the first. */
export async function makeTempusMove(page: Page, moves: string): Promise<void> {
  const move = read(moves.split('|')[0] as string);
  if (!move) throw new Error(`no move: ${moves}`);
  // A further baby of the same action, say, has no button any more.
  const button = page.locator(`[data-place="action-${move.type === 'from' ? 'move' : move.type}"]`);
  if (await button.isVisible()) await button.click();
  if (move.type === 'to') await expect(page.locator('.tp-source')).toBeAttached();
  if (move.type === 'tile')
    for (let turn = 0; turn < move.turn; turn++)
      await page.getByRole('button', { name: en['tempus.tile.right'] }).click();
  for (const card of cardsOf(move)) await page.locator(`[data-place="card-${card}"][data-open="true"]`).click();
  for (const hex of hexesOf(move))
    await openHexes(page)
      .and(page.locator(`[data-hex="${hex}"]`))
      .dispatchEvent('click');
  const label = labelOf(move);
  if (label) await page.getByRole('button', { name: label, exact: true }).click();
}

function cardsOf(move: Move): readonly number[] {
  if (move.type === 'lay') return move.cards;
  return 'card' in move ? [move.card] : [];
}

function hexesOf(move: Move): readonly number[] {
  if ('hex' in move) return [move.hex];
  return 'from' in move ? [move.from, move.to] : [];
}

/** What the last word of a move is called; null where it needs none. */
function labelOf(move: Move): string | null {
  switch (move.type) {
    case 'tile':
      return en['tempus.tile.lay'];
    case 'city':
      return say('tempus.do.city', { value: move.value });
    case 'fight':
      return en['tempus.do.fight'];
    case 'end':
      return en['tempus.do.end'];
    case 'advance':
      return say('tempus.do.advance', { people: move.people });
    case 'lay':
      return say('tempus.do.lay', { count: move.cards.length });
    case 'commit':
      return say('tempus.do.lay', { count: 1 });
    case 'stand':
      return say('tempus.do.lay', { count: 0 });
    case 'play':
      return say(`tempus.do.play.${CARDS[move.card]?.effect}` as 'tempus.do.play.medicine');
    default:
      return null;
  }
}
