/** Neither a one-letter word nor a number before its noun ends a line there. */
const BINDING = new Set(['ru', 'pl', 'sk']);

/** A message with the no-break spaces its language wants: after a one-letter word, between a number and its noun, before a dash. */
export function bound(text: string, locale: string): string {
  if (!BINDING.has(locale)) return text;
  return text
    .replace(/(?<![\p{L}\p{N}’'-])(\p{L}) (?=\S)/gu, '$1\u00a0')
    .replace(/(?<=[#\p{N}]) (?=\p{L})/gu, '\u00a0')
    .replace(/ (?=[–—] )/gu, '\u00a0');
}
