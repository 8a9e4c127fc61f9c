import { useMemo } from 'preact/hooks';
import { Notice } from '../app/notice.tsx';
import { useBoard } from '../games/index.ts';
import { currentLanguage, t } from '../i18n/index.ts';
import type { Board } from '../match/board.ts';
import { MatchLayout } from '../match/match-layout.tsx';
import type { Shown } from '../match/pacer.ts';
import { Button } from '../toolkit/button.tsx';
import { rememberDone } from './progress.ts';
import type { LessonRoom } from './room.ts';
import { Speech } from './speech.tsx';
import { type LessonChapter, lessonHolders, lessonText, type Tutorial } from './tutorial.ts';
import { type LessonControls, useLesson } from './use-lesson.ts';
import { useLit } from './use-lit.ts';

interface Props {
  tutorial: Tutorial;
  chapter: LessonChapter;
  room: LessonRoom;
}

const NOWHERE: readonly string[] = [];

/** A chapter on the real board, with whoever teaches beside it. */
export function ChapterScreen(props: Props) {
  const { tutorial } = props;
  const lesson = useLesson(props);
  const board = useBoard(tutorial.game);
  if (lesson.error) return <Notice text={lesson.error} />;
  if (!lesson.shown || !board) return <Notice text={t('loading')} isQuiet />;
  return <LessonTable {...props} lesson={lesson} board={board} shown={lesson.shown} />;
}

type TableProps = Props & { lesson: LessonControls; board: Board; shown: Shown };

function LessonTable({ tutorial, chapter, lesson, board, shown }: TableProps) {
  const { step, isBehind, controls, pacer } = lesson;
  const holders = useMemo(() => lessonHolders(tutorial), [tutorial, currentLanguage()]);
  const snapshot = { ...shown.feed.update, holders, log: shown.feed.log };
  useLit(isBehind ? NOWHERE : (step?.at ?? NOWHERE), `${step?.id} ${currentLanguage()}`);
  // While one reads there is nothing to answer, and nobody to wait for.
  const instead = controls || isBehind ? undefined : <span />;
  const chapters = (
    <a class="lesson-leave" href={`#/learn/${tutorial.game}`}>
      {t('lesson.chapters')}
    </a>
  );
  return (
    <MatchLayout board={board} snapshot={snapshot} playback={{ ...shown, pacer }} tools={chapters} isLesson>
      <Teacher tutorial={tutorial} chapter={chapter} lesson={lesson} />
      <board.Table snapshot={snapshot} controls={controls} instead={instead} />
    </MatchLayout>
  );
}

function Teacher({ tutorial, chapter, lesson }: Omit<Props, 'room'> & { lesson: LessonControls }) {
  const { step, number, wrong, isBehind, next, solve } = lesson;
  const { game } = tutorial;
  const place = { number: number + 1, of: chapter.steps.length };
  const around = { tutorial, where: t('lesson.where', { chapter: lessonText(game, chapter.id), ...place }) };
  if (!step || isBehind) return <Speech {...around} tone="watch" text={t('lesson.watch')} />;
  const tone = wrong ? 'wrong' : step.task ? 'ask' : 'say';
  return (
    <Speech {...around} tone={tone} text={lessonText(game, wrong ?? `${chapter.id}.${step.id}`)}>
      {step.task ? (
        <Button look="quiet" label={t('lesson.show')} press={solve} />
      ) : (
        <NextButton tutorial={tutorial} chapter={chapter} isLast={number === chapter.steps.length - 1} next={next} />
      )}
    </Speech>
  );
}

type NextProps = Omit<Props, 'room'> & { isLast: boolean; next(): void };

/** To the next step, the next chapter, or the end. */
function NextButton({ tutorial: { game, chapters }, chapter, isLast, next }: NextProps) {
  if (!isLast) return <Button look="primary" label={t('lesson.next')} press={next} />;
  const following = chapters[chapters.indexOf(chapter) + 1];
  const finish = () => {
    rememberDone(game, chapter.id);
    location.hash = `#/learn/${game}${following ? `/${following.id}` : ''}`;
  };
  const label = following ? t('lesson.chapter.next', { chapter: lessonText(game, following.id) }) : t('lesson.finish');
  return <Button look="primary" label={label} press={finish} />;
}
