import type { ServerContext } from '../context.ts';
import type { Person } from '../store/index.ts';

/** Counts a connection of a person, until the function it returns is called. */
export function markPresent({ bus, store, now, logError }: ServerContext, person: Person | null): () => void {
  if (!person) return () => {};
  const event = { kind: 'here', person: person.id } as const;
  if (bus.addConnection(person.id)) bus.publish(event);
  return () => {
    const isLast = bus.removeConnection(person.id);
    // First: from then on their absence is counted, and everyone at their tables can see it.
    store.people
      .setSeen(person.id, now())
      .catch((error: unknown) => logError('recording when a person left', error))
      .finally(() => isLast && bus.publish(event));
  };
}
