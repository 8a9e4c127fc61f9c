import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const SHEETS = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.css'))
  .sort();
const read = (sheet: string) => readFileSync(SRC + sheet, 'utf8').replace(/\/\*.*?\*\//gs, '');

/** What a sheet, or a block of it, consists of at its outermost level: the start of each rule, and its block. */
function rules(css: string): { start: string; block: string }[] {
  const found: { start: string; block: string }[] = [];
  for (let at = 0, start = 0, depth = 0, open = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at;
    if ((css[at] === '}' && --depth === 0) || (css[at] === ';' && depth === 0)) {
      const end = css[at] === ';' ? at : open;
      found.push({ start: css.slice(start, end).trim(), block: css.slice(end + 1, at) });
      start = at + 1;
    }
  }
  return found;
}

/** Drawn through <use>: its copies are in trees of their own, where no selector reaches an ancestor outside. */
const IN_USE = /^(\.tp-|\[data-terrain=)/;

test.each(SHEETS)('%s is in a layer', (sheet) => {
  const layer = sheet.startsWith('games/')
    ? /^@layer (game|tokens)$/
    : sheet.startsWith('toolkit/')
      ? /^@layer toolkit$/
      : /^@layer (reset|tokens|base|app)\b/;
  const allowed = (start: string) => layer.test(start) || /^@(font-face|property|layer reset,)/.test(start);
  expect(
    rules(read(sheet))
      .map(({ start }) => start)
      .filter((start) => !allowed(start)),
  ).toEqual([]);
});

test.each(SHEETS.filter((sheet) => sheet.startsWith('games/')))('%s styles only its own game', (sheet) => {
  const game = sheet.split('/')[1];
  const own = (start: string) =>
    start.endsWith(`[data-game='${game}']`) || start.startsWith('@keyframes') || IN_USE.test(start);
  const inLayers = rules(read(sheet)).flatMap(({ start, block }) => (start.startsWith('@layer') ? rules(block) : []));
  expect(inLayers.map(({ start }) => start).filter((start) => !own(start))).toEqual([]);
});

/** Every selector of a sheet, however deep its rule lies. */
function selectors(css: string): string[] {
  return rules(css).flatMap(({ start, block }) => {
    const inner = block.includes('{') ? selectors(block) : [];
    return start.startsWith('@') ? inner : [...start.split(/,(?![^(]*\))/).map((each) => each.trim()), ...inner];
  });
}

/** Browsers keep one list of what any `:has()` may change: with “everything” on it they style the page anew at every move. */
const isBoundless = (selector: string) => /:has\(.*[\s>+~]\*$/.test(selector);

test.each(SHEETS)('%s has no rule for everything beside or within what has something', (sheet) => {
  expect(selectors(read(sheet)).filter(isBoundless)).toEqual([]);
});

test('such a rule is found', () => {
  const css = '@layer app { @media print { .a:has(> .b) > *, .a:has(> .b) > .c { d: e } .f > * { d: e } } }';
  expect(selectors(css).filter(isBoundless)).toEqual(['.a:has(> .b) > *']);
});

test('a rule that reaches outside its game is found', () => {
  const [layer] = rules("@layer game { [data-game='tides'] { .a { b: c } } .end { d: e } }");
  expect(rules(layer?.block ?? '').map(({ start }) => start)).toEqual(["[data-game='tides']", '.end']);
});

/** Whatever changes below it has everything in it styled anew, if `:has()` is asked of one of these or of anything at all. */
const FROM_ABOVE = /(?:^|[\s>,])(?::root|html|body|\.frame|\.frame-main)?(?:\[[^\]]*\])*(?::not\()?:has\(/m;

test.each(SHEETS)('%s does not look for parts of a table from above it', (sheet) => {
  expect(FROM_ABOVE.exec(read(sheet))?.[0].trim()).toBeUndefined();
});

test('a rule that looks from above is found', () => {
  for (const rule of ['.frame:has(> .a) {', ':root:has(.b) {', '  :has(> .c) {', '.frame-main:not(:has(.d)) > .e {'])
    expect(rule).toMatch(FROM_ABOVE);
  expect('.tray:has(.a) {').not.toMatch(FROM_ABOVE);
});
