import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { cardOf } from '../src/components/cards.ts';
import { A, points, worth } from './table.ts';

/** Number, name and suit as printed. */
function face(card: number): [string, string | null] {
  const { name, suit } = cardOf(card);
  return [name, suit];
}

const ALL_BUT = (suit: number[]) => Array.from({ length: 15 }, (_, i) => i + 1).filter((card) => !suit.includes(card));

/** What a card earns for none, one, two and three cards of a suit that it does not belong to. */
function perCard(card: number, suit: [number, number, number]): (number | undefined)[] {
  return [0, 1, 2, 3].map((n) => worth(card, [card, ...suit.slice(0, n)], []));
}

/** Twelve cards of the other suits are worth nothing to it. */
function ignoresOthers(card: number, suit: number[]): void {
  expect(worth(card, [...new Set([card, ...ALL_BUT(suit)])], [])).toBe(0);
}

/** Seven for one more card of the suit, nothing for as many, and the other suits do not matter. */
function isMajorityOf(card: number, suit: [number, number, number]): void {
  const [x, y, z] = suit;
  expect(worth(card, [card, x, y], [z])).toBe(7);
  expect(worth(card, [card, x], [y])).toBe(0);
  expect(worth(card, [card, x], [y, z])).toBe(0);
  expect(worth(card, [...new Set([card, ...ALL_BUT(suit)])], [])).toBe(0);
}

describe('palaces', () => {
  clause('TT-CARD-01', 'King’s Nest is a palace worth nothing that wins ties', () => {
    expect(face(1)).toEqual(["King's Nest", 'palace']);
    expect(points([1, 2, 10], [11])[A]).toEqual({ 1: 0, 2: 7, 10: 9 });
    expect(worth(2, [3, 2, 10], [11])).toBe(0);
  });

  clause('TT-CARD-02', 'Ancient Divide is a palace and pays for most strongholds', () => {
    expect(face(2)).toEqual(['Ancient Divide', 'palace']);
    isMajorityOf(2, [10, 11, 12]);
  });

  clause('TT-CARD-03', 'Eternal Palace is a palace and pays 3 for each library', () => {
    expect(face(3)).toEqual(['Eternal Palace', 'palace']);
    expect(perCard(3, [4, 5, 6])).toEqual([0, 3, 6, 9]);
    ignoresOthers(3, [4, 5, 6]);
    expect(worth(3, [3, 17, 4, 5, 6], [])).toBe(18);
  });
});

describe('libraries', () => {
  clause('TT-CARD-04', 'the Great Library of Ahm is a library and pays for most temples', () => {
    expect(face(4)).toEqual(['The Great Library of Ahm', 'library']);
    isMajorityOf(4, [13, 14, 15]);
  });

  clause('TT-CARD-05', 'the Mana Well is a library and pays 9 for each palace with stronghold and temple', () => {
    expect(face(5)).toEqual(['The Mana Well', 'library']);
    expect(worth(5, [5, 1, 10, 13], [])).toBe(9);
    expect(worth(5, [5, 1, 2, 10, 11, 13, 14], [])).toBe(18);
    expect(worth(5, [5, 1, 2, 3, 10, 11, 13], [])).toBe(9);
    for (const two of [
      [1, 10],
      [1, 13],
      [10, 13],
    ]) {
      expect(worth(5, [5, 4, 7, ...two], [])).toBe(0);
    }
  });

  clause('TT-CARD-06', 'the Citadel of the Prophets is a library and pays 3 for each garden', () => {
    expect(face(6)).toEqual(['The Citadel of the Prophets', 'library']);
    expect(perCard(6, [7, 8, 9])).toEqual([0, 3, 6, 9]);
    ignoresOthers(6, [7, 8, 9]);
    expect(worth(6, [6, 17, 7, 8, 9], [])).toBe(18);
  });
});

describe('gardens', () => {
  clause('TT-CARD-07', 'Golden Ziggurat is a garden and pays for most palaces', () => {
    expect(face(7)).toEqual(['Golden Ziggurat', 'garden']);
    isMajorityOf(7, [2, 3, 1]);
  });

  clause('TT-CARD-08', 'Gods’ Baths is a garden and pays 3 for each stronghold', () => {
    expect(face(8)).toEqual(["Gods' Baths", 'garden']);
    expect(perCard(8, [10, 11, 12])).toEqual([0, 3, 6, 9]);
    ignoresOthers(8, [10, 11, 12]);
    expect(worth(8, [8, 17, 10, 11, 12], [])).toBe(18);
  });

  clause(
    'TT-CARD-09',
    'the Maze of the Damned is a garden and pays 13 once for all five suits, itself the garden',
    () => {
      expect(face(9)).toEqual(['The Maze of the Damned', 'garden']);
      expect(worth(9, [9, 1, 4, 10, 13], [])).toBe(13);
      for (const missing of [1, 4, 10, 13]) {
        expect(worth(9, [9, 7, ...[1, 4, 10, 13].filter((card) => card !== missing)], [])).toBe(0);
      }
      expect(worth(9, [9, 8, 1, 2, 4, 5, 10, 11, 13, 14], [])).toBe(13);
      expect(worth(9, [9, 17, 1, 4, 10, 13], [])).toBe(13);
    },
  );
});

