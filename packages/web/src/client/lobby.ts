import type { ApiMessage } from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
import { server } from './server.ts';

type Tables = Extract<ApiMessage, { type: 'tables' }>;

/** The tables on the server as they change: my own, those that wait for me first, and those open to all. */
export function useLobby(): Pick<Tables, 'mine' | 'open'> | null {
  const [tables, setTables] = useState<Tables | null>(null);
  useEffect(() => {
    const stop = server.onMessage((message) => {
      if (message.type === 'tables') setTables(message);
    });
    server.enterLobby();
    return () => {
      stop();
      server.leaveLobby();
    };
  }, []);
  if (!tables) return null;
  const mine = [...tables.mine].sort(
    (one, other) => Number(other.isWaiting) - Number(one.isWaiting) || other.changed - one.changed,
  );
  const own = new Set(mine.map(({ match }) => match));
  return { mine, open: tables.open.filter(({ match }) => !own.has(match)) };
}
