import { describe, expect, test } from 'vitest';
import { digest, exportMatch, type Match, restoreMatch, saveMatch, seedOf } from '../src/index.ts';
import { committed, find, finished, lanterns, open, tides } from './table.ts';

const FAIR_SEED = committed('tamper');
const match = finished(open(tides, { fairSeed: FAIR_SEED, match: 'tampered' }), 'tamper');
const TEXT = exportMatch(match);
const LINES = TEXT.trimEnd().split('\n').slice(0, -1);

/** Lines with a fitting end: the chain as it is documented, made by whoever changes a record knowingly. */
function sealed(lines: readonly string[]): string {
  const chain = lines.reduce((hash, line) => digest(`${hash}\n${line}`), '');
  return `${lines.join('\n')}\nend ${lines.length - lines.indexOf('') - 1} ${chain}\n`;
}

function verdict(text: string): Match | string {
  const m = restoreMatch(find, text);
  return 'error' in m ? m.error.code : m;
}

function isSame(m: Match): boolean {
  return saveMatch(m) === saveMatch(match);
}

describe('the chain', () => {
  test('is made of each line and the link before it', () => {
    expect(sealed(LINES)).toBe(TEXT);
    expect(verdict(TEXT)).toMatchObject({ setup: match.setup });
  });

  test('detects any single changed character', () => {
    const missed: string[] = [];
    for (let at = 0; at < TEXT.length; at++) {
      const was = TEXT[at] as string;
      const near = String.fromCharCode(was.charCodeAt(0) ^ 1);
      for (const other of new Set([near, '0', 'a', ' ', '\n', 'Z'])) {
        // A line may end as other systems end it.
        if (other === was || other === '\r') continue;
        const found = verdict(TEXT.slice(0, at) + other + TEXT.slice(at + 1));
        if (typeof found !== 'string') missed.push(`${at} ${JSON.stringify(was)} → ${JSON.stringify(other)}`);
      }
    }
    expect(missed).toEqual([]);
  });

  test('detects a character more or less, unless it means nothing', () => {
    for (let at = 0; at <= TEXT.length; at++) {
      for (const changed of [
        TEXT.slice(0, at) + TEXT.slice(at + 1),
        `${TEXT.slice(0, at)}0${TEXT.slice(at)}`,
        `${TEXT.slice(0, at)} ${TEXT.slice(at)}`,
      ]) {
        const found = verdict(changed);
        if (typeof found !== 'string') expect(isSame(found)).toBe(true);
      }
    }
  });

  test('detects lines dropped, doubled or swapped, unless they mean nothing', () => {
    const all = TEXT.trimEnd().split('\n');
    for (let at = 0; at < all.length; at++) {
      const dropped = all.toSpliced(at, 1);
      const doubled = all.toSpliced(at, 0, all[at] as string);
      const swapped = all.toSpliced(at, 2, ...all.slice(at, at + 2).reverse());
      for (const lines of [dropped, doubled]) expect(typeof verdict(`${lines.join('\n')}\n`)).toBe('string');
      const found = verdict(`${swapped.join('\n')}\n`);
      if (typeof found !== 'string') expect(isSame(found)).toBe(true);
    }
  });

  test('does not accept a move of another game', () => {
    const other = exportMatch(finished(open(tides, { fairSeed: FAIR_SEED, match: 'tampered' }), 'another play'));
    const theirs = other.trimEnd().split('\n');
    const gap = LINES.indexOf('');
    let changed = 0;
    for (let at = gap + 1; at < LINES.length; at++) {
      if (theirs[at] === LINES[at]) continue;
      changed++;
      expect(verdict(TEXT.replace(LINES.join('\n'), LINES.toSpliced(at, 1, theirs[at] as string).join('\n')))).toBe(
        'broken-chain',
      );
    }
    expect(changed).toBeGreaterThan(10);
  });
});

