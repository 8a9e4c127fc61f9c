import { BOT_NAMES, BOTS_CALLED } from '@tempora/protocol';
import * as v from 'valibot';
import type { StoredTable } from '../store/index.ts';

const LONGEST_NAME = 40;

/** What cannot be seen, or changes the direction of what can: control and format characters, fillers, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Chooses between two looks of an emoji; people type it without knowing. */
const EMOJI_STYLE = '\ufe0f';

/** Where a character may stand in a name: the first must be more than a mark on a letter before it. */
function placeOf(character: string): 'nowhere' | 'later' | 'anywhere' {
  if (character === EMOJI_STYLE) return 'later';
  const plain = character.normalize('NFKC');
  // One that stands for several could make a name longer than it may be.
  const isLonger = plain.length > 1 && character.normalize('NFC').length === 1;
  if (isLonger || UNSEEN.test(character) || UNSEEN.test(plain)) return 'nowhere';
  return /^[\p{M}\p{Z}]/u.test(plain) ? 'later' : 'anywhere';
}

/** The characters that cannot stand there, as ranges: written out, because not every library knows `\p{…}`. */
function rangesOf(isOut: (code: number) => boolean): string {
  const hex = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  let ranges = '';
  for (let code = 0, from = 0; code <= PLANE; code++) {
    if (code < PLANE && isOut(code)) continue;
    if (from < code) ranges += from === code - 1 ? hex(from) : `${hex(from)}-${hex(code - 1)}`;
    from = code + 1;
  }
  return ranges + BEYOND;
}

/** The end of the first plane; and what cannot be seen beyond it: tags, and what is for private use. */
const PLANE = 0x10000;
const BEYOND = `${String.fromCodePoint(0xe0000)}-${String.fromCodePoint(0x10ffff)}`;

function namePattern(): RegExp {
  const places = Array.from({ length: PLANE }, (_, code) => placeOf(String.fromCharCode(code)));
  const notFirst = rangesOf((code) => places[code] !== 'anywhere');
  const notLater = rangesOf((code) => places[code] === 'nowhere');
  return new RegExp(`^ *[^${notFirst}][^${notLater}]*$`, 'u');
}

/** A person's name, as it is checked and as the document says. It is stored in its normal form (NFKC). */
export const PersonName = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NAME),
  v.regex(namePattern()),
  v.transform((name) => name.replaceAll(EMOJI_STYLE, '').normalize('NFKC').replace(/\s+/g, ' ').trim()),
);

/** Letters of other scripts, and digits, that look like a Latin letter. */
const LATIN_LIKE: { readonly [letter: string]: string } = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm', н: 'h', о: 'o', р: 'p' },
  ...{ ԛ: 'q', г: 'r', ѕ: 's', т: 't', у: 'y', ү: 'y', ѵ: 'v', ԝ: 'w', х: 'x', з: '3', б: '6' },
  ...{ α: 'a', β: 'b', ϲ: 'c', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', σ: 'o', τ: 't', υ: 'u', χ: 'x' },
  ...{ γ: 'y', ω: 'w', μ: 'u', ζ: 'z' },
  ...{ ı: 'i', ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ɡ: 'g', ɑ: 'a', ɩ: 'i', ʋ: 'v', ʏ: 'y', ɴ: 'n', ʀ: 'r' },
  ...{ ա: 'w', հ: 'h', ո: 'n', ս: 'u', օ: 'o', զ: 'q', ց: 'g', ӡ: '3' },
  ...{ '0': 'o', '1': 'l', '|': 'l', '!': 'l', $: 's', '5': 's', '@': 'a', '€': 'e' },
};

/** What a name looks like at a glance: names with the same skeleton can be taken for one another. */
export function skeletonOf(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  // Capitals that look like other letters than their small ones do.
  const small = bare
    .replace(/[IΙІӀ]/g, 'l')
    .replace(/[ΗН]/g, 'h')
    .replace(/[ΝN]/g, 'n')
    .replace(/[ΥУY]/g, 'y')
    .toLowerCase();
  const latin = [...small].map((letter) => LATIN_LIKE[letter] ?? letter).join('');
  return (
    latin
      .replace(/rn/g, 'm')
      .replace(/vv/g, 'w')
      .replace(/i/g, 'l')
      .replace(/[\s\p{P}\p{S}]/gu, '') || latin
  );
}

const BOT_SKELETONS: readonly string[] = [...BOT_NAMES, ...Object.values(BOTS_CALLED).flat()].map(skeletonOf);

/** Is it, or does it look like, the name of a bot at a table, with a number or without? */
export function isBotName(name: string): boolean {
  const skeleton = skeletonOf(name.replace(/[\s\p{P}\p{N}]+$/u, ''));
  return BOT_SKELETONS.includes(skeleton);
}

/** Could a person of that name be taken for somebody else at a table? */
export function looksLikeSomebodyAt({ doc }: Pick<StoredTable, 'doc'>, person: string, name: string): boolean {
  const skeleton = skeletonOf(name);
  return doc.seats.some(
    (holder) => holder.kind === 'person' && holder.person !== person && skeletonOf(holder.name) === skeleton,
  );
}
