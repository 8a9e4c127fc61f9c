import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installByApt } from '@tempora/tools/programs';

const ADVICE =
  'PostgreSQL 15 or newer and Redis (or Valkey) were not found or could not be installed: install the packages ' +
  '"postgresql" and "redis-server", or put "postgres", "initdb" and "redis-server" on the PATH, and run this again.';
/** `initdb` refuses to be root. */
const NOT_ROOT = ['postgres', 'nobody'];
const PATIENCE = 60_000;

/** Programs the tests of many nodes need. */
interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly redis: string;
}

/** A program that can be stopped and started again with all its data. */
interface Service {
  readonly url: string;
  start(): Promise<void>;
  /** Stops it at once, as a fault would. */
  stop(): Promise<void>;
}

export interface Services {
  readonly postgres: Service;
  readonly redis: Service;
  close(): Promise<void>;
}

function folders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...(process.env.PATH ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))];
}

function find(...names: string[]): string | undefined {
  return folders()
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

function isNewEnough(postgres: string): boolean {
  const said = spawnSync(postgres, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return Number(/(\d+)/.exec(said)?.[1]) >= 15;
}

function findPrograms(): Programs | undefined {
  const [initdb, postgres, redis] = [find('initdb'), find('postgres'), find('redis-server', 'valkey-server')];
  return initdb && postgres && redis && isNewEnough(postgres) ? { initdb, postgres, redis } : undefined;
}

/** Installs PostgreSQL and Redis if need be. Throws one sentence of advice where it cannot. */
export function ensureServices(): Programs {
  if (!findPrograms()) installByApt('postgresql', 'redis-server');
  const programs = findPrograms();
  if (!programs) throw new Error(ADVICE);
  return programs;
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}

/** Who runs PostgreSQL: us, unless we are root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = NOT_ROOT.map((name) => users.find(([known]) => known === name)).find(Boolean);
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody".');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

interface Run {
  readonly url: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly user: ReturnType<typeof ordinaryUser>;
  readonly folder: string;
  /** What it says when it is ready. */
  readonly ready: RegExp;
  readonly kill: NodeJS.Signals;
}

/** A program started and stopped at will; it is ready when it says so. */
function service({ url, program, args, user, folder, ready, kill }: Run): Service {
  let child: ChildProcess | undefined;
  return {
    url,
    start() {
      const started = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...user });
      child = started;
      let said = '';
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${program} does not get ready:\n${said}`)), PATIENCE);
        const hear = (text: Buffer) => {
          said += text;
          if (!ready.test(said)) return;
          clearTimeout(timer);
          said = '';
          resolve();
        };
        for (const stream of [started.stdout, started.stderr]) stream.on('data', hear);
        started.once('error', reject);
        started.once('exit', () => reject(new Error(`${program} has ended:\n${said}`)));
      });
    },
    stop() {
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return Promise.resolve();
      running.kill(kill);
      return new Promise((resolve) => running.once('exit', () => resolve()));
    },
  };
}

async function preparePostgres({ initdb, postgres }: Programs, home: string): Promise<Service> {
  const user = ordinaryUser();
  const folder = join(home, 'postgres');
  mkdirSync(folder);
  chmodSync(home, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'tempora', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(initdb, init, { encoding: 'utf8', cwd: folder, ...user });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=200'];
  return service({
    url: `postgres://tempora@127.0.0.1:${port}/postgres`,
    program: postgres,
    args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    user,
    folder,
    ready: /ready to accept connections/,
    // Its "fast" way: connections are cut, nothing is lost.
    kill: 'SIGINT',
  });
}

async function prepareRedis({ redis }: Programs, home: string): Promise<Service> {
  const folder = join(home, 'redis');
  mkdirSync(folder);
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const ready = /Ready to accept connections/;
  return service({
    url: `redis://127.0.0.1:${port}`,
    program: redis,
    args,
    user: undefined,
    folder,
    ready,
    kill: 'SIGKILL',
  });
}

/** Starts both on free ports with data of their own, which goes with them. */
export async function startServices(): Promise<Services> {
  const programs = ensureServices();
  const home = mkdtempSync(join(tmpdir(), 'tempora-services-'));
  const postgres = await preparePostgres(programs, home);
  const redis = await prepareRedis(programs, home);
  await Promise.all([postgres.start(), redis.start()]);
  return {
    postgres,
    redis,
    async close() {
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