describe('a record that is cut off', () => {
  test('after any line', () => {
    const all = TEXT.trimEnd().split('\n');
    for (let kept = 1; kept < all.length; kept++) {
      expect(verdict(all.slice(0, kept).join('\n'))).toBe('truncated');
      expect(verdict(`${all.slice(0, kept).join('\n')}\n`)).toBe('truncated');
    }
    expect(verdict('')).toBe('not-a-record');
  });

  test('after any character but the last line break', () => {
    for (let length = 0; length < TEXT.length - 1; length++) {
      const found = verdict(TEXT.slice(0, length));
      // Without its chain, but with its count, it is still whole.
      if (typeof found !== 'string') expect(TEXT.slice(0, length)).toMatch(/\nend \d+$/);
    }
  });

  test('holds for a saved Lanterns match as well', () => {
    const lines = saveMatch(finished(open(lanterns), 'cut'))
      .trimEnd()
      .split('\n');
    for (let kept = 1; kept < lines.length; kept++) expect(verdict(lines.slice(0, kept).join('\n'))).toBe('truncated');
  });
});

describe('a seed that does not follow from the commitment', () => {
  const LINE = /^(\S+) (.*)$/;
  /** The record with header lines changed (null: dropped), freshly sealed: only the seed can give it away. */
  function withHeader(changes: { [key: string]: string | null }): string {
    const lines = LINES.flatMap((line) => {
      const key = LINE.exec(line)?.[1] ?? '';
      const change = changes[key];
      return change === undefined ? [line] : change === null ? [] : [`${key} ${change}`];
    });
    return sealed(lines);
  }
  const headerOf = (key: string) =>
    LINES.map((line) => LINE.exec(line)).find((line) => line?.[1] === key)?.[2] as string;
  if (FAIR_SEED.kind !== 'committed') throw new Error();
  const otherSecret = digest('another secret');
  const otherLuck = { ...FAIR_SEED, secret: otherSecret };

  test('is detected although the record itself is valid', () => {
    expect(withHeader({})).toBe(TEXT);
    expect(headerOf('secret')).toBe(FAIR_SEED.secret);
    expect(headerOf('commitment')).toBe(digest(FAIR_SEED.secret));
  });

  test.each<{ name: string; changes: { [key: string]: string | null } }>([
    { name: 'another secret', changes: { secret: otherSecret } },
    { name: 'another secret with its seed', changes: { secret: otherSecret, seed: seedOf(otherLuck, 'tampered') } },
    { name: 'another secret with its commitment', changes: { secret: otherSecret, commitment: digest(otherSecret) } },
    { name: 'another commitment', changes: { commitment: digest('x') } },
    { name: 'a commitment in capitals', changes: { commitment: digest(FAIR_SEED.secret).toUpperCase() } },
    { name: 'no commitment but a secret', changes: { commitment: null } },
    { name: 'no secret', changes: { secret: null } },
    { name: 'an empty secret', changes: { secret: '' } },
    { name: 'another entropy of the first seat', changes: { 'entropy.0': digest('mine') } },
    { name: 'another entropy of the last seat', changes: { 'entropy.1': digest('mine') } },
    { name: 'no entropy of a seat', changes: { 'entropy.1': null } },
    {
      name: 'entropies exchanged',
      changes: { 'entropy.0': FAIR_SEED.entropy[1] ?? '', 'entropy.1': FAIR_SEED.entropy[0] ?? '' },
    },
    { name: 'another seed', changes: { seed: digest('seed') } },
    { name: 'another match', changes: { match: 'another' } },
    { name: 'no match', changes: { match: null } },
  ])('$name', ({ changes }) => {
    expect(verdict(withHeader(changes))).toBe('unfair-seed');
  });

  test('a new commitment with its own seed verifies, but deals other cards', () => {
    const changes = { secret: otherSecret, commitment: digest(otherSecret), seed: seedOf(otherLuck, 'tampered') };
    expect(verdict(withHeader(changes))).toBe('illegal-entry');
  });
});
