import * as v from 'valibot';
import { type Language, requestLanguage } from '../messages/index.ts';
import type { RouteCall } from './route.ts';

/** A link may name the language its page is read in. */
export const LanguageQuery = v.object({ lang: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{2,20}$/))) });

/** A call of a route whose answer is a page. */
export type PageCall = Pick<
  RouteCall<unknown, { [name: string]: string }, v.InferOutput<typeof LanguageQuery>>,
  'request' | 'reply' | 'query' | 'params'
>;

/** The language a page is read in; its answer says that it depends on the browser's. */
export function pageLanguage({ request, reply, query }: PageCall): Language {
  reply.type('text/html; charset=utf-8').header('vary', 'accept-language');
  return requestLanguage(query.lang, request.headers['accept-language']);
}
