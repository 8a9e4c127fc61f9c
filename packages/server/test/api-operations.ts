import type { ApiClient } from './api-client.ts';
import { resolve, type Schema } from './json-schema.ts';

export interface Operation {
  operationId: string;
  summary: string;
  'x-request'?: string;
  tags: string[];
  security: { [way: string]: string[] }[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { required: boolean; content: { [type: string]: { schema: Schema } } };
  responses: { [status: string]: Answer };
}

interface Answer {
  $ref?: string;
  description?: string;
  content?: { [type: string]: { schema: Schema } };
}

export interface ApiDocument {
  openapi: string;
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: { [path: string]: { [method: string]: Operation } };
}

/** An operation with its route, as tests name it: `GET /api/me`. */
export interface ListedOperation extends Operation {
  route: string;
  method: string;
  path: string;
}

export function operationsOf(document: ApiDocument): ListedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const upper = method.toUpperCase();
      return { ...operation, route: `${upper} ${path}`, method: upper, path };
    }),
  );
}

/** The route a request went to; a path without parameters goes before one with them. */
function routeOf(operations: readonly ListedOperation[], method: string, path: string): string | undefined {
  const [plain = ''] = path.split('?');
  const like = (one: ListedOperation) => new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(plain);
  const known = operations.filter((one) => one.method === method);
  return (known.find((one) => one.path === plain) ?? known.find(like))?.route;
}

/** Every error of a document: `GET /api/me 401 unauthorized`. */
export function documentedErrors(document: ApiDocument): string[] {
  return operationsOf(document).flatMap(({ route, responses }) =>
    Object.entries(responses).flatMap(([status, answer]) => {
      const { content } = (answer.$ref ? resolve(document, answer.$ref) : answer) as Answer;
      const error = content?.['application/json']?.schema.properties?.error;
      const shapes = error?.anyOf ?? (error ? [error] : []);
      const codes = shapes.flatMap((shape) => (shape.properties?.code?.enum as string[] | undefined) ?? []);
      return codes.map((code) => `${route} ${status} ${code}`);
    }),
  );
}

/** Every error that clients were answered with, in the same form. */
export function errorsSeen(document: ApiDocument, clients: readonly ApiClient[]): string[] {
  const operations = operationsOf(document);
  return clients.flatMap(({ received }) =>
    received.flatMap(({ method, path, status, body }) => {
      const code = (body as { error?: { code: string } } | null)?.error?.code;
      const route = routeOf(operations, method, path);
      return code && route ? [`${route} ${status} ${code}`] : [];
    }),
  );
}
