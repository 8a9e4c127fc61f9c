import { request as http } from 'node:http';
import { request as https } from 'node:https';
import type { OutgoingHttp } from './outgoing-http.ts';

const REQUEST_TIMEOUT = 10_000;
/** How much of an answer is kept, in characters. */
const LONGEST_ANSWER = 300;

/** A notice, whichever way it is sent. */
export interface Notice {
  title: string;
  text: string;
  /** The table. */
  url: string;
  /** The link that unsubscribes. */
  stop: string;
  /** A sentence with it, where there is room for one. */
  stopText: string;
}

/** Calls a webhook: in the shape Discord, Slack or ntfy expect, else with plain JSON. */
export async function callWebhook(outgoing: OutgoingHttp, hook: string, notice: Notice): Promise<void> {
  if (!outgoing.isAllowed(hook)) throw new GoneError('not a public host');
  const { status } = await postNotice(outgoing, hook, notice);
  if (status === 404 || status === 410) throw new GoneError(`answered ${status}`);
  if (status < 200 || status >= 300) throw new Error(`answered ${status}`);
}

/** What came back from a webhook: a status and the beginning of the answer, or why there was none. */
export interface WebhookAnswer {
  status: number | null;
  text: string;
}

/** Calls a webhook to see what comes back. */
export async function tryWebhook(outgoing: OutgoingHttp, hook: string, notice: Notice): Promise<WebhookAnswer> {
  if (!outgoing.isAllowed(hook)) return { status: null, text: 'not a public host' };
  return postNotice(outgoing, hook, notice).catch((error: unknown) => ({
    status: null,
    text: error instanceof Error ? error.message : String(error),
  }));
}

function postNotice(outgoing: OutgoingHttp, hook: string, notice: Notice): Promise<{ status: number; text: string }> {
  const { hostname } = new URL(hook);
  const { title, text, url, stop, stopText } = notice;
  const whole = `${title}\n${text}\n${url}\n${stopText}`;
  if (/(^|\.)discord(app)?\.com$/.test(hostname))
    return post(outgoing, hook, json({ content: whole, allowed_mentions: { parse: [] } }));
  if (/(^|\.)slack\.com$/.test(hostname)) return post(outgoing, hook, json({ text: whole }));
  if (/(^|\.)ntfy\./.test(hostname)) {
    // A header is one line of Latin letters, so the text goes into the body.
    return post(outgoing, hook, { body: `${title}\n${text}`, headers: { 'content-type': 'text/plain', click: url } });
  }
  return post(outgoing, hook, json({ title, text, url, stop }));
}

/** The receiver does not exist or may not be called: trying again is useless. */
export class GoneError extends Error {}

function json(value: object) {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

function post(
  outgoing: OutgoingHttp,
  url: string,
  { body, headers }: { body: string; headers: { [name: string]: string } },
): Promise<{ status: number; text: string }> {
  const send = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const request = send(
      url,
      {
        method: 'POST',
        agent: outgoing.agentFor(url),
        timeout: REQUEST_TIMEOUT,
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
        headers: { ...headers, 'content-length': length },
      },
      (response) => {
        // Redirects are not followed: they could lead anywhere.
        const status = response.statusCode ?? 0;
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text = (text + part).slice(0, LONGEST_ANSWER);
          if (text.length === LONGEST_ANSWER) response.destroy();
        });
        response.on('error', () => {}); // it is closed then, too
        response.on('close', () => resolve({ status, text }));
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', (error) =>
      reject('code' in error && error.code === 'EPRIVATE' ? new GoneError(error.message) : error),
    );
    request.end(body);
  });
}
