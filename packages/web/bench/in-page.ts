/** How a game is played through its page. Everything in this file runs in the page, so each function stands for itself. */
export interface Plan {
  /** There while something is asked of the player, unless it says `wait`. */
  readonly turn: string;
  readonly wait: string;
  /** What ends a choice: it is pressed more often than not. */
  readonly strong: string;
  /** What else may be pressed, group by group. */
  readonly offers: readonly string[];
}

/** What is measured in a page from the moment it is opened. */
export interface PageWatch {
  /** Every layout shift of the game; after a press it is what the player expects. */
  shifts: { value: number; what: string[]; isPressed: boolean }[];
  /** From when to when shifts come from the last press, in milliseconds. */
  pressed: [from: number, to: number];
  /** After which press the focus was nowhere. */
  focusLosses: string[];
}

declare global {
  interface Window {
    watched: PageWatch;
    /** Resolves when the next frame is drawn. */
    afterPaint(): Promise<void>;
    /** Resolves when the frame is drawn that shows what the press changed. */
    press(element: Element): Promise<void>;
  }
}

/** Begins to watch; what moves once the end is on the page no longer counts, because that is another page. */
export function watch(): void {
  const watched: PageWatch = { shifts: [], focusLosses: [], pressed: [0, 0] };
  window.watched = watched;
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.localName}.${element.getAttribute('class') ?? ''}` : '?';
  };
  new PerformanceObserver((list) => {
    if (!document.querySelector('.frame') || document.querySelector('.end')) return;
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as {
        value: number;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const at = ({ x, y, height }: DOMRect) => `${Math.round(x)},${Math.round(y)},${Math.round(height)}`;
      const what = sources.map((each) => `${nameOf(each.node)} ${at(each.previousRect)}>${at(each.currentRect)}`);
      const [from, to] = watched.pressed;
      watched.shifts.push({ value, what, isPressed: entry.startTime >= from && entry.startTime <= to });
    }
  }).observe({ type: 'layout-shift' });
  const end = new MutationObserver(() => {
    if (!document.querySelector('.end')) return;
    performance.mark('over');
    end.disconnect();
  });
  addEventListener('DOMContentLoaded', () => end.observe(document.body, { subtree: true, childList: true }));
}

/** Teaches the page to press and to wait for pictures. */
export function teach(): void {
  // As browsers count it: what moves within half a second of a press was asked for.
  const EXPECTED = 500;
  const PAINTED = 100;
  const afterPaint = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    });
  const paint = async (mark: string) => {
    await afterPaint();
    performance.mark(mark);
    window.watched.pressed[1] = Math.max(window.watched.pressed[1], performance.now() + PAINTED);
  };
  const press = (element: Element) =>
    new Promise<void>((resolve) => {
      let isChanged = false;
      const observer = new MutationObserver(async (records) => {
        if (!isChanged) {
          isChanged = true;
          performance.mark('changed');
          void paint('painted');
        }
        if (records.every(({ attributeName }) => attributeName === 'data-pressed')) return;
        performance.mark('answered');
        finish();
        await paint('shown');
        resolve();
      });
      const timer = setTimeout(() => {
        finish();
        resolve();
      }, 2000);
      const finish = () => {
        observer.disconnect();
        clearTimeout(timer);
      };
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      window.watched.pressed = [performance.now(), performance.now() + EXPECTED];
      performance.mark('press');
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      performance.mark('sent');
    });
  Object.assign(window, { afterPaint, press });
}

/**
 * Presses something of what is offered, once for each number; true when the game is over. In the trace each press has the
 * mark `press`, `changed` where it first changed the page, `painted` where the first frame is drawn that shows that; and
 * `answered` and `shown` alike for the first change beyond the mark on what was pressed.
 */
export async function play({ plan, chances }: { plan: Plan; chances: readonly number[] }): Promise<boolean> {
  const { watched, press, afterPaint } = window;
  const all = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const isTurn = () => all(plan.turn).some((element) => element.textContent !== plan.wait);
  const isOver = () => document.querySelector('.end') !== null;
  let last = 'the start';
  for (const chance of chances) {
    while (!isOver() && !(isTurn() && [plan.strong, ...plan.offers].some((offer) => all(offer).length > 0)))
      await new Promise((resolve) => setTimeout(resolve, 30));
    // The focus goes to the next question once that has been painted.
    for (let i = 0; i < 3; i++) await afterPaint();
    if (isOver()) return true;
    if (document.activeElement === document.body) watched.focusLosses.push(last);
    const strong = all(plan.strong);
    const groups = plan.offers.map(all).filter(({ length }) => length > 0);
    const group =
      strong.length > 0 && (chance < 0.75 || groups.length === 0)
        ? strong
        : groups[Math.floor(chance * 997) % groups.length];
    const chosen = group?.[Math.floor(chance * 7919) % group.length];
    if (!chosen) continue;
    last = `${chosen.getAttribute('class')} ${chosen.getAttribute('aria-label') ?? chosen.textContent}`.slice(0, 80);
    // By keys, as far as the page can tell; by one that presses nothing.
    chosen.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    chosen.focus({ preventScroll: true });
    await afterPaint();
    if (chosen.isConnected) await press(chosen);
  }
  return isOver();
}

/** Visible text that is smaller than the limit, and targets that are too small and do not lie on a map: each sort once. */
export function flaws({ text: limit, target }: { text: number; target: number }): {
  texts: string[];
  targets: string[];
} {
  const nameOf = (element: Element) => {
    const own = element.closest('[class]') ?? element;
    return `${own.localName}.${(own.getAttribute('class') ?? '').split(' ').filter(Boolean).join('.')}`;
  };
  const isSeen = ({ left, right, top, bottom, width, height }: DOMRect) =>
    width > 2 && height > 2 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  const isHidden = (element: Element) =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || isClipped(element);
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const sizeOf = (element: Element) => {
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
  };
  const texts = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (!isSeen(range.getBoundingClientRect())) continue;
    const size = sizeOf(parent);
    if (size < limit - 0.05)
      texts.add(`${nameOf(parent)} ${size.toFixed(1)} px “${node.textContent.trim().slice(0, 20)}”`);
  }
  const targets = new Set<string>();
  for (const element of document.querySelectorAll(
    'button:not(:disabled), a[href], input, select, summary, [role="button"]',
  )) {
    // A link in a sentence is as high as its line, and a map can be enlarged.
    if (element.closest('svg, .log, dialog:not([open])') || getComputedStyle(element).display === 'inline') continue;
    const area = element.closest('label') ?? element;
    const rect = area.getBoundingClientRect();
    if (isHidden(element) || !isSeen(rect)) continue;
    const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
    const hits = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (area.contains(hit) || hit.contains(element));
    };
    // How far it can be pressed from its middle: it may reach further on one side than on the other.
    const reach = (dx: number, dy: number) => {
      let pixels = 0;
      while (pixels < target && hits(dx * (pixels + 1), dy * (pixels + 1))) pixels++;
      return pixels;
    };
    const isInside = x > target / 2 && x < innerWidth - target / 2 && y > target / 2 && y < innerHeight - target / 2;
    if (!isInside || !hits(0, 0)) continue;
    const isWide = rect.width >= target - 0.5 || reach(-1, 0) + reach(1, 0) >= target - 2;
    const isHigh = rect.height >= target - 0.5 || reach(0, -1) + reach(0, 1) >= target - 2;
    if (!isWide || !isHigh) targets.add(`${nameOf(element)} ${Math.round(rect.width)} × ${Math.round(rect.height)}`);
  }
  return { texts: [...texts], targets: [...targets] };
}
