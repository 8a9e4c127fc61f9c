import type { Place, Update } from '@tempora/protocol';
import { expect, test } from 'vitest';
import { withShownHolders, withShownNames } from '../src/client/deleted-account.ts';
import { addMessages, setLanguage } from '../src/i18n/index.ts';
import { namesApart } from '../src/online/names-apart.ts';

const seats: Place[] = [
  { kind: 'person', person: 'p1', name: 'Somebody', isHere: true },
  { kind: 'person', person: 'nobody', name: 'Somebody', isHere: false },
  { kind: 'open' },
];

test('a deleted account is named in the reader’s language, a person of that name is not', async () => {
  void addMessages('shell', async (locale) => ({ 'place.deleted': `deleted in ${locale}` }));
  await setLanguage('pl');
  const names = withShownNames({ seats }).seats.map((place) => (place.kind === 'open' ? null : place.name));
  expect(names).toEqual(['Somebody', 'deleted in pl', null]);
  const holders = ['Somebody', 'Somebody'].map((name) => ({ kind: 'human' as const, name }));
  const shown = withShownHolders({ holders } as unknown as Update, seats).holders;
  expect(shown.map(({ name }) => name)).toEqual(['Somebody', 'deleted in pl']);
  const line = { n: 1, person: 'nobody', name: 'Somebody', seat: null, text: 'hello', reaction: null, ply: 0, at: 0 };
  expect([...namesApart({ seats: [] }, [line]).values()]).toEqual(['deleted in pl']);
  await setLanguage('sk');
  expect(withShownNames({ seats }).seats[1]).toMatchObject({ name: 'deleted in sk' });
});
