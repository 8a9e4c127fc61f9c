import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { after, asked, at, BLUE, card, GREEN, may, named, now, RED, refusal, row, table, viewOf } from './table.ts';

const LAND = row('grass', 'farm', 'hill', 'forest', 'farm', 'hill');
const step = (from: string, to: string) => [`from:${at(from)}`, `to:${at(to)}`];
const raise = (name: string, place: string) => `raise:${named(name)}/${at(place)}`;

describe('Government', () => {
  const hands = [['government/grass', 'government/farm', 'government/hill', 'religion/hill']];
  const double = (name: string) => `play:${named(name)}`;
  const pass = (name: string) => `pass:${named(name)}`;
  const s = table({ land: LAND, people: { '0,0': [0, 1] }, hands });

  clause('TP-CARD-GOVERNMENT-1', 'it never adds actions: tokens are spent all the same', () => {
    const all = after(s, 'idea', double('government/grass'), 'idea', double('government/farm'), 'idea');
    expect(all.tokens[0]).toBe(0);
    expect(refusal(all, RED, double('government/hill'))).toBe('TP-CARD-GOVERNMENT-2');
    expect(may(all, 'play')).toEqual([]);
    // Three actions in one turn: none are left for the rounds to come.
    let next = after(all, 'end', 'idea', 'end', 'idea', 'end');
    expect([asked(next), viewOf(next, 0).round]).toEqual([[BLUE], 2]);
    next = after(next, 'idea', 'end', 'idea', 'end');
    expect([asked(next), viewOf(next, 0).round]).toEqual([[BLUE], 3]);
  });

  clause(
    'TP-CARD-GOVERNMENT-2',
    'right after an action, with a token left, one more action; each further card one more',
    () => {
      expect(refusal(s, RED, double('government/grass'))).toBe('TP-CARD-GOVERNMENT-2');
      const acted = after(s, 'idea');
      const doubled = after(acted, double('government/grass'));
      expect(viewOf(doubled, 0).turn).toMatchObject({ acted: 1, due: true });
      expect(refusal(doubled, RED, 'end')).toBe('TP-ACT-4');
      expect(refusal(doubled, RED, double('government/farm'))).toBe('TP-CARD-GOVERNMENT-2');
      expect(may(doubled)).toContain('idea');
      const two = after(doubled, 'idea');
      expect([two.tokens[0], asked(two)]).toEqual([1, [RED]]);
      expect(may(two, 'play')).toHaveLength(2);
      // In the window of a Move that goes on: the Move is over.
      const moving = table({ land: LAND, people: { '0,0': [0, 1], '3,0': [0, 1] }, era: 'trade', hands });
      const cut = after(moving, ...step('0,0', '1,0'), double('government/hill'));
      expect([now(cut), viewOf(cut, 0).turn?.action]).toEqual(['turn', null]);
      // Other cards may come first.
      const cards = table({ land: LAND, hands: [['government/grass', 'sanitation/hill']] });
      expect(
        refusal(after(cards, 'idea', raise('sanitation/hill', '0,0')), RED, double('government/grass')),
      ).toBeNull();
    },
  );

  clause('TP-CARD-GOVERNMENT-3', 'as the only thing in a turn, it saves the token for a later round', () => {
    const passed = after(s, pass('government/grass'));
    expect([passed.tokens[0], asked(passed)]).toEqual([3, [BLUE]]);
    const tired = after(s, 'idea');
    expect(refusal(tired, RED, pass('government/grass'))).toBe('TP-CARD-GOVERNMENT-3');
    const played = after(
      table({ land: LAND, hands: [['government/grass', 'sanitation/hill']] }),
      raise('sanitation/hill', '0,0'),
    );
    expect(refusal(played, RED, pass('government/grass'))).toBe('TP-CARD-GOVERNMENT-3');
    // The saved token is used in an extra round.
    let next = passed;
    for (let i = 0; i < 8; i++) next = after(next, 'idea', 'end');
    expect([next.tokens, asked(next), viewOf(next, 0).round]).toEqual([[1, 0, 0], [RED], 4]);
  });

  clause('TP-CARD-GOVERNMENT-4', 'only while another player has a token', () => {
    const alone = table({ land: LAND, hands, tokens: [1, 0, 0] });
    expect(refusal(alone, RED, pass('government/grass'))).toBe('TP-CARD-GOVERNMENT-4');
    expect(may(alone, 'pass')).toEqual([]);
    const two = table({ land: LAND, hands, tokens: [1, 0, 1] });
    expect(refusal(two, RED, pass('government/grass'))).toBeNull();
    const last = after(two, pass('government/grass'), 'idea', 'end');
    expect([asked(last), last.tokens]).toEqual([[RED], [1, 0, 0]]);
    expect(may(last, 'pass')).toEqual([]);
  });

  clause('TP-CARD-GOVERNMENT-5', 'it lies open until its action is done, then it is discarded', () => {
    const doubled = after(s, 'idea', double('government/grass'));
    expect(viewOf(doubled, GREEN).seats[0]).toMatchObject({ governments: [card('government/grass')] });
    expect(doubled.hands[0]).not.toContain(card('government/grass'));
    expect(doubled.discard).toEqual([]);
    expect(after(doubled, 'idea').discard).toEqual([card('government/grass')]);
    // After a pass until the action of the last token.
    const two = table({ land: LAND, hands, tokens: [2, 2, 0] });
    const passed = after(two, pass('government/grass'), 'idea', 'end', 'idea', 'end', 'idea', 'end');
    expect([passed.tokens[0], passed.governments[0]]).toEqual([1, [card('government/grass')]]);
    expect(refusal(passed, RED, `commit:${named('government/grass')}`)).toBe('TP-ACT-4');
    const last = after(passed, 'idea');
    expect([last.governments[0], last.discard]).toEqual([[], [card('government/grass')]]);
  });
});
