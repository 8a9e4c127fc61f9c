import type { ServerContext } from '../context.ts';
import type { Connections } from './connections.ts';
import type { Limits } from './limits.ts';

/** What routes, streams and sockets share. */
export interface HttpContext extends ServerContext {
  limits: Limits;
  connections: Connections;
  /** The server is shutting down: no new connections should be sent here. */
  isStopping: boolean;
}
