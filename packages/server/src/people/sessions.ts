import { createHash, randomBytes } from 'node:crypto';
import type { Person, Session, Store } from '../store/index.ts';

const DAY = 24 * 3600 * 1000;
const COOKIE_LIFE = 400 * DAY;

/** What somebody may do by a way in. A browser's cookie may do everything. */
export const SCOPES = ['read', 'play', 'tables', 'chat', 'account'] as const;
export type Scope = (typeof SCOPES)[number];

/** A secret for somebody's pocket; we keep only its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** A new guest. */
export async function welcomeGuest(store: Store, name: string, now: number): Promise<Person> {
  const person: Person = {
    id: randomBytes(9).toString('base64url'),
    name,
    login: null,
    password: null,
    settings: {},
    isAdmin: false,
    banned: null,
    created: now,
    seen: now,
  };
  await store.people.add(person);
  return person;
}

/** Opens a way in and says its secret, once. */
export async function openSession(
  store: Store,
  person: string,
  now: number,
  way: Partial<Pick<Session, 'kind' | 'scopes' | 'label' | 'expires'>> = {},
): Promise<string> {
  const secret = newSecret();
  await store.people.addSession({
    hash: hashOf(secret),
    person,
    kind: 'cookie',
    scopes: [...SCOPES],
    label: '',
    created: now,
    expires: now + COOKIE_LIFE,
    ...way,
  });
  return secret;
}

/** Who comes in with a secret; null: nobody we know, or no longer. */
export async function whoIs(
  store: Store,
  secret: string,
  now: number,
): Promise<{ person: Person; session: Session } | null> {
  const session = await store.people.session(hashOf(secret));
  if (!session || session.expires < now || session.kind === 'recovery') return null;
  const person = await store.people.find(session.person);
  return person && { person, session };
}
