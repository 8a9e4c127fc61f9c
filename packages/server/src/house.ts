import { randomBytes } from 'node:crypto';
import { BotPool } from './bots.ts';
import { type Bus, localBus } from './bus.ts';
import { hearChat } from './chat.ts';
import type { Config } from './config.ts';
import { Desk, type World } from './desk.ts';
import { databaseIn, takeFolder } from './folder.ts';
import { Hours } from './hours.ts';
import { botTurn, clockFalls, Jobs } from './jobs.ts';
import { Lobby } from './lobby.ts';
import { Metrics, timed } from './metrics.ts';
import { confirming } from './notify/confirm.ts';
import { telling, turnCame } from './notify/turns.ts';
import type { Office } from './office.ts';
import { farewell } from './people/farewell.ts';
import { redisBus } from './redis.ts';
import { type NewJob, openStore, openStoreInUse } from './store/index.ts';
import { tidy, tidyJob } from './tidy.ts';

/** How often a node looks whether it has missed news, and how much less often while they seem to get through. */
const CATCH_UP = 1_000;
const LESS_OFTEN = 5;

/** Everything behind the doors: one node of a house. */
export interface House {
  office: Office;
  jobs: Jobs;
  /** Lets what is under way finish, then closes. */
  close(): Promise<void>;
}

/** Opens a house: store, news, matches, lists, jobs. Its store, time and luck are its own, unless a test brings others. */
export async function openHouse(
  config: Config,
  complain: (what: string, error: unknown) => void,
  brought: Partial<Pick<World, 'store' | 'now' | 'random'>> = {},
): Promise<House> {
  const node = randomBytes(6).toString('hex');
  const metrics = new Metrics();
  const letGo = config.databaseUrl ? () => {} : takeFolder(config.data);
  const store = brought.store ?? (await openStore(placeOf(config), (db) => timed(db, metrics)));
  const bus = await busFor(config, node);
  const own = { wake: (job: NewJob) => jobs.wake(job), sure: () => hours.sure() };
  const world: World = { ...worldOf(config, node), store, bus, metrics, ...own, ...brought };
  const office: Office = { ...world, desk: new Desk(world), lobby: new Lobby(world) };
  hearChat(office);
  const jobs = new Jobs(office, complain);
  const hours = new Hours(office);
  const pool = new BotPool();
  jobs.on('bot', botTurn(office, pool));
  jobs.on('clock', clockFalls(office));
  jobs.on('farewell', farewell(office));
  jobs.on('turn', turnCame(office));
  jobs.on('tell', telling(office, config));
  jobs.on('confirm', confirming(office, config));
  jobs.on('tidy', tidy(office));
  // Where nothing can be written, people may still look.
  await hours.open().catch((error: unknown) => complain('noting that the house is open', error));
  hours.start(complain);
  await store.jobs.putFirst(tidyJob(world.now())).catch((error: unknown) => complain('setting a job', error));
  jobs.start();
  let looked = 0;
  const catchUp = setInterval(() => {
    if (bus.isLive() && ++looked % LESS_OFTEN > 0) return;
    office.desk.catchUp().catch((error: unknown) => complain('catching up', error));
  }, CATCH_UP).unref();
  return {
    office,
    jobs,
    async close() {
      clearInterval(catchUp);
      await jobs.stop();
      await hours.stop();
      await office.desk.settle();
      await pool.close();
      await bus.close();
      await store.db.close();
      letGo();
    },
  };
}

/** A hand from outside, for a house that may be open elsewhere: it writes into the same store and does no jobs. */
export async function visitHouse(config: Config): Promise<{ office: Office; close(): Promise<void> }> {
  const node = randomBytes(6).toString('hex');
  const store = await openStoreInUse(placeOf(config));
  const bus = await busFor(config, node).catch((error) => store.db.close().then(() => Promise.reject(error)));
  const world: World = { ...worldOf(config, node), store, bus, metrics: new Metrics(), wake() {}, sure: () => null };
  return {
    office: { ...world, desk: new Desk(world), lobby: new Lobby(world) },
    async close() {
      await bus.close();
      await store.db.close();
    },
  };
}

async function busFor({ redisUrl, databaseUrl }: Config, node: string): Promise<Bus> {
  return redisUrl ? redisBus(redisUrl, node) : localBus(databaseUrl !== null);
}

function worldOf({ noticeAfter, alonePause, leaseSeconds }: Config, node: string) {
  return {
    node,
    now: () => Date.now(),
    random: (bytes: number) => randomBytes(bytes).toString('hex'),
    noticeAfter,
    alonePause,
    lease: leaseSeconds * 1000,
  };
}

/** Where a house keeps what outlives it. */
export function placeOf({ databaseUrl, data }: Config): { url: string } | { file: string } {
  return databaseUrl ? { url: databaseUrl } : { file: databaseIn(data) };
}
