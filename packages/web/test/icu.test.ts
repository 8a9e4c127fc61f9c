import { fill, type Name, parse } from '@tempora/protocol/icu';
import { bound } from '@tempora/protocol/typography';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';

type Args = { readonly [name: string]: string | number | Name };

function say(text: string, args: Args = {}, locale = 'en'): string {
  return fill<string>(parse(text), args, locale).join('');
}

describe('a message', () => {
  test.each<[text: string, args: Args, said: string]>([
    ['', {}, ''],
    ['Plain text.', {}, 'Plain text.'],
    ['What’s "this" # <b>?', {}, 'What’s "this" # <b>?'],
    ['{name}', { name: 'Ada' }, 'Ada'],
    ['{name} and {name}', { name: 'Ada' }, 'Ada and Ada'],
    ['{ a }{b} {c}', { a: 1, b: 'two', c: 3 }, '1two 3'],
    ['{name}', { name: '' }, ''],
    ['{name}', { name: '{not} # {an, plural, other {x}}' }, '{not} # {an, plural, other {x}}'],
    ['{n}', { n: 1234.5 }, '1,234.5'],
    ['{n}', { n: 0 }, '0'],
    ['{n, plural, one {# card} other {# cards}}', { n: 1 }, '1 card'],
    ['{n, plural, one {# card} other {# cards}}', { n: 0 }, '0 cards'],
    ['{n, plural, one {# card} other {# cards}}', { n: 1200 }, '1,200 cards'],
    ['{n,plural,one{a}other{b}}', { n: 1 }, 'a'],
    ['{ n , plural ,\n one {a}\n other {b}\n}', { n: 2 }, 'b'],
    ['{n, plural, =0 {none} one {one} other {#}}', { n: 0 }, 'none'],
    ['{n, plural, =0 {none} =1 {exactly one} one {one} other {#}}', { n: 1 }, 'exactly one'],
    ['{n, plural, =2 {a pair} other {#}}', { n: 2 }, 'a pair'],
    ['{n, plural, =0 {} other {some}}', { n: 0 }, ''],
    ['{n, plural, =0 {} other {some}}.', { n: 5 }, 'some.'],
    ['{g, select, a {A} b {B} other {?}}', { g: 'b' }, 'B'],
    ['{g, select, a {A} b {B} other {?}}', { g: 'z' }, '?'],
    ['{g, select, a {#} other {?}}', { g: 'a' }, '#'],
    ['{g, select, a {A} other {?}}', { g: 'other' }, '?'],
    ['{g, select, 1 {one} other {?}}', { g: 1 }, 'one'],
    ['{n, plural, other {{name} has # of {n}}}', { n: 3, name: 'Ada' }, 'Ada has 3 of 3'],
    ['{g, select, a {{n, plural, one {# a} other {# as}}} other {{n}}}', { g: 'a', n: 2 }, '2 as'],
    ['{n, plural, one {{m, plural, one {# in #} other {# of}}} other {#}}', { n: 1, m: 5 }, '5 of'],
    ['{n, plural, other {{m, plural, other {#}} then #}}', { n: 1, m: 5 }, '5 then 1'],
    [
      '{n, plural, one {{g, select, a {# a} other {# x}}} other {{g, select, a {# as} other {# xs}}}}',
      { n: 4, g: 'a' },
      '4 as',
    ],
  ])('%j with %j gives %j', (text, args, said) => {
    expect(say(text, args)).toBe(said);
  });

  test('is chosen by its own branches only, not by properties every object has', () => {
    for (const g of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(say('{g, select, a {A} other {?}}', { g })).toBe('?');
  });

  test('may hold values that are not text', () => {
    const icon = { icon: 'palace' };
    const parts = fill<object>(parse('{n, plural, other {# × {icon}}}!'), { n: 2, icon }, 'en');
    expect(parts).toEqual(['2', ' × ', icon, '!']);
    expect(parts[2]).toBe(icon);
  });

  test.each([
    '{',
    '}',
    'a } b',
    '{}',
    '{ }',
    '{a',
    '{a b}',
    '{a-b}',
    '{{a}}',
    '{a}}',
    '{a, number}',
    '{a, plural}',
    '{a, plural,}',
    '{a, plural, one {x}}',
    '{a, select, x {y}}',
    '{a, plural, other {x}',
    '{a, plural, other {x',
    '{a, plural, other x}',
    '{a, plural, one {x} other {y} rest}',
    '{a, plural, other {{b}}',
    '{a, plural, offset:1 other {x}}',
    '{a, selectordinal, other {x}}',
    '{a, plural, other {x}}}',
  ])('%j is malformed', (text) => {
    expect(() => parse(text)).toThrow(Error);
  });

  test('cannot be formatted with a value missing', () => {
    for (const text of [
      '{a}',
      'x {b} {a}',
      '{a, plural, other {#}}',
      '{a, select, other {x}}',
      '{b, plural, other {{a}}}',
    ])
      expect(() => say(text, { b: 1 })).toThrow('{a}');
    expect(say('{b, plural, =1 {fine} other {{a}}}', { b: 1 })).toBe('fine');
  });
});

describe('a name', () => {
  const MOLEHILL = '{form, select, gender {feminine} accusative {Кротовину} other {Кротовина}}';
  const name =
    (text: string): Name =>
    (form) =>
      say(text, { form }, 'ru');

  test('comes in the form the sentence asks for', () => {
    const card = name(MOLEHILL);
    expect(say('{name} играет {card, accusative}.', { name: 'Ада', card }, 'ru')).toBe('Ада играет Кротовину.');
    expect(say('{card, dative}', { card, form: '' }, 'ru')).toBe('Кротовина');
    expect(say('{ card , accusative }', { card }, 'ru')).toBe('Кротовину');
  });

  test('says its gender to a choice by it', () => {
    const text = '{card, select, feminine {она} other {он}}';
    expect(say(text, { card: name(MOLEHILL) }, 'ru')).toBe('она');
    expect(say(text, { card: name('Порт') }, 'ru')).toBe('он');
  });

  test('that is made of names passes the form on, unless it says another', () => {
    const hill = name('{form, select, at {на холме} other {Холм}}');
    const hex =
      (text: string): Name =>
      (form) =>
        say(text, { form, ground: hill }, 'ru');
    expect(say('Город {on, at}', { on: hex('{ground} B3') }, 'ru')).toBe('Город на холме B3');
    expect(say('Город {on, at}', { on: hex('B3 ({ground, nominative})') }, 'ru')).toBe('Город B3 (Холм)');
  });

  test('has no other forms than the cases and places', () => {
    expect(() => parse('{card, ablative}')).toThrow('unfinished');
  });
});

describe('one-letter words', () => {
  test('never end a line in Russian, Polish and Slovak', () => {
    expect(bound('В лесу и в {region, locative} – у нас', 'ru')).toBe(
      'В\u00a0лесу и\u00a0в\u00a0{region, locative}\u00a0– у\u00a0нас',
    );
    expect(bound('{a} i {b}', 'pl')).toBe('{a} i\u00a0{b}');
    expect(bound('{n, plural, few {# body} other {# bodov}} za 2 kolá, 1–2', 'sk')).toBe(
      '{n, plural, few {#\u00a0body} other {#\u00a0bodov}} za 2\u00a0kolá, 1–2',
    );
    expect(bound('I am a card', 'en')).toBe('I am a card');
  });
});

describe('plurals of real languages', () => {
  const CARDS = {
    en: '{n, plural, one {# card} other {# cards}}',
    ru: '{n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
    pl: '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
    sk: '{n, plural, one {# karta} few {# karty} many {# karty} other {# kariet}}',
  };
  const SAID: { readonly [locale: string]: readonly [number, string][] } = {
    en: [
      [0, '0 cards'],
      [1, '1 card'],
      [2, '2 cards'],
      [5, '5 cards'],
      [11, '11 cards'],
      [21, '21 cards'],
      [22, '22 cards'],
      [1.5, '1.5 cards'],
      [101, '101 cards'],
    ],
    ru: [
      [0, '0 карт'],
      [1, '1 карта'],
      [2, '2 карты'],
      [4, '4 карты'],
      [5, '5 карт'],
      [11, '11 карт'],
      [12, '12 карт'],
      [21, '21 карта'],
      [22, '22 карты'],
      [25, '25 карт'],
      [101, '101 карта'],
      [111, '111 карт'],
      [1.5, '1,5 карты'],
    ],
    pl: [
      [0, '0 kart'],
      [1, '1 karta'],
      [2, '2 karty'],
      [4, '4 karty'],
      [5, '5 kart'],
      [11, '11 kart'],
      [12, '12 kart'],
      [21, '21 kart'],
      [22, '22 karty'],
      [25, '25 kart'],
      [101, '101 kart'],
      [1.5, '1,5 karty'],
    ],
    sk: [
      [0, '0 kariet'],
      [1, '1 karta'],
      [2, '2 karty'],
      [3, '3 karty'],
      [4, '4 karty'],
      [5, '5 kariet'],
      [11, '11 kariet'],
      [21, '21 kariet'],
      [22, '22 kariet'],
      [25, '25 kariet'],
      [1.5, '1,5 karty'],
    ],
  };

  test.each(Object.entries(CARDS))('%s', (locale, text) => {
    expect(SAID[locale]?.length).toBeGreaterThanOrEqual(8);
    for (const [n, said] of SAID[locale] ?? []) expect(say(text, { n }, locale)).toBe(said);
  });

  test('a language without the category few uses other', () => {
    expect(say('{n, plural, one {# Karte} other {# Karten}}', { n: 2 }, 'ru')).toBe('2 Karten');
  });
});

describe('the English catalogue', () => {
  const entries = Object.entries(en);

  test.each(entries)('%s can be formatted', (_key, text) => {
    const parts = parse(text);
    // Every argument has a value, whatever it is called: what is said is text without braces.
    const anything = new Proxy({}, { get: (_args, name) => (/^(name|names|when)$/.test(String(name)) ? 'Ada' : 3) });
    const said = fill<string>(parts, anything, 'en').join('');
    expect(said).not.toMatch(/[{}]|undefined|NaN/);
    if (!text.includes('=0 {}')) expect(said.trim()).not.toBe('');
  });

  test('has correct plurals', () => {
    expect([0, 1, 8].map((count) => say(en['tides.deck'], { count }))).toEqual([
      'The deck is empty.',
      '1 card in the deck.',
      '8 cards in the deck.',
    ]);
    expect(say(en['tides.memory.hand'], { name: 'Ada', hidden: 0 })).toBe('In the hand of Ada:');
    expect(say(en['tides.memory.hand'], { name: 'Ada', hidden: 2 })).toBe('In the hand of Ada (and 2 unknown cards):');
    expect(say(en['tides.reason.missing'], { count: 2, suits: 'palaces' })).toBe('Lacks palaces.');
  });
});
