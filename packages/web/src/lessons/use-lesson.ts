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
  judge,
  LEARNER,
  type LessonChapter,
  type LessonStep,
  solutionOf,
  type Tutorial,
  wrongKey,
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
  /** Under which key something is said to the last move, if it was not the right one. */
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
export function useLesson(props: Props): LessonControls {
  const { tutorial, chapter, room } = props;
  const { pacer, shown } = usePacer();
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [error, setError] = useState<string | null>(null);
  const latest = useRef<Lesson | null>(null);
  const attempts = useRef(Promise.resolve(false));
  const show = (next: Lesson) => {
    latest.current = next;
    setLesson(next);
  };
  useEffect(() => follow(props, pacer, show, setError), [chapter, room, pacer]);
  const step = lesson ? chapter.steps[lesson.place.step] : undefined;
  const isBehind = !lesson || !shown || shown.isBehind || shown.feed.update.seq < lesson.seq;
  const goOn = (next: Lesson) => {
    remember(tutorial.game, { place: next.place, isMet: true });
    show(next);
  };
  /** True if the move was a right one; any other is answered, and nothing has happened. */
  const make = async (move: string): Promise<boolean> => {
    const next = latest.current && (await judged(props, latest.current, move));
    if (next) (next.wrong === null ? goOn : show)(next);
    return next?.wrong === null;
  };
  /** One after the other: a board may send several moves at once. */
  const attempt = (move: string): Promise<boolean> => {
    attempts.current = attempts.current
      .then(() => make(move))
      .catch((failure: unknown) => {
        setError(errorText(failure));
        return false;
      });
    return attempts.current;
  };
  const { task } = step ?? {};
  const controls = task && shown && !isBehind ? controlsOf(room, shown.feed, attempt) : undefined;
  return {
    ...{ shown, pacer, error, step, isBehind, controls },
    number: lesson?.place.step ?? 0,
    wrong: lesson?.wrong ?? null,
    next: () => lesson && goOn({ ...lesson, place: { ...lesson.place, step: lesson.place.step + 1 } }),
    solve: () => {
      // What of it has been done already is no longer offered.
      for (const move of task ? solutionOf(task) : []) void attempt(move);
    },
  };
}

/** What comes of a move: it is made and leads on, or it is answered. Null if nothing does, as for the second press of two. */
async function judged({ chapter, room }: Props, now: Lesson, move: string): Promise<Lesson | null> {
  const { match, place } = now;
  const { id, task } = chapter.steps[place.step] ?? {};
  if (!task || !isOffered(room.feed(match), move)) return null;
  const { replies = [] } = task;
  const result = await room.tryOut(match, move, replies);
  const verdict = judge(task, result);
  if (verdict === 'wrong') return { ...now, wrong: wrongKey(`${chapter.id}.${id}`, task, result) };
  const lines = [`${LEARNER} ${move}`, ...(verdict === 'done' ? replies : [])];
  const { update } = await room.play(match, lines);
  const step = verdict === 'done' ? place.step + 1 : place.step;
  return { ...now, place: { ...place, step, moves: [...place.moves, ...lines] }, seq: update.seq, wrong: null };
}

/** Is a move, or one of several, open to the learner? */
function isOffered({ update }: MatchFeed, move: string): boolean {
  return move.split('|').some((each) => update.moves.includes(each));
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
