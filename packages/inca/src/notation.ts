import { CARDS, cardNamed } from './components/cards.ts';
import { REGIONS, regionNamed, SITES, siteNamed } from './components/places.ts';
import type { Block, Move } from './types.ts';

const TEXT = /^([a-z-]+):([a-z]+)(?:([-/])([a-z]+|\d))?$/;

const siteText = (site: number) => SITES[site]?.id ?? `?${site}`;
const regionText = (region: number) => REGIONS[region]?.id ?? `?${region}`;
const cardText = (card: number) => CARDS[card]?.id ?? `?${card}`;

/** A move as text, e.g. `road:cusco-pisac`, `conquer:nasca`, `sun:revolt/2`, `pilgrimage:great/roads` or `done`. */
export function write(move: Move): string {
  switch (move.type) {
    case 'sun':
      return `sun:${cardText(move.card)}/${move.sector}`;
    case 'road':
    case 'wild':
    case 'extra':
    case 'extra-wild':
      return `${move.type}:${siteText(move.a)}-${siteText(move.b)}`;
    case 'city':
    case 'garrison':
    case 'outpost':
    case 'temple':
      return `${move.type}:${siteText(move.site)}`;
    case 'conquer':
    case 'expand':
    case 'terrace':
      return `${move.type}:${regionText(move.region)}`;
    case 'pilgrimage':
      return `pilgrimage:${cardText(move.card)}/${move.block}`;
    case 'done':
      return 'done';
  }
}

/** The move a text stands for; null if it stands for none. */
export function read(text: string): Move | null {
  if (text === 'done') return { type: 'done' };
  const [, type, first, sign, second] = TEXT.exec(text) ?? [];
  if (type === undefined || first === undefined) return null;
  if (sign === '-') return readRoad(type, siteNamed(first), siteNamed(second ?? ''));
  if (sign === '/') return readCard(type, cardNamed(first), second ?? '');
  return readPlace(type, first);
}

function readRoad(type: string, a: number, b: number): Move | null {
  if (a < 0 || b <= a) return null; // one way to write a road: the smaller number first
  return type === 'road' || type === 'wild' || type === 'extra' || type === 'extra-wild' ? { type, a, b } : null;
}

function readCard(type: string, card: number, second: string): Move | null {
  if (card < 0) return null;
  if (type === 'sun' && /^\d$/.test(second)) return { type, card, sector: Number(second) };
  const isBlock = second === 'roads' || second === 'build';
  return type === 'pilgrimage' && isBlock ? { type, card, block: second as Block } : null;
}

function readPlace(type: string, name: string): Move | null {
  if (type === 'city' || type === 'garrison' || type === 'outpost' || type === 'temple') {
    const site = siteNamed(name);
    return site < 0 ? null : { type, site };
  }
  if (type === 'conquer' || type === 'expand' || type === 'terrace') {
    const region = regionNamed(name);
    return region < 0 ? null : { type, region };
  }
  return null;
}
