import type { Settings } from '../store/index.ts';

/** What people may be told of besides their turn: whether they are, unless they have chosen, and what is said. */
const KINDS = {
  sat: { isDefault: false, title: 'Somebody sat down at your {game} table', text: 'At the table: {names}.' },
  full: { isDefault: true, title: 'Everyone is seated for {game}', text: 'The game can begin. At the table: {names}.' },
  started: { isDefault: true, title: '{game} has started', text: 'The game of {names} has begun.' },
  over: { isDefault: true, title: '{game} is over', text: 'The game of {names} has ended. See the result.' },
  rematch: {
    isDefault: true,
    title: 'Another game of {game}?',
    text: 'The players of your last game want to play again: {names}.',
  },
  undo: {
    isDefault: true,
    title: 'May a move be taken back in {game}?',
    text: 'Your consent is needed at the table of {names}.',
  },
  time: {
    isDefault: true,
    title: 'Little time left in {game}',
    text: 'It is still your turn at the table of {names}, and your time is running out.',
  },
} as const;

export type NoticeKind = keyof typeof KINDS;
export const NOTICE_KINDS = Object.keys(KINDS) as [NoticeKind, ...NoticeKind[]];

/** The English texts; they are the ones of every language that has none of its own. */
export const KIND_TEXTS: { readonly [K in NoticeKind]: { readonly title: string; readonly text: string } } = KINDS;

/** What a person wants to be told of. */
export function wantedKinds({ notices }: Settings): NoticeKind[] {
  return NOTICE_KINDS.filter((kind) => notices?.includes(kind) ?? KINDS[kind].isDefault);
}
