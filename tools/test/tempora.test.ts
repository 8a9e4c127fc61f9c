import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame, GAMES } from '@tempora/games';
import { type AnyGame, type GameRecord, legal, pending, readRecord, writeRecord } from '@tempora/kernel';
import {
  addSystemEntry,
  exportMatch,
  type FairSeed,
  type Match,
  openMatch,
  rollBack,
  saveMatch,
  seqOf,
  submit,
} from '@tempora/room';
import { lanterns, perftFrom } from '@tempora/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dispatch } from '../commands/dispatch.ts';
import { CliError, finalScores } from '../commands/shared.ts';
import { plainWords } from '../commands/words.ts';

const TOOL = fileURLToPath(new URL('../../dist/program/tempora.js', import.meta.url));
const tides = findGame('tides')?.game as AnyGame;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tempora-shell-'));
  vi.stubEnv('INIT_CWD', folder);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** Runs the tool as a person would, standing in the temporary folder. */
function tempora(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [TOOL, ...args], { maxBuffer: 1e8 }, (error, out, err) => {
      resolve({ code: error ? Number(error.code) : 0, out, err });
    });
    child.stdin?.end(input);
  });
}

/** The same without a process of its own, for command lines that come to nothing. */
async function failure(args: string[]): Promise<Pick<CliError, 'exitCode' | 'message'>> {
  try {
    await dispatch(args);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { exitCode: error.exitCode, message: error.message };
  }
  throw new Error(`tempora ${args.join(' ')} went well`);
}

const COMMITTED: FairSeed = { kind: 'committed', secret: 'a secret', entropy: ['one', 'two'] };

/** A match in which everybody plays the first legal move, a number of times. */
function played(fairSeed: FairSeed, plies = Number.POSITIVE_INFINITY): Match {
  const holders = ['Ada', 'Ben'].map((name) => ({ kind: 'human' as const, name }));
  const match = openMatch(tides, { match: 'm1', holders, options: tides.options.standard, fairSeed });
  for (let i = 0; i < plies && tides.ranking(match.state) === null; i++) {
    const [seat = 0] = pending(tides, match.state);
    const move = tides.notation.write(legal(tides, match.state, seat)[0]);
    submit(match, { id: String(i), seat, seq: match.journal.length, move });
  }
  return match;
}

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return name;
}

/** A whole record without a chain, changed. */
function changed(change: (record: GameRecord) => Partial<GameRecord>): string {
  const record = readRecord(exportMatch(played(COMMITTED))) as GameRecord;
  return writeRecord({ ...record, chain: '', ...change(record) });
}

function withEntry(at: number, seat: number, move: string) {
  return changed(({ entries }) => ({ entries: entries.toSpliced(at, 1, { seat, move }) }));
}

describe('sim', () => {
  const args = ['sim', 'tides', '--games', '20', '--seed', 's'];

  it('gives JSON with everything asked for, and the same for the same seed', async () => {
    const [first, second] = await Promise.all([tempora([...args, '--json']), tempora([...args, '--json'])]);
    expect(first).toMatchObject({ code: 0, err: '' });
    const { movesPerSecond, seconds, ...result } = JSON.parse(first.out);
    expect(movesPerSecond).toBeGreaterThan(0);
    expect(seconds).toBeGreaterThan(0);
    expect(result).toMatchObject({ game: 'tides', seats: 2, games: 20, seed: 's', moves: 680 });
    expect(result.bots).toEqual(['random', 'random']);
    expect(result.meanScores).toHaveLength(2);
    const { bySeat, byBot, shared } = result.wins;
    expect(bySeat[0] + bySeat[1] + shared).toBe(20);
    expect(byBot).toEqual({ random: 20 - shared });
    const { movesPerSecond: _, seconds: __, ...again } = JSON.parse(second.out);
    expect(again).toEqual(result);
  });

  it('fills all seats with a single bot, rotates bots over seats, and knows options', async () => {
    const options = '{"memoryAid":true}';
    const [one, two] = await Promise.all([
      tempora(['sim', 'tides', '--games', '1', '--bots', 'greedy', '--options', options, '--json']),
      tempora(['sim', 'tides', '--games', '10', '--bots', 'greedy,random', '--rotate', '--json']),
    ]);
    expect(JSON.parse(one.out).bots).toEqual(['greedy', 'greedy']);
    const { wins } = JSON.parse(two.out);
    expect(wins.byBot.greedy).toBeGreaterThan(wins.byBot.random);
    expect(wins.bySeat[0]).toBeGreaterThan(0);
    expect(wins.bySeat[1]).toBeGreaterThan(0);
  });

  it('also gives the scores of an earlier moment', async () => {
    const [json, text, other] = await Promise.all([
      tempora(['sim', 'inca', '--games', '2', '--json']),
      tempora(['sim', 'inca', '--games', '2']),
      tempora([...args, '--json']),
    ]);
    const { before, meanScores, meanScoresBefore } = JSON.parse(json.out);
    expect(before).toBe('before the last column');
    for (const [seat, mean] of meanScoresBefore.entries()) {
      expect(mean).toBeGreaterThan(0);
      expect(mean).toBeLessThan(meanScores[seat]);
    }
    expect(text.out).toContain('mean score  before the last column');
    expect(JSON.parse(other.out)).not.toHaveProperty('before');
  });

  it('says that a game shows no scores rather than invent some', () => {
    expect(finalScores({}, 2)).toBeNull();
    expect(finalScores({ seats: [{ total: 3 }, {}] }, 2)).toBeNull();
    expect(finalScores({ seats: [{ total: 3 }, { total: 0 }] }, 2)).toEqual([3, 0]);
  });
});

