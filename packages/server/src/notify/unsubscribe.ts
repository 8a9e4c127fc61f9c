import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Store } from '../store/index.ts';

/** The ways of being notified. */
export const NOTICE_WAYS = ['push', 'webhook', 'email'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];

/** For a link that stops one way of being notified, without a password and from anywhere. */
export function unsubscribeToken(secret: string, person: string, way: NoticeWay): string {
  return `${person}.${way}.${sign(secret, person, way)}`;
}

/** Whom a link is about; null: its signature is wrong. */
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

/** From now on this person is not notified this way. */
export async function mute(store: Store, person: string, way: NoticeWay): Promise<void> {
  await store.people.changeSettings(person, (settings) => {
    const others = settings.muted?.filter((muted) => muted !== way) ?? [];
    return { ...settings, muted: [...others, way] };
  });
}
