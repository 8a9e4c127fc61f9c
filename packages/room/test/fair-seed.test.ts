import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitment, digest, type FairSeed, openMatch, seedOf } from '../src/index.ts';
import { agreed, committed, open, tides } from './table.ts';

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

describe('the digest', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ])('of %j is the one of the standard', (text, hash) => {
    expect(digest(text)).toBe(hash);
  });

  test('is SHA-256 of any text in UTF-8', () => {
    for (const text of [
      'é',
      'Žofia',
      '雪',
      '🦊',
      'a\nb',
      '\u0000',
      '\uFEFFx',
      'x'.repeat(55),
      'x'.repeat(56),
      'x'.repeat(64),
    ])
      expect(digest(text)).toBe(sha256(text));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(digest(text)).toBe(sha256(text));
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});

describe('a fair seed', () => {
  const fairSeed = committed('spring') as Extract<FairSeed, { kind: 'committed' }>;

  test('publishes the hash of the secret and nothing else', () => {
    expect(commitment(fairSeed)).toBe(sha256(fairSeed.secret));
    expect(commitment({ ...fairSeed, entropy: ['x', 'y'] })).toBe(commitment(fairSeed));
    expect(commitment({ ...fairSeed, secret: `${fairSeed.secret}0` })).not.toBe(commitment(fairSeed));
    expect(commitment(agreed('spring'))).toBeNull();
  });

  test('is the hash of secret, entropies and match, in this order', () => {
    expect(seedOf(fairSeed, 'm')).toBe(sha256([fairSeed.secret, ...fairSeed.entropy, 'm'].join('\n')));
    expect(seedOf(agreed('as it is'), 'm')).toBe('as it is');
    expect(seedOf(fairSeed, 'm')).not.toBe(commitment(fairSeed));
  });

  test('changes with every part, and the same parts give the same deal', () => {
    const deal = (other: FairSeed, match = 'm') => {
      const { deck, hands } = open(tides, { fairSeed: other, match }).state;
      return JSON.stringify([deck, hands]);
    };
    expect(deal(structuredClone(fairSeed))).toBe(deal(fairSeed));
    const [mine, yours] = fairSeed.entropy as [string, string];
    const deals = [
      deal(fairSeed),
      deal(fairSeed, 'n'),
      deal({ ...fairSeed, secret: `${fairSeed.secret}0` }),
      deal({ ...fairSeed, entropy: [`${mine}0`, yours] }),
      deal({ ...fairSeed, entropy: [mine, `${yours}0`] }),
      deal({ ...fairSeed, entropy: [yours, mine] }),
    ];
    expect(new Set(deals).size).toBe(deals.length);
  });

  test('cannot be told from its commitment: one secret allows any deal', () => {
    const firsts = new Set<number>();
    const all = new Set<number>();
    for (let i = 0; i < 300; i++) {
      const m = openMatch(tides, {
        match: 'm',
        holders: [0, 1].map((seat) => ({ kind: 'human', name: `${seat}` })),
        options: tides.options.standard,
        fairSeed: { ...fairSeed, entropy: [fairSeed.entropy[0] as string, `${i}`] },
      });
      expect(commitment(m.setup.fairSeed)).toBe(commitment(fairSeed));
      firsts.add(m.state.deck[0]);
      for (const card of m.state.deck) all.add(card);
    }
    expect(all.size).toBeGreaterThan(10);
    expect(firsts).toEqual(all);
  });
});
