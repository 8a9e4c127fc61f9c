import { describe, expect, test } from 'vitest';
import { search } from '../src/rules/rulebook.ts';

const WORDS = ['Łąka', 'Żółw', 'Ďalšia éra', 'Mačka', 'Ёлка', 'Край земли', 'Краина', 'Huánuco', 'Сопро\u00adтивление'];
const paragraphs = WORDS.map((text, i) => ({
  id: String(i),
  title: text,
  text,
  look: 'plain' as const,
  clauses: [],
  rulings: [],
}));
const found = (query: string) => search([{ id: 'all', title: '', paragraphs }], query).map(({ text }) => text);

describe('a search in the rules', () => {
  test.each([
    ['laka', 'Łąka'],
    ['ŁĄKA', 'Łąka'],
    ['zolw', 'Żółw'],
    ['dalsia era', 'Ďalšia éra'],
    ['macka', 'Mačka'],
    ['елка', 'Ёлка'],
    ['КРАЙ', 'Край земли'],
    ['краин', 'Краина'],
    ['huanuco', 'Huánuco'],
    ['сопротивление', 'Сопро\u00adтивление'],
  ])('for %s finds %s and nothing else', (query, text) => {
    expect(found(query)).toEqual([text]);
  });

  test('finds nothing where й is written as и', () => {
    expect(found('краи земли')).toEqual([]);
  });
});
