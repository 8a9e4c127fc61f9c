import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { currentLanguage, t } from '../i18n/index.ts';
import { Contents, ParagraphView, Rulings } from './chapters.tsx';
import { ruleTarget } from './links.tsx';
import { useRulebook } from './load.ts';
import { type Chapter, chaptersOf, paragraphAt, type Rulebook, search } from './rulebook.ts';
import './rules.css';

/** What is to be read: a paragraph's id or a clause, '' for the beginning. A new object for every request. */
export interface ReadingPlace {
  readonly target: string;
}

interface Props {
  book: Rulebook;
  place: ReadingPlace;
  /** A page of its own, or beside a table, where links must not lead away. */
  layout: 'page' | 'panel';
}

/** A game's rulebook beside a table. */
export function Reader({ game, place }: Pick<Props, 'place'> & { game: string }) {
  const book = useRulebook(game);
  if (book) return <Book book={book} place={place} layout="panel" />;
  return <p role={book === null ? 'status' : 'alert'}>{t(book === null ? 'loading' : 'online.not-loaded')}</p>;
}

/** A rulebook: contents, search, and all its chapters. */
export function Book({ book, place, layout }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const chapters = useMemo(() => chaptersOf(book), [book, currentLanguage()]);
  const [query, setQuery] = useState('');
  const [here, setHere] = useState(place);
  const go = (to: ReadingPlace) => {
    setQuery('');
    setHere(to);
  };
  useEffect(() => go(place), [place]);
  const at = paragraphAt(chapters, here.target)?.id ?? here.target;
  useEffect(() => {
    if (at) goTo(root.current?.querySelector<HTMLElement>(`[data-paragraph="${CSS.escape(at)}"]`));
  }, [here]);
  const follow = (event: MouseEvent) => {
    const target = ruleTarget(event, book.game);
    if (!target || target === 'summary') return;
    if (layout === 'panel') event.preventDefault();
    go({ target });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the links within
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click
    <div class="rulebook" ref={root} onClick={follow} data-layout={layout}>
      <div class="rulebook-tools">
        <label class="rulebook-search">
          <span class="visually-hidden">{t('rules.search')}</span>
          <input
            type="search"
            placeholder={t('rules.search')}
            value={query}
            onInput={({ currentTarget }) => setQuery(currentTarget.value)}
          />
        </label>
        <Contents game={book.game} chapters={chapters} isOpen={layout === 'page' && innerWidth > 900} />
      </div>
      {query.trim() ? (
        <Found book={book} chapters={chapters} query={query} />
      ) : (
        <Whole book={book} chapters={chapters} here={at} />
      )}
    </div>
  );
}

function goTo(element: HTMLElement | null | undefined): void {
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

function Whole({ book, chapters, here }: { book: Rulebook; chapters: readonly Chapter[]; here: string }) {
  return (
    <div class="rulebook-text">
      {chapters.map(({ id, title, paragraphs }) => (
        <section key={id} class="rulebook-chapter" aria-labelledby={`chapter-${id}`}>
          <h2 id={`chapter-${id}`} data-paragraph={`chapter-${id}`} tabIndex={-1}>
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <ParagraphView key={paragraph.id} book={book} paragraph={paragraph} isHere={paragraph.id === here} />
          ))}
        </section>
      ))}
      <Rulings game={book.game} chapters={chapters} />
    </div>
  );
}

function Found({ book, chapters, query }: { book: Rulebook; chapters: readonly Chapter[]; query: string }) {
  const found = search(chapters, query);
  return (
    <div class="rulebook-text">
      <h2 class="visually-hidden">{t('rules.search')}</h2>
      <p role="status">{t('rules.found', { count: found.length })}</p>
      {found.map((paragraph) => (
        <ParagraphView key={paragraph.id} book={book} paragraph={paragraph} isHere={false} />
      ))}
    </div>
  );
}
