import { PACES } from '../app/preferences.ts';
import type { MatchFeed } from './feed.ts';

/** What a page shows of a match: some moment of it, and how far that is from now. */
export interface Shown {
  readonly feed: MatchFeed;
  /** Are later moves still waiting to be shown? */
  readonly isBehind: boolean;
  /** Is there anything since the viewer's last move that can be shown again? */
  readonly canRepeat: boolean;
}

/** The most moments that can be shown again. */
const LONGEST = 400;

/**
 * Shows the moves of others one after the other, however fast they come. The viewer's own moves, what is taken back and a
 * change of viewer are shown at once.
 */
export class Pacer {
  readonly #draw: (shown: Shown) => void;
  /** How long each move is shown, in milliseconds. */
  readonly #pause: () => number;
  #shown: MatchFeed | null = null;
  #waiting: MatchFeed[] = [];
  /** The moments since the viewer's last move, with the one before them. */
  #recent: MatchFeed[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #afterwards: (() => void) | null = null;
  /** Is something shown again? Then one wants to see it, whatever the pace. */
  #isRepeating = false;
  /** How many times longer than others a moment is shown. */
  lengthOf: (feed: MatchFeed) => number = () => 1;
  /** The moments between two updates, where a game wants its events seen one by one. */
  momentsBetween: (before: MatchFeed, after: MatchFeed) => readonly MatchFeed[] = () => [];

  constructor(draw: (shown: Shown) => void, pause: () => number) {
    this.#draw = draw;
    this.#pause = pause;
  }

  /** The match as it is now, shown or not. */
  get latest(): MatchFeed | null {
    return this.#waiting.at(-1) ?? this.#shown;
  }

  push(feed: MatchFeed): void {
    const { latest } = this;
    const isNext = isContinued(latest, feed);
    const moments = latest && isNext ? [...this.momentsBetween(latest, feed), feed] : [feed];
    this.#recent = isNext && !isOwn(feed) ? [...this.#recent, ...moments].slice(-LONGEST) : moments;
    if (!isNext || isOwn(feed) || this.#pause() === 0) {
      this.#waiting = this.#pause() === 0 ? [] : moments.slice(1);
      this.#show(this.#waiting.length > 0 ? (moments[0] as MatchFeed) : feed);
      return;
    }
    this.#waiting.push(...moments);
    this.#timer ??= this.#later(0);
  }

  /** Shows what is now. */
  skip(): void {
    const { latest } = this;
    if (!latest || this.#waiting.length === 0) return;
    this.#waiting = [];
    this.#show(latest);
    this.#finish();
  }

  /** Does this when everything has been shown for as long as it should be: now, if nothing is on its way. */
  afterwards(act: () => void): void {
    this.#afterwards = act;
    if (this.#timer === undefined) this.#finish();
  }

  /** Shows everything since the viewer's last move once more. */
  repeat(): void {
    const { latest } = this;
    if (!latest) return;
    const [first, ...rest] = momentsOf(latest, this.#recent);
    if (!first || rest.length === 0) return;
    this.#waiting = rest;
    this.#isRepeating = true;
    this.#show(first);
  }

  /** Changes every moment alike: earlier lines of the log have arrived. */
  change(change: (feed: MatchFeed) => MatchFeed): void {
    this.#waiting = this.#waiting.map(change);
    this.#recent = this.#recent.map(change);
    if (this.#shown) this.#show(change(this.#shown));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#afterwards = null;
  }

  #finish(): void {
    const act = this.#afterwards;
    this.#afterwards = null;
    act?.();
  }

  #show(feed: MatchFeed): void {
    this.#shown = feed;
    clearTimeout(this.#timer);
    this.#isRepeating &&= this.#waiting.length > 0;
    const pause = this.#isRepeating ? Math.max(this.#pause(), PACES.fast) : this.#pause();
    const length = this.lengthOf(feed);
    const isOn = this.#waiting.length > 0 || this.#afterwards !== null || length > 1;
    this.#timer = isOn ? this.#later(pause * length) : undefined;
    const { latest } = this;
    const canRepeat = (latest?.update.ply ?? 0) > (latest?.update.lastOwnPly ?? 0) || this.#recent.length > 1;
    this.#draw({ feed, isBehind: this.#waiting.length > 0, canRepeat });
  }

  #later(milliseconds: number): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      this.#timer = undefined;
      const next = this.#waiting.shift();
      if (next) this.#show(next);
      else this.#finish();
    }, milliseconds);
  }
}

/** Does it show what the viewer did last? */
export function isOwn({ update }: MatchFeed): boolean {
  return update.viewer !== 'public' && update.lastOwnPly === update.ply;
}

/** Does one follow from the other, for the same viewer? */
function isContinued(old: MatchFeed | null, { update }: MatchFeed): boolean {
  return old !== null && old.update.viewer === update.viewer && old.update.ply <= update.ply;
}

/** What was seen since the viewer's last move; where that was not on this page, the log told line by line over the table as it is. */
function momentsOf(latest: MatchFeed, recent: readonly MatchFeed[]): MatchFeed[] {
  const { lastOwnPly, ply } = latest.update;
  if (recent[0] && recent[0].update.ply <= lastOwnPly) return [...recent];
  const plies = [...new Set(latest.log.map((line) => line.ply))].filter((at) => at >= lastOwnPly && at < ply);
  const upTo = (at: number): MatchFeed => ({
    ...latest,
    update: { ...latest.update, ply: at, moves: [] },
    log: latest.log.filter((line) => line.ply <= at),
  });
  return [...plies.map(upTo), latest];
}
