import { type Language, sentence, titleOf } from '../messages/index.ts';
import type { NoticeKind } from './kinds.ts';

/** What a notice or an e-mail says. */
interface Wording {
  readonly title: string;
  readonly text: string;
}

export function noticeText(
  language: Language,
  kind: NoticeKind | 'turn',
  game: string,
  names: readonly string[],
): Wording {
  const args = { game: titleOf(language, game), names: names.join(', ') };
  return {
    title: sentence(language, `notice.${kind}.title`, args),
    text: sentence(language, `notice.${kind}`, args),
  };
}

/** What a webhook is sent to see whether it works. */
export function testText(language: Language): Wording {
  return { title: sentence(language, 'notice.test.title'), text: sentence(language, 'notice.test') };
}

/** The e-mails that are not notices: asking whether an address is its reader's, and for a new password. */
export function emailText(language: Language, about: 'confirm' | 'reset'): Wording {
  return { title: sentence(language, `email.${about}.title`), text: sentence(language, `email.${about}`) };
}

/** A link to a page of ours that is read in a language; English needs no saying. */
export function linkIn(language: Language, url: string): string {
  const address = new URL(url);
  if (language !== 'en') address.searchParams.set('lang', language);
  return address.href;
}
