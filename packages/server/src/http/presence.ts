import type { Office } from '../office.ts';
import type { Person } from '../store/index.ts';

/** Counts a person as here, until what is answered is called. */
export function beHere(
  { bus, store, now }: Office,
  person: Person | null,
  complain: (what: string, error: unknown) => void,
): () => void {
  if (!person) return () => {};
  const news = { kind: 'here', person: person.id } as const;
  if (bus.arrive(person.id)) bus.publish(news);
  return () => {
    if (bus.depart(person.id)) bus.publish(news);
    store.people.saw(person.id, now()).catch((error: unknown) => complain('saying goodbye', error));
  };
}
