import { askedSeats, isAnsweredByHolder } from '@tempora/room';
import type { ServerContext } from '../context.ts';
import { serverSecret } from '../ids.ts';
import type { JobHandler } from '../jobs/runner.ts';
import { chosenLanguage, sentence } from '../messages/index.ts';
import type { NewJob, Person } from '../store/index.ts';
import { isConfirmed } from './confirm-email.ts';
import { createMailer } from './email.ts';
import type { NoticeKind } from './kinds.ts';
import { type OutgoingHttp, outgoingHttp } from './outgoing-http.ts';
import { pushKeys, pushTo } from './push.ts';
import { linkIn, noticeText } from './texts.ts';
import { NOTICE_WAYS, type NoticeWay, unsubscribeToken } from './unsubscribe.ts';
import { callWebhook, GoneError, type Notice } from './webhook.ts';

/** People who have the page open are notified later, in milliseconds: they have seen it on the page already. */
export const SECOND_LOOK_AFTER = 120_000;

/** Where they were connected at the first look: the length of the journal when their turn began. */
type TurnJob = { secondLookAt?: number };

interface NoticeJob {
  /** What tells one notice from the next; for a turn, the length of the journal when it began. */
  seq: number;
  /** What it is about; absent: it is their turn. */
  kind?: NoticeKind;
  person: string;
  way: NoticeWay;
  game: string;
  names: string[];
}

/** It has been somebody's turn for a while: has them notified, each way they have chosen, once a turn. */
export function turnWatcher(context: ServerContext): JobHandler {
  const { store, bus, now } = context;
  const put = async (job: NewJob) => {
    await store.jobs.put(job);
    context.wake(job);
  };
  return async (job) => {
    const { secondLookAt } = job.body as TurnJob;
    const asked = await context.registry.withSession(job.subject, (session) => {
      const m = session?.table.status === 'playing' ? session.m : null;
      if (!session || !m) return null;
      const seats = askedSeats(m).filter((seat) => isAnsweredByHolder(m, seat) && !m.paused[seat]);
      const people = seats.flatMap((seat) => {
        const place = session.table.doc.seats[seat];
        return place?.kind === 'person' ? [place.person] : [];
      });
      const names = m.setup.holders.map(({ name }) => name);
      return { game: session.table.game, people: [...new Set(people)], names, seq: m.questionSeq, at: session.lastAt };
    });
    if (!asked) return;
    const { seq } = asked;
    const isSecondLook = secondLookAt !== undefined;
    if (isSecondLook && secondLookAt !== seq) return; // they have moved; the next turn has its own first look
    const due = asked.at + context.config.noticeAfter;
    // One job serves all turns in quick succession: it waits for the last of them.
    if (!isSecondLook && due > now()) return put({ ...job, due, holder: '', heldUntil: 0 });
    const here = await bus.arePresent(asked.people);
    for (const [i, id] of asked.people.entries()) {
      const person = await store.people.find(id);
      if (!person || person.banned || (here[i] && !isSecondLook)) continue;
      for (const way of waysFor(person)) {
        await put(noticeJob(job.subject, { seq, person: id, way, game: asked.game, names: asked.names }, now()));
      }
    }
    if (here.includes(true) && !isSecondLook)
      await put({
        ...unheldJob(`turn later ${job.subject}`, 'turn', job.subject, now() + SECOND_LOOK_AFTER),
        body: { secondLookAt: seq },
      });
  };
}

function unheldJob(key: string, kind: string, subject: string, due: number): Omit<NewJob, 'body'> {
  return { key, kind, subject, due, holder: '', heldUntil: 0 };
}

/** The job that notifies one person one way. */
export function noticeJob(match: string, body: NoticeJob, now: number): NewJob {
  return { ...unheldJob(`tell ${match} ${body.person} ${targetWay(body)}`, 'tell', match, now), body };
}

/** What counts as the same: an event is announced even if a turn was announced before. */
function targetWay({ way, kind }: Pick<NoticeJob, 'way' | 'kind'>): string {
  return kind ? `${way} ${kind}` : way;
}

/** The ways somebody is notified. */
export function waysFor(person: Person): NoticeWay[] {
  return NOTICE_WAYS.filter((way) => isWanted(person, way));
}

function isWanted({ settings }: Person, way: NoticeWay): boolean {
  if (settings.muted?.includes(way) || settings.vacation) return false;
  if (way === 'email') return isConfirmed(settings);
  return way === 'push' ? (settings.push?.length ?? 0) > 0 : settings.webhook !== undefined;
}

/** Notifies one person one way; tried again if it fails, never sent twice. */
export function noticeSender(context: ServerContext): JobHandler {
  const { store, config } = context;
  const outgoing = outgoingHttp(config);
  const send = config.smtpUrl ? createMailer(config.smtpUrl, config.mailFrom) : null;
  return async ({ subject, body }) => {
    const { person: id, way, kind, seq, game, names } = body as NoticeJob;
    const person = await store.people.find(id);
    if (!person || !isWanted(person, way)) return;
    const target = { match: subject, person: id, way: targetWay({ way, ...(kind && { kind }) }) };
    if ((await store.notices.lastSeq(target)) >= seq) return;
    const base = config.publicUrl ?? `http://${config.host}:${config.port}`;
    const language = chosenLanguage(person.settings);
    const token = unsubscribeToken(await serverSecret(context), id, way);
    const stop = linkIn(language, `${base.replace(/\/$/, '')}/stop/${token}`);
    const url = `${base.replace(/\/$/, '')}/#/t/${subject}`;
    const stopText = sentence(language, way === 'email' ? 'email.stop' : 'notice.stop', { url: stop });
    const notice: Notice = { ...noticeText(language, kind ?? 'turn', game, names), url, stop, stopText };
    if (way === 'email') await (person.settings.email && send?.(person.settings.email, notice));
    else if (way === 'push') await pushToAll(context, outgoing, person, notice);
    else
      await callWebhook(outgoing, person.settings.webhook ?? '', notice).catch((error) =>
        removeIfGone(context, person, way, error),
      );
    await store.notices.setLastSeq(target, seq);
  };
}

async function pushToAll(
  context: ServerContext,
  outgoing: OutgoingHttp,
  person: Person,
  notice: Notice,
): Promise<void> {
  const keys = await pushKeys(context.store);
  const browsers = person.settings.push ?? [];
  const told = await Promise.allSettled(browsers.map((browser) => pushTo(outgoing, keys, browser, notice)));
  const failures = told.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const gone = browsers.flatMap(({ endpoint }, i) => {
    const one = told[i];
    return one?.status === 'rejected' && one.reason instanceof GoneError ? [endpoint] : [];
  });
  // Somebody notified on one device is not notified again because another could not be reached.
  const other = failures.find((error) => !(error instanceof GoneError));
  if (other && failures.length === browsers.length) throw other;
  if (gone.length === 0) return;
  await context.store.people.changeSettings(person.id, ({ push = [], ...settings }) => ({
    ...settings,
    push: push.filter(({ endpoint }) => !gone.includes(endpoint)),
  }));
}

/** A webhook that is gone is removed; after any other error the job is tried again. */
async function removeIfGone({ store }: ServerContext, person: Person, way: NoticeWay, error: unknown): Promise<void> {
  if (!(error instanceof GoneError)) throw error;
  await store.people.changeSettings(person.id, ({ [way as 'webhook']: _, ...settings }) => settings);
}
