import type { Agent } from 'node:https';
import type { Settings, Store } from '../store/index.ts';
import type { OutgoingHttp } from './outgoing-http.ts';
import { GoneError, type Notice } from './webhook.ts';

/** Loaded when it is first needed: many servers never push anything. */
const loadWebPush = () => import('web-push').then((module) => module.default);

type PushTarget = NonNullable<Settings['push']>[number];

/** The keys browsers know this server by: made once, the same on every node. */
export async function pushKeys(store: Store): Promise<{ publicKey: string; privateKey: string }> {
  const webPush = await loadWebPush();
  return JSON.parse(await store.settings.pushKeys(() => JSON.stringify(webPush.generateVAPIDKeys())));
}

/** Sends a notice to a browser, even if no page of ours is open there. */
export async function pushTo(
  outgoing: OutgoingHttp,
  keys: { publicKey: string; privateKey: string },
  subscription: PushTarget,
  { title, text, url }: Notice,
): Promise<void> {
  if (!outgoing.isAllowed(subscription.endpoint)) throw new GoneError('not a public host');
  const webPush = await loadWebPush();
  try {
    await webPush.sendNotification(subscription, JSON.stringify({ title, text, url }), {
      vapidDetails: {
        ...keys,
        subject: new URL(url).protocol === 'https:' ? new URL(url).origin : 'mailto:tempora@localhost',
      },
      TTL: 24 * 3600,
      timeout: 10_000,
      agent: outgoing.agentFor(subscription.endpoint) as Agent,
    });
  } catch (error) {
    if (!(error instanceof webPush.WebPushError)) throw error;
    // Not the library's own error: it contains the push address, which does not belong in the log.
    const answered = `answered ${error.statusCode}`;
    throw [404, 410].includes(error.statusCode) ? new GoneError(answered) : new Error(answered);
  }
}
