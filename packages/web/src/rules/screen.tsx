import { useMemo } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { PageHeader } from '../app/page-header.tsx';
import { useTitle } from '../app/use-title.ts';
import { gameInfo } from '../games/index.ts';
import { type Key, t } from '../i18n/index.ts';
import { LearnLink } from '../lessons/links.tsx';
import { Button, LinkButton } from '../toolkit/button.tsx';
import { useRulebook } from './load.ts';
import { Book } from './reader.tsx';
import { type Rulebook, rulesText } from './rulebook.ts';

interface Props {
  game: string;
  /** A paragraph, a clause, `summary`, or nothing. */
  target: string;
}

/** A game's rulebook on a page of its own, or the game on one sheet. */
export function RulesScreen({ game, target }: Props) {
  const book = useRulebook(game);
  const place = useMemo(() => ({ target }), [target]);
  const name = t(gameInfo(game)?.title as Key);
  const isSummary = target === 'summary';
  useTitle(book ? t(isSummary ? 'rules.summary.of' : 'rules.title', { game: name }) : null);
  if (!book) return <Notice text={t(book === null ? 'loading' : 'online.not-loaded')} isQuiet={book === null} />;
  return (
    <div class="page rules-page" data-game={game}>
      <PageHeader />
      <main>
        <h1 class="rules-title">{t(isSummary ? 'rules.summary.of' : 'rules.title', { game: name })}</h1>
        <p class="rules-ways buttons">
          {isSummary ? (
            <LinkButton label={t('rules.whole')} href={`#/rules/${game}`} />
          ) : (
            <LinkButton label={t('rules.summary')} href={`#/rules/${game}/summary`} />
          )}
          <Button label={t('rules.print')} press={print} />
          <LearnLink game={game} />
        </p>
        {isSummary ? <SummarySheet book={book} /> : <Book book={book} place={place} layout="page" />}
      </main>
    </div>
  );
}

/** Turn order, costs and scoring on one sheet of paper. */
function SummarySheet({ book: { game, summary } }: { book: Rulebook }) {
  return (
    <div class="rules-summary">
      <div class="rules-summary-words">
        {summary.paragraphs.map((id) => (
          <section key={id}>
            <h2>{rulesText(game, `summary.${id}.title`)}</h2>
            <p>{rulesText(game, `summary.${id}`)}</p>
          </section>
        ))}
      </div>
      <summary.Tables />
    </div>
  );
}
