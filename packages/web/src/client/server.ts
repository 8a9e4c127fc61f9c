import { ServerConnection, type ServerState } from '@tempora/client';
import { useEffect, useState } from 'preact/hooks';
import { api } from './api.ts';

/** The server this page came from. */
export const server = new ServerConnection(api);

addEventListener('online', () => server.retryNow());
addEventListener('offline', () => server.connectionLost());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') server.retryNow();
});

/** The state of the connection, as it changes. */
export function useServer(): ServerState {
  const [state, setState] = useState(server.state);
  useEffect(() => {
    setState(server.state);
    return server.onState(setState);
  }, []);
  return state;
}
