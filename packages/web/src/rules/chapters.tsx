import { t } from '../i18n/index.ts';
import { ExampleView } from './example-view.tsx';
import type { Chapter, Paragraph, Rulebook } from './rulebook.ts';

/** The address of a paragraph. */
function addressOf(game: string, id: string): string {
  return `#/rules/${game}/${id}`;
}

/** The titles of the chapters, each a link. */
export function Contents({ game, chapters, isOpen }: { game: string; chapters: readonly Chapter[]; isOpen: boolean }) {
  const links = [...chapters, { id: 'rulings', title: t('rules.rulings') }];
  return (
    <nav aria-label={t('rules.contents')}>
      <details class="rulebook-contents" open={isOpen}>
        <summary>{t('rules.contents')}</summary>
        <ol>
          {links.map(({ id, title }) => (
            <li key={id}>
              <a href={addressOf(game, `chapter-${id}`)}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** A paragraph: its title is a link to itself, its clauses and rulings are named at its end. */
export function ParagraphView({ book, paragraph, isHere }: { book: Rulebook; paragraph: Paragraph; isHere: boolean }) {
  const { id, title, text, look, picture, clauses, rulings } = paragraph;
  const Picture = book.pictures[id];
  const example = book.examples?.[id];
  return (
    <article class="rulebook-paragraph" data-look={look} data-paragraph={id} data-here={isHere} tabIndex={-1}>
      {look === 'entry' && <span class="rulebook-entry-picture">{picture}</span>}
      <h3>
        <a href={addressOf(book.game, id)}>{title}</a>
        {look === 'example' && <small>{t('rules.example')}</small>}
      </h3>
      <p>{text}</p>
      {Picture && (
        <div class="rulebook-picture">
          <Picture />
        </div>
      )}
      {example && <ExampleView book={book} id={id} example={example} />}
      {(clauses.length > 0 || rulings.length > 0) && (
        <p class="rulebook-sources">
          {rulings.length > 0 && <b>{t('rules.ruling.ids', { rulings: rulings.join(', ') })}</b>}{' '}
          {clauses.length > 0 && t('rules.clauses', { clauses: clauses.join(', ') })}
        </p>
      )}
    </article>
  );
}

/** Where we had to decide, with a link to each paragraph. */
export function Rulings({ game, chapters }: { game: string; chapters: readonly Chapter[] }) {
  const ours = chapters.flatMap(({ paragraphs }) => paragraphs.filter(({ rulings }) => rulings.length > 0));
  return (
    <section class="rulebook-chapter" aria-labelledby="chapter-rulings">
      <h2 id="chapter-rulings" data-paragraph="chapter-rulings" tabIndex={-1}>
        {t('rules.rulings')}
      </h2>
      <p>{t('rules.rulings.about')}</p>
      <ul class="rulebook-rulings">
        {ours.map(({ id, title, rulings }) => (
          <li key={id}>
            <a href={addressOf(game, id)}>{title}</a> <small>{rulings.join(', ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
