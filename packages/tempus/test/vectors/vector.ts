import { at, row } from '../table.ts';

// biome-ignore lint/suspicious/noExplicitAny: each kind of vector has its own shape; its interpreter knows it
export type Vector = { id: string; kind: string; given: any; input: any; expect: any; note?: string };

export const LINE = row('grass', 'farm', 'hill', 'forest', 'farm', 'hill', 'farm', 'forest');
export const FIGHT = `fight:${at('0,0')}-${at('1,0')}`;

/** From a place to a place, as two moves. */
export const step = (from: string, to: string) => [`from:${at(from)}`, `to:${at(to)}`];