describe('bad arguments', () => {
  const BAD: [string[], RegExp][] = [
    [[], /which command/],
    [['dance'], /no command "dance"/],
    [['sim'], /GAME is missing/],
    [['sim', 'chess'], /no game "chess"; there are tides/],
    [['sim', 'tides', 'twice'], /"twice" is one argument too many/],
    [['sim', 'tides', '--seats', '5'], /for 2 seats, not 5/],
    [['sim', 'tides', '--games', 'many'], /--games must be a whole number .*not "many"/],
    [['sim', 'tides', '--games', '-1'], /--games/],
    [['sim', 'tides', '--bots', 'random,clever'], /no bot "clever"; there are random/],
    [['sim', 'tides', '--bots', 'random,random,random'], /3 bots for 2 seats/],
    [['sim', 'tides', '--options', '{"molehill"'], /--options is not JSON/],
    [['sim', 'tides', '--options', '{"wind":1}'], /no such options/],
    [['sim', 'tides', '--fast'], /Unknown option '--fast'/],
    [['sim', 'tides', '--seed', ' '], /--seed must be one line/],
    [['play', 'tides', '--seat', '2'], /seats 0 to 1/],
    [['perft', 'tides', '1.5'], /DEPTH must be a whole number/],
    [['verify', 'nowhere.play'], /no file nowhere.play/],
    [['replay', '.'], /is a folder/],
    [['help', 'dance'], /no command "dance"/],
  ];

  it('get one line on stderr and exit code 2', async () => {
    for (const [args, message] of BAD) {
      expect(await failure(args)).toEqual({ exitCode: 2, message: expect.stringMatching(message) });
    }
    const [args, message] = BAD[4] as (typeof BAD)[number];
    const { code, out, err } = await tempora(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^tempora: [^\n]*\n$/);
    expect(err).toMatch(message);
  });
});

describe('help', () => {
  it('names every command, and gives the version', async () => {
    const [help, sim, version] = await Promise.all([
      tempora(['--help']),
      tempora(['help', 'sim']),
      tempora(['--version']),
    ]);
    for (const name of ['play', 'sim', 'replay', 'verify', 'perft', 'bench']) expect(help.out).toContain(`  ${name} `);
    expect(sim.out).toMatch(/--rotate/);
    expect(sim.out).toMatch(/shared/);
    expect(version.out).toMatch(/^tempora \d+\.\d+\.\d+\n$/);
  });
});

