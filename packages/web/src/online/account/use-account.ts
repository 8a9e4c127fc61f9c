import { server, useServer } from '../../client/server.ts';
import { type Resource, useResource } from '../../client/use-resource.ts';
import { unsubscribeBrowser } from './push.ts';

/** What a person is told of themselves. */
export interface Account {
  person: string;
  name: string;
  login: string | null;
  isAdmin: boolean;
}

/** Who one is; asked anew when the house says we are somebody else. */
export function useAccount(): Resource<Account> {
  const { me } = useServer();
  return useResource<Account>(me && 'me', `${me?.person} ${me?.name}`);
}

/** From now on this browser is somebody else's: it hears no more of the other's turns, and asks as who it is now. */
export async function switchIdentity(): Promise<void> {
  await unsubscribeBrowser();
  await server.reconnect();
}
