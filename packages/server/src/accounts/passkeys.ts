import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { ServerContext } from '../context.ts';
import { isStoreError, type Passkey, type Person } from '../store/index.ts';
import { hashOf } from './sessions.ts';

const CHALLENGE_LIFE = 5 * 60_000;
const RP_NAME = 'Tempora';

/** Loaded when somebody first uses a passkey: it is a large library. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** Whom a passkey is for, in the words of WebAuthn. */
export interface RelyingParty {
  origin: string;
  /** The host name. */
  rpID: string;
}

/** What a browser needs to create a passkey for a person. */
export async function registrationOptions(context: ServerContext, { rpID }: RelyingParty, person: Person) {
  const known = await context.store.credentials.of(person.id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: RP_NAME,
    rpID,
    userID: new Uint8Array(Buffer.from(person.id)),
    userName: person.login ?? person.name,
    userDisplayName: person.name,
    timeout: CHALLENGE_LIFE,
    excludeCredentials: known.map(({ id }) => ({ id })),
    // People who sign in with a passkey type no name: the passkey must provide it.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  await saveChallenge(context, options.challenge, 'make', person.id);
  return options;
}

/** Stores a passkey a browser has created; null: it does not answer the challenge. */
export async function registerKey(
  context: ServerContext,
  { origin, rpID }: RelyingParty,
  person: Person,
  { label, response }: { label: string; response: RegistrationResponseJSON },
): Promise<Passkey | null> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const verified = await orNull(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(context, challenge, 'make', person.id),
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }),
  );
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  const passkey: Passkey = { id, person: person.id, key, counter, label, created: context.now() };
  return (await context.store.credentials.add(passkey)) ? passkey : null;
}

/** What a browser needs to sign in with a passkey. */
export async function authenticationOptions(context: ServerContext, { rpID }: RelyingParty) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({ rpID, timeout: CHALLENGE_LIFE, userVerification: 'preferred' });
  await saveChallenge(context, options.challenge, 'show', '');
  return options;
}

/** Whose passkey it is; null: it is unknown, or does not answer the challenge. */
export async function personByKey(
  context: ServerContext,
  { origin, rpID }: RelyingParty,
  response: AuthenticationResponseJSON,
): Promise<Person | null> {
  const { store } = context;
  const passkey = await store.credentials.find(response.id);
  if (!passkey) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(context, challenge, 'show', ''),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    }),
  );
  if (!verified?.verified) return null;
  await store.credentials.setCounter(passkey.id, verified.authenticationInfo.newCounter);
  return store.people.find(passkey.person);
}

function saveChallenge(
  { store, now }: ServerContext,
  challenge: string,
  purpose: string,
  person: string,
): Promise<void> {
  return store.credentials.addChallenge({ hash: hashOf(challenge), purpose, person }, now(), now() + CHALLENGE_LIFE);
}

function takeChallenge(
  { store, now }: ServerContext,
  challenge: string,
  purpose: string,
  person: string,
): Promise<boolean> {
  return store.credentials.takeChallenge({ hash: hashOf(challenge), purpose, person }, now());
}

/** The verifier throws if anything is wrong with a passkey; an unreachable database is another matter. */
async function orNull<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch (error) {
    if (isStoreError(error, 'unavailable')) throw error;
    return null;
  }
}
