import type { Page } from '@playwright/test';

/** What is too long for its place on the page as it is: sideways scrolling, cut words, tall buttons, texts over each other. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(findOverflow);
}

/** Runs in the page, so everything it needs is within it. */
function findOverflow(): string[] {
  interface Line {
    readonly node: Text;
    readonly parent: Element;
    /** The part of it that can be seen. */
    readonly box: Box;
    /** Of the whole line. */
    readonly height: number;
  }
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const SLACK = 2;
  /** Letters stand in the middle of their line: what is lost above and below them is nothing. */
  const LEADING = 5;
  const ARROW = 18;
  const ONE_LINE = 64;
  /** Cards and words with an explanation can be pressed, but are no buttons. */
  const BUTTONS = ':is(button, .button, [role="tab"]):not(.card, .tp-card, .ie-card-button, .explain)';
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const problems = new Set<string>();
  const name = (element: Element) => [element.tagName.toLowerCase(), ...element.classList].join('.');
  const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);

  /** People's names may be as long as they like, and are cut. */
  const isName = (text: string) => /^(Player|Bot) \d$/.test(text.trim());

  function isSeen(element: Element): boolean {
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return isShown && !element.closest('svg, option, .visually-hidden, .skip-link');
  }

  /** What its ancestors show of a box; what they hide for good is a problem, what can be scrolled to is none. */
  function visiblePart(parent: Element, whole: Box): { box: Box; cutBy: Element | null } {
    let box = whole;
    let cutBy: Element | null = null;
    let canScroll = false;
    for (let element: Element | null = parent; element && element !== root; element = element.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(element);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // As small as a point: for screen readers only.
      if (right - left <= SLACK || bottom - top <= SLACK) return { box: { ...box, right: box.left }, cutBy: null };
      const isCut =
        (overflowX !== 'visible' && (box.left < left - SLACK || box.right > right + SLACK)) ||
        (overflowY !== 'visible' && (box.top < top - LEADING || box.bottom > bottom + LEADING));
      if (/auto|scroll/.test(overflowX + overflowY)) canScroll = true;
      if (isCut && !canScroll) cutBy ??= element;
      box = {
        left: Math.max(box.left, left),
        right: Math.min(box.right, right),
        top: Math.max(box.top, top),
        bottom: Math.min(box.bottom, bottom),
      };
    }
    return { box, cutBy };
  }

  function readLines(): Line[] {
    const lines: Line[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || !isSeen(parent)) continue;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const parts = boxes.map((whole) => ({ ...visiblePart(parent, whole), height: whole.height }));
      const seen = parts.filter(({ box }) => box.right - box.left > SLACK && box.bottom - box.top > SLACK);
      for (const { box, height } of seen) lines.push({ node, parent, box, height });
      // What is wholly hidden is meant to be.
      const cut = parts.find(({ cutBy }) => cutBy)?.cutBy;
      if (cut && seen.length > 0 && !isName(node.data)) problems.add(`cut by ${name(cut)}: ${words(node.data)}`);
      const button = parent.closest(BUTTONS);
      const rows = new Set(boxes.map(({ bottom }) => Math.round(bottom)));
      if (button && rows.size > 2) problems.add(`${rows.size} lines on ${name(button)}: ${words(node.data)}`);
    }
    return lines;
  }

  function checkControl(control: HTMLSelectElement | HTMLInputElement): void {
    const style = getComputedStyle(control);
    const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
    pen.font = style.font;
    const isSelect = control instanceof HTMLSelectElement;
    const text = isSelect ? (control.selectedOptions[0]?.text ?? '') : control.placeholder;
    const room = control.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (pen.measureText(text).width > room - (isSelect ? ARROW : 0) + SLACK)
      problems.add(`cut in ${name(control)}: ${words(text)}`);
  }

  /** Does one of them hang above the other, on a ground of its own? */
  function isCovered(a: Element, b: Element): boolean {
    const isRaised = (from: Element, other: Element) => {
      for (let element: Element | null = from; element && !element.contains(other); element = element.parentElement) {
        const { position, backgroundColor, backgroundImage } = getComputedStyle(element);
        if (position !== 'static' && (!/, 0\)$/.test(backgroundColor) || backgroundImage !== 'none')) return true;
      }
      return false;
    };
    return isRaised(a, b) || isRaised(b, a);
  }

  for (const element of [document.documentElement, root, document.querySelector('main')])
    if (element && element.scrollWidth > element.clientWidth + 1) problems.add(`sideways: ${name(element)}`);
  for (const bar of root.querySelectorAll('.bar'))
    if (bar.clientHeight > ONE_LINE) problems.add('the head takes two lines');
  const lines = readLines().sort((a, b) => a.box.top - b.box.top);
  for (const control of root.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input'))
    if (isSeen(control) && !/checkbox|radio|range|file/.test(control.type)) checkControl(control);
  for (const button of root.querySelectorAll(BUTTONS))
    if (isSeen(button) && button.scrollWidth > button.clientWidth + SLACK)
      problems.add(`wider than ${name(button)}: ${words(button.textContent)}`);
  for (const [i, a] of lines.entries())
    for (const b of lines.slice(i + 1)) {
      if (b.box.top > a.box.bottom) break;
      const least = 0.35 * Math.min(a.height, b.height);
      if (Math.min(a.box.bottom, b.box.bottom) - b.box.top < least) continue;
      const shared = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      if (shared > SLACK && a.node !== b.node && !isCovered(a.parent, b.parent))
        problems.add(`over each other: ${words(a.node.data)} | ${words(b.node.data)}`);
    }
  return [...problems];
}
