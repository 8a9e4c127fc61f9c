import { type ComponentChildren, render } from 'preact';
import { Back } from './back.tsx';
import { gardens } from './garden.ts';
import { libraries } from './library.ts';
import type { Scenes } from './motifs.tsx';
import { palaces } from './palace.ts';
import { strongholds } from './stronghold.ts';
import { temples } from './temple.ts';
import { wonders } from './wonders.ts';

const SCENES: Scenes = { ...palaces, ...libraries, ...gardens, ...strongholds, ...temples, ...wonders };
const SVG = 'http://www.w3.org/2000/svg';

/** What is drawn, by name; the images stay loaded. */
const drawn = new Map<string, HTMLImageElement>();

/** Every picture is drawn once, as an image: its hundreds of strokes would be laid out for every card on the table. */
function pictureOf(name: string, viewBox: string, draw: () => ComponentChildren): string {
  const known = drawn.get(name);
  if (known) return known.src;
  const sheet = document.createElementNS(SVG, 'svg');
  const marks = {
    viewBox,
    preserveAspectRatio: 'xMidYMid slice',
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  };
  for (const [key, value] of Object.entries(marks)) sheet.setAttribute(key, value);
  render(draw(), sheet);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(sheet))}`;
  drawn.set(name, image);
  return image.src;
}

/** The illustration of a card. */
export function CardArt({ card }: { card: number }) {
  return <Picture src={pictureOf(`${card}`, '0 0 300 220', () => SCENES[card]?.() ?? null)} />;
}

export function CardBack() {
  return <Picture src={pictureOf('back', '0 0 300 420', () => <Back />)} />;
}

function Picture({ src }: { src: string }) {
  return <img src={src} alt="" draggable={false} decoding="sync" />;
}
