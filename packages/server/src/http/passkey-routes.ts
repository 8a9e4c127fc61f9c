import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as v from 'valibot';
import { acceptKey, askForKey, offerKey, type Place, whoseKey } from '../people/passkeys.ts';
import { LIMITS } from './limits.ts';
import { comeIn, Entered, personOf, selfOf } from './me-routes.ts';
import { type Desks, HttpError, type Route, route, type Visit } from './route.ts';
import { Label } from './shapes.ts';

const MOST_KEYS = 20;
const Part = v.pipe(v.string(), v.maxLength(20_000));
/** What a browser answers, as its `toJSON` writes it. The verifier reads it to the last byte. */
const Credential = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(1400)),
  rawId: v.pipe(v.string(), v.minLength(1), v.maxLength(1400)),
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: Part }),
  clientExtensionResults: v.optional(v.looseObject({}), {}),
});
const Options = v.looseObject({ challenge: v.string() });
const Shown = v.object({ id: v.string(), label: v.string(), created: v.number() });

/** Where the browser is: the address the host has named, or the one it asked for. */
function placeOf({ config }: Desks, { request }: Pick<Visit<unknown>, 'request'>): Place {
  const { origin, hostname } = new URL(config.publicUrl ?? `${request.protocol}://${request.host}`);
  return { origin, rpID: hostname };
}

/** Passkeys: coming in with what a device holds, without a password. */
export function passkeyRoutes(desks: Desks): Route[] {
  return [...keyRoutes(desks), ...showRoutes(desks)];
}

function keyRoutes(desks: Desks): Route[] {
  const { office } = desks;
  const { keys } = office.store;
  return [
    route({
      method: 'GET',
      path: '/api/passkeys',
      scope: 'account',
      summary: 'My passkeys.',
      answer: v.array(Shown),
      serve: async (visit) =>
        (await keys.of(personOf(visit).id)).map(({ id, label, created }) => ({ id, label, created })),
    }),
    route({
      method: 'POST',
      path: '/api/passkeys/options',
      scope: 'account',
      summary: 'What a browser needs to make a passkey: for navigator.credentials.create.',
      answer: Options,
      limit: LIMITS.guest,
      async serve(visit) {
        const person = selfOf(visit);
        if ((await keys.of(person.id)).length >= MOST_KEYS) throw new HttpError({ code: 'too-large' });
        return offerKey(office, placeOf(desks, visit), person);
      },
    }),
    route({
      method: 'POST',
      path: '/api/passkeys',
      scope: 'account',
      summary: 'The passkey the browser made.',
      body: v.object({ label: Label, credential: Credential }),
      answer: Shown,
      async serve(visit) {
        const response = visit.body.credential as unknown as RegistrationResponseJSON;
        const key = await acceptKey(office, placeOf(desks, visit), selfOf(visit), visit.body.label, response);
        if (!key) throw new HttpError({ code: 'forbidden' });
        return { id: key.id, label: key.label, created: key.created };
      },
    }),
    route({
      method: 'DELETE',
      path: '/api/passkeys/:id',
      scope: 'account',
      summary: 'Forget a passkey.',
      async serve(visit) {
        if (!(await keys.remove(selfOf(visit).id, visit.params.id ?? ''))) throw new HttpError({ code: 'forbidden' });
      },
    }),
  ];
}

function showRoutes(desks: Desks): Route[] {
  const { office } = desks;
  return [
    route({
      method: 'POST',
      path: '/api/passkeys/login/options',
      scope: null,
      summary: 'What a browser needs to show a passkey: for navigator.credentials.get.',
      answer: Options,
      limit: LIMITS.guest,
      serve: (visit) => askForKey(office, placeOf(desks, visit)),
    }),
    route({
      method: 'POST',
      path: '/api/passkeys/login',
      scope: null,
      summary: 'Come in with a passkey. Sets a cookie; answers with a token for who has no cookies.',
      body: v.object({ credential: Credential }),
      answer: Entered,
      limit: LIMITS.guest,
      async serve(visit) {
        const response = visit.body.credential as unknown as AuthenticationResponseJSON;
        const person = await whoseKey(office, placeOf(desks, visit), response);
        if (!person) throw new HttpError({ code: 'forbidden' });
        return comeIn(desks, visit, person);
      },
    }),
  ];
}
