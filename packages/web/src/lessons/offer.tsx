import { useState } from 'preact/hooks';
import { gameInfo } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { Button, LinkButton } from '../toolkit/button.tsx';
import { LearnLink } from './links.tsx';
import { progressOf, remember } from './progress.ts';
import './offer.css';

/** The first time a game is opened: learn it, play with tips, or just play. Whatever the answer, it is not asked again, and the lessons stay a link. */
export function FirstStart({ game }: { game: string }) {
  const [isAsked, setAsked] = useState(() => gameInfo(game)?.loadTutorial !== undefined && !progressOf(game).isMet);
  if (!isAsked) return <LearnLink game={game} />;
  const answer = () => {
    remember(game, { isMet: true });
    setAsked(false);
  };
  const playWithTips = async () => {
    const tutorial = await gameInfo(game)?.loadTutorial?.();
    if (tutorial) await (await import('./first-game.tsx')).startFirstGame(tutorial);
  };
  return (
    <section class="first-start" aria-labelledby="first-start">
      <h2 id="first-start">{t('learn.offer')}</h2>
      <div class="buttons">
        {/* The lessons remember themselves that they were opened. */}
        <LinkButton look="primary" label={t('learn.link')} href={`#/learn/${game}`} />
        <Button label={t('learn.first')} press={() => void playWithTips()} />
        <Button look="quiet" label={t('learn.not')} press={answer} />
      </div>
    </section>
  );
}
