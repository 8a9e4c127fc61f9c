import { randomBytes } from 'node:crypto';
import { freeze } from '@tempora/kernel';
import { accountDeletion } from './accounts/delete.ts';
import { resetSender } from './accounts/reset.ts';
import { type Bus, localBus } from './cluster/bus.ts';
import type { Config } from './config.ts';
import type { ServerContext } from './context.ts';
import { databaseFile, lockDataFolder } from './data-folder.ts';
import { BotPool } from './jobs/bot-pool.ts';
import { botTurn } from './jobs/bot-turn.ts';
import { cleanup, cleanupJob } from './jobs/cleanup.ts';
import { clockExpired } from './jobs/clock-expired.ts';
import { JobRunner } from './jobs/runner.ts';
import { DowntimeTracker } from './match/downtime.ts';
import { MatchRegistry } from './match/registry.ts';
import { Metrics, withTiming } from './metrics.ts';
import { confirmationSender } from './notify/confirm-email.ts';
import { eventTeller } from './notify/events.ts';
import { noticeSender, turnWatcher } from './notify/turns.ts';
import type { LogError, Runtime } from './runtime.ts';
import { DatabaseIntegrity, type DatabaseLocation, type Db, openCurrentStore, openStore } from './store/index.ts';
import { Caps } from './table/caps.ts';
import { relayChat } from './table/chat.ts';
import { Lobby } from './table/lobby.ts';
import { selfStart } from './table/start.ts';

/** How often a node checks whether it has missed news, and how many times less often while the bus is connected. */
const CATCH_UP_INTERVAL = 1_000;
const CONNECTED_FACTOR = 5;

/** One node of a server, without HTTP. */
export interface GameServer {
  context: ServerContext;
  jobs: JobRunner;
  /** Lets what is under way finish, then closes. */
  close(): Promise<void>;
}

/** Starts a node: store, bus, matches, lobby, jobs. Tests may bring a store, time and randomness of their own. */
export async function createServer(
  config: Config,
  writeError: LogError,
  overrides: Partial<Pick<Runtime, 'store' | 'now' | 'random' | 'publish'>> = {},
): Promise<GameServer> {
  const unlock = config.databaseUrl ? () => {} : lockDataFolder(config.data);
  const metrics = new Metrics();
  const integrity = new DatabaseIntegrity(config.databaseUrl ? null : databaseFile(config.data), writeError);
  const logError: LogError = (what, error) => {
    if (!integrity.isKnown(error)) writeError(what, error);
  };
  const wrap = (db: Db) => withTiming(integrity.guard(db), metrics);
  const open = () =>
    openStore(databaseLocation(config), wrap).catch((error) => Promise.reject(integrity.explain(error)));
  const store = overrides.store ?? (await open());
  await integrity.start(store.db);
  const base = { ...baseOf(config), metrics, logError, integrity, store, ...overrides };
  const bus = await openBus(config, base.node, logError);
  const jobs = new JobRunner(base);
  const downtime = new DowntimeTracker({ ...base, bus });
  const context = contextOf({
    ...base,
    bus,
    wake: (job) => jobs.wake(job),
    downtimeSettled: () => downtime.settled(),
  });
  relayChat(context);
  const pool = new BotPool(metrics);
  addHandlers(jobs, context, pool);
  // If nothing can be written, people may still watch.
  await downtime.start().catch((error: unknown) => logError('recording that the server is up', error));
  await store.jobs.putFirst(cleanupJob(base.now())).catch((error: unknown) => logError('setting a job', error));
  if (!bus.isShared) await store.jobs.releaseAll().catch((error: unknown) => logError('releasing jobs', error));
  jobs.start();
  const stopCatchingUp = startCatchingUp(context);
  return {
    context,
    jobs,
    async close() {
      stopCatchingUp();
      await integrity.stop();
      const stopped = jobs.stop();
      pool.dropWaiting();
      await stopped;
      await downtime.stop();
      await context.registry.drain();
      await pool.close();
      await bus.close();
      await store.db.close();
      unlock();
    },
  };
}

/** A server for admin commands: it uses the database of a server that may be running, and does no jobs. */
export async function connectAsAdmin(config: Config): Promise<{ context: ServerContext; close(): Promise<void> }> {
  const store = await openCurrentStore(databaseLocation(config));
  const logError = () => {};
  const integrity = new DatabaseIntegrity(null, logError);
  const base = { ...baseOf(config), metrics: new Metrics(), logError, integrity, store };
  const bus = await openBus(config, base.node, logError).catch((error) =>
    store.db.close().then(() => Promise.reject(error)),
  );
  return {
    context: contextOf({ ...base, bus, wake() {}, downtimeSettled: () => null }),
    async close() {
      await bus.close();
      await store.db.close();
    },
  };
}

/** Opens the store of a server. */
export function databaseLocation({ databaseUrl, data }: Config): DatabaseLocation {
  return databaseUrl ? { url: databaseUrl } : { file: databaseFile(data) };
}

function baseOf(config: Config) {
  return {
    config,
    node: randomBytes(6).toString('hex'),
    now: () => Date.now(),
    random: (bytes: number) => randomBytes(bytes).toString('hex'),
    publish: freeze,
  };
}

async function openBus({ redisUrl, databaseUrl }: Config, node: string, logError: LogError): Promise<Bus> {
  if (!redisUrl) return localBus({ isShared: databaseUrl !== null });
  const { redisBus } = await import('./cluster/redis.ts');
  return redisBus(redisUrl, node, logError);
}

function contextOf(runtime: Runtime): ServerContext {
  return { ...runtime, registry: new MatchRegistry(runtime), lobby: new Lobby(runtime), caps: new Caps(runtime) };
}

/** The kinds are stored with the jobs, so they keep their old names. */
function addHandlers(jobs: JobRunner, context: ServerContext, pool: BotPool): void {
  jobs.on('bot', botTurn(context, pool));
  jobs.on('clock', clockExpired(context));
  jobs.on('start', selfStart(context));
  jobs.on('farewell', accountDeletion(context));
  jobs.on('turn', turnWatcher(context));
  jobs.on('event', eventTeller(context));
  jobs.on('tell', noticeSender(context));
  jobs.on('reset', resetSender(context));
  jobs.on('confirm', confirmationSender(context));
  jobs.on('tidy', cleanup(context));
}

function startCatchingUp({ registry, bus, logError }: ServerContext): () => void {
  let rounds = 0;
  const timer = setInterval(() => {
    if (bus.isConnected() && ++rounds % CONNECTED_FACTOR > 0) return;
    registry.catchUp().catch((error: unknown) => logError('catching up', error));
  }, CATCH_UP_INTERVAL).unref();
  return () => clearInterval(timer);
}
