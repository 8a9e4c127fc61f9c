import type { Config } from '../config.ts';
import type { Worker } from '../jobs.ts';
import type { Office } from '../office.ts';
import { hashOf, newSecret } from '../people/sessions.ts';
import type { NewJob, Settings } from '../store/index.ts';
import { postOffice } from './mail.ts';
import { confirmWords } from './words.ts';

const DAY = 24 * 3600 * 1000;
/** So many letters a day that ask whose an address is: for one person, and to one address. */
const MOST = { person: 5, address: 3 } as const;

/** Has the person shown that the address is theirs? Anybody can type anybody's. */
export function isConfirmed({ email, confirmed }: Settings): boolean {
  return email !== undefined && email === confirmed;
}

/** Counts a letter, on all nodes together: seconds to wait before another may be sent; 0 if this one may. */
export async function countLetter(office: Office, config: Config, person: string, email: string): Promise<number> {
  const { store, now } = office;
  const keys = { person, address: email.toLowerCase() };
  for (const what of ['person', 'address'] as const) {
    const { n, until } = await store.keys.guess(hashOf(`confirm ${what} ${keys[what]}`), now(), now() + DAY);
    if (n > MOST[what] * config.limitFactor) return Math.max(1, Math.ceil((until - now()) / 1000));
  }
  return 0;
}

/** Has a letter sent that asks whose an address is. */
export async function askToConfirm(office: Office, person: string, email: string): Promise<void> {
  const body = { email };
  const free = { holder: '', heldUntil: 0, due: office.now() };
  const job: NewJob = { ...free, key: `confirm ${person}`, kind: 'confirm', subject: person, body };
  await office.store.jobs.put(job);
  office.wake(job);
}

/** Sends it. The link is made now: only its hash is ever stored. */
export function confirming(office: Office, config: Config): Worker {
  const { store, now } = office;
  const send = config.smtpUrl ? postOffice(config.smtpUrl, config.mailFrom) : null;
  return async ({ subject, body }) => {
    const { email } = body as { email: string };
    const person = await store.people.find(subject);
    if (!send || !person || person.banned || person.settings.email !== email || isConfirmed(person.settings)) return;
    const secret = newSecret();
    await store.keys.challenge(hashOf(secret), purposeOf(email), person.id, now(), now() + DAY);
    const base = config.publicUrl ?? `http://${config.host}:${config.port}`;
    const url = `${base.replace(/\/$/, '')}/confirm/${person.id}.${secret}`;
    await send(email, { ...confirmWords(person.settings.language), url });
  };
}

/** The link was pressed, once and in time, and the address is still the one it was sent to: it is theirs. */
export async function confirm({ store, now }: Office, token: string): Promise<boolean> {
  const [id = '', secret = ''] = token.split('.');
  const email = (await store.people.find(id))?.settings.email;
  if (email === undefined || !(await store.keys.takeChallenge(hashOf(secret), purposeOf(email), id, now())))
    return false;
  const settings = await store.people.changeSettings(id, (chosen) =>
    chosen.email === email ? { ...chosen, confirmed: email } : chosen,
  );
  return settings !== null && isConfirmed(settings);
}

function purposeOf(email: string): string {
  return `email ${hashOf(email)}`;
}
