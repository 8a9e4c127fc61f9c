import * as v from 'valibot';
import { deleteAccount } from '../accounts/delete.ts';
import { exportAccount, sessionDto } from '../accounts/export.ts';
import { type Attempt, tryPassword } from '../accounts/guesses.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { requestReset, useReset } from '../accounts/reset.ts';
import { createRecovery, newSecret, useRecovery } from '../accounts/sessions.ts';
import type { HttpContext } from './context.ts';
import { networkOf } from './identity.ts';
import { LIMITS } from './limits.ts';
import { clearCookie, Me, meOf, personByCookie, personOf, SignedIn, signIn } from './me-routes.ts';
import { HttpError, type Route, type RouteCall, route } from './route.ts';
import { Login, Password, Secret } from './schemas.ts';

/** Goes on only with the right password. */
async function requirePassword(context: HttpContext, attempt: Attempt, isRight: () => Promise<boolean>): Promise<void> {
  const refused = await tryPassword(context, attempt, isRight);
  if (refused) throw new HttpError(refused);
}

/** Somebody signed in types their password: whatever strangers guess does not slow them down. */
function ownAttempt({ caller }: Pick<RouteCall<unknown>, 'caller'>): Attempt {
  return { session: caller?.session.hash ?? '' };
}

/** Accounts: login and password, signing in and out, sessions, export and deletion. */
export function accountRoutes(context: HttpContext): Route[] {
  return [
    ...passwordRoutes(context),
    ...resetRoutes(context),
    ...signInRoutes(context),
    ...sessionRoutes(context),
    ...accountDataRoutes(context),
  ];
}

function passwordRoutes(context: HttpContext): Route[] {
  const { store, bus } = context;
  return [
    route({
      method: 'POST',
      path: '/api/account',
      scope: 'account',
      only: 'session',
      summary: 'Turn a guest into an account with a login and a password.',
      body: v.object({ login: Login, password: Password }),
      answer: Me,
      errors: ['already-taken'],
      limit: LIMITS.guess,
      async serve(call) {
        const person = personOf(call);
        const { login, password } = call.body;
        const isGiven = await store.people.giveLogin(person.id, login, await hashPassword(password));
        if (!isGiven) throw new HttpError({ code: 'already-taken' });
        return meOf({ ...person, login });
      },
    }),
    route({
      method: 'PUT',
      path: '/api/account/password',
      scope: 'account',
      only: 'session',
      summary: 'Change the password. All other sessions are closed.',
      body: v.object({ password: Password, next: Password }),
      errors: ['wrong-password'],
      async serve(call) {
        const { login, password, id } = personOf(call);
        if (login === null || password === null) throw new HttpError({ code: 'wrong-password' });
        await requirePassword(context, ownAttempt(call), () => isPassword(password, call.body.password));
        await store.people.setPassword(id, await hashPassword(call.body.next));
        await store.sessions.removeOthers(id, call.caller?.session.hash ?? '');
        bus.publish({ kind: 'person', person: id });
      },
    }),
  ];
}

function resetRoutes(context: HttpContext): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/password/forgotten',
      scope: null,
      summary: 'E-mail whoever has this login a link for a new password. The reply is the same whether anybody has it.',
      body: v.object({ login: Login }),
      answer: v.object({ sendsEmail: v.boolean() }),
      limit: LIMITS.guess,
      async serve({ body }) {
        const sendsEmail = context.config.smtpUrl !== null;
        if (sendsEmail) await requestReset(context, body.login);
        return { sendsEmail };
      },
    }),
    route({
      method: 'POST',
      path: '/api/password/reset',
      scope: null,
      summary:
        'Set a new password with the token of such a link, which works once, and sign in. All sessions are closed.',
      body: v.object({ token: v.pipe(v.string(), v.maxLength(200)), password: Password }),
      answer: SignedIn,
      limit: LIMITS.guess,
      async serve(call) {
        const person = await useReset(context, call.body.token, call.body.password);
        if (!person) throw new HttpError({ code: 'forbidden' });
        return signIn(context, call, person);
      },
    }),
  ];
}

