import { levelOf } from '@tempora/bots';
import { GAMES } from '@tempora/games';
import { type ApiMessage, BOT_NAMES, BOTS_CALLED, ratingsOf, type ServerRequest } from '@tempora/protocol';
import { updateFor } from '@tempora/room';
import * as v from 'valibot';
import { REQUIRED_SCOPES } from '../accounts/scopes.ts';
import type { Reply } from '../context.ts';
import { dispatch } from '../dispatch.ts';
import { mayViewAs } from '../match/session.ts';
import type { HttpContext } from './context.ts';
import { networkOf } from './identity.ts';
import { HttpError, type Route, route } from './route.ts';
import { answerShape, messageShape, requestShape } from './schemas.ts';

/** A request of the protocol as a route. Fields that are not in the path are in the body or the query. */
interface MessageRoute {
  method: Route['method'];
  path: string;
  request: ServerRequest['type'];
  summary: string;
  /** A field that is left out here, and an optional one that is required here. */
  without?: string;
  needs?: string;
}

const TABLE = '/api/tables/:match';
const MATCH = '/api/matches/:match';

const MESSAGE_ROUTES: readonly MessageRoute[] = [
  { method: 'POST', path: '/api/tables', request: 'open-table', summary: 'Open a table.' },
  { method: 'PATCH', path: TABLE, request: 'change-table', summary: 'Change the settings of a table; host only.' },
  { method: 'POST', path: `${TABLE}/seats`, request: 'sit', summary: 'Sit down at a seat, or at any free one.' },
  { method: 'DELETE', path: `${TABLE}/seats/:seat`, request: 'stand', summary: 'Stand up before the start.' },
  {
    method: 'PUT',
    path: `${TABLE}/seats/:seat`,
    request: 'set-seat',
    summary: 'Empty a seat or give it to a bot; host only.',
  },
  {
    method: 'POST',
    path: `${TABLE}/readmit`,
    request: 'readmit',
    summary: 'Let a removed person sit down again; host only.',
  },
  { method: 'POST', path: `${TABLE}/start`, request: 'start', summary: 'Start the match; host only.' },
  {
    method: 'POST',
    path: `${TABLE}/close`,
    request: 'close-table',
    summary: 'Close a table before the start; host only.',
  },
  { method: 'POST', path: `${MATCH}/moves`, request: 'submit', summary: 'Make one of the moves an update offers.' },
  {
    method: 'POST',
    path: `${MATCH}/why-not`,
    request: 'why-not',
    summary: 'Why a move is not allowed.',
  },
  {
    method: 'POST',
    path: `${MATCH}/undo`,
    request: 'undo',
    summary: 'Take my last move back while nobody needs to agree.',
  },
  {
    method: 'POST',
    path: `${MATCH}/propose-undo`,
    request: 'propose-undo',
    summary: 'Ask the others to agree to take back everything after a ply.',
  },
  {
    method: 'POST',
    path: `${MATCH}/answer-undo`,
    request: 'answer-undo',
    summary: 'Agree to an undo, or refuse it.',
  },
  { method: 'POST', path: `${MATCH}/resign`, request: 'resign', summary: 'Resign; a bot plays the seat to the end.' },
  {
    method: 'POST',
    path: `${MATCH}/stand-in`,
    request: 'stand-in',
    summary: 'Let a bot play for a player who is away: by vote, or by decision of the host.',
  },
  { method: 'POST', path: `${MATCH}/return`, request: 'return', summary: 'Take a seat back from its stand-in.' },
  {
    method: 'POST',
    path: `${MATCH}/rematch`,
    request: 'rematch',
    summary: 'Go to the rematch of a finished match, and take a seat there.',
  },
  {
    method: 'GET',
    path: `${MATCH}/log`,
    request: 'log',
    summary: 'A part of the log before a ply.',
  },
  {
    method: 'GET',
    path: `${MATCH}/position`,
    request: 'position',
    summary: 'A position of a finished match, as any viewer.',
  },
  {
    method: 'GET',
    path: `${MATCH}/record`,
    request: 'export-record',
    summary: 'The record of a finished match.',
  },
  { method: 'GET', path: `${MATCH}/chat`, request: 'chat', summary: 'A page of the chat.' },
  { method: 'POST', path: `${MATCH}/chat`, request: 'say', summary: 'Write a chat line.' },
  { method: 'POST', path: `${MATCH}/reactions`, request: 'react', summary: 'Send a reaction.' },
  {
    method: 'GET',
    path: `${MATCH}/note`,
    request: 'note',
    summary: 'My private note on a match.',
    without: 'text',
  },
  {
    method: 'PUT',
    path: `${MATCH}/note`,
    request: 'note',
    summary: 'Write my private note.',
    needs: 'text',
  },
];

/** All requests of the protocol, as routes. */
export function matchRoutes(context: HttpContext): Route[] {
  return [...readRoutes(context), ...MESSAGE_ROUTES.map((spec) => messageRoute(context, spec))];
}

