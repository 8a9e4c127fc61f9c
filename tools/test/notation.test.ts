import { readFileSync } from 'node:fs';
import { GAMES, type RegisteredGame } from '@tempora/games';
import { below, legal, stream } from '@tempora/kernel';
import { randomGame } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { type Grammar, grammarIn, grammarOf } from '../lib/ebnf.ts';

const DOCUMENT = readFileSync(new URL('../../docs/NOTATION.md', import.meta.url), 'utf8');
/** In how many positions of random games of each all moves are read; `LAWS` asks for more games. */
const POSITIONS = 4000;
const LEAST_GAMES = Math.max(10, Number(process.env.LAWS ?? 0));
/** Of how many different moves each is spoiled, and how often. */
const SPOILED_MOVES = 500;
const SPOILS_EACH = 40;
const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789:/-+,_ .\n';

/** Every move that was offered in random games, with all numbers of seats. */
function movesOf({ game }: RegisteredGame): string[] {
  const texts = new Set<string>();
  for (let i = 0, positions = 0; positions < POSITIONS || i < LEAST_GAMES; i++) {
    const seats = game.seats[i % game.seats.length] as number;
    const options = { ...game.options.standard, ...(i % 2 && { simultaneousProgress: true }) };
    const read = game.options.read(options) ?? game.options.standard;
    for (const { before, seat } of randomGame({ game, seats, options: read, seed: `notation ${i}` })) {
      positions++;
      for (const move of legal(game, before, seat)) texts.add(game.notation.write(move));
    }
  }
  return [...texts];
}

/** A text with one small mistake. */
function spoiled(text: string, other: string, chance: number[]): string {
  const at = below(chance, text.length + 1);
  const sign = SIGNS[below(chance, SIGNS.length)] as string;
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  switch (below(chance, 6)) {
    case 0:
      return head + tail.slice(1);
    case 1:
      return head + sign + tail;
    case 2:
      return head + sign + tail.slice(1);
    case 3:
      return head + other.slice(below(chance, other.length + 1));
    case 4:
      return text.replace(/:.*/, other.slice(other.indexOf(':')));
    default:
      return text.replace(/([^:]+)([-+/])([^:]+)$/, '$3$2$1');
  }
}

describe.each(GAMES.map((one) => [one.title, one] as const))('the notation of %s', (title, one) => {
  const { notation } = one.game;
  const moves = movesOf(one);
  const grammar: Grammar = grammarIn(DOCUMENT, title);

  test('every move of random games is in the grammar', () => {
    expect(moves.length).toBeGreaterThan(100);
    expect(moves.filter((move) => !grammar.accepts(move))).toEqual([]);
  });

  test('a spoiled move is in the grammar if and only if the game reads it, and is written as it was read', () => {
    const chance = stream(`spoiled ${title}`);
    const wrong: string[] = [];
    let read = 0;
    for (let i = 0; i < SPOILED_MOVES * SPOILS_EACH; i++) {
      const [a, b] = [moves[below(chance, moves.length)] as string, moves[below(chance, moves.length)] as string];
      const text = spoiled(a, b, chance);
      const move = notation.read(text);
      if ((move !== null) !== grammar.accepts(text)) wrong.push(text);
      if (!move) continue;
      read++;
      if (notation.write(move) !== text) wrong.push(`${text} is written ${notation.write(move)}`);
    }
    expect(wrong).toEqual([]);
    expect(read).toBeGreaterThan(100);
    expect(read).toBeLessThan(SPOILED_MOVES * SPOILS_EACH - 100);
  });

  test('every example in the document is a move', () => {
    const section = DOCUMENT.slice(DOCUMENT.indexOf(`\n## ${title}\n`)).split('\n## ')[1] as string;
    const examples = [...section.matchAll(/^\| (.*?) +\|/gm)].flatMap(([, cell]) =>
      [...(cell as string).matchAll(/`([^`…]+)`/g)].map(([, text]) => text as string),
    );
    expect(examples.length).toBeGreaterThan(1);
    expect(examples.filter((text) => !notation.read(text))).toEqual([]);
  });
});

test('a grammar with options, repetitions, comments and an order accepts what it should', () => {
  const grammar = grammarOf(
    'text = "a;", [ "b" ], { "," , digit } (* no c *) | "x:", word, { "+", word }, ? the parts between "+" come in the order of word ? ; digit = "1" | "2" ; word = "p" | "q" ;',
  );
  for (const text of ['a;', 'a;b', 'a;,1,2', 'a;b,2', 'x:p', 'x:p+q']) expect(grammar.accepts(text), text).toBe(true);
  for (const text of ['', 'a', 'a;c', 'a;,3', 'a;b,', 'x:q+p', 'x:p+p', 'x:', ' a;'])
    expect(grammar.accepts(text), text).toBe(false);
  expect(grammar.words('word')).toEqual(['p', 'q']);
});
