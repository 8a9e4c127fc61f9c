import * as v from 'valibot';
import { openSession, welcomeGuest } from '../people/sessions.ts';
import type { Person } from '../store/index.ts';
import { COOKIE } from './identity.ts';
import { LIMITS } from './limits.ts';
import { type Desks, No, type Route, route, type Visit } from './route.ts';
import { PersonName } from './shapes.ts';

const YEAR = 365 * 24 * 3600;

/** What a person is told of themselves. */
export const Me = v.object({
  person: v.string(),
  name: v.string(),
  login: v.nullable(v.string()),
  isAdmin: v.boolean(),
});

export function meOf({ id, name, login, isAdmin }: Person): v.InferOutput<typeof Me> {
  return { person: id, name, login, isAdmin };
}

/** Gives the browser its way in. */
export function giveCookie(
  { config }: Desks,
  { request, reply }: Pick<Visit<unknown>, 'request' | 'reply'>,
  secret: string,
): void {
  const secure = request.protocol === 'https' || (config.publicUrl ?? '').startsWith('https:');
  reply.setCookie(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR });
}

/** Who one is: a guest with a name, to begin with. */
export function meRoutes(desks: Desks): Route[] {
  const { office } = desks;
  return [
    route({
      method: 'POST',
      path: '/api/guest',
      scope: null,
      summary: 'Come in as a guest with a name. Sets a cookie; answers with a token for who has no cookies.',
      body: v.object({ name: PersonName }),
      answer: v.object({ me: Me, token: v.string() }),
      limit: LIMITS.guest,
      async serve(visit) {
        if (visit.who) throw new No({ trouble: 'taken' });
        const person = await welcomeGuest(office.store, visit.body.name, office.now());
        const token = await openSession(office.store, person.id, office.now());
        giveCookie(desks, visit, token);
        return { me: meOf(person), token };
      },
    }),
    route({
      method: 'GET',
      path: '/api/me',
      scope: 'read',
      summary: 'Who I am.',
      answer: Me,
      serve: ({ who }) => who && meOf(who.person),
    }),
  ];
}
