import { findGame } from '@tempora/games';
import { KIND_TEXTS, type NoticeKind } from './kinds.ts';

type Words = { readonly title: string; readonly text: string };
type Texts = { readonly [K in NoticeKind | 'turn']: Words };

const ENGLISH: Texts = {
  turn: { title: 'Your turn in {game}', text: 'It is your turn at the table of {names}.' },
  ...KIND_TEXTS,
};

/** Notices. A language without texts of its own gets the English ones. */
const NOTICES: { readonly [language: string]: Texts } = { en: ENGLISH };

/** The e-mail that asks whether an address is its reader's. */
const CONFIRM_EMAIL: { readonly [language: string]: Words } = {
  en: {
    title: 'Please confirm your e-mail address',
    text: 'Somebody entered this address at Tempora to be notified when it is their turn. If it was you, open this link within a day and press the button. If it was not you, ignore this e-mail: nothing else will be sent to you.',
  },
};

export function noticeText(
  language: string | undefined,
  kind: keyof Texts,
  game: string,
  names: readonly string[],
): Words {
  const { title, text } = (NOTICES[language ?? 'en'] ?? ENGLISH)[kind];
  const name = findGame(game)?.title ?? game;
  const fill = (words: string) => words.replace('{game}', name).replace('{names}', names.join(', '));
  return { title: fill(title), text: fill(text) };
}

/** What a webhook is sent to see whether it works. */
export const TEST_NOTICE = { title: 'A test from Tempora', text: 'You will be told here when it is your turn.' };

/** The e-mail for somebody who has forgotten their password. */
const RESET_EMAIL: typeof CONFIRM_EMAIL = {
  en: {
    title: 'A new password for Tempora',
    text: 'Somebody who knows your login has asked for a new password. If it was you, open this link within an hour and choose one. If it was not you, ignore this e-mail: your password stays as it is.',
  },
};

export function resetText(language: string | undefined) {
  return RESET_EMAIL[language ?? 'en'] ?? (RESET_EMAIL.en as Words);
}

export function confirmText(language: string | undefined) {
  return CONFIRM_EMAIL[language ?? 'en'] ?? (CONFIRM_EMAIL.en as Words);
}
