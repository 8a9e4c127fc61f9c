import * as v from 'valibot';
import { isBotName, PersonName } from '../accounts/names.ts';
import { rename } from '../accounts/rename.ts';
import { createGuest, createSession } from '../accounts/sessions.ts';
import type { Person } from '../store/index.ts';
import type { HttpContext } from './context.ts';
import { COOKIE } from './identity.ts';
import { LIMITS } from './limits.ts';
import { HttpError, type Route, type RouteCall, route } from './route.ts';

const YEAR = 365 * 24 * 3600;
const LONGEST_LABEL = 100;

/** A person as they see themselves. */
export const Me = v.object({
  person: v.string(),
  name: v.string(),
  login: v.nullable(v.string()),
  isAdmin: v.boolean(),
});

export function meOf({ id, name, login, isAdmin }: Person): v.InferOutput<typeof Me> {
  return { person: id, name, login, isAdmin };
}

/** The reply to signing in: who they are, and a token for clients without cookies. */
export const SignedIn = v.object({ me: Me, token: v.string() });

/** Signs a person in: a new session, in a cookie and in the reply. The browser's old session is closed. */
export async function signIn(
  context: HttpContext,
  { request, reply, caller }: Pick<RouteCall<unknown>, 'request' | 'reply' | 'caller'>,
  person: Person,
): Promise<v.InferOutput<typeof SignedIn>> {
  const { store, now } = context;
  if (person.banned !== null) throw new HttpError({ code: 'banned', reason: person.banned });
  if (caller?.isCookie) await store.sessions.remove(caller.session.hash);
  const label = (request.headers['user-agent'] ?? '').slice(0, LONGEST_LABEL);
  const token = await createSession(store, person.id, now(), { label });
  reply.header('set-cookie', cookieFor(context, request, token, YEAR));
  return { me: meOf(person), token };
}

export function clearCookie(
  context: HttpContext,
  { request, reply }: Pick<RouteCall<unknown>, 'request' | 'reply'>,
): void {
  reply.header('set-cookie', cookieFor(context, request, '', 0));
}

/** Scripts cannot read it, and from other sites a browser sends it only when a link is followed. */
function cookieFor(
  { config }: HttpContext,
  { protocol }: RouteCall<unknown>['request'],
  token: string,
  seconds: number,
): string {
  const isSecure = protocol === 'https' || (config.publicUrl ?? '').startsWith('https:');
  return `${COOKIE}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The caller, on a route that needs one. */
export function personOf({ caller }: Pick<RouteCall<unknown>, 'caller'>): Person {
  if (!caller) throw new HttpError({ code: 'unauthorized' });
  return caller.person;
}

/** The caller, if they are signed in by cookie: for what no token may do, whatever its scopes. */
export function personByCookie({ caller }: Pick<RouteCall<unknown>, 'caller'>): Person {
  if (caller && caller.session.kind !== 'cookie') throw new HttpError({ code: 'forbidden' });
  return personOf({ caller });
}

/** A bot's name is for bots. */
function requireOwnName(name: string): void {
  if (isBotName(name)) throw new HttpError({ code: 'reserved-name' });
}

/** Guests, and names. */
export function meRoutes(context: HttpContext): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/guest',
      scope: null,
      summary: 'Become a guest with a name. Sets a cookie; returns a token for clients without cookies.',
      body: v.object({ name: PersonName }),
      answer: SignedIn,
      errors: ['already-signed-in', 'reserved-name'],
      limit: LIMITS.guest,
      async serve(call) {
        if (call.caller) throw new HttpError({ code: 'already-signed-in' });
        requireOwnName(call.body.name);
        return signIn(context, call, await createGuest(context.store, call.body.name, context.now()));
      },
    }),
    route({
      method: 'GET',
      path: '/api/me',
      scope: 'read',
      summary: 'Who I am.',
      answer: Me,
      serve: (call) => meOf(personOf(call)),
    }),
    route({
      method: 'PUT',
      path: '/api/me',
      scope: 'account',
      summary: 'Change my name, also at tables that have not started.',
      body: v.object({ name: PersonName }),
      answer: Me,
      errors: ['reserved-name', 'look-alike'],
      async serve(call) {
        const person = personOf(call);
        requireOwnName(call.body.name);
        const refused = await rename(context, person.id, call.body.name);
        if (refused) throw new HttpError(refused);
        return meOf({ ...person, name: call.body.name });
      },
    }),
  ];
}