function signInRoutes(context: HttpContext): Route[] {
  const { store, bus } = context;
  // An unknown login is checked against this, so that it takes as long as a known one.
  const decoy = hashPassword(newSecret());
  return [
    route({
      method: 'POST',
      path: '/api/login',
      scope: null,
      summary: 'Sign in with login and password. Sets a cookie; returns a token for clients without cookies.',
      body: v.object({ login: Login, password: v.pipe(v.string(), v.maxLength(200)) }),
      answer: SignedIn,
      errors: ['wrong-password'],
      signsIn: true,
      async serve(call) {
        const { login, password } = call.body;
        const person = await store.people.findLogin(login);
        const attempt = { address: networkOf(call.request.ip), login };
        await requirePassword(context, attempt, async () => {
          const fits = await isPassword(person?.password ?? (await decoy), password);
          return fits && person !== null;
        });
        return signIn(context, call, person as NonNullable<typeof person>);
      },
    }),
    route({
      method: 'POST',
      path: '/api/logout',
      scope: 'read',
      summary: 'Sign out: close this session, or all sessions and tokens.',
      body: v.object({ everywhere: v.optional(v.boolean(), false) }),
      async serve(call) {
        const { id } = call.body.everywhere ? personByCookie(call) : personOf(call);
        if (call.body.everywhere) await store.sessions.removeAll(id);
        else await store.sessions.remove(call.caller?.session.hash ?? '');
        clearCookie(context, call);
        bus.publish({ kind: 'person', person: id });
      },
    }),
  ];
}

const SessionInfo = v.object({
  id: v.string(),
  kind: v.string(),
  scopes: v.array(v.string()),
  label: v.string(),
  created: v.number(),
  expires: v.number(),
  isThis: v.boolean(),
});

function sessionRoutes(context: HttpContext): Route[] {
  const { store, now, bus } = context;
  return [
    route({
      method: 'POST',
      path: '/api/recovery',
      scope: 'account',
      only: 'session',
      summary: 'A secret that signs in another device of mine, once, within 15 minutes.',
      answer: v.object({ secret: v.string() }),
      limit: LIMITS.guest,
      serve: async (call) => ({ secret: await createRecovery(store, personOf(call).id, now()) }),
    }),
    route({
      method: 'POST',
      path: '/api/recovery/use',
      scope: null,
      summary: 'Sign in with such a secret.',
      body: v.object({ secret: Secret }),
      answer: SignedIn,
      limit: LIMITS.guess,
      async serve(call) {
        const person = await useRecovery(store, call.body.secret, now());
        if (!person) throw new HttpError({ code: 'forbidden' });
        return signIn(context, call, person);
      },
    }),
    route({
      method: 'GET',
      path: '/api/sessions',
      scope: 'account',
      summary: 'Where I am signed in.',
      answer: v.array(SessionInfo),
      async serve(call) {
        const sessions = await store.sessions.of(personOf(call).id);
        return sessions
          .filter(({ kind, expires }) => kind === 'cookie' && expires >= now())
          .map((session) => ({ ...sessionDto(session), isThis: session.hash === call.caller?.session.hash }));
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/sessions/:id',
      scope: 'account',
      only: 'session',
      summary: 'Close a session.',
      async serve(call) {
        const { id } = personOf(call);
        const sessions = await store.sessions.of(id);
        const found = sessions.find(
          (session) => session.kind === 'cookie' && sessionDto(session).id === call.params.id,
        );
        if (!found) throw new HttpError({ code: 'forbidden' });
        await store.sessions.remove(found.hash);
        bus.publish({ kind: 'person', person: id });
      },
    }),
  ];
}

function accountDataRoutes(context: HttpContext): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/me/export',
      scope: 'account',
      summary: 'Everything the server knows about me.',
      answer: v.looseObject({}),
      limit: LIMITS.rare,
      async serve(call) {
        call.reply.header('content-disposition', 'attachment; filename="tempora.json"');
        return exportAccount(context, personOf(call));
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/me',
      scope: 'account',
      only: 'session',
      summary: 'Delete my account; needs the password if there is one. Finished games stay, without my name.',
      body: v.object({ password: v.optional(v.pipe(v.string(), v.maxLength(200)), '') }),
      errors: ['wrong-password'],
      async serve(call) {
        const { id, login, password } = personOf(call);
        if (login !== null && password !== null)
          await requirePassword(context, ownAttempt(call), () => isPassword(password, call.body.password));
        await deleteAccount(context, id);
        clearCookie(context, call);
      },
    }),
  ];
}
