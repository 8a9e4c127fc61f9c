import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import {
  authenticationOptions,
  personByKey,
  type RelyingParty,
  registerKey,
  registrationOptions,
} from '../accounts/passkeys.ts';
import type { HttpContext } from './context.ts';
import { LIMITS } from './limits.ts';
import { personOf, SignedIn, signIn } from './me-routes.ts';
import { HttpError, type Route, type RouteCall, route } from './route.ts';
import { Label } from './schemas.ts';

const MAX_PASSKEYS = 20;
const Part = v.pipe(v.string(), v.maxLength(20_000));
/** What a browser returns, as `toJSON` writes it. The verifier checks every byte of it. */
const Credential = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(1400)),
  rawId: v.pipe(v.string(), v.minLength(1), v.maxLength(1400)),
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: Part }),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
});
const Options = v.looseObject({ challenge: v.string() });
const PasskeyInfo = v.object({ id: v.string(), label: v.string(), created: v.number() });

/** The address people use: PUBLIC_URL, or the one the browser asked for. */
function relyingPartyOf({ config }: HttpContext, { request }: Pick<RouteCall<unknown>, 'request'>): RelyingParty {
  const { origin, hostname } = new URL(config.publicUrl ?? `${request.protocol}://${request.host}`);
  return { origin, rpID: hostname };
}

/** Passkeys: signing in with a device instead of a password. */
export function passkeyRoutes(context: HttpContext): Route[] {
  return [...keyRoutes(context), ...passkeySignInRoutes(context)];
}

function keyRoutes(context: HttpContext): Route[] {
  const { credentials } = context.store;
  return [
    route({
      method: 'GET',
      path: '/api/passkeys',
      scope: 'account',
      summary: 'My passkeys.',
      answer: v.array(PasskeyInfo),
      serve: async (call) =>
        (await credentials.of(personOf(call).id)).map(({ id, label, created }) => ({ id, label, created })),
    }),
    route({
      method: 'POST',
      path: '/api/passkeys/options',
      scope: 'account',
      only: 'session',
      summary: 'Options for navigator.credentials.create.',
      answer: Options,
      limit: LIMITS.guest,
      async serve(call) {
        const person = personOf(call);
        if ((await credentials.of(person.id)).length >= MAX_PASSKEYS) throw new HttpError({ code: 'too-large' });
        return registrationOptions(context, relyingPartyOf(context, call), person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/passkeys',
      scope: 'account',
      only: 'session',
      summary: 'Store the passkey the browser has created.',
      body: v.object({ label: Label, credential: Credential }),
      answer: PasskeyInfo,
      async serve(call) {
        const response = call.body.credential as unknown as RegistrationResponseJSON;
        const key = await registerKey(context, relyingPartyOf(context, call), personOf(call), {
          label: call.body.label,
          response,
        });
        if (!key) throw new HttpError({ code: 'forbidden' });
        return { id: key.id, label: key.label, created: key.created };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/passkeys/:id',
      scope: 'account',
      only: 'session',
      summary: 'Remove a passkey.',
      async serve(call) {
        if (!(await credentials.remove(personOf(call).id, call.params.id ?? '')))
          throw new HttpError({ code: 'forbidden' });
      },
    }),
  ];
}

function passkeySignInRoutes(context: HttpContext): Route[] {
  return [
    route({
      method: 'POST',
      path: '/api/passkeys/login/options',
      scope: null,
      summary: 'Options for navigator.credentials.get.',
      answer: Options,
      limit: LIMITS.guest,
      serve: (call) => authenticationOptions(context, relyingPartyOf(context, call)),
    }),
    route({
      method: 'POST',
      path: '/api/passkeys/login',
      scope: null,
      summary: 'Sign in with a passkey. Sets a cookie; returns a token for clients without cookies.',
      body: v.object({ credential: Credential }),
      answer: SignedIn,
      limit: LIMITS.guest,
      async serve(call) {
        const response = call.body.credential as unknown as AuthenticationResponseJSON;
        const person = await personByKey(context, relyingPartyOf(context, call), response);
        if (!person) throw new HttpError({ code: 'forbidden' });
        return signIn(context, call, person);
      },
    }),
  ];
}
