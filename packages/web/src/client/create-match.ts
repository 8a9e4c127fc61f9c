import type { DeviceRequest } from '@tempora/protocol';
import { device } from './connection.ts';

type NewMatch = Omit<Extract<DeviceRequest, { type: 'create-match' }>, 'type' | 'id'>;

/** Opens a new match on this device and goes there. */
export async function createMatch(match: NewMatch): Promise<void> {
  const reply = await device.request({ type: 'create-match', ...match });
  if (reply.type === 'created') location.hash = `#/match/${reply.match}`;
}
