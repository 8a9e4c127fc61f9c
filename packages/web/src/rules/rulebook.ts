import type { ComponentChildren, FunctionComponent } from 'preact';
import { type Args, type Key, t } from '../i18n/index.ts';
import type { RuleExample } from './example.ts';

/**
 * The chapters of a rulebook in the order they are read, and in each its paragraphs with the clauses and rulings they tell. An id is the end of
 * a paragraph's address and of the key of its text; where it begins with `example-`, the paragraph is an example.
 */
export type Chapters = { readonly [chapter: string]: { readonly [paragraph: string]: readonly string[] } };

/** The ids of all paragraphs. */
type ParagraphId<C extends Chapters> = { [K in keyof C]: keyof C[K] & string }[keyof C];

/** A game's rulebook. All words are in the game's `messages/<locale>-rules.ts`. */
export interface Rulebook<C extends Chapters = Chapters> {
  readonly game: string;
  readonly chapters: C;
  readonly pictures: { readonly [paragraph in ParagraphId<C>]?: FunctionComponent };
  /** Examples to go through below some paragraphs, and how a part of the table is drawn for them. */
  readonly examples?: { readonly [paragraph in ParagraphId<C>]?: RuleExample };
  readonly Position?: FunctionComponent<PositionProps>;
  /** What there is to look up: made of the game's components and their names. */
  index(): readonly Chapter[];
  readonly summary: Summary;
}

/** A part of the table at one moment, and the places in it that are spoken of. */
export interface PositionProps {
  /** A snapshot of the rulebook's own game. */
  readonly snapshot: unknown;
  readonly part: string;
  readonly places: readonly string[];
}

/** A game on one page: paragraphs by the ends of their keys, and tables. */
interface Summary {
  readonly paragraphs: readonly string[];
  readonly Tables: FunctionComponent;
}

/** A chapter as it is read. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Paragraph {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly look: 'plain' | 'example' | 'entry';
  readonly clauses: readonly string[];
  /** Where the printed rules leave a question open: the decisions of ours it tells. */
  readonly rulings: readonly string[];
  readonly picture?: ComponentChildren;
}

/** Something to look up. */
export function indexEntry(id: string, title: string, text: string, picture: ComponentChildren): Paragraph {
  return { id, title, text, look: 'entry', clauses: [], rulings: [], picture };
}

/** A sentence of a game's rulebook. */
export function rulesText(game: string, key: string, args?: Args): string {
  return t(`rules.${game}.${key}` as Key, args);
}

/** Is it a ruling, not a clause? */
function isRuling(source: string): boolean {
  return source.startsWith('R-');
}

/** The chapters of the book in the reader's language, and after them what there is to look up. */
export function chaptersOf({ game, chapters, index }: Rulebook): readonly Chapter[] {
  const paragraphOf = ([id, sources]: [string, readonly string[]]): Paragraph => ({
    id,
    title: rulesText(game, `${id}.title`),
    text: rulesText(game, id),
    look: id.startsWith('example-') ? 'example' : 'plain',
    clauses: sources.filter((source) => !isRuling(source)),
    rulings: sources.filter(isRuling),
  });
  const told = Object.entries(chapters).map(([id, paragraphs]) => ({
    id,
    title: rulesText(game, `chapter.${id}`),
    paragraphs: Object.entries(paragraphs).map(paragraphOf),
  }));
  return [...told, ...index()];
}

/** The paragraph with this id, or the first that tells this clause. */
export function paragraphAt(chapters: readonly Chapter[], target: string): Paragraph | undefined {
  const all = chapters.flatMap(({ paragraphs }) => paragraphs);
  return all.find(({ id }) => id === target) ?? all.find(({ clauses }) => clauses.includes(target));
}

/** Without case, accents and places to break a word: "Huánuco" is found by "huanuco", "ё" by "е", but "й" is not "и" (they are different letters). */
function folded(text: string): string {
  const lower = text.toLowerCase().normalize('NFD');
  return lower
    .replace(/(?<!и)\p{M}|\u00ad/gu, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('’', "'")
    .replace(/\s/g, ' ');
}

/** The paragraphs in which all these words occur, those first that have them in their titles. */
export function search(chapters: readonly Chapter[], query: string): Paragraph[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => folded(text).includes(word));
  const found = chapters
    .flatMap(({ paragraphs }) => paragraphs)
    .filter(({ title, text, clauses, rulings }) => has([title, text, ...clauses, ...rulings].join(' ')));
  return [...found.filter(({ title }) => has(title)), ...found.filter(({ title }) => !has(title))];
}
