/** Where somebody is in a chapter: its step, and the moves of all seats that led there. */
export interface LessonPlace {
  readonly chapter: string;
  readonly step: number;
  readonly moves: readonly string[];
}

/** What is remembered of a game's tutorial on this device. */
export interface LessonProgress {
  /** The chapters that were completed. */
  readonly done: readonly string[];
  readonly place: LessonPlace | null;
  /** The tips that need not be said again. */
  readonly knownTips: readonly string[];
  /** Was it offered to teach this game, and was that answered? */
  readonly isMet: boolean;
  /** The match that is played with tips. */
  readonly firstGame: string | null;
}

const NONE: LessonProgress = { done: [], place: null, knownTips: [], isMet: false, firstGame: null };

function keyOf(game: string): string {
  return `tempora lessons ${game}`;
}

/** What is remembered of a game; what cannot be read is forgotten. */
export function progressOf(game: string): LessonProgress {
  try {
    return { ...NONE, ...JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') };
  } catch {
    return NONE;
  }
}

/** Remembers more of a game. */
export function remember(game: string, more: Partial<LessonProgress>): void {
  localStorage.setItem(keyOf(game), JSON.stringify({ ...progressOf(game), ...more }));
}

/** A chapter was completed: from now on it begins at its beginning. */
export function rememberDone(game: string, chapter: string): void {
  const { done } = progressOf(game);
  remember(game, { done: [...done.filter((id) => id !== chapter), chapter], place: null, isMet: true });
}
