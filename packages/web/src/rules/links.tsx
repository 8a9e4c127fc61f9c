import { GAMES, gameInfo } from '../games/index.ts';
import { t } from '../i18n/index.ts';

/** Leads to a game's rulebook, if it has one. */
export function RulesLink({ game, look = '' }: { game: string; look?: string }) {
  if (!gameInfo(game)?.rulebook) return null;
  return (
    <a class={`rules-link ${look}`} href={`#/rules/${game}`}>
      {t('rules.link')}
    </a>
  );
}

/** Where in a game's rulebook a press leads, '' for its beginning; null if it is not on a link to it, or opens a tab. */
export function ruleTarget({ target, ctrlKey, metaKey, shiftKey }: MouseEvent, game: string): string | null {
  const address = target instanceof Element ? (target.closest('a')?.getAttribute('href') ?? '') : '';
  const [, screen, named, paragraph = ''] = address.split('/');
  return screen === 'rules' && named === game && !ctrlKey && !metaKey && !shiftKey ? paragraph : null;
}

const CLAUSE = /\b([A-Z]{2})(?:-[A-Z]+)+(?:-\d+)?\b/;

/** A sentence; a clause it names leads to the paragraph of the rulebook that tells it. */
export function WithRuleLink({ text }: { text: string }) {
  const [clause, prefix] = CLAUSE.exec(text) ?? [];
  const info = GAMES.find(({ rulebook }) => rulebook?.prefix === prefix);
  if (clause === undefined || !info) return <>{text}</>;
  const [before, after] = text.split(clause);
  return (
    <>
      {before}
      <a href={`#/rules/${info.game}/${clause}`}>{clause}</a>
      {after}
    </>
  );
}
