import type { ServerContext } from '../context.ts';
import type { Person } from '../store/index.ts';

/** Counts a person as here, until what is answered is called. */
export function markPresent(
  { bus, store, now }: ServerContext,
  person: Person | null,
  logError: (what: string, error: unknown) => void,
): () => void {
  if (!person) return () => {};
  const event = { kind: 'here', person: person.id } as const;
  if (bus.addConnection(person.id)) bus.publish(event);
  return () => {
    if (bus.removeConnection(person.id)) bus.publish(event);
    store.people.setSeen(person.id, now()).catch((error: unknown) => logError('saying goodbye', error));
  };
}
