import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { authenticate } from '../accounts/sessions.ts';
import type { Person, Session, Store } from '../store/index.ts';

export const COOKIE = 'tempora';

/** Who makes a request, and with which session. */
export interface Identity {
  person: Person;
  session: Session;
  /** Did a browser add it automatically? Then the request must come from our own pages. */
  isCookie: boolean;
}

/** Who a request is from; null: an unknown client. */
export async function identify(store: Store, request: IncomingMessage, now: number): Promise<Identity | null> {
  const bearer = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1];
  const cookie = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{20,100})`).exec(request.headers.cookie ?? '')?.[1];
  const secret = bearer ?? cookie;
  const found = secret === undefined ? null : await authenticate(store, secret, now);
  return found && { ...found, isCookie: bearer === undefined };
}

/** Does a request come from a page of ours, or from no page at all? */
export function isFromHere(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl && origin === new URL(publicUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** What counts as one address: of IPv6 the half that a provider gives to one customer. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const filled = tail === undefined ? groups : [...groups, '0', '0', '0', '0'];
  return filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The address a request comes from, as far back as trusted proxies can tell. */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const told = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const way = [request.socket.remoteAddress ?? '', ...told.map((address) => address.trim()).reverse()];
  return (
    way
      .filter((address) => address !== '')
      .slice(0, proxies + 1)
      .at(-1) ?? ''
  );
}
