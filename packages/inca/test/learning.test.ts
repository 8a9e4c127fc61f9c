import { keepsOutlook } from '@tempora/testkit/vitest';
import { inca } from '../src/index.ts';
import { outlook } from '../src/learning/index.ts';

keepsOutlook(inca, outlook, {
  totals: (s) => inca.view(s, 'public').seats.map(({ total }) => total),
});
