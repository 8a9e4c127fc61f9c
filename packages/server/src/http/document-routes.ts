import * as v from 'valibot';
import { asyncApiOf } from './asyncapi.ts';
import type { HttpContext } from './context.ts';
import { gamePage, indexPage } from './docs-pages.ts';
import { gameRoutes } from './game-routes.ts';
import { GAME_SCHEMAS } from './game-schemas.ts';
import { openApiOf } from './openapi.ts';
import { type Route, route } from './route.ts';
import { staticText } from './static-text.ts';

/** The routes, and those that describe them all. */
export function documented({ config }: HttpContext, routes: readonly Route[]): Route[] {
  const url = config.publicUrl?.replace(/\/$/, '') || '/';
  const all: Route[] = [
    ...routes,
    ...gameRoutes(),
    document('/api/openapi.json', 'This document: every route.', v.object({ openapi: v.string() }), () =>
      openApiOf(all, url),
    ),
    document('/api/asyncapi.json', 'Sockets and streams.', v.object({ asyncapi: v.string() }), () => asyncApiOf(url)),
    page('/api/docs', 'Every route, for people.', () => indexPage(all)),
    ...GAME_SCHEMAS.map(([id, schema]) =>
      page(`/api/docs/${id}`, `The views, moves, options and events of ${schema.title}, for people.`, () =>
        gamePage(id),
      ),
    ),
  ];
  return all;
}

function document(path: string, summary: string, head: v.ObjectSchema<v.ObjectEntries, undefined>, make: () => object) {
  return route({
    method: 'GET',
    path,
    scope: null,
    summary,
    answer: v.looseObject(head.entries),
    serve: staticText('application/json; charset=utf-8', () => JSON.stringify(make())),
  });
}

function page(path: string, summary: string, make: () => string): Route {
  return route({
    method: 'GET',
    path,
    scope: null,
    summary,
    text: 'text/html',
    serve: staticText('text/html; charset=utf-8', make),
  });
}
