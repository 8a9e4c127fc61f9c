import { parseArgs } from 'node:util';

/** How much there may be at a time. */
interface PersonCaps {
  /** Tables that have not started, and running matches that a person plays. */
  tables: number;
  matches: number;
  /** Seats of bots at both. */
  bots: number;
  sockets: number;
}

/** The settings of a server, from flags and environment. */
export interface Config {
  port: number;
  /** If the port is taken, is that an error? Else the next free one is used. */
  isPortStrict: boolean;
  host: string;
  /** The folder of the embedded database. */
  data: string;
  /** PostgreSQL and Redis, for several nodes. */
  databaseUrl: string | null;
  redisUrl: string | null;
  /** The address people use, for links in notices. */
  publicUrl: string | null;
  /** How many trusted proxies a request passes through. */
  proxies: number;
  /** Multiplies all rate limits: more than 1 for a server of bots, less for a small machine. */
  limitFactor: number;
  /** What one person may have at a time. */
  caps: PersonCaps;
  /** How many times as much one address may have, which several people may share. */
  addressFactor: number;
  /** Requests for metrics must bear this token, if there is one. */
  metricsToken: string | null;
  /** The port that health and metrics have to themselves; null: metrics are on the main port, for this machine only. */
  metricsPort: number | null;
  /** May webhooks lead to private addresses? Only where every user is trusted. */
  allowsPrivateHooks: boolean;
  /** How long a turn lasts before its player is notified, in milliseconds. */
  noticeAfter: number;
  /** How long a bot takes for a move while no person plays, in milliseconds. */
  unattendedPause: number;
  /** How long a node may take for a job before others take it over, in milliseconds. */
  lease: number;
  smtpUrl: string | null;
  mailFrom: string;
  logLevel: string;
}

export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv): Config {
  const values = flagsIn(args);
  return {
    port: portIn(values.port ?? (env.PORT || '4173')),
    isPortStrict: values['strict-port'] ?? env.STRICT_PORT === 'true',
    host: env.HOST || (values.host ? '0.0.0.0' : '127.0.0.1'),
    data: values.data ?? (env.TEMPORA_DATA || 'data'),
    databaseUrl: serviceIn(env, 'DATABASE_URL', 'postgres://user:password@host/name', /^postgres(ql)?:$/),
    redisUrl: serviceIn(env, 'REDIS_URL', 'redis://host:6379', /^rediss?:$/),
    publicUrl: addressIn(env.PUBLIC_URL),
    proxies: proxiesIn(env.TRUST_PROXY),
    limitFactor: amountIn(env, 'LIMIT_FACTOR', 1, 0.001),
    caps: {
      tables: amountIn(env, 'MAX_TABLES', 5, 1),
      matches: amountIn(env, 'MAX_MATCHES', 50, 1),
      bots: amountIn(env, 'MAX_BOTS', 100, 0),
      sockets: amountIn(env, 'MAX_SOCKETS', 20, 1),
    },
    addressFactor: amountIn(env, 'ADDRESS_FACTOR', 8, 1),
    metricsToken: env.METRICS_TOKEN || null,
    metricsPort: env.METRICS_PORT ? portIn(env.METRICS_PORT) : null,
    allowsPrivateHooks: env.ALLOW_PRIVATE_HOOKS === 'true',
    noticeAfter: amountIn(env, 'NOTICE_AFTER', 20, 0) * 1000,
    unattendedPause: amountIn(env, 'ALONE_PAUSE', 10, 0) * 1000,
    lease: amountIn(env, 'LEASE_SECONDS', 2.5, 0.1) * 1000,
    smtpUrl: serviceIn(env, 'SMTP_URL', 'smtps://user:password@host', /^smtps?:$/),
    mailFrom: env.MAIL_FROM || 'Tempora <tempora@localhost>',
    logLevel: levelIn(env.LOG_LEVEL || 'info'),
  };
}

function flagsIn(args: readonly string[]) {
  const options = {
    port: { type: 'string' },
    'strict-port': { type: 'boolean' },
    host: { type: 'boolean' },
    data: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const [flaw] = (error as Error).message.split('. ');
    throw new Error(
      `${flaw}. Use --port N, --strict-port, --host and --data FOLDER; docs/HOSTING.md lists all settings.`,
    );
  }
}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Mistakes are reported before the server starts, not found out by its users. */
function portIn(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new Error(`"${text}" is not a port.`);
  return port;
}

function amountIn(env: NodeJS.ProcessEnv, name: string, usual: number, least: number): number {
  const amount = Number(env[name] || usual);
  if (!Number.isFinite(amount) || amount < least)
    throw new Error(`${name} is "${env[name]}"; it must be a number, at least ${least}.`);
  return amount;
}

function addressIn(text = ''): string | null {
  if (text === '') return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`PUBLIC_URL is "${text}"; it must be a full address, such as https://play.example.org/.`);
  return text;
}

/** The address of a service. An error does not quote it: it may contain a password. */
function serviceIn(env: NodeJS.ProcessEnv, name: string, example: string, protocol: RegExp): string | null {
  const text = env[name] || null;
  // Only addresses of PostgreSQL may name several hosts.
  const plain = text?.replace(/,[^/?]*/, '') ?? '';
  if (text !== null && !(URL.canParse(plain) && protocol.test(new URL(plain).protocol)))
    throw new Error(`${name} must be a full address, such as ${example}.`);
  return text;
}

function proxiesIn(text = ''): number {
  if (text === '' || text === 'false') return 0;
  if (text === 'true') return 1;
  if (!/^\d$/.test(text)) throw new Error(`TRUST_PROXY is "${text}"; it must be true, or how many proxies there are.`);
  return Number(text);
}

function levelIn(text: string): string {
  if (!LEVELS.includes(text)) throw new Error(`LOG_LEVEL is "${text}"; it must be one of ${LEVELS.join(', ')}.`);
  return text;
}
