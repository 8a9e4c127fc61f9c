import * as v from 'valibot';
import { confirm } from '../notify/confirm.ts';
import { waysOut } from '../notify/guard.ts';
import { pushKeys } from '../notify/push.ts';
import { mute, readStop } from '../notify/stop.ts';
import { houseSecret } from '../notify/turns.ts';
import { LIMITS } from './limits.ts';
import { type Desks, HttpError, type Route, route, type Visit } from './route.ts';

const MOST_BROWSERS = 10;
const Key = v.pipe(v.string(), v.regex(/^[\w-]{10,200}={0,2}$/));
const Subscription = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
  keys: v.object({ p256dh: Key, auth: Key }),
});

/** Being told that it is one's turn, and not being told any more. */
export function noticeRoutes(desks: Desks): Route[] {
  return [...pushRoutes(desks), ...stopRoutes(desks), ...confirmRoutes(desks)];
}

function pushRoutes({ office: { store }, config }: Desks): Route[] {
  const ways = waysOut(config.mayKnockNextDoor);
  return [
    route({
      method: 'GET',
      path: '/api/push-key',
      scope: null,
      summary: 'The key a browser needs to be pushed to.',
      answer: v.object({ key: v.string() }),
      serve: async () => ({ key: (await pushKeys(store)).publicKey }),
    }),
    route({
      method: 'POST',
      path: '/api/me/push',
      scope: 'account',
      summary: 'From now on push to this browser when it is my turn.',
      body: Subscription,
      async serve({ body, who }) {
        if (!who || !ways.isAllowed(body.endpoint)) throw new HttpError({ code: 'bad-request' });
        await store.people.changeSettings(who.person.id, ({ push = [], muted = [], ...settings }) => ({
          ...settings,
          push: [...push.filter(({ endpoint }) => endpoint !== body.endpoint), body].slice(-MOST_BROWSERS),
          muted: muted.filter((way) => way !== 'push'),
        }));
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me/push',
      scope: 'account',
      summary: 'Do not push to this browser any more.',
      body: v.object({ endpoint: v.string() }),
      async serve({ body, who }) {
        if (!who) throw new HttpError({ code: 'unauthorized' });
        await store.people.changeSettings(who.person.id, ({ push = [], ...settings }) => ({
          ...settings,
          push: push.filter(({ endpoint }) => endpoint !== body.endpoint),
        }));
      },
    }),
  ];
}

function stopRoutes(desks: Desks): Route[] {
  return [
    route({
      method: 'GET',
      path: '/stop/:token',
      scope: null,
      summary: 'A page with one button that stops one way of being told.',
      text: 'text/html',
      async serve(visit) {
        await stopOf(desks, visit);
        return page(visit, '<form method="post"><button>Do not tell me this way any more</button></form>');
      },
    }),
    route({
      method: 'POST',
      path: '/stop/:token',
      scope: null,
      summary: 'Stops one way of being told; who has the link needs nothing else.',
      text: 'text/html',
      async serve(visit) {
        const { person, way } = await stopOf(desks, visit);
        await mute(desks.office.store, person, way, true);
        return page(visit, '<p>Done. You can switch it on again among your settings.</p>');
      },
    }),
  ];
}

function confirmRoutes({ office }: Desks): Route[] {
  return [
    route({
      method: 'GET',
      path: '/confirm/:token',
      scope: null,
      summary: 'A page with one button that says that an address is one’s own.',
      text: 'text/html',
      serve: (visit) =>
        page(
          visit,
          '<form method="post"><button>This address is mine: tell me here when it is my turn</button></form>',
        ),
    }),
    route({
      method: 'POST',
      path: '/confirm/:token',
      scope: null,
      summary: 'Says that an address is one’s own; good once, with the link from the letter.',
      text: 'text/html',
      limit: LIMITS.guess,
      async serve(visit) {
        if (await confirm(office, visit.params.token ?? ''))
          return page(visit, '<p>Done. From now on you are told here when it is your turn.</p>');
        visit.reply.code(404);
        return page(visit, '<p>This link is no longer good. You can have another sent among your settings.</p>');
      },
    }),
  ];
}

/** Programs that read letters ahead open links, so opening one must not change anything. */
async function stopOf({ office }: Desks, { params }: Visit<unknown>) {
  const found = readStop(await houseSecret(office), params.token ?? '');
  if (!found) throw new HttpError({ code: 'match-not-found' });
  return found;
}

function page({ reply }: Pick<Visit<unknown>, 'reply'>, inner: string) {
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tempora</title>';
  return reply.type('text/html; charset=utf-8').send(`${head}<h1>Tempora</h1>${inner}`);
}
