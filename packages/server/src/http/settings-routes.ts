import * as v from 'valibot';
import { applyVacation } from '../accounts/vacation.ts';
import type { Config } from '../config.ts';
import { chosenLanguage, sentence } from '../messages/index.ts';
import { countConfirmation, isConfirmed, requestConfirmation } from '../notify/confirm-email.ts';
import { NOTICE_KINDS, wantedKinds } from '../notify/kinds.ts';
import { type OutgoingHttp, outgoingHttp } from '../notify/outgoing-http.ts';
import { testText } from '../notify/texts.ts';
import { NOTICE_WAYS } from '../notify/unsubscribe.ts';
import { tryWebhook } from '../notify/webhook.ts';
import type { Settings } from '../store/index.ts';
import type { HttpContext } from './context.ts';
import { LIMITS } from './limits.ts';
import { personOf } from './me-routes.ts';
import { HttpError, type Route, route } from './route.ts';

const Email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));
/** The address of a webhook is checked again whenever it is called. */
const Webhook = v.pipe(v.string(), v.trim(), v.maxLength(500), v.url(), v.check(isPlain));
const Language = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/));
const Ways = v.pipe(v.array(v.picklist(NOTICE_WAYS)), v.maxLength(NOTICE_WAYS.length));

/** A chapter of a game's lessons: `tides.points`. */
const Lesson = v.pipe(v.string(), v.regex(/^[a-z]{1,20}\.[a-z-]{1,20}$/));

const SettingsFields = v.object({
  language: v.nullable(Language),
  vacation: v.boolean(),
  email: v.nullable(Email),
  webhook: v.nullable(Webhook),
  muted: Ways,
  /** What the person wants to be notified of besides their turns. */
  notices: v.pipe(v.array(v.picklist(NOTICE_KINDS)), v.maxLength(NOTICE_KINDS.length)),
  /** The lessons the person has completed. */
  lessons: v.pipe(v.array(Lesson), v.maxLength(100)),
});
const SettingsReply = v.object({
  ...SettingsFields.entries,
  /** Can this server send e-mail at all? */
  sendsEmail: v.boolean(),
  /** Is the address still to be confirmed? Until then nothing else is sent there. */
  isEmailWaiting: v.boolean(),
});
const SettingsChange = v.partial(SettingsFields);

function isPlain(address: string): boolean {
  const { protocol, username, password } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}

function settingsReply(settings: Settings, config: Config): v.InferOutput<typeof SettingsReply> {
  const { language, vacation, email, webhook, muted } = settings;
  return {
    language: language ?? null,
    vacation: vacation ?? false,
    email: email ?? null,
    webhook: webhook ?? null,
    muted: NOTICE_WAYS.filter((way) => muted?.includes(way)),
    notices: wantedKinds(settings),
    lessons: settings.lessons ?? [],
    sendsEmail: config.smtpUrl !== null,
    isEmailWaiting: config.smtpUrl !== null && email !== undefined && !isConfirmed(settings),
  };
}

/** Changes only what is named; null removes a setting. */
function applyChange(settings: Settings, chosen: v.InferOutput<typeof SettingsChange>): Settings {
  const entries = Object.entries({ ...settings, ...chosen });
  const all = Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined)) as Settings;
  if (!isConfirmed(all)) delete all.confirmed; // of another address
  return all;
}

const WebhookAnswer = v.object({
  /** The status of the answer; null: there was none. */
  status: v.nullable(v.number()),
  /** The beginning of the answer, or why there was none. */
  text: v.string(),
});

function webhookTestRoute({ config }: HttpContext, outgoing: OutgoingHttp): Route {
  return route({
    method: 'POST',
    path: '/api/me/webhook/test',
    scope: 'account',
    summary: 'Call my webhook now, and see what comes back.',
    answer: WebhookAnswer,
    limit: LIMITS.rare,
    async serve(call) {
      const { settings } = personOf(call);
      const { webhook } = settings;
      if (!webhook) throw new HttpError({ code: 'bad-request', at: 'webhook' });
      const url = config.publicUrl ?? `http://${config.host}:${config.port}/`;
      const language = chosenLanguage(settings);
      const stopText = sentence(language, 'notice.stop', { url });
      return tryWebhook(outgoing, webhook, { ...testText(language), url, stop: url, stopText });
    },
  });
}

/** The settings of a person. */
export function settingsRoutes(context: HttpContext): Route[] {
  const { config } = context;
  const outgoing = outgoingHttp(config);
  const mayConfirm = async (person: string, email: string) => {
    const seconds = await countConfirmation(context, person, email);
    if (seconds > 0) throw new HttpError({ code: 'rate-limited', retryAfter: seconds });
  };
  return [
    route({
      method: 'GET',
      path: '/api/me/settings',
      scope: 'account',
      summary: 'My settings: language, vacation, notifications, lessons.',
      answer: SettingsReply,
      serve: (call) => settingsReply(personOf(call).settings, config),
    }),
    route({
      method: 'PUT',
      path: '/api/me/settings',
      scope: 'account',
      summary:
        'Change settings. What is not named stays, null removes a setting. A new address is sent a confirmation e-mail.',
      body: SettingsChange,
      answer: SettingsReply,
      errors: ['webhook-refused'],
      async serve(call) {
        const person = personOf(call);
        const { email, webhook } = call.body;
        const reason = webhook && (await outgoing.flawOf(webhook));
        if (reason) throw new HttpError({ code: 'webhook-refused', reason });
        const isAsked = config.smtpUrl !== null && email && email !== person.settings.email;
        if (isAsked) await mayConfirm(person.id, email);
        const settings = await context.store.people.changeSettings(person.id, (now) => applyChange(now, call.body));
        if (!settings) throw new HttpError({ code: 'unauthorized' });
        if (call.body.vacation !== undefined) await applyVacation(context, { id: person.id, settings });
        if (isAsked) await requestConfirmation(context, person.id, email);
        return settingsReply(settings, config);
      },
    }),
    webhookTestRoute(context, outgoing),
    route({
      method: 'POST',
      path: '/api/me/email/confirmation',
      scope: 'account',
      summary: 'Send the confirmation e-mail again.',
      async serve(call) {
        const { id, settings } = personOf(call);
        if (!settingsReply(settings, config).isEmailWaiting || !settings.email)
          throw new HttpError({ code: 'bad-request' });
        await mayConfirm(id, settings.email);
        await requestConfirmation(context, id, settings.email);
      },
    }),
  ];
}
