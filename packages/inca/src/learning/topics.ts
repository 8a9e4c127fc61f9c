import type { Clause } from '@tempora/kernel';
import type { Move } from '../types.ts';

/** The rule that each kind of move is best understood by. */
export const RULE_OF: { readonly [type in Move['type']]: Clause } = {
  sun: 'IE-SUN-8',
  road: 'IE-SAPA-6',
  wild: 'IE-EVENT-WILDROAD-1',
  extra: 'IE-XROAD-1',
  'extra-wild': 'IE-XROAD-1',
  city: 'IE-SAPA-4',
  garrison: 'IE-SAPA-4',
  outpost: 'IE-EVENT-OUTPOST-1',
  temple: 'IE-SAPA-5',
  conquer: 'IE-CONQUER-4',
  expand: 'IE-EVENT-EXPANSION',
  terrace: 'IE-TERRACE-2',
  pilgrimage: 'IE-PILGRIM-1',
  done: 'IE-PEOPLE-2',
};