function messageRoute(context: HttpContext, { without, needs, ...way }: MessageRoute): Route {
  const { type: _, id, ...fields } = requestShape(way.request).entries as v.ObjectEntries;
  if (without) delete fields[without];
  if (needs) fields[needs] = v.unwrap(fields[needs] as v.OptionalSchema<v.GenericSchema, undefined>);
  const inPath = [...way.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const isInPath = ([name]: [string, unknown]) => inPath.includes(name);
  const given = v.object({
    ...Object.fromEntries(Object.entries(fields).filter((field) => !isInPath(field))),
    id: v.optional(id as v.GenericSchema<string>),
  });
  const isAsked = way.method === 'GET' || way.method === 'DELETE';
  return {
    ...way,
    scope: REQUIRED_SCOPES[way.request],
    isOpen: way.method === 'GET' && REQUIRED_SCOPES[way.request] === 'read',
    params: v.object(Object.fromEntries(Object.entries(fields).filter(isInPath))),
    [isAsked ? 'query' : 'body']: given,
    answer: answerShape(way.request),
    async serve(call) {
      const said = { ...(call.params as object), ...((isAsked ? call.query : call.body) as object) };
      const request = { id: context.random(8), ...said, type: way.request } as ServerRequest;
      const person = call.caller?.person ?? null;
      const address = networkOf(call.request.ip);
      const seconds = context.limits.takeFor({ person, address }, request);
      if (seconds > 0) throw new HttpError({ code: 'rate-limited', retryAfter: seconds });
      // A single request has no connection for later messages.
      const subscriber = { person: person?.id ?? null, send() {} };
      return replyWith(await dispatch(context, { person, address, subscriber }, request));
    },
  };
}

/** A reply by HTTP: an error has a status. */
function replyWith(reply: Reply): ApiMessage {
  if (!('type' in reply)) throw new HttpError(reply.error);
  return reply;
}

const Games = v.object({
  games: v.array(
    v.object({ id: v.string(), version: v.number(), seats: v.array(v.number()), options: v.looseObject({}) }),
  ),
  bots: v.array(v.string()),
  levels: v.array(
    v.object({
      bot: v.string(),
      level: v.nullable(v.string()),
      ratings: v.record(v.string(), v.number()),
      names: v.array(v.string()),
    }),
  ),
});

function gamesRoute(): Route {
  const games = GAMES.map(({ game: { id, version, seats, options } }) => ({
    id,
    version,
    seats: [...seats],
    options: options.standard,
  }));
  return route({
    ...OPEN,
    path: '/api/games',
    summary: 'The games, with their numbers of seats and standard options; the bots.',
    answer: Games,
    serve: () => ({
      games,
      bots: [...BOT_NAMES],
      levels: BOT_NAMES.map((bot) => ({
        bot,
        level: levelOf(bot),
        ratings: ratingsOf(bot),
        names: [...BOTS_CALLED[bot]],
      })),
    }),
  });
}

const OPEN = { method: 'GET', scope: 'read', isOpen: true } as const;

/** Requests that read once, without a subscription. */
function readRoutes(context: HttpContext): Route[] {
  const look = requestShape('subscribe').entries;
  const params = v.object({ match: look.match });
  return [
    gamesRoute(),
    route({
      ...OPEN,
      path: '/api/lobby',
      request: 'subscribe-lobby',
      summary: 'A page of the open tables, and my own.',
      query: v.object({ page: v.optional(requestShape('subscribe-lobby').entries.page.wrapped, 0) }),
      answer: messageShape('tables'),
      serve: ({ caller, query }) => context.lobby.listsFor(caller?.person.id ?? null, query.page),
    }),
    route({
      ...OPEN,
      path: TABLE,
      request: 'subscribe',
      summary: 'A table: seats, settings, clocks, proposals.',
      params,
      answer: messageShape('table'),
      async serve({ params: { match } }) {
        const table = await context.registry.describeTable(match);
        if (!table) throw new HttpError({ code: 'match-not-found' });
        return table;
      },
    }),
    route({
      ...OPEN,
      path: `${MATCH}/view`,
      request: 'subscribe',
      summary: 'A match as one viewer sees it now, with the moves they may make.',
      params,
      query: v.object({ viewer: v.optional(look.viewer, 'public'), since: v.optional(look.since, -1) }),
      answer: messageShape('update'),
      errors: ['not-started'],
      async serve(call) {
        const { viewer, since } = call.query;
        const told = await context.registry.withSession(call.params.match, (session): Reply => {
          if (!session) return { error: { code: 'match-not-found' } };
          if (!mayViewAs(session, call.caller?.person.id ?? null, viewer)) return { error: { code: 'forbidden' } };
          if (!session.m) return { error: { code: 'not-started' } };
          context.registry.wakeBots(session);
          return updateFor(session.m, viewer, since);
        });
        return replyWith(told);
      },
    }),
  ];
}
