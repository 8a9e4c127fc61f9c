import { house, useHouse } from '../../shell/online-link.ts';
import { type Asked, useAsked } from '../use-asked.ts';
import { forgetBrowser } from './push.ts';

/** What a person is told of themselves. */
export interface Me {
  person: string;
  name: string;
  login: string | null;
  isAdmin: boolean;
}

/** Who one is; asked anew when the house says we are somebody else. */
export function useMe(): Asked<Me> {
  const { me } = useHouse();
  return useAsked<Me>(me && 'me', `${me?.person} ${me?.name}`);
}

/** From now on this browser is somebody else's: it hears no more of the other's turns, and asks as who it is now. */
export async function becomeOther(): Promise<void> {
  await forgetBrowser();
  await house.meetAgain();
}
