import { askedSeats } from '@tempora/room';
import type { Config } from '../config.ts';
import type { Worker } from '../jobs.ts';
import type { Office } from '../office.ts';
import { isAnsweredByHolder } from '../open-match.ts';
import type { NewJob, Person } from '../store/index.ts';
import { isConfirmed } from './confirm.ts';
import { type WaysOut, waysOut } from './guard.ts';
import { postOffice } from './mail.ts';
import { pushKeys, tellBrowser } from './push.ts';
import { stopToken, WAYS, type Way } from './stop.ts';
import { Gone, type Notice, tellHook } from './webhook.ts';
import { turnWords } from './words.ts';

/** Who has the page open is sent for only after a longer while: the page has told them already. */
const LONGER = 120_000;

/** Set when they were here the first time we looked: how long the journal was when they were asked. */
type Turn = { secondLookAt?: number };

interface Telling {
  /** How long the journal was when they were asked: one notice for each. */
  seq: number;
  person: string;
  way: Way;
  game: string;
  names: string[];
}

/** Somebody has been asked for a while: sends for them, each way they have chosen, once a turn. */
export function turnCame(office: Office): Worker {
  const { store, bus, now } = office;
  const put = async (job: NewJob) => {
    await store.jobs.put(job);
    office.wake(job);
  };
  return async (job) => {
    const { secondLookAt } = job.body as Turn;
    const asked = await office.desk.with(job.subject, (held) => {
      const m = held?.t.status === 'playing' ? held.m : null;
      if (!held || !m) return null;
      const seats = askedSeats(m).filter((seat) => isAnsweredByHolder(m, seat) && !m.paused[seat]);
      const people = seats.flatMap((seat) => {
        const place = held.t.doc.seats[seat];
        return place?.kind === 'person' ? [place.person] : [];
      });
      const names = m.setup.holders.map(({ name }) => name);
      return { game: held.t.game, people: [...new Set(people)], names, seq: m.questionSeq, at: held.lastAt };
    });
    if (!asked) return;
    const { seq } = asked;
    const isSecondLook = secondLookAt !== undefined;
    if (isSecondLook && secondLookAt !== seq) return; // they have answered; what they are asked now has its own first look
    const due = asked.at + office.noticeAfter;
    // One job serves all turns that come and go quickly: it goes on to the last of them.
    if (!isSecondLook && due > now()) return put({ ...job, due, holder: '', heldUntil: 0 });
    const here = await bus.areHere(asked.people);
    for (const [i, id] of asked.people.entries()) {
      const person = await store.people.find(id);
      if (!person || person.banned || (here[i] && !isSecondLook)) continue;
      for (const way of WAYS.filter((known) => isWanted(person, known))) {
        await put(tellingJob(job.subject, { seq, person: id, way, game: asked.game, names: asked.names }, now()));
      }
    }
    if (here.includes(true) && !isSecondLook)
      await put({
        ...free(`turn later ${job.subject}`, 'turn', job.subject, now() + LONGER),
        body: { secondLookAt: seq },
      });
  };
}

function free(key: string, kind: string, subject: string, due: number): Omit<NewJob, 'body'> {
  return { key, kind, subject, due, holder: '', heldUntil: 0 };
}

function tellingJob(match: string, body: Telling, now: number): NewJob {
  return { ...free(`tell ${match} ${body.person} ${body.way}`, 'tell', match, now), body };
}

function isWanted({ settings }: Person, way: Way): boolean {
  if (settings.muted?.includes(way) || settings.vacation) return false;
  if (way === 'email') return isConfirmed(settings);
  return way === 'push' ? (settings.push?.length ?? 0) > 0 : settings.webhook !== undefined;
}

/** Tells one person one way; tried again if it fails, never said twice. */
export function telling(office: Office, config: Config): Worker {
  const { store } = office;
  const ways = waysOut(config.mayKnockNextDoor);
  const send = config.smtpUrl ? postOffice(config.smtpUrl, config.mailFrom) : null;
  return async ({ subject, body }) => {
    const { person: id, way, seq, game, names } = body as Telling;
    const person = await store.people.find(id);
    if (!person || !isWanted(person, way)) return;
    if ((await store.talk.lastTold(subject, id, way)) >= seq) return;
    const base = config.publicUrl ?? `http://${config.host}:${config.port}`;
    const stop = `${base.replace(/\/$/, '')}/stop/${stopToken(await houseSecret(office), id, way)}`;
    const url = `${base.replace(/\/$/, '')}/#/t/${subject}`;
    const notice: Notice = { ...turnWords(person.settings.language, game, names), url, stop };
    if (way === 'email') await (person.settings.email && send?.(person.settings.email, notice));
    else if (way === 'push') await tellBrowsers(office, ways, person, notice);
    else
      await tellHook(ways, person.settings.webhook ?? '', notice).catch((error) => forget(office, person, way, error));
    await store.talk.setTold(subject, id, way, seq);
  };
}

/** A secret of the house for signing links: made once, the same on every node. */
export async function houseSecret({ store, random }: Office): Promise<string> {
  return (await store.talk.fact('link secret')) ?? store.talk.settle('link secret', random(32));
}

async function tellBrowsers(office: Office, ways: WaysOut, person: Person, notice: Notice): Promise<void> {
  const keys = await pushKeys(office.store);
  const browsers = person.settings.push ?? [];
  const told = await Promise.allSettled(browsers.map((browser) => tellBrowser(ways, keys, browser, notice)));
  const failures = told.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const gone = browsers.flatMap(({ endpoint }, i) => {
    const one = told[i];
    return one?.status === 'rejected' && one.reason instanceof Gone ? [endpoint] : [];
  });
  // Whoever was told on one device is not told again because another could not be reached.
  const other = failures.find((error) => !(error instanceof Gone));
  if (other && failures.length === browsers.length) throw other;
  if (gone.length === 0) return;
  await office.store.people.changeSettings(person.id, ({ push = [], ...settings }) => ({
    ...settings,
    push: push.filter(({ endpoint }) => !gone.includes(endpoint)),
  }));
}

/** A hook that is gone is not asked again; another failure is tried again. */
async function forget({ store }: Office, person: Person, way: Way, error: unknown): Promise<void> {
  if (!(error instanceof Gone)) throw error;
  await store.people.changeSettings(person.id, ({ [way as 'webhook']: _, ...settings }) => settings);
}
