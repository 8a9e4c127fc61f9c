const SVG = 'http://www.w3.org/2000/svg';
/** What is pressed has no place in a picture. */
const LEFT_OUT = '.poster-foot, .visually-hidden, button, select';
/** A picture is seen at once, whatever would have come into it little by little. */
const STILL = '* { animation: none !important; transition: none !important; }';
/** Pixels of the picture for each pixel of the page. */
const SCALE = 2;

/** A part of the page as it looks now, as a PNG. Letters and colours are taken along; what can be pressed is left out. */
export async function pictureOf(part: HTMLElement): Promise<Blob> {
  const drawing = await drawingOf(part);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Number(drawing.getAttribute('width')) * SCALE;
  canvas.height = Number(drawing.getAttribute('height')) * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be drawn'))), 'image/png');
  });
}

/** The same as an SVG that needs nothing from outside: an SVG with HTML in it may not be drawn everywhere, one without may. */
async function drawingOf(part: HTMLElement): Promise<SVGElement> {
  // Out of the flow while it is measured, wherever it stands, what can be pressed leaves no gap.
  const feet = [...part.querySelectorAll<HTMLElement>('.poster-foot')];
  for (const foot of feet) foot.style.position = 'absolute';
  const { width, height, left, top } = part.getBoundingClientRect();
  const game = part.closest<HTMLElement>('[data-game]')?.dataset.game ?? '';
  const theme = document.documentElement.dataset.theme ?? '';
  const root = make('svg', { width: Math.ceil(width), height: Math.ceil(height), 'data-theme': theme });
  const page = make('g', { 'data-game': game, transform: `translate(${-left} ${-top})` });
  draw(part, page);
  for (const foot of feet) foot.style.position = '';
  const style = make('style', {});
  const fonts = await fontFaces(page.textContent ?? '');
  style.textContent = [...fonts, ...rules().map(({ cssText }) => cssText), STILL].join('\n');
  page.prepend(defsFor(page));
  root.append(style, page);
  return root;
}

function make(name: string, attributes: { readonly [name: string]: string | number }): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Draws an element and everything in it, at its place in the window. */
function draw(element: Element, into: Element): void {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden' || element.matches(LEFT_OUT)) return;
  drawBox(element.getBoundingClientRect(), style, into);
  if (element instanceof SVGSVGElement) {
    into.append(copyOf(element, style));
    return;
  }
  if (element instanceof HTMLImageElement) {
    const { left: x, top: y, width, height } = element.getBoundingClientRect();
    into.append(make('image', { href: element.src, x, y, width, height, preserveAspectRatio: 'xMidYMid slice' }));
    return;
  }
  const inside = style.overflow === 'visible' ? into : clipped(element.getBoundingClientRect(), style, into);
  for (const child of element.childNodes) {
    if (child instanceof Text) drawText(child, style, inside);
    if (child instanceof Element) draw(child, inside);
  }
}

/** An SVG at its place; the style sheet that comes along draws it as here. */
function copyOf(element: SVGSVGElement, { color }: CSSStyleDeclaration): Element {
  const { left, top, width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as SVGSVGElement;
  for (const [name, value] of Object.entries({ x: left, y: top, width, height }))
    copy.setAttribute(name, String(value));
  copy.setAttribute(
    'style',
    `${copy.getAttribute('style') ?? ''};color:${color};width:${width}px;height:${height}px;max-height:none`,
  );
  return copy;
}

/** Ground and border. */
function drawBox(box: DOMRect, style: CSSStyleDeclaration, into: Element): void {
  const { left: x, top: y, width, height } = box;
  const rx = Number.parseFloat(style.borderTopLeftRadius) || 0;
  if (style.backgroundColor !== 'rgba(0, 0, 0, 0)')
    into.append(make('rect', { x, y, width, height, rx, style: `fill:${style.backgroundColor}` }));
  const hatched = stripes(style.backgroundImage, box, into);
  if (hatched) into.append(make('rect', { x, y, width, height, rx, style: `fill:${hatched}` }));
  const band = stripes(style.borderImageSource, box, into);
  const across = { x, width };
  const down = { y, height };
  const [top, right, bottom, left] = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
    Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)),
  ) as [number, number, number, number];
  const edges = [
    { ...across, y, height: top, fill: style.borderTopColor },
    { ...across, y: y + height - bottom, height: bottom, fill: style.borderBottomColor },
    { ...down, x, width: left, fill: style.borderLeftColor },
    { ...down, x: x + width - right, width: right, fill: style.borderRightColor },
  ];
  for (const { fill, ...edge } of edges)
    if (edge.width > 0 && edge.height > 0) into.append(make('rect', { ...edge, style: `fill:${band ?? fill}` }));
}

/** Pictures are made one after the other in a page; parts that others point to have numbers. */
let freshNumber = 0;

