import { lookup as resolve } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '../config.ts';

/** Private addresses: nobody outside may make the server send requests there (SSRF). */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
/** Of IPv6 only global unicast is allowed, without tunnels into IPv4. */
const WORLDWIDE = new BlockList();
WORLDWIDE.addSubnet('2000::', 3, 'ipv6');
const TUNNELLED = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  TUNNELLED.addSubnet(net, bits, 'ipv6');

/** Is it a public address, neither private nor reserved? */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && WORLDWIDE.check(address, 'ipv6') && !TUNNELLED.check(address, 'ipv6');
}

/** Why no request will ever go to an address. */
export type UrlFlaw = 'not-https' | 'own-port' | 'not-public';

/** Requests go only by https, to a public host, on the standard port: why not there; null if they may. */
export function urlFlaw(text: string): UrlFlaw | null {
  if (!URL.canParse(text)) return 'not-https';
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:') return 'not-https';
  if (port !== '' || username !== '' || password !== '') return 'own-port';
  const isPublic = isIP(host)
    ? isPublicAddress(host)
    : host.includes('.') && !/\.(local|internal|localhost)\.?$/i.test(host);
  return isPublic ? null : 'not-public';
}

/** Resolves a name and refuses if any of its addresses is private; the connection goes to the address that was checked. */
const guardedLookup: LookupFunction = (name, options, callback) => {
  resolve(name, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const first = addresses[0];
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(Object.assign(new Error(`${name} is not a public host`), { code: 'EPRIVATE' }), '', 0);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Does a name lead to a private address? One that is unknown now may be known later. */
function leadsInside(name: string): Promise<boolean> {
  return new Promise((answer) => {
    guardedLookup(name.replace(/^\[|\]$/g, ''), {}, (error) => answer(error !== null && error.code === 'EPRIVATE'));
  });
}

/** Requests to other servers. An operator may allow private addresses, for a service in their own network. */
export interface OutgoingHttp {
  isAllowed(url: string): boolean;
  /** Why an address will never be called, also because its name leads to a private one; null if it may be. */
  flawOf(url: string): Promise<UrlFlaw | null>;
  agentFor(url: string): HttpAgent;
}

export function outgoingHttp({ allowsPrivateHooks }: Pick<Config, 'allowsPrivateHooks'>): OutgoingHttp {
  const lookup = allowsPrivateHooks ? {} : { lookup: guardedLookup };
  const http = new HttpAgent(lookup);
  const https = new HttpsAgent(lookup);
  const isAllowed = (url: string) =>
    allowsPrivateHooks ? URL.canParse(url) && /^https?:/.test(url) : urlFlaw(url) === null;
  return {
    isAllowed,
    async flawOf(url) {
      if (allowsPrivateHooks) return isAllowed(url) ? null : 'not-https';
      return urlFlaw(url) ?? ((await leadsInside(new URL(url).hostname)) ? 'not-public' : null);
    },
    agentFor: (url) => (url.startsWith('https:') ? https : http),
  };
}
