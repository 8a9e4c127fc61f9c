import { randomBytes } from 'node:crypto';
import { freeze } from '@tempora/kernel';
import { accountDeletion } from './accounts/delete.ts';
import { type Bus, localBus } from './cluster/bus.ts';
import { redisBus } from './cluster/redis.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import { databaseFile, lockDataFolder } from './data-folder.ts';
import { BotPool } from './jobs/bot-pool.ts';
import { cleanup, cleanupJob } from './jobs/cleanup.ts';
import { botTurn, clockExpired, JobRunner } from './jobs/runner.ts';
import { DowntimeTracker } from './match/downtime.ts';
import { type BaseContext, MatchRegistry } from './match/registry.ts';
import { Metrics, withTiming } from './metrics.ts';
import { confirmationSender } from './notify/confirm-email.ts';
import { noticeSender, turnWatcher } from './notify/turns.ts';
import { type NewJob, openCurrentStore, openStore } from './store/index.ts';
import { relayChat } from './table/chat.ts';
import { Lobby } from './table/lobby.ts';

/** How often a node looks whether it has missed news, and how much less often while they seem to get through. */
const CATCH_UP_INTERVAL = 1_000;
const CONNECTED_FACTOR = 5;

/** Everything behind the doors: one node of a house. */
export interface GameServer {
  context: ServerContext;
  jobs: JobRunner;
  /** Lets what is under way finish, then closes. */
  close(): Promise<void>;
}

/** Opens a house: store, news, matches, lists, jobs. Its store, time and luck are its own, unless a test brings others. */
export async function createServer(
  config: Config,
  logError: (what: string, error: unknown) => void,
  overrides: Partial<Pick<BaseContext, 'store' | 'now' | 'random' | 'publish'>> = {},
): Promise<GameServer> {
  const node = randomBytes(6).toString('hex');
  const metrics = new Metrics();
  const unlock = config.databaseUrl ? () => {} : lockDataFolder(config.data);
  const store = overrides.store ?? (await openStore(databaseLocation(config), (db) => withTiming(db, metrics)));
  const bus = await openBus(config, node);
  const late = { wake: (job: NewJob) => jobs.wake(job), downtimeSettled: () => downtime.settled() };
  const base: BaseContext = { ...baseContextOf(config, node), store, bus, metrics, ...late, ...overrides };
  const context: ServerContext = { ...base, registry: new MatchRegistry(base), lobby: new Lobby(base) };
  relayChat(context);
  const jobs = new JobRunner(context, logError);
  const downtime = new DowntimeTracker(context);
  const pool = new BotPool();
  jobs.on('bot', botTurn(context, pool));
  jobs.on('clock', clockExpired(context));
  jobs.on('farewell', accountDeletion(context));
  jobs.on('turn', turnWatcher(context));
  jobs.on('tell', noticeSender(context, config));
  jobs.on('confirm', confirmationSender(context, config));
  jobs.on('tidy', cleanup(context));
  // Where nothing can be written, people may still look.
  await downtime.begin().catch((error: unknown) => logError('noting that the house is open', error));
  downtime.start(logError);
  await store.jobs.putFirst(cleanupJob(base.now())).catch((error: unknown) => logError('setting a job', error));
  jobs.start();
  let rounds = 0;
  const catchUp = setInterval(() => {
    if (bus.isConnected() && ++rounds % CONNECTED_FACTOR > 0) return;
    context.registry.catchUp().catch((error: unknown) => logError('catching up', error));
  }, CATCH_UP_INTERVAL).unref();
  return {
    context,
    jobs,
    async close() {
      clearInterval(catchUp);
      await jobs.stop();
      await downtime.stop();
      await context.registry.drain();
      await pool.close();
      await bus.close();
      await store.db.close();
      unlock();
    },
  };
}

/** A hand from outside, for a house that may be open elsewhere: it writes into the same store and does no jobs. */
export async function connectAsAdmin(config: Config): Promise<{ context: ServerContext; close(): Promise<void> }> {
  const node = randomBytes(6).toString('hex');
  const store = await openCurrentStore(databaseLocation(config));
  const bus = await openBus(config, node).catch((error) => store.db.close().then(() => Promise.reject(error)));
  const base: BaseContext = {
    ...baseContextOf(config, node),
    store,
    bus,
    metrics: new Metrics(),
    wake() {},
    downtimeSettled: () => null,
  };
  return {
    context: { ...base, registry: new MatchRegistry(base), lobby: new Lobby(base) },
    async close() {
      await bus.close();
      await store.db.close();
    },
  };
}

async function openBus({ redisUrl, databaseUrl }: Config, node: string): Promise<Bus> {
  return redisUrl ? redisBus(redisUrl, node) : localBus(databaseUrl !== null);
}

function baseContextOf({ noticeAfter, unattendedPause, leaseSeconds }: Config, node: string) {
  return {
    node,
    now: () => Date.now(),
    random: (bytes: number) => randomBytes(bytes).toString('hex'),
    publish: freeze,
    noticeAfter,
    unattendedPause,
    lease: leaseSeconds * 1000,
  };
}

/** Where a house keeps what outlives it. */
export function databaseLocation({ databaseUrl, data }: Config): { url: string } | { file: string } {
  return databaseUrl ? { url: databaseUrl } : { file: databaseFile(data) };
}
