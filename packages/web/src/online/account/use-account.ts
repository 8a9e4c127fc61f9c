import { server, useServer } from '../../client/server.ts';
import { type Resource, useResource } from '../../client/use-resource.ts';
import { unsubscribeBrowser } from './push.ts';

/** What the server tells a person about themselves. */
export interface Account {
  person: string;
  name: string;
  login: string | null;
  isAdmin: boolean;
}

/** The current account; fetched again when the person changes. */
export function useAccount(): Resource<Account> {
  const { me } = useServer();
  return useResource<Account>(me && 'me', `${me?.person} ${me?.name}`);
}

/** After signing in or out: the browser gets no more notifications for the person before, and reconnects as the new one. */
export async function switchIdentity(): Promise<void> {
  await unsubscribeBrowser();
  await server.reconnect();
}
