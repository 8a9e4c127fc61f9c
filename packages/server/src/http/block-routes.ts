import * as v from 'valibot';
import type { HttpContext } from './context.ts';
import { LIMITS } from './limits.ts';
import { personOf } from './me-routes.ts';
import { HttpError, type Route, route } from './route.ts';
import { IdText, Prose } from './schemas.ts';

const MAX_BLOCKS = 1000;

/** Blocking people, and reporting them. */
export function blockRoutes(context: HttpContext): Route[] {
  const { store, now, random } = context;
  const mustExist = async (person: string) => {
    if (!(await store.people.find(person))) throw new HttpError({ code: 'person-not-found' });
  };
  return [
    route({
      method: 'GET',
      path: '/api/blocks',
      scope: 'account',
      summary: 'The people I have blocked.',
      answer: v.array(v.object({ person: v.string(), name: v.string(), created: v.number() })),
      serve: (call) => store.blocks.by(personOf(call).id),
    }),
    route({
      method: 'POST',
      path: '/api/blocks',
      scope: 'account',
      summary: 'Block a person: we never sit at the same table, and I do not see what they write.',
      body: v.object({ person: IdText }),
      errors: ['person-not-found'],
      async serve(call) {
        const { id } = personOf(call);
        const { person } = call.body;
        if (person === id) throw new HttpError({ code: 'bad-request' });
        await mustExist(person);
        if ((await store.blocks.by(id)).length >= MAX_BLOCKS) throw new HttpError({ code: 'too-large' });
        await store.blocks.add(id, person, now());
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/blocks/:person',
      scope: 'account',
      summary: 'Unblock a person.',
      serve: (call) => store.blocks.remove(personOf(call).id, call.params.person ?? ''),
    }),
    route({
      method: 'POST',
      path: '/api/reports',
      scope: 'account',
      summary: 'Report a person to the admins.',
      body: v.object({ about: IdText, match: v.optional(v.nullable(IdText), null), text: Prose }),
      errors: ['person-not-found', 'match-not-found'],
      limit: LIMITS.rare,
      async serve(call) {
        const { about, match, text } = call.body;
        await mustExist(about);
        if (match !== null && !(await store.matches.find(match))) throw new HttpError({ code: 'match-not-found' });
        const { id } = personOf(call);
        await store.reports.add({ id: random(12), person: id, about, match, text, created: now(), closed: null });
      },
    }),
  ];
}
