import * as v from 'valibot';
import { WAYS } from '../notify/stop.ts';
import { followVacation } from '../people/vacation.ts';
import type { Settings } from '../store/index.ts';
import { personOf } from './me-routes.ts';
import { type Desks, No, type Route, route } from './route.ts';

const Email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));
/** Where a webhook leads is looked at again whenever it is used. */
const Webhook = v.pipe(v.string(), v.trim(), v.maxLength(500), v.url(), v.check(isPlain));
const Language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/));
const Ways = v.pipe(v.array(v.picklist(WAYS)), v.maxLength(WAYS.length));

const Chosen = v.object({
  language: v.nullable(Language),
  vacation: v.boolean(),
  email: v.nullable(Email),
  webhook: v.nullable(Webhook),
  muted: Ways,
});
const Choice = v.partial(Chosen);

function isPlain(address: string): boolean {
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

function chosenIn({ language, vacation, email, webhook, muted }: Settings): v.InferOutput<typeof Chosen> {
  return {
    language: language ?? null,
    vacation: vacation ?? false,
    email: email ?? null,
    webhook: webhook ?? null,
    muted: WAYS.filter((way) => muted?.includes(way)),
  };
}

/** On top of what is chosen already; null takes a choice back. */
function choose(settings: Settings, chosen: v.InferOutput<typeof Choice>): Settings {
  const entries = Object.entries({ ...settings, ...chosen });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined)) as Settings;
}

/** What a person has chosen for themselves. */
export function settingsRoutes({ office }: Desks): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/me/settings',
      scope: 'account',
      summary: 'What I have chosen: language, vacation, how I am told.',
      answer: Chosen,
      serve: (visit) => chosenIn(personOf(visit).settings),
    }),
    route({
      method: 'PUT',
      path: '/api/me/settings',
      scope: 'account',
      summary: 'Choose. What is not named stays as it is, null takes a choice back.',
      body: Choice,
      answer: Chosen,
      async serve(visit) {
        const person = personOf(visit);
        const settings = await office.store.people.changeSettings(person.id, (now) => choose(now, visit.body));
        if (!settings) throw new No({ trouble: 'who' });
        if (visit.body.vacation !== undefined) await followVacation(office, { id: person.id, settings });
        return chosenIn(settings);
      },
    }),
  ];
}
