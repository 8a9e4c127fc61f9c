import * as v from 'valibot';
import { sessionDto } from '../accounts/export.ts';
import { createSession, hashOf, SCOPES } from '../accounts/sessions.ts';
import type { HttpContext } from './context.ts';
import { personOf } from './me-routes.ts';
import { HttpError, type Route, route } from './route.ts';
import { Label } from './schemas.ts';

const DAY = 24 * 3600 * 1000;
const MAX_TOKENS = 50;

const Token = v.object({
  id: v.string(),
  label: v.string(),
  scopes: v.array(v.picklist(SCOPES)),
  created: v.number(),
  expires: v.number(),
});

/** Tokens for bots and other programs, each with its own scopes. */
export function tokenRoutes(context: HttpContext): Route[] {
  const { store, now, bus } = context;
  const tokensOf = async (person: string) => (await store.sessions.of(person)).filter(({ kind }) => kind === 'token');
  const tokenInfo = (session: Parameters<typeof sessionDto>[0]) => {
    const { kind: _, ...token } = sessionDto(session);
    return token;
  };
  return [
    route({
      method: 'GET',
      path: '/api/tokens',
      scope: 'account',
      summary: 'My tokens, without their secrets.',
      answer: v.array(Token),
      serve: async (call) => (await tokensOf(personOf(call).id)).map(tokenInfo),
    }),
    route({
      method: 'POST',
      path: '/api/tokens',
      scope: 'account',
      only: 'session',
      summary: 'Create a token. Its secret is shown here and never again.',
      body: v.object({
        label: Label,
        scopes: v.pipe(v.array(v.picklist(SCOPES)), v.minLength(1), v.maxLength(SCOPES.length)),
        days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(366)), 90),
      }),
      answer: v.object({ ...Token.entries, token: v.string() }),
      async serve(call) {
        const { id } = personOf(call);
        const { label, days } = call.body;
        if ((await tokensOf(id)).length >= MAX_TOKENS) throw new HttpError({ code: 'too-large' });
        const way = { kind: 'token' as const, label, scopes: [...new Set(call.body.scopes)] };
        const at = now();
        const token = await createSession(store, id, at, { ...way, expires: at + days * DAY });
        return {
          ...tokenInfo({ ...way, hash: hashOf(token), person: id, created: at, expires: at + days * DAY }),
          token,
        };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/tokens/:id',
      scope: 'account',
      only: 'session',
      summary: 'Revoke a token.',
      async serve(call) {
        const { id } = personOf(call);
        const found = (await tokensOf(id)).find((session) => sessionDto(session).id === call.params.id);
        if (!found) throw new HttpError({ code: 'forbidden' });
        await store.sessions.remove(found.hash);
        bus.publish({ kind: 'person', person: id });
      },
    }),
  ];
}
