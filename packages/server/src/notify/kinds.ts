import type { Settings } from '../store/index.ts';

/** What people may be told of besides their turn, and whether they are unless they have chosen. */
const KINDS = { sat: false, full: true, started: true, over: true, rematch: true, undo: true, time: true } as const;

export type NoticeKind = keyof typeof KINDS;
export const NOTICE_KINDS = Object.keys(KINDS) as [NoticeKind, ...NoticeKind[]];

/** What a person wants to be told of. */
export function wantedKinds({ notices }: Settings): NoticeKind[] {
  return NOTICE_KINDS.filter((kind) => notices?.includes(kind) ?? KINDS[kind]);
}
