import { type AnyGame, readRecord } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { exportMatch, type Match, type MatchRecordError, restoreMatch, saveMatch, submit } from '../src/index.ts';
import { agreed, committed, find, finished, isOver, lanterns, movesOf, open, play, tides, wander } from './table.ts';

const TABLES: { game: AnyGame; seats: number; games: number }[] = [
  { game: tides, seats: 2, games: 5 },
  { game: lanterns, seats: 2, games: 6 },
  { game: lanterns, seats: 3, games: 6 },
];

function restored(text: string): Match {
  const m = restoreMatch(find, text);
  if ('error' in m) throw new Error(JSON.stringify(m));
  return m;
}

/** A match without its game, which is the same, and without the commands it has answered. */
function contents({ game, answered, ...rest }: Match) {
  return { id: game.id, ...rest };
}

describe('a saved match', () => {
  test.each(TABLES)('comes back as it was, at every entry: $game.id, $seats seats', ({ game, seats, games }) => {
    let undone = 0;
    for (let i = 0; i < games; i++) {
      const fairSeed = i % 2 === 0 ? committed(`saved ${i}`, seats) : agreed(`saved ${i}`);
      const m = open(game, { seats, fairSeed, match: `match ${i}` });
      expect(contents(restored(saveMatch(m)))).toEqual(contents(m));
      for (const _ of wander(m, `saved ${i}`)) {
        const text = saveMatch(m);
        const again = restored(text);
        expect(contents(again)).toEqual(contents(m));
        expect(saveMatch(again)).toBe(text);
      }
      undone += m.journal.filter(({ move }) => move === '.undo').length;
    }
    expect(undone > 0).toBe(game.id === 'lanterns');
  });

  test('continues as if nothing had happened', () => {
    const m = open(tides, { fairSeed: committed('on') });
    play(m, `0 ${movesOf(m, 0)[2]}`);
    const again = restored(saveMatch(m));
    finished(m, 'on');
    finished(again, 'on');
    expect(contents(again)).toEqual(contents(m));
  });

  test('remembers no command ids', () => {
    const m = open(lanterns);
    play(m, '0 light:0', '0 light:1', '0 end');
    const again = restored(saveMatch(m));
    for (const [i, move] of ['light:0', 'light:1', 'light:2'].entries())
      expect(submit(again, { id: `entry ${i}`, seat: 1, seq: again.journal.length, move })).toBeNull();
    play(again, '1 end');
    for (const [i, move] of ['light:2', 'end'].entries())
      expect(submit(again, { id: `entry ${i}`, seat: 0, seq: again.journal.length, move })).toBeNull();
    expect(again.journal).toHaveLength(9);
  });

  test('keeps its people, its bots and any character in their names', () => {
    const m = open(tides);
    m.setup.holders = [
      { kind: 'human', name: 'Ada "the Fox" \\ Ž. 雪 🦊' },
      { kind: 'bot', name: 'end 3', bot: 'greedy' },
    ];
    expect(restored(saveMatch(m)).setup.holders).toEqual(m.setup.holders);
  });

  test('a record without names, id or chain is a match as well', () => {
    const bare = 'tempora record 1\ngame tides\nrules 1\nseats 2\noptions {}\nseed bare\n\nend 0\n';
    const m = restored(bare);
    expect(m.setup.holders).toEqual([
      { kind: 'human', name: '1' },
      { kind: 'human', name: '2' },
    ]);
    expect(m.setup.options).toEqual(tides.options.standard);
    expect(m.setup.match).not.toBe('');
    expect(m.state).toEqual(open(tides, { fairSeed: agreed('bare') }).state);
  });
});

describe('an exported match', () => {
  test.each(TABLES)(
    'reveals nothing of its seed before the end, and all of it afterwards: $game.id',
    ({ game, seats }) => {
      for (const fairSeed of [committed('export', seats), agreed('a very peculiar seed')]) {
        const m = open(game, { seats, fairSeed });
        const secrets = fairSeed.kind === 'agreed' ? [fairSeed.seed] : [fairSeed.secret, ...fairSeed.entropy];
        const seed = /^seed (.*)$/m.exec(saveMatch(m))?.[1] as string;
        expect(seed.length).toBeGreaterThan(10);
        for (const _ of wander(m, 'export')) {
          const text = exportMatch(m);
          for (const secret of [...secrets, seed]) expect(text.includes(secret)).toBe(isOver(m));
          for (const word of ['seed', 'secret', 'entropy'])
            expect(new RegExp(`^${word}`, 'm').test(text)).toBe(
              isOver(m) && (word === 'seed' || fairSeed.kind !== 'agreed'),
            );
          if (!isOver(m)) expect(restoreMatch(find, text)).toEqual({ error: { code: 'no-seed' } });
        }
      }
    },
  );

  test.each(TABLES)('contains the moves that stand, and verifies: $game.id', ({ game, seats }) => {
    for (let i = 0; i < 4; i++) {
      const m = finished(open(game, { seats, fairSeed: committed(`held ${i}`, seats) }), `held ${i}`);
      const text = exportMatch(m);
      expect(text).not.toContain('.undo');
      const again = restored(text);
      expect(again.state).toEqual(m.state);
      expect(again.standing).toEqual(m.standing);
      expect(again.journal).toEqual(m.standing.map(({ seat, move }) => ({ seat, move })));
      expect(again.setup).toEqual(m.setup);
      expect(exportMatch(again)).toBe(text);
    }
  });

  test('reveals no sealed answer before all have answered', () => {
    const m = open(tides);
    const before = exportMatch(m);
    const [first, second] = [0, 1].map((seat) => `${seat} ${movesOf(m, seat)[0]}`) as [string, string];
    play(m, first);
    expect(exportMatch(m)).toBe(before);
    play(m, second);
    for (const line of [first, second]) expect(exportMatch(m)).toContain(line.slice(2));
  });

  test('contains the commitment while the match runs', () => {
    const m = open(tides, { fairSeed: committed('public') });
    const record = readRecord(exportMatch(m));
    if ('error' in record) throw new Error(record.error.code);
    expect(Object.keys(record.more)).toEqual(['match', 'holder.0', 'holder.1', 'commitment']);
    expect(record.seed).toBeNull();
  });
});

