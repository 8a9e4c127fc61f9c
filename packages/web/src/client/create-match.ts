import type { DeviceRequest } from '@tempora/protocol';
import { device } from './connection.ts';

type NewMatch = Omit<Extract<DeviceRequest, { type: 'create-match' }>, 'type' | 'id'>;

/** Opens a new match on this device and goes there, once what is to be done with its name is done. */
export async function createMatch(match: NewMatch, before: (match: string) => void = () => {}): Promise<void> {
  const reply = await device.request({ type: 'create-match', ...match });
  askForLastingStorage();
  if (reply.type !== 'created') return;
  before(reply.match);
  location.hash = `#/match/${reply.match}`;
}

/**
 * Asks the browser not to clear games away when it needs room or, as Safari does, after a week without a visit. Firefox would
 * ask the player in turn, and clears nothing by time.
 */
function askForLastingStorage(): void {
  if (!navigator.userAgent.includes('Firefox/')) void navigator.storage?.persist?.().catch(() => {});
}