describe('play', () => {
  it('plays a whole game from a pipe, and its record is good', async () => {
    const input = ['?', 'why keep:1,discard:2', 'why nonsense', 'undo', 'zero', ...Array(17).fill('1'), ''].join('\n');
    const args = ['play', 'tides', '--seed', 'p', '--seat', '1', '--save', 'shell.play'];
    const { code, out, err } = await tempora(args, input);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('keep:1,discard:2 is forbidden by TT-DRAFT-1');
    expect(out).toContain('nonsense is no move of tides');
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('"zero" is not a number from 1 to 5');
    expect(out).toMatch(/Seat 0 \(greedy\) plays .*\. You play /);
    for (const round of [1, 2, 3]) expect(out).toMatch(new RegExp(`Round ${round} is scored: Seat 0 .* You \\d+`));
    expect(out).toMatch(/Result:\n1\. /);
    expect(await tempora(['verify', 'shell.play'])).toMatchObject({ code: 0 });
  });

  it('ends with a clear line when the input ends, and leaves on quit', async () => {
    const [ended, left] = await Promise.all([
      tempora(['play', 'tides', '--bots', 'random'], '1\n1\n'),
      tempora(['play', 'tides'], '1\nquit\n'),
    ]);
    expect(ended).toMatchObject({ code: 1, err: 'tempora: the input ended before the game did, after 4 moves\n' });
    expect(left).toMatchObject({ code: 0, err: '' });
    expect(left.out).toMatch(/You left the game\.\n$/);
  });

  it('shows a game without sentences of its own as plain data', () => {
    const words = plainWords(lanterns as AnyGame);
    expect(words.move({ type: 'light', lamp: 1 })).toBe('light:1');
    expect(words.event({ type: 'lit', seat: 0, what: 2 }, {}, { viewer: 0, names: [] })).toEqual([
      'lit, seat 0, what 2',
    ]);
    expect(words.view({ deck: 3, hand: [1, 2], turn: null }, { viewer: 0, names: [] })).toEqual([
      'deck: 3',
      'hand: [1 2]',
      'turn: –',
    ]);
  });
});

describe('verify', () => {
  it('says what it checked in a good record', async () => {
    file('good.play', exportMatch(played(COMMITTED)));
    file('running.play', saveMatch(played({ kind: 'agreed', seed: 'x' }, 5)));
    const [good, running] = await Promise.all([tempora(['verify', 'good.play']), tempora(['verify', 'running.play'])]);
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.out).toMatch(/chain +holds over every line/);
    expect(good.out).toMatch(/the secret is the one committed to/);
    expect(good.out).toMatch(/34 standing, every one legal/);
    expect(good.out).toMatch(/1\. Seat \d \((Ada|Ben)\) with \d+ points/);
    expect(running).toMatchObject({ code: 0, err: '' });
    expect(running.out).toMatch(/the game is still on/);
  });

  it('names the first thing that is wrong, in one line', async () => {
    const good = exportMatch(played(COMMITTED));
    const BAD: [string, string, RegExp][] = [
      ['foreign', 'a,b\n1,2\n', /not a Tempora record/],
      ['empty', '', /not a Tempora record/],
      ['cut', good.slice(0, good.length / 2), /cut off/],
      ['line', good.replace('\n0 play', '\nzero play'), /line \d+ cannot be read/],
      ['format', good.replace('record 1', 'record 9'), /format 9/],
      ['touched', good.replace('"Ada"', '"Eve"'), /hash chain does not hold/],
      ['secret', changed(({ more }) => ({ more: { ...more, secret: 'another' } })), /seed does not match/],
      ['seed', changed(() => ({ seed: 'chosen' })), /seed does not match/],
      ['game', changed(() => ({ game: 'chess' })), /no game "chess"/],
      ['rules', changed(() => ({ rules: 99 })), /rules version 99/],
      ['running', exportMatch(played(COMMITTED, 3)), /still on/],
      [
        'illegal',
        withEntry(2, 0, 'keep:1,discard:2'),
        /line 17, ply 3: seat 0 keep:1,discard:2 is forbidden by TT-DRAFT-1/,
      ],
      ['unreadable', withEntry(2, 0, 'e2e4'), /ply 3: seat 0 e2e4 is no move of tides/],
      ['stranger', withEntry(2, 7, 'play:1'), /ply 3: seat 7 play:1 comes from a seat that was not asked/],
      ['late', changed(({ entries }) => ({ entries: [...entries, ...entries] })), /ply 35: .* after the end/],
    ];
    BAD.push(['unchained', good.replace(/^(end \d+) .*/m, '$1'), /hash chain is missing/]);
    BAD.push(['unlikely', withEntry(2, 0, '.back-0'), /ply 3: seat 0 \.back-0 takes back what may not/]);
    for (const [name, text, message] of BAD) {
      const found = await failure(['verify', file(`${name}.play`, text)]);
      expect(found).toEqual({ exitCode: 1, message: expect.stringMatching(message) });
    }
    const { code, out, err } = await tempora(['verify', 'cut.play']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^tempora: cut\.play: [^\n]*cut off[^\n]*\n$/);
  });
});

