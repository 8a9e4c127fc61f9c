import * as v from 'valibot';
import type { Config } from '../config.ts';
import { askToConfirm, countLetter, isConfirmed } from '../notify/confirm.ts';
import { WAYS } from '../notify/stop.ts';
import { followVacation } from '../people/vacation.ts';
import type { Settings } from '../store/index.ts';
import { personOf } from './me-routes.ts';
import { type Desks, HttpError, type Route, route } from './route.ts';

const Email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));
/** Where a webhook leads is looked at again whenever it is used. */
const Webhook = v.pipe(v.string(), v.trim(), v.maxLength(500), v.url(), v.check(isPlain));
const Language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/));
const Ways = v.pipe(v.array(v.picklist(WAYS)), v.maxLength(WAYS.length));

const Choice = v.object({
  language: v.nullable(Language),
  vacation: v.boolean(),
  email: v.nullable(Email),
  webhook: v.nullable(Webhook),
  muted: Ways,
});
const Chosen = v.object({
  ...Choice.entries,
  /** Without a way to send letters an address is of no use. */
  sendsLetters: v.boolean(),
  /** Until the link in the letter is pressed nothing else is sent there. */
  isEmailWaiting: v.boolean(),
});
const Choices = v.partial(Choice);

function isPlain(address: string): boolean {
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

function chosenIn(settings: Settings, config: Config): v.InferOutput<typeof Chosen> {
  const { language, vacation, email, webhook, muted } = settings;
  return {
    language: language ?? null,
    vacation: vacation ?? false,
    email: email ?? null,
    webhook: webhook ?? null,
    muted: WAYS.filter((way) => muted?.includes(way)),
    sendsLetters: config.smtpUrl !== null,
    isEmailWaiting: config.smtpUrl !== null && email !== undefined && !isConfirmed(settings),
  };
}

/** On top of what is chosen already; null takes a choice back. */
function choose(settings: Settings, chosen: v.InferOutput<typeof Choices>): Settings {
  const entries = Object.entries({ ...settings, ...chosen });
  const all = Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined)) as Settings;
  if (!isConfirmed(all)) delete all.confirmed; // of another address
  return all;
}

/** What a person has chosen for themselves. */
export function settingsRoutes({ office, config }: Desks): Route[] {
  const mayWrite = async (person: string, email: string) => {
    const seconds = await countLetter(office, config, person, email);
    if (seconds > 0) throw new HttpError({ code: 'rate-limited', retryAfter: seconds });
  };
  return [
    route({
      method: 'GET',
      path: '/api/me/settings',
      scope: 'account',
      summary: 'What I have chosen: language, vacation, how I am told.',
      answer: Chosen,
      serve: (visit) => chosenIn(personOf(visit).settings, config),
    }),
    route({
      method: 'PUT',
      path: '/api/me/settings',
      scope: 'account',
      summary: 'Choose. What is not named stays as it is, null takes a choice back. A new address is sent a letter.',
      body: Choices,
      answer: Chosen,
      async serve(visit) {
        const person = personOf(visit);
        const { email } = visit.body;
        const isAsked = config.smtpUrl !== null && email && email !== person.settings.email;
        if (isAsked) await mayWrite(person.id, email);
        const settings = await office.store.people.changeSettings(person.id, (now) => choose(now, visit.body));
        if (!settings) throw new HttpError({ code: 'unauthorized' });
        if (visit.body.vacation !== undefined) await followVacation(office, { id: person.id, settings });
        if (isAsked) await askToConfirm(office, person.id, email);
        return chosenIn(settings, config);
      },
    }),
    route({
      method: 'POST',
      path: '/api/me/email/confirmation',
      scope: 'account',
      summary: 'Send the letter again that asks whether an address is mine.',
      async serve(visit) {
        const { id, settings } = personOf(visit);
        if (!chosenIn(settings, config).isEmailWaiting || !settings.email) throw new HttpError({ code: 'bad-request' });
        await mayWrite(id, settings.email);
        await askToConfirm(office, id, settings.email);
      },
    }),
  ];
}
