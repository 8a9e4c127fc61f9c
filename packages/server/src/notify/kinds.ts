import type { Settings } from '../store/index.ts';

/** What people may be notified of besides their turn, and the default for each. */
const KINDS = { sat: false, full: true, started: true, over: true, rematch: true, undo: true, time: true } as const;

export type NoticeKind = keyof typeof KINDS;
export const NOTICE_KINDS = Object.keys(KINDS) as [NoticeKind, ...NoticeKind[]];

/** What a person wants to be notified of. */
export function wantedKinds({ notices }: Settings): NoticeKind[] {
  return NOTICE_KINDS.filter((kind) => notices?.includes(kind) ?? KINDS[kind]);
}
