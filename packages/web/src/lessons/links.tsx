import { gameInfo } from '../games/index.ts';
import { t } from '../i18n/index.ts';

/** Leads to the lessons of a game, if it has any. */
export function LearnLink({ game }: { game: string }) {
  if (!gameInfo(game)?.loadTutorial) return null;
  return (
    <a class="rules-link" href={`#/learn/${game}`}>
      {t('learn.link')}
    </a>
  );
}