describe('a record of a match with a stand-in, an undo and a resignation', () => {
  function lived(): Match {
    const match = played(COMMITTED, 5);
    // Nobody has seen the card that was sealed last.
    const sealed = match.standing.at(-1) as { seat: number; move: string };
    expect(addSystemEntry(match, 0, '.takeover')).toBeNull();
    expect(rollBack(match, { id: 'back', seat: sealed.seat, seq: seqOf(match), ply: 4 })).toBeNull();
    expect(submit(match, { id: 'again', ...sealed, seq: seqOf(match) })).toBeNull();
    expect(addSystemEntry(match, 0, '.return')).toBeNull();
    expect(addSystemEntry(match, 0, '.out')).toBeNull();
    return match;
  }

  it('is verified and described, as exported and as saved', async () => {
    for (const [name, text] of [
      ['lived.play', exportMatch(lived())],
      ['saved.play', saveMatch(lived())],
    ] as const) {
      const [verified, told] = await Promise.all([
        tempora(['verify', file(name, text)]),
        tempora(['replay', name, '--as', '0']),
      ]);
      expect(verified).toMatchObject({ code: 0, err: '' });
      expect(verified.out).toMatch(/5 standing, every one legal/);
      expect(/1 taken back/.test(verified.out)).toBe(name === 'saved.play');
      expect(verified.out).toMatch(/the game is over\n1\. Seat 1 \(Ben\)\n2\. Seat 0 \(Ada\)\n/);
      expect(told).toMatchObject({ code: 0, err: '' });
      expect(told.out).toMatch(/Result:\n1\. Seat 1 \(Ben\)\n/);
    }
  });
});

describe('replay', () => {
  it('describes a game move by move, whole or up to a ply, as a viewer saw it', async () => {
    file('told.play', exportMatch(played(COMMITTED)));
    file('torn.play', 'tempora record 1\n');
    const [whole, part, late, torn] = await Promise.all([
      tempora(['replay', 'told.play']),
      tempora(['replay', 'told.play', '--ply', '2', '--as', '1']),
      tempora(['replay', 'told.play', '--ply', '99']),
      tempora(['replay', 'torn.play']),
    ]);
    expect(whole).toMatchObject({ code: 0, err: '' });
    expect(whole.out).toMatch(/^ 34\. Seat 1 \(Ben\): play /m);
    expect(whole.out).toMatch(/Result:\n1\. /);
    expect(whole.out).not.toMatch(/You draw/);
    expect(part.out).toMatch(/You draw/);
    expect(part.out).toMatch(/After ply 2 of 34:/);
    expect(part.out).not.toMatch(/^ {2}3\. /m);
    expect(late).toMatchObject({ code: 2, err: 'tempora: --ply 99: the game has 34 moves\n' });
    expect(torn).toMatchObject({ code: 1, err: expect.stringMatching(/^tempora: torn\.play: .*cut off.*\n$/) });
  });
});

describe('perft', () => {
  it('counts what the testkit counts', async () => {
    const { code, out } = await tempora(['perft', 'tides', '3', '--seed', 'q']);
    expect(code).toBe(0);
    const counts = [...out.matchAll(/^depth \d: (\d+) /gm)].map(([, count]) => Number(count));
    expect(counts).toEqual([1, 2, 3].map((depth) => perftFrom(tides, 2, 'q', depth)));
  });
});

describe('every listed game', () => {
  it('can be simulated', async () => {
    for (const { game } of GAMES) {
      const { code, out } = await tempora(['sim', game.id, '--games', '2', '--json']);
      expect(code).toBe(0);
      expect(JSON.parse(out).moves).toBeGreaterThan(0);
    }
  });
});
