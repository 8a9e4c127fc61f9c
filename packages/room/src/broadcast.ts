import type { Viewer } from '@tempora/kernel';
import { type ApiMessage, diff, type Update } from '@tempora/protocol';
import { type Match, seqOf } from './match.ts';
import { updateFor } from './updates.ts';

/** How a subscriber wants to be sent a match. */
export interface SubscribeOptions {
  viewer: Viewer;
  since: number;
  /** After the first update, only what changes. */
  patches?: boolean | undefined;
}

export interface Subscription<P> extends SubscribeOptions {
  subscriber: P;
  /** The last update sent, if the next one may be a patch to it. */
  last: Update | null;
}

/** What is sent to all subscribers with the same viewer and the same last update. */
export class PreparedUpdate {
  #text: string | null = null;

  constructor(
    readonly viewer: Viewer,
    readonly since: number,
    /** What it is a patch to; null if it is the whole update. */
    readonly last: Update | null,
    readonly update: Update,
  ) {}

  /** The message as JSON, made on demand and once for all recipients. */
  get text(): string {
    this.#text ??= this.last ? patchText(this.last, this.update) : JSON.stringify(this.update);
    return this.#text;
  }

  get message(): ApiMessage {
    return this.last ? (JSON.parse(this.text) as ApiMessage) : this.update;
  }
}

/** How many subscriptions' last updates are remembered; the others are sent the whole update again. */
const MAX_REMEMBERED = 1_000;

/** Prepares updates for subscribers: the whole one, or a patch to the last one they were sent. */
export class Broadcaster<P> {
  /** Subscriptions whose last update is remembered, the longest ago first. */
  readonly #remembered = new Set<Subscription<P>>();

  /** The update for a subscription as that viewer; an update for the same viewer and moment is not made twice. */
  prepare(m: Match, subscription: Subscription<P>, viewer: Viewer, prepared: PreparedUpdate[]): PreparedUpdate {
    const { since, last } = subscription;
    let sameView: PreparedUpdate | undefined;
    let same: PreparedUpdate | undefined;
    for (const other of prepared) {
      if (other.viewer !== viewer || other.since !== since) continue;
      sameView = other;
      if (other.last === last) same = other;
    }
    if (!same) {
      same = new PreparedUpdate(viewer, since, last, sameView?.update ?? updateFor(m, viewer, since));
      prepared.push(same);
    }
    subscription.since = seqOf(m);
    if (subscription.patches) this.#remember(subscription, same.update);
    return same;
  }

  forget(subscription: Subscription<P>): void {
    subscription.last = null;
    this.#remembered.delete(subscription);
  }

  #remember(subscription: Subscription<P>, update: Update): void {
    const isKnown = subscription.last !== null;
    subscription.last = update;
    // Their order matters only once there are enough to care.
    if (isKnown && this.#remembered.size < MAX_REMEMBERED / 2) return;
    this.#remembered.delete(subscription);
    this.#remembered.add(subscription);
    const [oldest] = this.#remembered;
    if (oldest && this.#remembered.size > MAX_REMEMBERED) this.forget(oldest);
  }
}

function patchText(last: Update, now: Update): string {
  return `{"type":"patch","match":${JSON.stringify(now.match)},"patch":${diff(last, now)}}`;
}
