import * as v from 'valibot';
import { wayIn } from '../people/my-data.ts';
import { hashOf, openSession, SCOPES } from '../people/sessions.ts';
import { personOf, selfOf } from './me-routes.ts';
import { type Desks, HttpError, type Route, route } from './route.ts';
import { Label } from './shapes.ts';

const DAY = 24 * 3600 * 1000;
const MOST_TOKENS = 50;

const Token = v.object({
  id: v.string(),
  label: v.string(),
  scopes: v.array(v.picklist(SCOPES)),
  created: v.number(),
  expires: v.number(),
});

/** Tokens for bots and other programs: each may do only what it is for. */
export function tokenRoutes({ office }: Desks): Route[] {
  const { store, now, bus } = office;
  const tokensOf = async (person: string) =>
    (await store.people.sessionsOf(person)).filter(({ kind }) => kind === 'token');
  const shown = (session: Parameters<typeof wayIn>[0]) => {
    const { kind: _, ...token } = wayIn(session);
    return token;
  };
  return [
    route({
      method: 'GET',
      path: '/api/tokens',
      scope: 'account',
      summary: 'My tokens, without their secrets.',
      answer: v.array(Token),
      serve: async (visit) => (await tokensOf(personOf(visit).id)).map(shown),
    }),
    route({
      method: 'POST',
      path: '/api/tokens',
      scope: 'account',
      summary: 'A new token. Its secret is said here and never again.',
      body: v.object({
        label: Label,
        scopes: v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1), v.maxLength(SCOPES.length)),
        days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 90),
      }),
      answer: v.object({ ...Token.entries, token: v.string() }),
      async serve(visit) {
        const { id } = selfOf(visit);
        const { label, days } = visit.body;
        if ((await tokensOf(id)).length >= MOST_TOKENS) throw new HttpError({ code: 'too-large' });
        const way = { kind: 'token' as const, label, scopes: [...new Set(visit.body.scopes)] };
        const at = now();
        const token = await openSession(store, id, at, { ...way, expires: at + days * DAY });
        return { ...shown({ ...way, hash: hashOf(token), person: id, created: at, expires: at + days * DAY }), token };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tokens/:id',
      scope: 'account',
      summary: 'Revoke a token.',
      async serve(visit) {
        const { id } = selfOf(visit);
        const found = (await tokensOf(id)).find((session) => wayIn(session).id === visit.params.id);
        if (!found) throw new HttpError({ code: 'forbidden' });
        await store.people.dropSession(found.hash);
        bus.publish({ kind: 'person', person: id });
      },
    }),
  ];
}
