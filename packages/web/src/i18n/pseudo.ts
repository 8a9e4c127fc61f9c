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
function pseudo(text: string): string {
  const isSyntax = /\{\s*\w+\s*(?:,\s*\w+\s*)?\}|\{\s*\w+\s*,\s*(?:plural|select)\s*,|(?:=\d+|\w+)\s*\{|[{}]/g;
  let out = '';
  let from = 0;
  for (const found of text.matchAll(isSyntax)) {
    out += accented(text.slice(from, found.index)) + found[0];
    from = found.index + found[0].length;
  }
  out += accented(text.slice(from));
  return `[${out}${padding(text.replace(/\{[^{}]*\}/g, ''))}]`;
}

/** English, long, accented and in brackets. */
export function pseudoCatalogue(english: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudo(text)]));
}
