import type { Outlook } from '@tempora/kernel';
import type { Inca, Seen } from '../types.ts';
import { copyState } from './copy.ts';
import { features, INPUTS } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** Every seat's turn in every phase has its own number. */
function turn(s: Seen): number {
  const f = s.flow[s.flow.length - 1];
  const place = f?.at === 'turn' ? f.seat : f?.at === 'place' ? 4 + f.next : 9;
  return f ? s.column * 1000 + s.phase * 10 + place : -1;
}

/** What a net is shown of Inca Empire. */
export const outlook: Outlook<Inca> = {
  inputs: INPUTS,
  features,
  worth: (s, seat) => s.points[seat] as number,
  unit: 50,
  copy: copyState,
  turn,
  weights: WEIGHTS,
  spread: { base: 3, perPoint: 0.02, trust: 1 },
};
