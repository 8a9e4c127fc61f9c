import { CARDS } from '../components/cards.ts';
import type { Options } from '../types.ts';
import { type CardSet, setOf } from './cards.ts';
import type { Position } from './position.ts';

/** Where a card can be, for a player: own relics, own hand, their relics, their hand, the deck; or out of the game. */
const PLACES = 6;
const BOX = setOf(CARDS.map(({ card }) => card));
const PLACED = CARDS.length * PLACES;
/** After the cards: the lead in two measures, and the two options that change scores. */
const LEAD = PLACED;
const LEAD_BENT = PLACED + 1;
const PHYSICAL = PLACED + 2;
const NO_ZERO_TIE = PLACED + 3;

export const INPUTS = PLACED + 4;
export const HIDDEN = 32;
export const SECOND = 16;
/** How many numbers a net is made of: rows of the first layer by input, then each layer's biases and the other weights. */
export const WEIGHTS = (INPUTS + 1) * HIDDEN + SECOND * (HIDDEN + 1) + SECOND;

/** A position as a net sees it: a few inputs that are not 0. */
export interface Inputs {
  readonly rows: Int32Array;
  readonly values: Float64Array;
}

const COUNT = CARDS.length + 4;

export function emptyInputs(): Inputs {
  return { rows: new Int32Array(COUNT), values: new Float64Array(COUNT).fill(1) };
}

/** What a position looks like to me, or from the other side. */
export function look(position: Position, options: Options, side: 0 | 1, inputs: Inputs): void {
  const { relics, hands, deck } = position;
  const other = side === 0 ? 1 : 0;
  const out = BOX & ~(relics[0] | relics[1] | hands[0] | hands[1] | deck);
  let at = put(inputs, 0, relics[side], 0);
  at = put(inputs, at, hands[side], 1);
  at = put(inputs, at, relics[other], 2);
  at = put(inputs, at, hands[other], 3);
  at = put(inputs, at, deck, 4);
  at = put(inputs, at, out, 5);
  const lead = side === 0 ? position.lead : -position.lead;
  measure(inputs, at, LEAD, lead / 10);
  measure(inputs, at + 1, LEAD_BENT, (2 * lead) / (4 + Math.abs(lead)));
  measure(inputs, at + 2, PHYSICAL, options.molehill === 'physical' ? 1 : 0);
  measure(inputs, at + 3, NO_ZERO_TIE, options.molehillZeroTie ? 0 : 1);
}

/** Cards in one place; returns where the next input goes. */
function put({ rows }: Inputs, from: number, set: CardSet, place: number): number {
  let at = from;
  for (let rest = set; rest !== 0; rest &= rest - 1) rows[at++] = (31 - Math.clz32(rest & -rest)) * PLACES + place;
  return at;
}

function measure({ rows, values }: Inputs, at: number, row: number, value: number): void {
  rows[at] = row;
  values[at] = value;
}

/** What one side of a position is worth, in a measure of the net's own. */
export function pass(weights: Float64Array, { rows, values }: Inputs, layers: Layers): number {
  const { hidden, second } = layers;
  let at = INPUTS * HIDDEN;
  for (let i = 0; i < HIDDEN; i++) hidden[i] = weights[at++] as number;
  for (let input = 0; input < CARDS.length; input++) {
    const from = (rows[input] as number) * HIDDEN;
    for (let i = 0; i < HIDDEN; i++) hidden[i] = (hidden[i] as number) + (weights[from + i] as number);
  }
  for (let input = CARDS.length; input < COUNT; input++) {
    const value = values[input] as number;
    if (value === 0) continue;
    const from = (rows[input] as number) * HIDDEN;
    for (let i = 0; i < HIDDEN; i++) hidden[i] = (hidden[i] as number) + value * (weights[from + i] as number);
  }
  for (let i = 0; i < HIDDEN; i++) if ((hidden[i] as number) < 0) hidden[i] = 0;
  let sum = 0;
  const last = at + SECOND * (HIDDEN + 1);
  for (let j = 0; j < SECOND; j++) {
    let value = weights[at + SECOND * HIDDEN + j] as number;
    for (let i = 0; i < HIDDEN; i++) value += (hidden[i] as number) * (weights[at + j * HIDDEN + i] as number);
    second[j] = Math.max(value, 0);
    sum += (second[j] as number) * (weights[last + j] as number);
  }
  return sum;
}

/** What the layers hold during a pass: training looks at it afterwards. */
export interface Layers {
  readonly hidden: Float64Array;
  readonly second: Float64Array;
}

export function emptyLayers(): Layers {
  return { hidden: new Float64Array(HIDDEN), second: new Float64Array(SECOND) };
}

/** A chance from the difference of both sides: nothing but what every engine rounds alike. */
export function chanceOf(difference: number): number {
  return 0.5 + (0.5 * difference) / Math.sqrt(1 + difference * difference);
}

const inputs = emptyInputs();
const layers = emptyLayers();

/** My chance to win as a net judges it; for the other side it is the rest. */
export function judge(weights: Float64Array, position: Position, options: Options): number {
  look(position, options, 0, inputs);
  const mine = pass(weights, inputs, layers);
  look(position, options, 1, inputs);
  return chanceOf(mine - pass(weights, inputs, layers));
}
