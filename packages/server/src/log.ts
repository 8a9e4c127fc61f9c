import type { FastifyServerOptions } from 'fastify';

/** The log is one JSON object a line: level, time, msg, and where there is one the error and the id of the request. */
export function logOptions(level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    base: null,
    formatters: { level: (label) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: ['req.headers.cookie', 'req.headers.authorization'],
  };
}

/** Writes a line of the same form where no log is at hand. */
export function writeLog(level: 'info' | 'error' | 'fatal', msg: string, error?: unknown): void {
  const { name, message, stack } = (error ?? {}) as Error;
  const err = error === undefined ? {} : { err: { type: name, message: message ?? String(error), stack } };
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), ...err, msg })}\n`);
}

/** Something a host must read, whatever the log level: a sentence in a terminal, else a line of the log. */
export function announce(sentence: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${sentence}\n`);
  else writeLog('info', sentence);
}
