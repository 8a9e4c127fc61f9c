import { parseArgs } from 'node:util';

/** How a house is run, by flags or environment. */
export interface Config {
  port: number;
  host: string;
  /** Where the embedded database lies. */
  data: string;
  /** PostgreSQL and Redis, for many nodes. */
  databaseUrl: string | null;
  redisUrl: string | null;
  /** The address people use, for links in messages. */
  publicUrl: string | null;
  /** Is there a proxy in front of us that says who asks? */
  isBehindProxy: boolean;
  /** Everybody may do so many times what the limits say: more for a house of bots, less for a small machine. */
  limitFactor: number;
  /** Who asks for metrics must know it, if there is one. */
  metricsToken: string | null;
  /** May webhooks lead to private addresses? Only where the host trusts everybody. */
  mayKnockNextDoor: boolean;
  /** How long somebody is asked before they are sent for, in milliseconds. */
  noticeAfter: number;
  smtpUrl: string | null;
  mailFrom: string;
  logLevel: string;
}

export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv): Config {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'boolean' },
      data: { type: 'string' },
    },
  });
  const text = values.port ?? env.PORT ?? '4173';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`"${text}" is no port.`);
  return {
    port,
    host: env.HOST ?? (values.host ? '0.0.0.0' : '127.0.0.1'),
    data: values.data ?? env.TEMPORA_DATA ?? 'data',
    databaseUrl: env.DATABASE_URL || null,
    redisUrl: env.REDIS_URL || null,
    publicUrl: env.PUBLIC_URL || null,
    isBehindProxy: env.TRUST_PROXY === 'true',
    limitFactor: Number(env.LIMIT_FACTOR) || 1,
    metricsToken: env.METRICS_TOKEN || null,
    mayKnockNextDoor: env.ALLOW_PRIVATE_HOOKS === 'true',
    noticeAfter: Number(env.NOTICE_AFTER ?? 20) * 1000,
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || 'Tempora <tempora@localhost>',
    logLevel: env.LOG_LEVEL || 'info',
  };
}
