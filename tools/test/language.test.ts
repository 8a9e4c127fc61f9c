import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@tempora/games';
import { type AnyGame, type AnyGameTypes, legal, pending } from '@tempora/kernel';
import { exportMatch, type Match, openMatch, submit, updateFor } from '@tempora/room';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dispatch } from '../commands/dispatch.ts';
import { offered, shellLanguage, speak, t } from '../commands/language.ts';
import { en } from '../commands/messages/en.ts';
import { wordsOf } from '../commands/words-of.ts';

const LANGUAGES = ['en', 'ru', 'pl', 'sk'];
const KEYS = Object.keys(en) as (keyof typeof en)[];
const COUNTS = [0, 1, 2, 5, 11, 21, 22, 25];
const tides = findGame('tides')?.game as AnyGame;

afterEach(() => speak('en'));

/** Values for every argument that any message has. */
function argsWith(count: number) {
  const names = KEYS.flatMap((key) => [...en[key].matchAll(/\{(\w+)/g)].map(([, name]) => name as string));
  return Object.fromEntries(names.map((name) => [name, count]));
}

describe.each(LANGUAGES)('in %s', (language) => {
  it('everything can be said, with any number', async () => {
    await speak(language);
    for (const key of KEYS) {
      for (const count of COUNTS) expect(t(key, argsWith(count)), key).not.toMatch(/[{}]|undefined/);
    }
  });

  it('a whole game of Tides of Time is described without a gap', async () => {
    await speak(language);
    const { told } = playedGame();
    expect(told.length).toBeGreaterThan(50);
    for (const line of told) expect(line).not.toMatch(/[{}]|undefined/);
  });
});

/** A game in which everybody plays the first move, as seat 0 reads it. */
function playedGame(): { match: Match; told: string[] } {
  const holders = ['Ada', 'Ben'].map((name) => ({ kind: 'human' as const, name }));
  const fairSeed = { kind: 'agreed' as const, seed: 'told' };
  const match = openMatch(tides, { match: 'm', holders, options: tides.options.standard, fairSeed });
  const words = wordsOf(tides);
  const reader = { viewer: 0, names: ['Ada', 'Ben'] };
  const told: string[] = [];
  for (let last = -1; ; ) {
    const { log, view, ply } = updateFor(match, 0, last);
    last = ply;
    for (const { event } of log.lines) told.push(...words.event(event as AnyGameTypes['event'], view, reader));
    const seat = pending(tides, match.state).find((open) => !match.state.sealed[open]);
    told.push(...words.view(view, reader), ...words.explain(view, reader));
    if (seat === undefined) return { match, told };
    const [move] = legal(tides, match.state, seat);
    told.push(words.move(move));
    const seq = match.journal.length;
    submit(match, { id: String(seq), seat, seq, move: tides.notation.write(move) });
  }
}

it('nouns are counted and names inflected as each language wants it', async () => {
  const card = (form: string) => t('tides.card.16', { form });
  const said: string[] = [];
  for (const language of LANGUAGES) {
    await speak(language);
    said.push(t('event.played', { who: 'other', name: 'Ada', card }));
    said.push(...[1, 2, 5].map((points) => t('ranking.points', { name: 'Ada', points })));
  }
  expect(said).toEqual([
    ...['Ada plays The Molehill.', 'Ada with 1 point', 'Ada with 2 points', 'Ada with 5 points'],
    ...['Ada играет «Кротовину».', 'Ada: 1\u00a0очко', 'Ada: 2\u00a0очка', 'Ada: 5\u00a0очков'],
    ...['Ada zagrywa Kretowisko.', 'Ada: 1\u00a0punkt', 'Ada: 2\u00a0punkty', 'Ada: 5\u00a0punktów'],
    ...['Ada hrá Krtinec.', 'Ada: 1\u00a0bod', 'Ada: 2\u00a0body', 'Ada: 5\u00a0bodov'],
  ]);
});

it('the language is that of the shell if it is offered, or named on the command line', async () => {
  expect(shellLanguage({ LANG: 'en_GB.UTF-8' })).toBe('en');
  expect(shellLanguage({ LANG: 'C.UTF-8' })).toBe('en');
  expect(shellLanguage({})).toBe('en');
  for (const language of offered()) {
    expect(shellLanguage({ LANG: `${language}_XX.UTF-8` })).toBe(language);
    expect(shellLanguage({ LC_ALL: language, LANG: 'en_GB.UTF-8' })).toBe(language);
  }
  await expect(dispatch(['verify', 'x', '--lang', 'tlh'])).rejects.toThrow(/no language "tlh"; there are en/);
  await expect(dispatch(['verify', '--lang=en'])).rejects.toThrow('FILE is missing');
});

it('a record is verified in the language that is chosen', async () => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { match } = playedGame();
  const folder = mkdtempSync(join(tmpdir(), 'tempora-language-'));
  const file = join(folder, 'a.play');
  writeFileSync(file, exportMatch(match));
  for (const language of offered()) {
    await dispatch(['verify', file, '--lang', language]);
    await speak(language);
    expect(out.mock.calls.at(-1)?.[0]).toContain(t('verify.chain.good'));
  }
  out.mockRestore();
  rmSync(folder, { recursive: true });
});
