import type { Games, TemporaClient, Update, UpdateOf } from '@tempora/client';
import type * as inca from '@tempora/inca';
import type { Frozen } from '@tempora/kernel';
import type * as tempus from '@tempora/tempus';
import type * as tides from '@tempora/tides';
import { describe, expectTypeOf, it } from 'vitest';

/** What a game's own package calls the same. */
interface Own {
  tides: tides.Tides & { components: tides.Components };
  tempus: tempus.Tempus & { components: tempus.Components };
  inca: inca.Inca & { components: inca.Components };
}
type Member = keyof Games['tides'];
/** The members of a game whose two types are not the same, read only; none if all is well. */
type Different<G extends keyof Games> = {
  [M in Member]: Same<Games[G][M], Frozen<Own[G][M]>> extends true ? never : M;
}[Member];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

// Checked by the compiler: nothing of this runs.
describe('the types of games that a client brings', () => {
  it('are those of the games', () => {
    expectTypeOf<Different<'tides'>>().toBeNever();
    expectTypeOf<Different<'tempus'>>().toBeNever();
    expectTypeOf<Different<'inca'>>().toBeNever();
  });

  it('stand in updates, wherever an update may stand', () => {
    expectTypeOf<UpdateOf<'tides'>['view']>().toEqualTypeOf<Games['tides']['view']>();
    expectTypeOf<UpdateOf<'inca'>['log']['lines'][number]['event']>().toEqualTypeOf<Games['inca']['event']>();
    expectTypeOf<UpdateOf>().toExtend<Update>();
    expectTypeOf<Extract<UpdateOf, { game: 'tempus' }>['options']>().toEqualTypeOf<Games['tempus']['options']>();
  });

  it('are what the methods give and take', () => {
    type Chosen = Parameters<Parameters<typeof TemporaClient.prototype.playSeat<'tempus'>>[2]>[0];
    expectTypeOf<Chosen['view']['question']>().toEqualTypeOf<Games['tempus']['view']['question']>();
    type Terms = Parameters<typeof TemporaClient.prototype.openTable<'inca'>>[0];
    expectTypeOf<Terms['options']>().toEqualTypeOf<Partial<Games['inca']['options']> | undefined>();
  });
});
