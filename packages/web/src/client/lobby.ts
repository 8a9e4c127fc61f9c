import type { ApiMessage } from '@tempora/protocol';
import { useEffect, useState } from 'preact/hooks';
import { withShownNames } from './deleted-account.ts';
import { server } from './server.ts';

type Tables = Extract<ApiMessage, { type: 'tables' }>;

interface LobbyPage extends Pick<Tables, 'mine' | 'open'> {
  page: number;
  pages: number;
  turnTo(page: number): void;
}

/** The tables on the server as they change: my own, those that wait for me first, and a page of those open to all. */
export function useLobby(): LobbyPage | null {
  const [tables, setTables] = useState<Tables | null>(null);
  const [page, turnTo] = useState(0);
  useEffect(() => {
    const stop = server.onMessage((message) => {
      if (message.type === 'tables') setTables(message);
    });
    return () => {
      stop();
      server.leaveLobby();
    };
  }, []);
  useEffect(() => server.enterLobby(page), [page]);
  if (!tables) return null;
  const mine = tables.mine
    .map(withShownNames)
    .sort((one, other) => Number(other.isWaiting) - Number(one.isWaiting) || other.changed - one.changed);
  const own = new Set(mine.map(({ match }) => match));
  const open = tables.open.map(withShownNames).filter(({ match }) => !own.has(match));
  return { mine, open, page, pages: tables.pages ?? 1, turnTo };
}
