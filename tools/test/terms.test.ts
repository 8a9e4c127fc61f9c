import { expect, it } from 'vitest';
import { checkTerms, otherwise, termsIn } from '../check-terms.ts';
import { plant } from './fixture.ts';

const TABLE = `
## At any table

| English              | Russian                          | Polish                   | Slovak                         |
| -------------------- | -------------------------------- | ------------------------ | ------------------------------ |
| card ✓               | карта (f; карты, карт)           | karta (f; karty, kart)   | karta (f; karty, kariet)       |
| table                | стол (m)                         | stół (m)                 | stôl (m)                       |

## Stones

| English              | Russian                          | Polish                   | Slovak                         |
| -------------------- | -------------------------------- | ------------------------ | ------------------------------ |
| era ✓                | эра (f; эры)                     | epoka (f)                | éra (f; ér)                    |
| era track ✓          | шкала эр (f)                     | tablica epok (f)         | tabuľka ér (f)                 |
| city, cities ✓       | город (m)                        | miasto (n; mieście)      | mesto (n; miest)               |
| attack ✓             | атака (f), нападать              | atak (m)                 | útok (m)                       |
| Flight ✓             | «Полёт» (m)                      | Loty (pl)                | Letecká doprava (f)            |
`;

const terms = termsIn(TABLE);
const wrong = (language: 'ru' | 'pl' | 'sk', english: string, own: string) =>
  otherwise(terms, language, english, own).map(({ name }) => name);

it('finds a term that is translated differently, in any form, as a verb and across a choice', () => {
  expect(wrong('ru', 'Each era has cards.', 'В каждой эре есть карты.')).toEqual([]);
  expect(wrong('ru', 'Each era has cards.', 'В каждой эпохе есть карты.')).toEqual(['era']);
  expect(
    wrong('sk', '{n, plural, one {# card} other {# cards}}', '{n, plural, one {# karta} other {# kariet}}'),
  ).toEqual([]);
  expect(
    wrong('pl', '{n, plural, one {# city} other {# cities}}', '{n, plural, one {# gród} other {# grodów}}'),
  ).toEqual(['city, cities']);
  expect(wrong('pl', 'in a city', 'w mieście')).toEqual([]);
  expect(wrong('ru', '{name} attacks.', '{name} нападает.')).toEqual([]);
  expect(wrong('ru', '{name} attacks.', '{name} бьёт.')).toEqual(['attack']);
});

it('wants every word of a term, and takes names of arguments for no words', () => {
  expect(wrong('sk', 'Flight', 'Doprava')).toEqual(['Flight']);
  expect(wrong('sk', 'Flight', 'Leteckej dopravy')).toEqual([]);
  expect(wrong('ru', 'Play {card}', 'Сыграть')).toEqual([]);
  expect(wrong('ru', 'A card', '{card}')).toEqual(['card']);
});

it('knows a name by its capital letter and ё by its sound, and looks at longer terms first', () => {
  expect(wrong('ru', 'a flight of stairs', 'лестница')).toEqual([]);
  expect(wrong('ru', 'Flight', 'полета')).toEqual([]);
  const first = [...terms].sort((a, b) => b.name.length - a.name.length);
  expect(otherwise(first, 'pl', 'Era track', 'Tor').map(({ name }) => name)).toEqual(['era track']);
});

it('checks all catalogues beside an English one, a game’s terms in its own only', async () => {
  const game = 'packages/web/src/games/stones/messages';
  const root = plant({
    'docs/TERMS.md': TABLE,
    'packages/games/package.json': '{"dependencies":{"@tempora/kernel":"1","@tempora/stones":"1"}}',
    [`${game}/en.ts`]: "export const en = { 'stones.title': 'Stones', 'stones.era': 'Era', 'stones.card': 'Card' };",
    [`${game}/ru.ts`]: "export const ru = { 'stones.title': 'Камни', 'stones.era': 'Период', 'stones.card': 'Карта' };",
    'packages/server/src/messages/en.ts': "export const en = { a: 'An era', b: 'A card' };",
    'packages/server/src/messages/sk.ts': "export const sk = { a: 'Obdobie', b: 'Lístok' };",
  });
  expect((await checkTerms(root)).problems).toEqual([
    'sk \'b\': "card" is karta or karty or kariet (docs/TERMS.md)',
    'ru \'stones.era\': "era" is эра or эры (docs/TERMS.md)',
  ]);
});
