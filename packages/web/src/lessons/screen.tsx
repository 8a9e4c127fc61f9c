import { useEffect, useState } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { PageHeader } from '../app/page-header.tsx';
import { useTitle } from '../app/use-title.ts';
import { connectWorker } from '../client/connection.ts';
import { gameInfo } from '../games/index.ts';
import { type Key, t } from '../i18n/index.ts';
import { RulesLink } from '../rules/links.tsx';
import { Button, LinkButton } from '../toolkit/button.tsx';
import { ChapterScreen } from './chapter-screen.tsx';
import { FirstGameButton } from './first-game.tsx';
import { useTutorial } from './load.ts';
import { type LessonProgress, progressOf, remember } from './progress.ts';
import { LessonRoom } from './room.ts';
import { Speech } from './speech.tsx';
import { type LessonChapter, lessonHolders, lessonText, type Tutorial } from './tutorial.ts';
import { useSharedProgress } from './use-shared-progress.ts';

interface Props {
  game: string;
  /** A chapter, or nothing for all of them. */
  target: string;
}

/** How a game is taught: its chapters, or one of them. */
export function LearnScreen({ game, target }: Props) {
  const tutorial = useTutorial(game);
  const name = t(gameInfo(game)?.title as Key);
  useEffect(() => remember(game, { isMet: true }), [game]);
  useSharedProgress(game, target);
  useTitle(tutorial ? t('lesson.title', { game: name }) : null);
  if (!tutorial)
    return <Notice text={t(tutorial === null ? 'loading' : 'online.not-loaded')} isQuiet={tutorial === null} />;
  const chapter = tutorial.chapters.find(({ id }) => id === target);
  return chapter ? (
    <ChapterOfWorker tutorial={tutorial} chapter={chapter} />
  ) : (
    <Chapters tutorial={tutorial} name={name} />
  );
}

/** A chapter, and the worker that plays it. */
function ChapterOfWorker({ tutorial, chapter }: { tutorial: Tutorial; chapter: LessonChapter }) {
  const [room, setRoom] = useState<LessonRoom | null>(null);
  useEffect(() => {
    const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module', name: 'lesson' });
    setRoom(new LessonRoom(connectWorker(worker), { game: tutorial.game, holders: lessonHolders(tutorial) }));
    return () => worker.terminate();
  }, [tutorial]);
  if (!room) return <Notice text={t('loading')} isQuiet />;
  return <ChapterScreen key={chapter.id} tutorial={tutorial} chapter={chapter} room={room} />;
}

/** All chapters, how far the learner is, and the first game at their end. */
function Chapters({ tutorial, name }: { tutorial: Tutorial; name: string }) {
  const { game, chapters } = tutorial;
  const progress = progressOf(game);
  const next =
    chapters.find(({ id }) => id === progress.place?.chapter) ?? chapters.find(({ id }) => !progress.done.includes(id));
  const isBegun = progress.place !== null || progress.done.length > 0;
  return (
    <div class="page learn-page" data-game={game}>
      <PageHeader>
        <RulesLink game={game} />
      </PageHeader>
      <main>
        <h1 class="learn-title">{t('lesson.title', { game: name })}</h1>
        <Speech tutorial={tutorial} tone="say" text={lessonText(game, next ? 'about' : 'done')}>
          {next && (
            <LinkButton
              look="primary"
              label={t(isBegun ? 'lesson.resume' : 'lesson.begin')}
              href={`#/learn/${game}/${next.id}`}
            />
          )}
        </Speech>
        {next && <p class="hint">{t('lesson.minutes')}</p>}
        <ol class="learn-chapters">
          {chapters.map((chapter) => (
            <ChapterLine key={chapter.id} game={game} chapter={chapter} progress={progress} />
          ))}
        </ol>
        <section class="learn-first" aria-labelledby="first-game">
          <h2 id="first-game">{t('lesson.first')}</h2>
          <p>{lessonText(game, 'first')}</p>
          <FirstGameButton tutorial={tutorial} look={next ? '' : 'primary'} />
        </section>
      </main>
    </div>
  );
}

function ChapterLine({
  game,
  chapter: { id },
  progress,
}: {
  game: string;
  chapter: LessonChapter;
  progress: LessonProgress;
}) {
  const isHere = progress.place?.chapter === id;
  const isDone = progress.done.includes(id);
  const beginAfresh = () => {
    remember(game, { place: null });
    location.hash = `#/learn/${game}/${id}`;
  };
  return (
    <li data-done={isDone}>
      <a href={`#/learn/${game}/${id}`}>{lessonText(game, id)}</a>
      {(isHere || isDone) && <span class="hint">{t(isHere ? 'lesson.is-begun' : 'lesson.is-done')}</span>}
      {isHere && <Button look="quiet" label={t('lesson.afresh')} press={beginAfresh} />}
    </li>
  );
}