describe('a record that is not one of ours', () => {
  const good = exportMatch(finished(open(tides, { fairSeed: agreed('good') }), 'good'));
  /** The record with a line changed and no chain, so that nothing but the line itself is at fault. */
  const changed = (from: RegExp, to: string) => good.replace(from, to).replace(/^(end \d+) .*$/m, '$1');
  const errorIn = (text: string): MatchRecordError | null => {
    const m = restoreMatch(find, text);
    return 'error' in m ? m.error : null;
  };

  test('without the changes below, it is accepted', () => {
    expect(errorIn(changed(/^$/m, ''))).toBeNull();
  });

  test.each<{ name: string; text: string; error: object }>([
    { name: 'nothing', text: '', error: { code: 'not-a-record' } },
    { name: 'another file', text: '{"json": true}', error: { code: 'not-a-record' } },
    {
      name: 'a later format',
      text: changed(/^tempora record 1/, 'tempora record 2'),
      error: { code: 'unknown-format', format: 2 },
    },
    { name: 'another game', text: changed(/^game .*/m, 'game chess'), error: { code: 'unknown-game', game: 'chess' } },
    {
      name: 'a word all objects know',
      text: changed(/^game .*/m, 'game toString'),
      error: { code: 'unknown-game', game: 'toString' },
    },
    { name: 'later rules', text: changed(/^rules .*/m, 'rules 2'), error: { code: 'other-rules', rules: 2 } },
    { name: 'three seats', text: changed(/^seats .*/m, 'seats 3'), error: { code: 'bad-seats' } },
    { name: 'no seats', text: changed(/^seats .*/m, 'seats 0'), error: { code: 'bad-seats' } },
    {
      name: 'unknown options',
      text: changed(/^options .*/m, 'options {"dragons":true}'),
      error: { code: 'bad-options' },
    },
    {
      name: 'mistyped options',
      text: changed(/^options .*/m, 'options {"memoryAid":1}'),
      error: { code: 'bad-options' },
    },
    { name: 'options that are none', text: changed(/^options .*/m, 'options null'), error: { code: 'bad-options' } },
    { name: 'options that are text', text: changed(/^options .*/m, 'options "x"'), error: { code: 'bad-options' } },
    {
      name: 'a holder that is no JSON',
      text: changed(/^holder.0 .*/m, 'holder.0 Ada'),
      error: { code: 'bad-holders' },
    },
    { name: 'a holder that is null', text: changed(/^holder.1 .*/m, 'holder.1 null'), error: { code: 'bad-holders' } },
    {
      name: 'a nameless holder',
      text: changed(/^holder.1 .*/m, 'holder.1 {"kind":"human"}'),
      error: { code: 'bad-holders' },
    },
    {
      name: 'a ghost',
      text: changed(/^holder.1 .*/m, 'holder.1 {"kind":"ghost","name":"Boo"}'),
      error: { code: 'bad-holders' },
    },
    { name: 'no seed', text: changed(/^seed .*\n/m, ''), error: { code: 'no-seed' } },
    {
      name: 'an undo that nobody may make',
      text: changed(/^[01] play:\d+$/m, '0 .undo'),
      error: { code: 'illegal-entry', ply: 1, move: '.undo', reason: null },
    },
    {
      name: 'an unreadable move',
      text: changed(/^[01] play:\d+$/m, '0 play:99'),
      error: { code: 'illegal-entry', ply: 1, move: 'play:99', reason: null },
    },
    {
      name: 'an illegal move',
      text: changed(/^[01] play:\d+$/m, '0 keep:1,discard:2'),
      error: {
        code: 'illegal-entry',
        ply: 1,
        move: 'keep:1,discard:2',
        reason: { code: 'illegal-move', clause: 'TT-DRAFT-1' },
      },
    },
  ])('$name', ({ text, error }) => {
    expect(errorIn(text)).toEqual(error);
  });

  test('options that are not even JSON are a bad line', () => {
    for (const options of ['{', '', 'undefined', "{'memoryAid':true}"])
      expect(errorIn(changed(/^options .*/m, `options ${options}`))).toMatchObject({ code: 'bad-line' });
  });

  test('absurdly nested options are an error, not a crash', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    for (const text of [good, changed(/^$/m, '')])
      expect(errorIn(text.replace(/^options .*/m, `options ${deep}`))).toMatchObject({ code: expect.any(String) });
  });
});