describe('strongholds', () => {
  clause('TT-CARD-10', 'the Eye of the North is a stronghold and pays 3 for each suit you lack', () => {
    expect(face(10)).toEqual(['The Eye of the North', 'stronghold']);
    expect(worth(10, [10], [])).toBe(12);
    expect(worth(10, [10, 11, 12], [1, 4, 7, 13])).toBe(12);
    expect(worth(10, [10, 1], [])).toBe(9);
    expect(worth(10, [10, 1, 4], [])).toBe(6);
    expect(worth(10, [10, 1, 4, 7], [])).toBe(3);
    expect(worth(10, [10, 1, 4, 7, 13], [])).toBe(0);
  });

  clause('TT-CARD-11', 'the Jinn Shackles is a stronghold and pays 3 for each temple', () => {
    expect(face(11)).toEqual(['The Jinn Shackles', 'stronghold']);
    expect(perCard(11, [13, 14, 15])).toEqual([0, 3, 6, 9]);
    ignoresOthers(11, [13, 14, 15]);
    expect(worth(11, [11, 17, 13, 14, 15], [])).toBe(18);
  });

  clause('TT-CARD-12', "Old Man's Pass is a stronghold and pays for most libraries", () => {
    expect(face(12)).toEqual(["Old Man's Pass", 'stronghold']);
    isMajorityOf(12, [4, 5, 6]);
  });
});

describe('temples', () => {
  clause('TT-CARD-13', 'Blood-tear Spring is a temple and pays for most gardens', () => {
    expect(face(13)).toEqual(['Blood-tear Spring', 'temple']);
    isMajorityOf(13, [7, 8, 9]);
  });

  clause('TT-CARD-14', 'the Sky Pillars is a temple and pays 5 for each library with a garden', () => {
    expect(face(14)).toEqual(['The Sky Pillars', 'temple']);
    expect(worth(14, [14, 4, 7], [])).toBe(5);
    expect(worth(14, [14, 4, 5, 7, 8], [])).toBe(10);
    expect(worth(14, [14, 4, 5, 6, 7, 8, 9], [])).toBe(15);
    expect(worth(14, [14, 4, 5, 6, 7], [])).toBe(5);
    expect(worth(14, [14, 4, 5, 6, 1, 10], [])).toBe(0);
    expect(worth(14, [14, 7, 8, 9, 1, 10], [])).toBe(0);
  });

  clause('TT-CARD-15', 'the Vestibule is a temple and pays 3 for each palace', () => {
    expect(face(15)).toEqual(['The Vestibule', 'temple']);
    expect(perCard(15, [1, 2, 3])).toEqual([0, 3, 6, 9]);
    ignoresOthers(15, [1, 2, 3]);
    expect(worth(15, [15, 17, 1, 2, 3], [])).toBe(18);
  });
});

describe('cards without a suit', () => {
  clause('TT-CARD-16', 'the Molehill has no suit and pays 8 for more single suits', () => {
    expect(face(16)).toEqual(['The Molehill', null]);
    expect(worth(16, [16, 1, 4], [7])).toBe(8);
    expect(worth(16, [16, 4], [7])).toBe(0);
  });

  clause('TT-CARD-17', 'the Roof of the World has no suit, pays nothing and doubles the largest suit', () => {
    expect(face(17)).toEqual(['The Roof of the World', null]);
    expect(points([17, 2, 1, 10, 15], [11])[A]).toEqual({ 17: 0, 2: 7, 1: 0, 10: 6, 15: 12 });
  });

  clause('TT-CARD-18', 'the Sapphire Port has no suit and pays 8 for the best single card', () => {
    expect(face(18)).toEqual(['The Sapphire Port', null]);
    expect(worth(18, [18, 5, 3, 11, 15], [8, 10, 12, 2, 7])).toBe(8);
    expect(worth(18, [18, 6, 7], [15, 2])).toBe(0);
  });
});
