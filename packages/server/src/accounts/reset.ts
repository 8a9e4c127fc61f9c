import type { ServerContext } from '../context.ts';
import type { JobHandler } from '../jobs/runner.ts';
import { chosenLanguage } from '../messages/index.ts';
import { isConfirmed } from '../notify/confirm-email.ts';
import { createMailer } from '../notify/email.ts';
import { emailText, linkIn } from '../notify/texts.ts';
import type { NewJob, Person } from '../store/index.ts';
import { hashPassword } from './passwords.ts';
import { hashOf, newSecret } from './sessions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How many e-mails a day are sent for one login. */
const MAX_PER_DAY = 3;
const PURPOSE = 'reset';

/** A token with which somebody who has forgotten their password sets a new one, once and in time; only its hash is stored. */
export async function createReset({ store, now }: ServerContext, person: string, life = DAY): Promise<string> {
  const secret = newSecret();
  await store.credentials.addChallenge({ hash: hashOf(secret), purpose: PURPOSE, person }, now(), now() + life);
  return `${person}.${secret}`;
}

/** Sets a new password and ends all sessions; null: the token is unknown, was used or has expired. */
export async function useReset(
  { store, bus, now }: ServerContext,
  token: string,
  password: string,
): Promise<Person | null> {
  const [id = '', secret = ''] = token.split('.');
  const person = await store.people.find(id);
  const isGood = await store.credentials.takeChallenge({ hash: hashOf(secret), purpose: PURPOSE, person: id }, now());
  if (!isGood || person?.login == null) return null;
  await store.people.setPassword(id, await hashPassword(password));
  await store.sessions.removeAll(id);
  bus.publish({ kind: 'person', person: id });
  return person;
}

/** Has a link e-mailed to whoever has a login, if they have confirmed an address. Nobody learns whether they have. */
export async function requestReset(context: ServerContext, login: string): Promise<void> {
  const { store, now, config } = context;
  const { count } = await store.attempts.count(hashOf(`reset ${login}`), now(), now() + DAY);
  const person = await store.people.findLogin(login);
  if (count > MAX_PER_DAY * config.limitFactor || !person || !isConfirmed(person.settings)) return;
  const free = { holder: '', heldUntil: 0, due: now() };
  const job: NewJob = { ...free, key: `reset ${person.id}`, kind: 'reset', subject: person.id, body: {} };
  await store.jobs.put(job);
  context.wake(job);
}

/** Sends the e-mail. The link is made now: only its hash is ever stored. */
export function resetSender(context: ServerContext): JobHandler {
  const { store, config } = context;
  const send = config.smtpUrl ? createMailer(config.smtpUrl, config.mailFrom) : null;
  return async ({ subject }) => {
    const person = await store.people.find(subject);
    if (!send || !person?.settings.email || person.banned || !isConfirmed(person.settings)) return;
    const base = config.publicUrl ?? `http://${config.host}:${config.port}`;
    const language = chosenLanguage(person.settings);
    const token = await createReset(context, person.id, HOUR);
    const url = linkIn(language, `${base.replace(/\/$/, '')}/#/reset/${token}`);
    await send(person.settings.email, { ...emailText(language, 'reset'), url });
  };
}