/** A repeating gradient of CSS as one of SVG, to fill a shape in that box with; null if it is none. */
function stripes(image: string, { left, top, width, height }: DOMRect, into: Element): string | null {
  const [, degrees = '', list = ''] = /^repeating-linear-gradient\(([\d.]+)deg, (.+)\)$/.exec(image) ?? [];
  const stops = [...list.matchAll(/([a-z]+\([^()]*\))((?: [\d.]+px)+)/g)].flatMap(([, colour = '', places = '']) =>
    [...places.matchAll(/[\d.]+/g)].map(([place]) => ({ colour, at: Number(place) })),
  );
  const length = stops.at(-1)?.at ?? 0;
  if (length === 0) return null;
  const angle = (Number(degrees) * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
  // It begins where its line meets the corner of the box.
  const half = (Math.abs(width * dx) + Math.abs(height * dy)) / 2;
  const [x1, y1] = [left + width / 2 - dx * half, top + height / 2 - dy * half];
  const id = `stripes-${freshNumber++}`;
  const along = { x1, y1, x2: x1 + dx * length, y2: y1 + dy * length };
  const gradient = make('linearGradient', { id, gradientUnits: 'userSpaceOnUse', spreadMethod: 'repeat', ...along });
  for (const { colour, at } of stops)
    gradient.append(make('stop', { offset: at / length, style: `stop-color:${colour}` }));
  into.append(gradient);
  return `url(#${id})`;
}

/** A group of which nothing is seen outside a box. */
function clipped({ left: x, top: y, width, height }: DOMRect, style: CSSStyleDeclaration, into: Element): Element {
  const id = `cut-${freshNumber++}`;
  const cut = make('clipPath', { id });
  cut.append(make('rect', { x, y, width, height, rx: Number.parseFloat(style.borderTopLeftRadius) || 0 }));
  const group = make('g', { 'clip-path': `url(#${id})` });
  into.append(cut, group);
  return group;
}

/** A text, line by line as the page broke it. */
function drawText(text: Text, style: CSSStyleDeclaration, into: Element): void {
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  pen.font = font;
  const ascent = pen.measureText('').fontBoundingBoxAscent;
  for (const { words, left, top } of linesOf(text)) {
    const css = `font:${font};fill:${style.color};text-anchor:start;font-variant-numeric:${style.fontVariantNumeric}`;
    const line = make('text', { x: left, y: top + ascent, style: css });
    line.textContent = words;
    into.append(line);
  }
}

interface Line {
  words: string;
  left: number;
  top: number;
}

function linesOf(text: Text): Line[] {
  const range = document.createRange();
  const lines: Line[] = [];
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { left, top, width } = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (last && Math.abs(last.top - top) < 2) last.words += ` ${word}`;
    else if (width > 0) lines.push({ words: word, left, top });
  }
  return lines;
}

/** What the drawing refers to but does not contain: symbols, patterns, markers. */
function defsFor(page: Element): Element {
  const defs = make('defs', {});
  const isThere = (id: string) => [page, defs].some((part) => part.querySelector(`[id="${id}"]`));
  for (let isMore = true; isMore; ) {
    const text =
      page.outerHTML +
      defs.outerHTML +
      rules()
        .map(({ cssText }) => cssText)
        .join('');
    const wanted = [...text.matchAll(/(?:href="#|url\((?:"|&quot;)?#)([\w-]+)/g)].map(([, id = '']) => id);
    const found = [...new Set(wanted)].filter((id) => !isThere(id)).flatMap((id) => document.getElementById(id) ?? []);
    defs.append(...found.map((each) => each.cloneNode(true)));
    isMore = found.length > 0;
  }
  return defs;
}

function rules(): CSSRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule));
}

/** The page's own letters, as far as the text needs them. */
async function fontFaces(text: string): Promise<string[]> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) =>
      rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href ?? document.baseURI }] : [],
    ),
  );
  const needed = faces.filter(({ rule }) => isUsed(rule.style.getPropertyValue('unicode-range'), text));
  return Promise.all(
    needed.map(async ({ rule: { style }, base }) => {
      const address = /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '';
      const data = await dataUrl(await (await fetch(new URL(address, base))).blob());
      const [family, weight] = ['font-family', 'font-weight'].map((name) => style.getPropertyValue(name));
      const range = style.getPropertyValue('unicode-range');
      return `@font-face{font-family:${family};font-weight:${weight};unicode-range:${range};src:url(${data})}`;
    }),
  );
}

/** Is any letter of the text in one of these ranges, as in U+0100-02BA? */
function isUsed(ranges: string, text: string): boolean {
  const bounds = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => [
    Number.parseInt(from, 16),
    Number.parseInt(to, 16),
  ]);
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return bounds.some(([from = 0, to = 0]) => code >= from && code <= to);
  });
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
