import type { Viewer } from '@tempora/kernel';
import { diff, type Update } from '@tempora/protocol';
import { seqOf, updateFor } from '@tempora/room';
import type { StoredTable } from '../store/index.ts';
import { sitsAt } from '../table/table.ts';
import type { MatchSession } from './session.ts';

/** Somebody who is shown things: a page, or a bot author's stream. */
export interface Subscriber {
  readonly person: string | null;
  send(text: string): void;
}

/** How somebody would like to be shown a match. */
export interface SubscribeOptions {
  viewer: Viewer;
  since: number;
  /** Only what changes, after the first time. */
  patches?: boolean | undefined;
}

/** Somebody who looks. */
export interface Subscription extends SubscribeOptions {
  subscriber: Subscriber;
  /** What was shown last, where the next time only changes will do. */
  last: Update | null;
}

/** What those are sent who see with the same eyes, have heard the same and were shown the same before. */
export interface PreparedUpdate {
  viewer: Viewer;
  since: number;
  last: Update | null;
  update: Update;
  text: string;
}

/** For so many who look we remember what they were shown; the others are shown everything anew. */
const MAX_REMEMBERED = 1_000;

/** Shows matches to who looks at them: everything, or what has changed since the last time. */
export class Broadcaster {
  /** Who was shown something that is remembered, the longest ago first. */
  readonly #remembered = new Set<Subscription>();

  /** Shows how a match stands; what others were just shown of the same moment is not made twice. */
  send({ m, table }: MatchSession, subscription: Subscription, prepared: PreparedUpdate[]): void {
    if (!m) return;
    const viewer = viewerOf(table, subscription);
    const { since, last } = subscription;
    let sameView: PreparedUpdate | undefined;
    let same: PreparedUpdate | undefined;
    for (const other of prepared) {
      if (other.viewer !== viewer || other.since !== since) continue;
      sameView = other;
      if (other.last === last) same = other;
    }
    if (!same) {
      const update = sameView?.update ?? updateFor(m, viewer, since);
      same = { viewer, since, last, update, text: last ? changesMessage(last, update) : JSON.stringify(update) };
      prepared.push(same);
    }
    subscription.since = seqOf(m);
    if (subscription.patches) this.#remember(subscription, same.update);
    subscription.subscriber.send(same.text);
  }

  #remember(subscription: Subscription, update: Update): void {
    const isKnown = subscription.last !== null;
    subscription.last = update;
    // Their order matters only once there are enough to care.
    if (isKnown && this.#remembered.size < MAX_REMEMBERED / 2) return;
    this.#remembered.delete(subscription);
    this.#remembered.add(subscription);
    const [oldest] = this.#remembered;
    if (oldest && this.#remembered.size > MAX_REMEMBERED) this.forget(oldest);
  }

  forget(subscription: Subscription): void {
    subscription.last = null;
    this.#remembered.delete(subscription);
  }
}

/** A `changed`, written down. */
function changesMessage(last: Update, now: Update): string {
  return `{"type":"patch","match":${JSON.stringify(now.match)},"patch":${diff(last, now)}}`;
}

/** Who began to look through a seat's eyes before the start, and has left it since, sees what the public sees. */
function viewerOf(table: StoredTable, { subscriber, viewer }: Subscription): Viewer {
  const isOwn = viewer === 'public' || (subscriber.person !== null && sitsAt(table, subscriber.person, viewer));
  return isOwn || table.status === 'over' ? viewer : 'public';
}
