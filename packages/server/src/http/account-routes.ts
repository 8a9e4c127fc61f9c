import * as v from 'valibot';
import { forgetPerson } from '../people/farewell.ts';
import { dataOf, wayIn } from '../people/my-data.ts';
import { hashPassword, isPassword } from '../people/passwords.ts';
import { hashOf, newSecret, openRecovery, takeRecovery } from '../people/sessions.ts';
import { LIMITS } from './limits.ts';
import { comeIn, dropCookie, Entered, Me, meOf, personOf, selfOf } from './me-routes.ts';
import { type Desks, HttpError, type Route, route, type Visit } from './route.ts';
import { Login, Password, Secret } from './shapes.ts';

/** Wrong passwords from one address and for one login, in so long a time. */
const GUESSES = { address: 40, login: 10 };
const GUESS_WINDOW = 15 * 60_000;

/** Lets a guess at a login's password count on all nodes, and says no to too many. What was right was no guess. */
async function guess(
  { office: { store, now }, config }: Desks,
  { request }: Pick<Visit<unknown>, 'request'>,
  login: string,
  isRight: () => Promise<boolean>,
): Promise<void> {
  const keys = { address: hashOf(`address ${request.ip}`), login: hashOf(`login ${login}`) };
  for (const what of ['address', 'login'] as const) {
    const { n, until } = await store.keys.guess(keys[what], now(), now() + GUESS_WINDOW);
    if (n > GUESSES[what] * config.limitFactor)
      throw new HttpError({ code: 'rate-limited', retryAfter: Math.max(1, Math.ceil((until - now()) / 1000)) });
  }
  if (!(await isRight())) throw new HttpError({ code: 'wrong-password' });
  for (const key of Object.values(keys)) await store.keys.takeBackGuess(key);
}

/** Accounts: a login and a password for who wants one, and the ways in and out. */
export function accountRoutes(desks: Desks): Route[] {
  return [...passwordRoutes(desks), ...doorRoutes(desks), ...wayRoutes(desks), ...farewellRoutes(desks)];
}

function passwordRoutes(desks: Desks): Route[] {
  const { store, bus } = desks.office;
  return [
    route({
      method: 'POST',
      path: '/api/account',
      scope: 'account',
      summary: 'A guest takes a login and a password and stays who they are.',
      body: v.object({ login: Login, password: Password }),
      answer: Me,
      limit: LIMITS.guess,
      async serve(visit) {
        const person = selfOf(visit);
        const { login, password } = visit.body;
        const isGiven = await store.people.giveLogin(person.id, login, await hashPassword(password));
        if (!isGiven) throw new HttpError({ code: 'already-taken' });
        return meOf({ ...person, login });
      },
    }),
    route({
      method: 'PUT',
      path: '/api/account/password',
      scope: 'account',
      summary: 'Change the password. Every other way in is closed.',
      body: v.object({ password: Password, next: Password }),
      async serve(visit) {
        const { login, password, id } = selfOf(visit);
        if (login === null || password === null) throw new HttpError({ code: 'wrong-password' });
        await guess(desks, visit, login, () => isPassword(password, visit.body.password));
        await store.people.setPassword(id, await hashPassword(visit.body.next));
        await store.people.dropSessions(id, visit.who?.session.hash ?? '');
        bus.publish({ kind: 'person', person: id });
      },
    }),
  ];
}

