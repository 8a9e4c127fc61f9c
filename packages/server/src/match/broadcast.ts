import type { Viewer } from '@tempora/kernel';
import { diff, type Update } from '@tempora/protocol';
import { seqOf, updateFor } from '@tempora/room';
import type { StoredTable } from '../store/index.ts';
import { sitsAt } from '../table/table.ts';
import type { MatchSession } from './session.ts';

/** Where messages go: a page, or the stream of a bot. */
export interface Subscriber {
  readonly person: string | null;
  send(text: string): void;
}

/** How a subscriber wants to see a match. */
export interface SubscribeOptions {
  viewer: Viewer;
  since: number;
  /** Send patches after the first update. */
  patches?: boolean | undefined;
}

/** One subscriber to one match. */
export interface Subscription extends SubscribeOptions {
  subscriber: Subscriber;
  /** The last update sent, which the next patch builds on. */
  last: Update | null;
}

/** A message for all subscriptions with the same viewer, the same `since` and the same last update. */
export interface PreparedUpdate {
  viewer: Viewer;
  since: number;
  last: Update | null;
  update: Update;
  text: string;
}

/** For how many subscriptions the last update is remembered; the others get whole updates. */
const MAX_REMEMBERED = 1_000;

/** Sends matches to their subscribers: whole updates, or patches. */
export class Broadcaster {
  /** The subscriptions whose last update is remembered, the oldest first. */
  readonly #remembered = new Set<Subscription>();

  /** Sends the current state; messages that are the same for several subscriptions are made once. */
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
    // The order matters only once the limit is near.
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

/** A `patch`, as JSON. */
function changesMessage(last: Update, now: Update): string {
  return `{"type":"patch","match":${JSON.stringify(now.match)},"patch":${diff(last, now)}}`;
}

/** Somebody who subscribed as a seat before the start, and has left it since, sees what the public sees. */
function viewerOf(table: StoredTable, { subscriber, viewer }: Subscription): Viewer {
  const isOwn = viewer === 'public' || (subscriber.person !== null && sitsAt(table, subscriber.person, viewer));
  return isOwn || table.status === 'over' ? viewer : 'public';
}
