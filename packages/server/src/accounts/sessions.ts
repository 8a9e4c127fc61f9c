import { createHash, randomBytes } from 'node:crypto';
import type { Person, Session, Store } from '../store/index.ts';

const DAY = 24 * 3600 * 1000;
const COOKIE_LIFE = 365 * DAY;
const RECOVERY_LIFE = 15 * 60_000;

/** What a session may be used for. A browser's cookie has all scopes. */
export const SCOPES = ['read', 'play', 'tables', 'chat', 'account'] as const;
export type Scope = (typeof SCOPES)[number];

/** The kinds of sessions that can be used more than once. */
const REUSABLE_KINDS: readonly Session['kind'][] = ['cookie', 'token'];

/** A secret to hand out; only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export async function createGuest(store: Store, name: string, now: number): Promise<Person> {
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

/** Creates a session and returns its secret, which is stored nowhere. */
export async function createSession(
  store: Store,
  person: string,
  now: number,
  details: Partial<Pick<Session, 'kind' | 'scopes' | 'label' | 'expires'>> = {},
): Promise<string> {
  const secret = newSecret();
  await store.sessions.add({
    hash: hashOf(secret),
    person,
    kind: 'cookie',
    scopes: [...SCOPES],
    label: '',
    created: now,
    expires: now + COOKIE_LIFE,
    ...details,
  });
  return secret;
}

export interface AuthenticatedPerson {
  person: Person;
  session: Session;
}

/** Whose secret it is; null: it is unknown or has expired. */
export function authenticate(store: Store, secret: string, now: number): Promise<AuthenticatedPerson | null> {
  return findBySession(store, hashOf(secret), now);
}

/** Whom a session belongs to, as stored now. */
export async function findBySession(store: Store, hash: string, now: number): Promise<AuthenticatedPerson | null> {
  const session = await store.sessions.find(hash);
  if (!session || session.expires < now || !REUSABLE_KINDS.includes(session.kind)) return null;
  const person = await store.people.find(session.person);
  return person && { person, session };
}

/** A secret that signs another device in, once and within minutes. It replaces any earlier one. */
export async function createRecovery(store: Store, person: string, now: number): Promise<string> {
  await store.sessions.removeKind(person, 'recovery', now);
  return createSession(store, person, now, { kind: 'recovery', scopes: [], expires: now + RECOVERY_LIFE });
}

/** Whose recovery secret it is; null: it is unknown or has expired. It can be used once. */
export async function useRecovery(store: Store, secret: string, now: number): Promise<Person | null> {
  const session = await store.sessions.take(hashOf(secret), 'recovery');
  return session && session.expires >= now ? store.people.find(session.person) : null;
}
