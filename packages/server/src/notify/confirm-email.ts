import { hashOf, newSecret } from '../accounts/sessions.ts';
import type { ServerContext } from '../context.ts';
import type { JobHandler } from '../jobs/runner.ts';
import { chosenLanguage } from '../messages/index.ts';
import type { NewJob, Settings } from '../store/index.ts';
import { createMailer } from './email.ts';
import { emailText, linkIn } from './texts.ts';

const DAY = 24 * 3600 * 1000;
/** How many confirmation e-mails a day are sent for one person, and to one address. */
const MAX_PER_DAY = { person: 5, address: 3 } as const;

/** Has the person shown that the address is theirs? */
export function isConfirmed({ email, confirmed }: Settings): boolean {
  return email !== undefined && email === confirmed;
}

/** Counts a confirmation e-mail, on all nodes together: seconds to wait before it may be sent; 0 if it may be sent now. */
export async function countConfirmation(
  { store, now, config }: ServerContext,
  person: string,
  email: string,
): Promise<number> {
  const keys = { person, address: email.toLowerCase() };
  for (const what of ['person', 'address'] as const) {
    const { count, until } = await store.attempts.count(hashOf(`confirm ${what} ${keys[what]}`), now(), now() + DAY);
    if (count > MAX_PER_DAY[what] * config.limitFactor) return Math.max(1, Math.ceil((until - now()) / 1000));
  }
  return 0;
}

/** Sets the job that sends a confirmation e-mail. */
export async function requestConfirmation(context: ServerContext, person: string, email: string): Promise<void> {
  const body = { email };
  const free = { holder: '', heldUntil: 0, due: context.now() };
  const job: NewJob = { ...free, key: `confirm ${person}`, kind: 'confirm', subject: person, body };
  await context.store.jobs.put(job);
  context.wake(job);
}

/** Sends a confirmation e-mail. The link is made now: only its hash is ever stored. */
export function confirmationSender(context: ServerContext): JobHandler {
  const { store, now, config } = context;
  const send = config.smtpUrl ? createMailer(config.smtpUrl, config.mailFrom) : null;
  return async ({ subject, body }) => {
    const { email } = body as { email: string };
    const person = await store.people.find(subject);
    if (!send || !person || person.banned || person.settings.email !== email || isConfirmed(person.settings)) return;
    const secret = newSecret();
    await store.credentials.addChallenge(challengeOf(person.id, email, secret), now(), now() + DAY);
    const base = config.publicUrl ?? `http://${config.host}:${config.port}`;
    const language = chosenLanguage(person.settings);
    const url = linkIn(language, `${base.replace(/\/$/, '')}/confirm/${person.id}.${secret}`);
    await send(email, { ...emailText(language, 'confirm'), url });
  };
}

/** Uses the link: once, in time, and only if the address is still the one it was sent to. */
export async function confirmEmail({ store, now }: ServerContext, token: string): Promise<boolean> {
  const [id = '', secret = ''] = token.split('.');
  const email = (await store.people.find(id))?.settings.email;
  if (email === undefined || !(await store.credentials.takeChallenge(challengeOf(id, email, secret), now())))
    return false;
  const settings = await store.people.changeSettings(id, (chosen) =>
    chosen.email === email ? { ...chosen, confirmed: email } : chosen,
  );
  return settings !== null && isConfirmed(settings);
}

function challengeOf(person: string, email: string, secret: string) {
  return { hash: hashOf(secret), purpose: `email ${hashOf(email)}`, person };
}
