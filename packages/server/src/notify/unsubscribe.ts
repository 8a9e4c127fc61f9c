import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/index.ts';

/** The ways somebody can be told. */
export const NOTICE_WAYS = ['push', 'webhook', 'email'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** What it takes to stop one way of being told: a link that needs no password and can be used from anywhere. */
export function unsubscribeToken(secret: string, person: string, way: NoticeWay): string {
  return `${person}.${way}.${sign(secret, person, way)}`;
}

/** Whom a link is about, if it is one of ours. */
export function readUnsubscribeToken(secret: string, token: string): { person: string; way: NoticeWay } | null {
  const [person = '', way = '', signature = ''] = token.split('.');
  if (!NOTICE_WAYS.includes(way as NoticeWay)) return null;
  const right = Buffer.from(sign(secret, person, way as NoticeWay));
  const said = Buffer.from(signature);
  return right.length === said.length && timingSafeEqual(right, said) ? { person, way: way as NoticeWay } : null;
}

function sign(secret: string, person: string, way: NoticeWay): string {
  return createHmac('sha256', secret).update(`stop ${person} ${way}`).digest('base64url');
}

/** From now on this person is not told this way. */
export async function setMuted(store: Store, person: string, way: NoticeWay, isMuted: boolean): Promise<boolean> {
  const settings = await store.people.changeSettings(person, (chosen) => {
    const others = chosen.muted?.filter((known) => known !== way) ?? [];
    return { ...chosen, muted: isMuted ? [...others, way] : others };
  });
  return settings !== null;
}
