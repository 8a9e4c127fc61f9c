import type { Viewer } from '@tempora/kernel';
import { diff, type Update } from '@tempora/protocol';
import { seqOf, updateFor } from '@tempora/room';
import type { Held } from './open-match.ts';
import type { Stored } from './store/index.ts';
import { sitsAt } from './tables.ts';

/** Somebody who is shown things: a page, or a bot author's stream. */
export interface Watcher {
  readonly person: string | null;
  send(text: string): void;
}

/** How somebody would like to be shown a match. */
export interface Look {
  viewer: Viewer;
  since: number;
  /** Only what changes, after the first time. */
  patches?: boolean | undefined;
}

/** Somebody who looks. */
export interface Looking extends Look {
  watcher: Watcher;
  /** What was shown last, where the next time only changes will do. */
  last: Update | null;
}

/** What those are sent who see with the same eyes, have heard the same and were shown the same before. */
export interface Shown {
  viewer: Viewer;
  since: number;
  last: Update | null;
  update: Update;
  text: string;
}

/** For so many who look we remember what they were shown; the others are shown everything anew. */
const MOST_LAST_SHOWN = 1_000;

/** Shows matches to who looks at them: everything, or what has changed since the last time. */
export class Showing {
  /** Who was shown something that is remembered, the longest ago first. */
  readonly #shown = new Set<Looking>();

  /** Shows how a match stands; what others were just shown of the same moment is not made twice. */
  show({ m, t }: Held, looking: Looking, shown: Shown[]): void {
    if (!m) return;
    const viewer = eyesOf(t, looking);
    const { since, last } = looking;
    let alike: Shown | undefined;
    let same: Shown | undefined;
    for (const other of shown) {
      if (other.viewer !== viewer || other.since !== since) continue;
      alike = other;
      if (other.last === last) same = other;
    }
    if (!same) {
      const update = alike?.update ?? updateFor(m, viewer, since);
      same = { viewer, since, last, update, text: last ? changed(last, update) : JSON.stringify(update) };
      shown.push(same);
    }
    looking.since = seqOf(m);
    if (looking.patches) this.#remember(looking, same.update);
    looking.watcher.send(same.text);
  }

  #remember(looking: Looking, update: Update): void {
    const isKnown = looking.last !== null;
    looking.last = update;
    // Their order matters only once there are enough to care.
    if (isKnown && this.#shown.size < MOST_LAST_SHOWN / 2) return;
    this.#shown.delete(looking);
    this.#shown.add(looking);
    const [oldest] = this.#shown;
    if (oldest && this.#shown.size > MOST_LAST_SHOWN) this.forget(oldest);
  }

  forget(looking: Looking): void {
    looking.last = null;
    this.#shown.delete(looking);
  }
}

/** A `changed`, written down. */
function changed(last: Update, now: Update): string {
  return `{"type":"patch","match":${JSON.stringify(now.match)},"patch":${diff(last, now)}}`;
}

/** Who began to look through a seat's eyes before the start, and has left it since, sees what the public sees. */
function eyesOf(t: Stored, { watcher, viewer }: Looking): Viewer {
  const isOwn = viewer === 'public' || (watcher.person !== null && sitsAt(t, watcher.person, viewer));
  return isOwn || t.status === 'over' ? viewer : 'public';
}
