import * as v from 'valibot';
import { serverSecret } from '../ids.ts';
import { type MessageKey, sentence } from '../messages/index.ts';
import { confirmEmail } from '../notify/confirm-email.ts';
import { outgoingHttp } from '../notify/outgoing-http.ts';
import { pushKeys } from '../notify/push.ts';
import { mute, readUnsubscribeToken } from '../notify/unsubscribe.ts';
import type { HttpContext } from './context.ts';
import { LanguageQuery, type PageCall, pageLanguage } from './language.ts';
import { LIMITS } from './limits.ts';
import { HttpError, type Route, route } from './route.ts';

const MAX_BROWSERS = 10;
const Key = v.pipe(v.string(), v.regex(/^[\w-]{10,200}={0,2}$/));
const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.object({ p256dh: Key, auth: Key }),
});

/** Notifications: push to browsers, unsubscribing, confirming an e-mail address. */
export function noticeRoutes(context: HttpContext): Route[] {
  return [...pushRoutes(context), ...unsubscribeRoutes(context), ...confirmRoutes(context)];
}

function pushRoutes({ store, config }: HttpContext): Route[] {
  const outgoing = outgoingHttp(config);
  return [
    route({
      method: 'GET',
      path: '/api/push-key',
      scope: null,
      summary: 'The key a browser needs to subscribe to push.',
      answer: v.object({ key: v.string() }),
      serve: async () => ({ key: (await pushKeys(store)).publicKey }),
    }),
    route({
      method: 'POST',
      path: '/api/me/push',
      scope: 'account',
      summary: 'Push to this browser when it is my turn.',
      body: Subscription,
      async serve({ body, caller }) {
        if (!caller || !outgoing.isAllowed(body.endpoint)) throw new HttpError({ code: 'bad-request' });
        await store.people.changeSettings(caller.person.id, ({ push = [], muted = [], ...settings }) => ({
          ...settings,
          push: [...push.filter(({ endpoint }) => endpoint !== body.endpoint), body].slice(-MAX_BROWSERS),
          muted: muted.filter((way) => way !== 'push'),
        }));
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me/push',
      scope: 'account',
      summary: 'Stop pushing to this browser.',
      body: v.object({ endpoint: v.string() }),
      async serve({ body, caller }) {
        if (!caller) throw new HttpError({ code: 'unauthorized' });
        await store.people.changeSettings(caller.person.id, ({ push = [], ...settings }) => ({
          ...settings,
          push: push.filter(({ endpoint }) => endpoint !== body.endpoint),
        }));
      },
    }),
  ];
}

function unsubscribeRoutes(context: HttpContext): Route[] {
  return [
    route({
      method: 'GET',
      path: '/stop/:token',
      scope: null,
      summary: 'A page with one button that stops one kind of notification.',
      text: 'text/html',
      query: LanguageQuery,
      errors: ['match-not-found'],
      async serve(call) {
        await unsubscribeOf(context, call);
        return page(call, 'stop.button');
      },
    }),
    route({
      method: 'POST',
      path: '/stop/:token',
      scope: null,
      summary: 'Stop one kind of notification; the link is all that is needed.',
      text: 'text/html',
      query: LanguageQuery,
      errors: ['match-not-found'],
      async serve(call) {
        const { person, way } = await unsubscribeOf(context, call);
        await mute(context.store, person, way);
        return page(call, 'stop.done');
      },
    }),
  ];
}

function confirmRoutes(context: HttpContext): Route[] {
  return [
    route({
      method: 'GET',
      path: '/confirm/:token',
      scope: null,
      summary: 'A page with one button that confirms an e-mail address.',
      text: 'text/html',
      query: LanguageQuery,
      serve: (call) => page(call, 'confirm.button'),
    }),
    route({
      method: 'POST',
      path: '/confirm/:token',
      scope: null,
      summary: 'Confirm an e-mail address with the link from the e-mail; works once.',
      text: 'text/html',
      query: LanguageQuery,
      statuses: { 404: 'The link has expired or was used already.' },
      limit: LIMITS.guess,
      async serve(call) {
        if (await confirmEmail(context, call.params.token ?? '')) return page(call, 'confirm.done');
        call.reply.code(404);
        return page(call, 'confirm.expired');
      },
    }),
  ];
}

/** Mail programs open links in advance, so opening one must not change anything. */
async function unsubscribeOf(context: HttpContext, { params }: PageCall) {
  const found = readUnsubscribeToken(await serverSecret(context), params.token ?? '');
  if (!found) throw new HttpError({ code: 'match-not-found' });
  return found;
}

/** A page with one sentence, or with one button that says it. */
function page(call: PageCall, key: MessageKey) {
  const language = pageLanguage(call);
  const head = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Tempora</title>`;
  const text = sentence(language, key);
  const inner = key.endsWith('.button') ? `<form method="post"><button>${text}</button></form>` : `<p>${text}</p>`;
  return call.reply.send(`${head}<h1>Tempora</h1>${inner}`);
}
