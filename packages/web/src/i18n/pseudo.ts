import { parse } from '@tempora/protocol/icu';
import type { Catalogue } from './index.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀčďéƒǧȟíǰķľɱňóƥɋřšťúṽŵẋýžÁƁČĎÉƑǦȞÍɈĶĽḾŇÓƤɊŘŠŤÚṼŴẊÝŽ';

function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] as string);
}

/** As much longer as Russian may be: a third, and more where there are few letters. */
function padding(text: string): string {
  const letters = text.replace(/[^a-z]/gi, '').length;
  return letters === 0 ? '' : '~'.repeat(Math.max(1, Math.round(letters * 0.3)));
}

/** Only text is changed: arguments and the words of plurals and selects stay. */
function pseudo(parts: ReturnType<typeof parse>): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return accented(part) + padding(part);
      if ('count' in part) return '#';
      if (!('by' in part)) return part.form ? `{${part.arg}, ${part.form}}` : `{${part.arg}}`;
      const cases = Object.entries(part.cases).map(([name, inner]) => `${name} {${pseudo(inner)}}`);
      return `{${part.arg}, ${part.by}, ${cases.join(' ')}}`;
    })
    .join('');
}

/** English, long, accented and in brackets. */
export function pseudoCatalogue(english: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, `[${pseudo(parse(text))}]`]));
}
