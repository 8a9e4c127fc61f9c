import type { Publish } from '@tempora/kernel';
import type { Bus } from './cluster/bus.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { DatabaseIntegrity, NewJob, Store } from './store/index.ts';

export type LogError = (what: string, error: unknown) => void;

/** What the parts of a node are built on: everything that is not about matches. */
export interface Runtime {
  config: Config;
  /** This node's name. */
  node: string;
  now(): number;
  /** Random bytes in hexadecimal. */
  random(bytes: number): string;
  /** How states of matches are published: frozen, unless this is a real server (see main.ts). */
  publish: Publish;
  store: Store;
  bus: Bus;
  integrity: DatabaseIntegrity;
  metrics: Metrics;
  /** Logs an error that is reported nowhere else: what failed, and why. */
  logError: LogError;
  /** A job was set: this node does it, or wakes up in time for it. */
  wake(job: NewJob): void;
  /** Resolves once everybody has been given back the time the server was down; null: nothing is left to give back. */
  downtimeSettled(): Promise<void> | null;
}
