import type { ApiMessage, Holder } from '@tempora/protocol';
import { LessonRoom } from '../src/lessons/room.ts';
import { HostClient } from './host-client.ts';

/** A page's connection to a host without a worker in between. */
function connect(): LessonRoom['connection'] {
  const client = new HostClient();
  const listeners = new Set<(message: ApiMessage) => void>();
  return {
    async request(body) {
      client.messages.length = 0;
      const reply = await client.request(body);
      for (const update of client.updates()) for (const receive of listeners) receive(update);
      if (reply.type === 'error') throw new Error(`${reply.error.code} to ${JSON.stringify(body)}`);
      return reply;
    },
    onMessage(receive) {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
  };
}

/** Where lessons and examples of a game are played. */
export function lessonRoom(game: string, seats: number): LessonRoom {
  const holders = Array.from({ length: seats }, (_, seat): Holder => ({ kind: 'human', name: `Seat ${seat}` }));
  return new LessonRoom(connect(), { game, holders });
}