function doorRoutes(desks: Desks): Route[] {
  const { store, bus } = desks.office;
  // Who is unknown is compared with this, so that it takes as long.
  const decoy = hashPassword(newSecret());
  return [
    route({
      method: 'POST',
      path: '/api/login',
      scope: null,
      summary: 'Come in with login and password. Sets a cookie; answers with a token for who has no cookies.',
      body: v.object({ login: Login, password: v.pipe(v.string(), v.maxLength(200)) }),
      answer: Entered,
      async serve(visit) {
        const { login, password } = visit.body;
        const person = await store.people.findLogin(login);
        await guess(desks, visit, login, async () => {
          const fits = await isPassword(person?.password ?? (await decoy), password);
          return fits && person !== null;
        });
        return comeIn(desks, visit, person as NonNullable<typeof person>);
      },
    }),
    route({
      method: 'POST',
      path: '/api/logout',
      scope: 'read',
      summary: 'Close the way in one came by, or all there are, tokens too.',
      body: v.object({ everywhere: v.optional(v.boolean(), false) }),
      async serve(visit) {
        const { id } = visit.body.everywhere ? selfOf(visit) : personOf(visit);
        if (visit.body.everywhere) await store.people.dropSessions(id, '');
        else await store.people.dropSession(visit.who?.session.hash ?? '');
        dropCookie(desks, visit);
        bus.publish({ kind: 'person', person: id });
      },
    }),
  ];
}

const WayIn = v.object({
  id: v.string(),
  kind: v.string(),
  scopes: v.array(v.string()),
  label: v.string(),
  created: v.number(),
  expires: v.number(),
  isThis: v.boolean(),
});

function wayRoutes(desks: Desks): Route[] {
  const { store, now, bus } = desks.office;
  return [
    route({
      method: 'POST',
      path: '/api/recovery',
      scope: 'account',
      summary: 'A secret that lets another device of mine in, once, within a quarter of an hour.',
      answer: v.object({ secret: v.string() }),
      limit: LIMITS.guest,
      serve: async (visit) => ({ secret: await openRecovery(store, selfOf(visit).id, now()) }),
    }),
    route({
      method: 'POST',
      path: '/api/recovery/use',
      scope: null,
      summary: 'Come in by such a secret.',
      body: v.object({ secret: Secret }),
      answer: Entered,
      limit: LIMITS.guess,
      async serve(visit) {
        const person = await takeRecovery(store, visit.body.secret, now());
        if (!person) throw new HttpError({ code: 'forbidden' });
        return comeIn(desks, visit, person);
      },
    }),
    route({
      method: 'GET',
      path: '/api/sessions',
      scope: 'account',
      summary: 'Where I am logged in.',
      answer: v.array(WayIn),
      async serve(visit) {
        const sessions = await store.people.sessionsOf(personOf(visit).id);
        return sessions
          .filter(({ kind, expires }) => kind === 'cookie' && expires >= now())
          .map((session) => ({ ...wayIn(session), isThis: session.hash === visit.who?.session.hash }));
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/sessions/:id',
      scope: 'account',
      summary: 'Log out there.',
      async serve(visit) {
        const { id } = selfOf(visit);
        const sessions = await store.people.sessionsOf(id);
        const found = sessions.find((session) => session.kind === 'cookie' && wayIn(session).id === visit.params.id);
        if (!found) throw new HttpError({ code: 'forbidden' });
        await store.people.dropSession(found.hash);
        bus.publish({ kind: 'person', person: id });
      },
    }),
  ];
}

function farewellRoutes(desks: Desks): Route[] {
  const { office } = desks;
  return [
    route({
      method: 'GET',
      path: '/api/me/export',
      scope: 'account',
      summary: 'Everything the house knows of me.',
      answer: v.looseObject({}),
      limit: LIMITS.rare,
      async serve(visit) {
        visit.reply.header('content-disposition', 'attachment; filename="tempora.json"');
        return dataOf(office, personOf(visit));
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me',
      scope: 'account',
      summary: 'Forget me. Who has a password says it again. Finished games stay, without my name.',
      body: v.object({ password: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
      async serve(visit) {
        const { id, login, password } = selfOf(visit);
        if (login !== null && password !== null)
          await guess(desks, visit, login, () => isPassword(password, visit.body.password));
        await forgetPerson(office, id);
        dropCookie(desks, visit);
      },
    }),
  ];
}
