import { currentLanguage, type Form, type Key, type Name, t } from '../i18n/index.ts';
import type { Snapshot, TableProps } from '../match/board.ts';

const lists = new Map<string, Intl.ListFormat>();

/** "a, b and c", with no comma before "and". */
export function listOf(words: readonly string[]): string {
  const language = currentLanguage();
  const list = lists.get(language) ?? new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  lists.set(language, list);
  return list.format(words);
}

/** The names of things in one list, each in the form the sentence asks for. */
export function listOfNames<T>(things: readonly T[], nameOf: (thing: T, form: Form) => string): Name {
  return (form) => listOf(things.map((thing) => nameOf(thing, form)));
}

/** The name of the player in a seat. */
export function nameOf({ holders }: Pick<Snapshot, 'holders'>, seat: number): string {
  return holders[seat]?.name ?? '';
}

/** The names of all players, by seat. */
export function namesOf({ holders }: Pick<Snapshot, 'holders'>): readonly string[] {
  return holders.map(({ name }) => name);
}

/** A game's sentences about its winner, and about several where its rules allow a tie. */
export interface VictoryKeys {
  readonly won: Key;
  readonly shared?: Key;
}

/** Who won. */
export function victorySentence(snapshot: Pick<Snapshot, 'ranking' | 'holders'>, { won, shared }: VictoryKeys): string {
  const winners = (snapshot.ranking?.[0] ?? []).map((seat) => nameOf(snapshot, seat));
  return shared && winners.length > 1 ? t(shared, { names: listOf(winners) }) : t(won, { name: winners[0] ?? '' });
}

interface Prompts {
  /** Who won. */
  won(): string;
  /** What is asked of the viewer. */
  ask(): string;
  /** Who is waited for. */
  wait(names: readonly string[]): string;
}

/** One sentence: what is asked of whom, or who won. */
export function promptSentence({ snapshot, controls }: TableProps, { won, ask, wait }: Prompts): string {
  const { ranking, viewer, asked } = snapshot;
  if (ranking) return won();
  const isMine = controls !== undefined && typeof viewer === 'number' && asked.includes(viewer);
  return isMine ? ask() : wait(asked.map((seat) => nameOf(snapshot, seat)));
}
