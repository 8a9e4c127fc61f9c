import { SUIT_COLOURS } from './suits.tsx';

/** Every colour used in the scenes: water, paper, gold, the suits, and the dusk each suit paints its sky with. */
export const INK = {
  abyss: '#071825',
  ground: '#0F2A3D',
  mid: '#1D4A63',
  mist: '#5B8DA1',
  paper: '#F0E4C8',
  bone: '#BFB08C',
  stone: '#7C7A6B',
  gold: '#C9A24B',
  flame: '#F0D58A',
  leaf: '#2F6B4A',
  sapphire: '#3F7FC0',
  blood: '#B23A4E',
  ...SUIT_COLOURS,
} as const;

export const DUSK = {
  palace: ['#27323A', '#57503A'],
  library: ['#143A5A', '#24557C'],
  garden: ['#133638', '#23564B'],
  temple: ['#2C2A42', '#573F59'],
  stronghold: ['#2C2732', '#623A3C'],
  none: ['#1C3F52', '#335E70'],
} as const;
