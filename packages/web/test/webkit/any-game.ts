import type { Plan } from '../../bench/in-page.ts';
import { chances, PLANS } from '../../bench/plans.ts';
import type { Session } from './session.ts';

/** Presses whatever a game offers, the same in every run, until something is there to be seen. */
export async function playUntil(page: Session, game: string, goal: string): Promise<void> {
  const chance = chances(1);
  for (let stretch = 0; stretch < 100; stretch++) {
    const numbers = Array.from({ length: 20 }, chance);
    if (await page.evaluate(pressInPage, PLANS[game] as Plan, goal, numbers)) return;
  }
  throw new Error(`never reached: ${goal}`);
}

/** Presses in the page itself, once for every number: a way there and back for each would take longer. Is the goal there? */
async function pressInPage(plan: Plan, goal: string, chances: readonly number[]): Promise<boolean> {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const isMyTurn = () => [plan.strong, ...plan.offers].some((offer) => all(offer).length > 0);
  const isThere = () => all(goal).length > 0;
  for (const chance of chances) {
    const end = performance.now() + 30_000;
    while (!isThere() && !(all(plan.turn).length > 0 && isMyTurn())) {
      // biome-ignore lint/performance/useDomNodeTextContent: the words in lines, as a reader sees them
      if (performance.now() > end) throw new Error(`nothing to press: ${document.body.innerText}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    if (isThere()) return true;
    const strong = all(plan.strong);
    const groups = plan.offers.map(all).filter(({ length }) => length > 0);
    const isStrong = strong.length > 0 && (chance < 0.75 || groups.length === 0);
    const group = isStrong ? strong : groups[Math.floor(chance * 997) % groups.length];
    const chosen = group?.[Math.floor(chance * 7919) % group.length];
    chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  return isThere();
}
