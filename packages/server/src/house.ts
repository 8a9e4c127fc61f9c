import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BotPool } from './bots.ts';
import { type Bus, localBus } from './bus.ts';
import { hearChat } from './chat.ts';
import type { Config } from './config.ts';
import { Desk, type World } from './desk.ts';
import { botTurn, clockFalls, Jobs } from './jobs.ts';
import { Lobby } from './lobby.ts';
import type { Office } from './office.ts';
import { redisBus } from './redis.ts';
import { openStore, type Store } from './store/index.ts';

/** How often a node looks whether it has missed news, and how much less often while they seem to get through. */
const CATCH_UP = 1_000;
const LESS_OFTEN = 5;

/** Everything behind the doors: one node of a house. */
export interface House {
  office: Office;
  jobs: Jobs;
  /** Can anything be stored now? If not, reading goes on, and so does looking. */
  isWritable(): Promise<boolean>;
  /** Lets what is under way finish, then closes. */
  close(): Promise<void>;
}

/** Opens a house: store, news, matches, lists, jobs; or with a store that is there already. */
export async function openHouse(
  config: Config,
  complain: (what: string, error: unknown) => void,
  own: { store?: Store } = {},
): Promise<House> {
  const node = randomBytes(6).toString('hex');
  const store = own.store ?? (await storeFor(config));
  const bus: Bus = config.redisUrl ? await redisBus(config.redisUrl, node) : localBus();
  const world: World = {
    node,
    store,
    bus,
    now: () => Date.now(),
    random: (bytes) => randomBytes(bytes).toString('hex'),
    lease: config.leaseSeconds * 1000,
    wake: (job) => jobs.wake(job),
  };
  const office: Office = { ...world, desk: new Desk(world), lobby: new Lobby(world) };
  hearChat(office);
  const jobs = new Jobs(office, complain);
  const pool = new BotPool();
  jobs.on('bot', botTurn(office, pool));
  jobs.on('clock', clockFalls(office));
  jobs.start();
  let looked = 0;
  const catchUp = setInterval(() => {
    if (bus.isLive() && ++looked % LESS_OFTEN > 0) return;
    office.desk.catchUp().catch((error: unknown) => complain('catching up', error));
  }, CATCH_UP).unref();
  return {
    office,
    jobs,
    isWritable: () =>
      store.talk.setFact('written', String(Date.now())).then(
        () => true,
        () => false,
      ),
    async close() {
      clearInterval(catchUp);
      await jobs.stop();
      await office.desk.settle();
      await pool.close();
      await bus.close();
      await store.db.close();
    },
  };
}

function storeFor({ databaseUrl, data }: Config): Promise<Store> {
  if (databaseUrl) return openStore({ url: databaseUrl });
  mkdirSync(data, { recursive: true });
  return openStore({ file: join(data, 'tempora.db') });
}
