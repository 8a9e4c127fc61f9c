import type { Clause } from '@tempora/kernel';
import type { Move } from '../types.ts';

/** The rule that each kind of move is best understood by. */
export const RULE_OF: { readonly [type in Move['type']]: Clause } = {
  tile: 'TP-SETUP-5',
  place: 'TP-SETUP-16',
  from: 'TP-MOVE-1',
  to: 'TP-MOVE-1',
  baby: 'TP-BABY-2',
  fight: 'TP-FIGHT-10',
  city: 'TP-CITY-7',
  idea: 'TP-IDEA-1',
  play: 'TP-IDEA-8',
  pass: 'TP-CARD-GOVERNMENT-4',
  raise: 'TP-CARD-SANITATION-1',
  convert: 'TP-CARD-RELIGION-1',
  lead: 'TP-FIGHT-1',
  terrain: 'TP-FIGHT-6',
  commit: 'TP-PROG-6',
  stand: 'TP-PROG-6',
  advance: 'TP-FIGHT-13',
  lose: 'TP-FIGHT-14',
  discard: 'TP-IDEA-3',
  lay: 'TP-PROG-6',
  end: 'TP-ACT-8',
};
