import { useEffect, useRef, useState } from 'preact/hooks';
import { errorText } from '../client/error-text.ts';
import type { PlayerControls } from '../match/board.ts';
import type { MatchFeed } from '../match/feed.ts';
import type { Pacer, Shown } from '../match/pacer.ts';
import { playerControls } from '../match/use-commands.ts';
import { usePacer } from '../match/use-pacer.ts';
import { type LessonPlace, progressOf, remember } from './progress.ts';
import type { LessonRoom } from './room.ts';
import {
  isReached,
  LEARNER,
  type LessonChapter,
  type LessonStep,
  type Task,
  type Tutorial,
  wrongText,
} from './tutorial.ts';

interface Props {
  tutorial: Tutorial;
  chapter: LessonChapter;
  room: LessonRoom;
}

/** A chapter under way. */
interface Lesson {
  readonly match: string;
  readonly place: LessonPlace;
  /** From this moment of the match on, what the step says can be seen. */
  readonly seq: number;
  /** What was said to the last move, if it was not the right one. */
  readonly wrong: string | null;
}

/** What the screen of a lesson needs. */
export interface LessonControls {
  readonly shown: Shown | null;
  readonly pacer: Pacer;
  readonly error: string | null;
  readonly step: LessonStep | undefined;
  readonly number: number;
  readonly wrong: string | null;
  /** Are moves still being shown that come before what the step says? */
  readonly isBehind: boolean;
  readonly controls: PlayerControls | undefined;
  next(): void;
  /** Does what the step asks for. */
  solve(): void;
}

/** Goes through a chapter, from where it was left. */
export function useLesson({ tutorial, chapter, room }: Props): LessonControls {
  const { pacer, shown } = usePacer();
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isBusy = useRef(false);
  useEffect(() => follow({ tutorial, chapter, room }, pacer, setLesson, setError), [chapter, room, pacer]);
  const step = lesson ? chapter.steps[lesson.place.step] : undefined;
  const isBehind = !lesson || !shown || shown.isBehind || shown.feed.update.seq < lesson.seq;
  const goTo = (from: Lesson, made: readonly string[], seq: number) => {
    const place = { chapter: chapter.id, step: from.place.step + 1, moves: [...from.place.moves, ...made] };
    remember(tutorial.game, { place, isMet: true });
    setLesson({ ...from, place, seq, wrong: null });
  };
  /** True if the move was the right one; any other is answered, and nothing has happened. */
  const make = async (now: Lesson, task: Task, move: string): Promise<boolean> => {
    const { replies = [] } = task;
    const result = await room.tryOut(now.match, move, replies);
    if (!isReached(task.goal, result)) {
      const wrong = wrongText(tutorial, `${chapter.id}.${step?.id}`, task, result);
      setLesson({ ...now, wrong });
      return false;
    }
    const lines = [`${LEARNER} ${move}`, ...replies];
    const { update } = await room.play(now.match, lines);
    goTo(now, lines, update.seq);
    return true;
  };
  const attempt = async (move: string): Promise<boolean> => {
    if (!lesson || !step?.task || isBusy.current) return false;
    isBusy.current = true;
    try {
      return await make(lesson, step.task, move);
    } catch (failure) {
      setError(errorText(failure));
      return false;
    } finally {
      isBusy.current = false;
    }
  };
  const { task } = step ?? {};
  const controls = task && shown && !isBehind ? controlsOf(room, shown.feed, attempt) : undefined;
  return {
    ...{ shown, pacer, error, step, isBehind, controls },
    number: lesson?.place.step ?? 0,
    wrong: lesson?.wrong ?? null,
    next: () => lesson && goTo(lesson, [], lesson.seq),
    solve: () => task && void attempt(task.solution),
  };
}

/** The real controls; a move is first judged by what it would lead to. */
function controlsOf(
  { connection }: LessonRoom,
  { update }: MatchFeed,
  attempt: (move: string) => Promise<boolean>,
): PlayerControls {
  const send = async () => false;
  return { ...playerControls({ connection, update, seat: LEARNER, send }), send: attempt, undo: null };
}

/** Opens the chapter and shows what happens there, until the returned function is called. */
function follow(
  { tutorial, chapter, room }: Props,
  pacer: Pacer,
  begin: (lesson: Lesson) => void,
  fail: (error: string) => void,
): () => void {
  let match: string | null = null;
  let isOver = false;
  const stop = room.connection.onMessage((news) => {
    if (news.type === 'update' && news.match === match) pacer.push(room.feed(news.match));
  });
  const opened = openAt(room, chapter, placeIn(tutorial.game, chapter));
  opened.then(
    ({ feed, place }) => {
      if (isOver) return;
      match = feed.update.match;
      pacer.push(feed);
      begin({ match, place, seq: feed.update.seq, wrong: null });
    },
    (failure: unknown) => fail(errorText(failure)),
  );
  return () => {
    isOver = true;
    stop();
    pacer.stop();
  };
}

function placeIn(game: string, chapter: LessonChapter): LessonPlace {
  const { place } = progressOf(game);
  const isHere = place?.chapter === chapter.id && chapter.steps[place.step] !== undefined;
  return isHere ? place : { chapter: chapter.id, step: 0, moves: [] };
}

/** Where it was left; if the way there is no longer open, at the beginning. */
async function openAt(room: LessonRoom, chapter: LessonChapter, place: LessonPlace) {
  try {
    return { feed: await room.open(chapter, place.moves), place };
  } catch {
    return { feed: await room.open(chapter), place: { ...place, step: 0, moves: [] } };
  }
}
