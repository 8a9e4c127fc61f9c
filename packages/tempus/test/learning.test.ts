import { keepsOutlook } from '@tempora/testkit/vitest';
import { tempus } from '../src/index.ts';
import { outlook } from '../src/learning/index.ts';

keepsOutlook(tempus, outlook, {
  totals: (s) => tempus.view(s, 'public').seats.map(({ total }) => total),
  // In a fight the defender is asked within the attacker's turn.
  shared: 0.2,
});
