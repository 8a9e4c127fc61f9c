import * as v from 'valibot';
import * as admin from '../admin.ts';
import type { Status } from '../store/index.ts';
import type { HttpContext } from './context.ts';
import { LIMITS } from './limits.ts';
import { Me, meOf, personOf } from './me-routes.ts';
import { HttpError, type Route, route } from './route.ts';
import { IdText, Prose, Secret } from './schemas.ts';

const STATUSES = ['gathering', 'playing', 'over', 'ended'] as const satisfies readonly Status[];
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Search = v.pipe(v.string(), v.maxLength(64));
/** The last id of the page before. */
const After = v.pipe(v.string(), v.maxLength(64));
const Items = v.object({ items: v.array(v.looseObject({})), next: v.nullable(v.string()) });

/** A route for admins only. */
const adminRoute: typeof route = (spec) => route({ ...spec, only: 'admin' });

/** What admins do from the browser; `tempora admin` does the same. */
export function adminRoutes(context: HttpContext): Route[] {
  return [
    claimRoute(context),
    resetRoute(context),
    ...peopleRoutes(context),
    ...adminMatchRoutes(context),
    ...reportRoutes(context),
  ];
}

function claimRoute(context: HttpContext): Route {
  return route({
    method: 'POST',
    path: '/api/admin/claim',
    scope: 'account',
    only: 'session',
    summary: 'Become the first admin with the secret the server printed when it started.',
    body: v.object({ secret: Secret }),
    answer: Me,
    limit: LIMITS.guess,
    async serve(call) {
      const person = personOf(call);
      if (!(await admin.claimAdmin(context, person.id, call.body.secret))) throw new HttpError({ code: 'forbidden' });
      return meOf({ ...person, isAdmin: true });
    },
  });
}

/** For people who have forgotten their password. */
function resetRoute(context: HttpContext): Route {
  return adminRoute({
    method: 'POST',
    path: '/api/admin/people/:person/reset',
    scope: 'account',
    summary: 'A token for a new password, to hand to a person who has forgotten theirs; it works once, within a day.',
    answer: v.object({ token: v.string() }),
    async serve({ params }) {
      const token = await admin.resetPassword(context, params.person ?? '');
      if (token === null) throw new HttpError({ code: 'forbidden' });
      return { token };
    },
  });
}

function peopleRoutes(context: HttpContext): Route[] {
  return [
    adminRoute({
      method: 'GET',
      path: '/api/admin/people',
      scope: 'account',
      summary: 'People by part of their name or login, or by id, page by page.',
      query: v.object({ search: v.optional(Search, ''), after: v.optional(After, '') }),
      answer: Items,
      serve: ({ query: { search, after } }) => admin.listPeople(context, search, after),
    }),
    adminRoute({
      method: 'PUT',
      path: '/api/admin/people/:person/ban',
      scope: 'account',
      summary: 'Ban a person and close all their connections.',
      body: v.object({ reason: Prose }),
      errors: ['person-not-found'],
      async serve({ params, body }) {
        const done = await admin.ban(context, params.person ?? '', body.reason);
        if (done !== 'banned') throw new HttpError({ code: done === 'nobody' ? 'person-not-found' : 'forbidden' });
      },
    }),
    adminRoute({
      method: 'DELETE',
      path: '/api/admin/people/:person/ban',
      scope: 'account',
      summary: 'Lift a ban.',
      errors: ['person-not-found'],
      async serve({ params }) {
        if (!(await admin.unban(context, params.person ?? ''))) throw new HttpError({ code: 'person-not-found' });
      },
    }),
  ];
}

/** About one match. */
const OF_MATCH = { scope: 'account', errors: ['match-not-found'] } as const;

function adminMatchRoutes(context: HttpContext): Route[] {
  return [
    adminRoute({
      method: 'GET',
      path: '/api/admin/matches',
      scope: 'account',
      summary: 'Matches of a status, page by page; or the latest matches of a person.',
      query: v.object({
        person: v.optional(IdText),
        status: v.optional(v.picklist(STATUSES), 'playing'),
        after: v.optional(After, ''),
      }),
      answer: Items,
      async serve({ query: { person, status, after } }) {
        if (person !== undefined) return { items: await admin.matchesOf(context, person), next: null };
        return admin.listMatches(context, status, after);
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/api/admin/matches/:match',
      ...OF_MATCH,
      summary: 'A match: its table, its length, and the earliest ply it could be taken back to.',
      answer: v.looseObject({}),
      serve: async ({ params }) => orNoMatch(await admin.inspect(context, params.match ?? '')),
    }),
    adminRoute({
      method: 'GET',
      path: '/api/admin/matches/:match/export',
      ...OF_MATCH,
      summary: 'The record of a finished match; for a running one what the public has seen.',
      answer: v.looseObject({}),
      serve: async ({ params }) => orNoMatch(await admin.exportForHost(context, params.match ?? '')),
    }),
    adminRoute({
      method: 'POST',
      path: '/api/admin/matches/:match/end',
      ...OF_MATCH,
      summary: 'End a match without a result and tell its players why.',
      body: v.object({ why: Prose }),
      answer: v.object({ outcome: v.picklist(['ended', 'already-over']) }),
      async serve({ params, body }) {
        const outcome = await admin.endMatch(context, params.match ?? '', body.why);
        return outcome === 'no-match' ? orNoMatch(null) : { outcome };
      },
    }),
    adminRoute({
      method: 'POST',
      path: '/api/admin/matches/:match/rewind',
      ...OF_MATCH,
      summary: 'Take a match back to a ply, if nothing was drawn or revealed since; else the reply says why not.',
      body: v.object({ ply: Count }),
      answer: v.object({ outcome: v.picklist(['rewound', 'not-running', 'no-such-ply', 'revealed']) }),
      async serve({ params, body }) {
        const outcome = await admin.rewind(context, params.match ?? '', body.ply);
        return outcome === 'no-match' ? orNoMatch(null) : { outcome };
      },
    }),
  ];
}

function reportRoutes(context: HttpContext): Route[] {
  return [
    adminRoute({
      method: 'GET',
      path: '/api/admin/reports',
      scope: 'account',
      summary: 'Reports about people: the open ones, or all; those created before a time.',
      query: v.object({
        which: v.optional(v.picklist(['open', 'all']), 'open'),
        before: v.optional(Count, Number.MAX_SAFE_INTEGER),
      }),
      answer: v.array(v.looseObject({})),
      serve: ({ query: { which, before } }) => admin.listReports(context, which, before),
    }),
    adminRoute({
      method: 'GET',
      path: '/api/admin/reports/:report/lines',
      scope: 'account',
      summary: 'What was said at the table of a report shortly before it, and a little after.',
      errors: ['match-not-found'],
      answer: v.array(v.looseObject({})),
      serve: async ({ params }) => orNoMatch(await admin.reportedLines(context, params.report ?? '')),
    }),
    adminRoute({
      method: 'POST',
      path: '/api/admin/reports/:report/close',
      scope: 'account',
      summary: 'Close a report.',
      errors: ['match-not-found'],
      async serve({ params }) {
        if (!(await admin.closeReport(context, params.report ?? ''))) throw new HttpError({ code: 'match-not-found' });
      },
    }),
  ];
}

function orNoMatch<T>(found: T | null): T {
  if (found === null) throw new HttpError({ code: 'match-not-found' });
  return found;
}
