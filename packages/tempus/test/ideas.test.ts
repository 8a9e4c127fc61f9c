import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { CARDS } from '../src/components/cards.ts';
import {
  after,
  at,
  BLUE,
  card,
  events,
  forbidden,
  goOn,
  may,
  named,
  now,
  play,
  RED,
  refusal,
  row,
  standsOn,
  table,
  viewOf,
} from './table.ts';

const LAND = row('grass', 'farm', 'hill', 'forest', 'farm');
const five = ['fort/grass', 'fort/farm', 'fort/hill', 'fort/forest', 'medicine/grass'];

describe('Idea', () => {
  clause('TP-IDEA-1', 'as many cards as the era row says', () => {
    for (const [era, count] of [
      ['start', 1],
      ['writing', 2],
      ['trains', 2],
    ] as const) {
      const s = table({ land: LAND, era, deck: ['religion/hill', 'religion/farm'] });
      const { state, told } = play(s, 'idea');
      expect(state.hands[0]).toEqual(
        [card('religion/hill'), card('religion/farm')].slice(0, count).sort((a, b) => a - b),
      );
      expect(events(told, 'drew')).toEqual([{ type: 'drew', seat: 0, count }]);
      expect(told.find(({ event }) => event.type === 'received')?.to).toEqual([0]);
    }
  });

  clause('TP-IDEA-2', 'all of them, even with a full hand', () => {
    const s = after(table({ land: LAND, era: 'writing', hands: [five] }), 'idea');
    expect(s.hands[0]).toHaveLength(7);
  });

  clause('TP-IDEA-3', 'at once down to the limit, cards of the player’s choice, face down', () => {
    const s = after(
      table({ land: LAND, era: 'writing', hands: [five], deck: ['religion/hill', 'religion/farm'] }),
      'idea',
    );
    expect(now(s)).toBe('limit');
    expect(viewOf(s, 'public').question).toEqual({ at: 'limit', seat: 0, over: 2 });
    expect(may(s)).toHaveLength(7);
    const { state, told } = play(s, `discard:${named('religion/hill')}`, `discard:${named('fort/grass')}`);
    expect(state.hands[0]).toHaveLength(5);
    expect(now(state)).toBe('turn');
    expect(state.discard).toEqual([card('religion/hill'), card('fort/grass')]);
    for (const { event, to } of told) if (event.type === 'dropped') expect(to).toEqual([0]);
    expect(JSON.stringify(viewOf(state, BLUE).discard)).toBe('{"count":2,"cards":[]}');
    expect(refusal(s, RED, `discard:${named('religion/forest')}`)).toBe('TP-IDEA-3');
  });

  clause('TP-IDEA-4', 'nothing may be played while over the limit, and what is discarded has no effect', () => {
    const hand = [...five.slice(0, 4), 'sanitation/hill'];
    const s = after(table({ land: LAND, people: { '0,0': [0, 2] }, era: 'writing', hands: [hand] }), 'idea');
    expect(refusal(s, RED, `raise:${named('sanitation/hill')}/${at('0,0')}`)).toBe('TP-IDEA-4');
    expect(refusal(s, RED, 'end')).toBe('TP-IDEA-4');
    expect(may(s).every((text) => text.startsWith('discard:'))).toBe(true);
    const gone = after(s, `discard:${named('sanitation/hill')}`, `discard:${named('fort/grass')}`);
    expect(gone.raised).toEqual([]);
    const kept = after(s, `discard:${named('fort/grass')}`, `discard:${named('fort/farm')}`);
    expect(refusal(kept, RED, `raise:${named('sanitation/hill')}/${at('0,0')}`)).toBeNull();
  });

  clause(
    'TP-IDEA-5',
    'an empty deck is rebuilt from the discard pile when a card is needed; cards in play stay out',
    () => {
      const s = table({ land: LAND, era: 'writing', deckSize: 1, hands: [['government/farm']], tokens: [2, 1, 0] });
      expect(s.deck).toHaveLength(1);
      const { state, told } = play(s, `pass:${named('government/farm')}`, 'idea');
      expect(events(told, 'reshuffled')).toEqual([{ type: 'reshuffled', count: 52 }]);
      expect(state.hands[1]).toHaveLength(2);
      expect(state.deck).toHaveLength(51);
      expect(state.discard).toEqual([]);
      expect(state.deck).not.toContain(card('government/farm'));
      // Not before a card is needed.
      const exact = play(table({ land: LAND, era: 'writing', deckSize: 2 }), 'idea');
      expect(exact.state.deck).toEqual([]);
      expect(events(exact.told, 'reshuffled')).toEqual([]);
      // Both empty: drawing stops.
      const dry = structuredClone(table({ land: LAND, era: 'writing', deckSize: 1 })) as ReturnType<typeof table> & {
        discard: number[];
      };
      dry.discard.splice(0);
      expect(events(play(dry, 'idea').told, 'drew')[0]?.count).toBe(1);
    },
  );

  clause('TP-IDEA-6', 'playing cards is not an action: before, during and after it, even cards just drawn', () => {
    const s = table({ land: LAND, people: { '0,0': [0, 2] }, hands: [['sanitation/hill']], deck: ['sanitation/farm'] });
    const raise = (name: string) => `raise:${named(name)}/${at('0,0')}`;
    const before = after(s, raise('sanitation/hill'));
    expect(before.tokens[0]).toBe(3);
    expect(may(before)).toContain('idea');
    const drawn = after(before, 'idea', raise('sanitation/farm'));
    expect(drawn.tokens[0]).toBe(2);
    expect(viewOf(drawn, 'public').turn?.played).toEqual([
      { card: card('sanitation/hill'), from: null, to: at('0,0') },
      { card: card('sanitation/farm'), from: null, to: at('0,0') },
    ]);
    const during = after(s, `from:${at('0,0')}`, `to:${at('1,0')}`, raise('sanitation/hill'));
    expect(now(during)).toBe('move');
  });

  clause('TP-IDEA-7', 'outside one’s own turn only as defender and for progress', () => {
    const hands = [[], ['sanitation/hill', 'war_leader/hill']];
    const s = table({
      land: LAND,
      people: { '0,0': [0, 2], '1,0': [1, 1] },
      crowd: { 1: 4 },
      hands,
      tokens: [1, 0, 0],
    });
    expect(forbidden(s, BLUE, `raise:${named('sanitation/hill')}/${at('1,0')}`)).toBe('TP-IDEA-7');
    expect(refusal(s, BLUE, `raise:${named('sanitation/hill')}/${at('1,0')}`)).toBe('not-your-turn');
    const defending = after(s, `fight:${at('0,0')}-${at('1,0')}`, 'stand');
    expect(may(defending)).toHaveLength(3);
    const progress = after(s, 'idea', 'end', 'stand');
    expect(now(progress)).toBe('lay');
    expect(may(progress)).toHaveLength(3);
  });

  clause('TP-IDEA-8', 'a card is played once and for one purpose', () => {
    const s = table({
      land: LAND,
      people: { '0,0': [0, 3], '1,0': [1, 1] },
      crowd: { 1: 4 },
      era: 'cities',
      hands: [['war_leader/farm']],
    });
    const lead = `lead:${named('war_leader/farm')}/${at('0,0')}-${at('1,0')}`;
    const led = after(s, lead);
    expect(refusal(led, RED, `commit:${named('war_leader/farm')}`)).toBe('TP-IDEA-8');
    expect(viewOf(led, RED).fight?.attacker.strength).toBe(3); // its farm does not count
    const again = after(led, 'stand', 'advance:0');
    expect(refusal(again, RED, lead)).toBe('TP-IDEA-8');
    expect(again.hands[0]).toEqual([]);
  });

  clause('TP-IDEA-9', 'played for its effect a card must have one; laid it need not', () => {
    const hands = [['education/hill', 'fort/hill', 'weapons/hill', 'religion/hill', 'war_leader/hill']];
    const s = table({ land: LAND, people: { '0,0': [0, 1], '1,0': [1, 1] }, hands });
    for (const name of ['education/hill', 'fort/hill', 'weapons/hill']) {
      expect(refusal(s, RED, `play:${named(name)}`)).toBe('TP-IDEA-9');
    }
    expect(refusal(s, RED, `raise:${named('fort/hill')}/${at('0,0')}`)).toBe('TP-IDEA-9');
    expect(may(s).filter((text) => /^(play|pass|raise|convert|lead)/.test(text))).toEqual([]); // Blue is protected
    const front = table({ land: LAND, people: { '0,0': [0, 1], '1,0': [1, 1] }, crowd: { 1: 4 }, hands });
    expect(may(after(front, `fight:${at('0,0')}-${at('1,0')}`), 'commit')).toHaveLength(5);
  });

  clause(
    'TP-IDEA-11',
    'Sanitation anywhere allowed; Transport and Medicine inside their action, after a piece, for a further one',
    () => {
      const hands = [['transport/hill', 'medicine/hill', 'sanitation/hill']];
      const s = table({ land: LAND, people: { '0,0': [0, 1], '2,0': [0, 1] }, hands });
      const raises = may(s, 'raise').map((text) => Number(text.split('/')[1]));
      expect(raises.sort((a, b) => a - b)).toEqual(['0,0', '1,0', '2,0', '3,0', '4,0'].map(at).sort((a, b) => a - b));
      expect(refusal(s, RED, `play:${named('transport/hill')}`)).toBe('TP-CARD-TRANSPORT-1');
      expect(refusal(s, RED, `play:${named('medicine/hill')}`)).toBe('TP-CARD-MEDICINE-1');
      const moved = after(s, `from:${at('0,0')}`, `to:${at('1,0')}`);
      expect(may(moved, 'play')).toEqual([`play:${named('transport/hill')}`]);
      const more = after(moved, `play:${named('transport/hill')}`, `from:${at('2,0')}`, `to:${at('3,0')}`);
      expect(refusal(more, RED, `from:${at('3,0')}`)).toBe('TP-MOVE-1');
      const alone = after(
        table({ land: LAND, people: { '0,0': [0, 1] }, hands }),
        `from:${at('0,0')}`,
        `to:${at('1,0')}`,
      );
      expect(refusal(alone, RED, `play:${named('transport/hill')}`)).toBe('TP-IDEA-11');
      const born = after(s, `baby:${at('0,0')}`);
      expect(refusal(born, RED, `play:${named('medicine/hill')}`)).toBe('TP-IDEA-11');
      expect(refusal(born, RED, `play:${named('transport/hill')}`)).toBe('TP-CARD-TRANSPORT-1');
      // Only that action: the next Move begins with its usual number.
      const later = after(more, 'end', 'idea', 'end', 'idea', 'end', `from:${at('3,0')}`);
      expect(viewOf(later, 0).turn?.left).toBe(0);
    },
  );

  clause(
    'TP-IDEA-10',
    'to the discard pile: effects at once, fight cards after the comparison, progress cards before any draw',
    () => {
      const hands = [['sanitation/hill', 'weapons/farm'], ['fort/hill']];
      const s = table({
        land: LAND,
        people: { '0,0': [0, 2], '1,0': [1, 1] },
        crowd: { 1: 4 },
        hands,
        tokens: [1, 0, 0],
      });
      const played = after(s, `raise:${named('sanitation/hill')}/${at('0,0')}`);
      expect(played.discard).toEqual([card('sanitation/hill')]);
      const laid = after(
        played,
        `fight:${at('0,0')}-${at('1,0')}`,
        `commit:${named('weapons/farm')}`,
        'stand',
        `commit:${named('fort/hill')}`,
      );
      expect(laid.discard).toEqual([card('sanitation/hill')]);
      expect(after(laid, 'stand').discard).toHaveLength(3);
      // Everything else in hands or gone: the bonus for Writing must come from the progress cards just laid.
      const dry = structuredClone(
        table({ land: LAND, people: { '1,0': [0, 2] }, hands: [['fort/hill', 'fort/farm']], tokens: [1, 0, 0] }),
      );
      const state = dry as ReturnType<typeof table> & { deck: number[]; governments: number[][] };
      (state.governments as number[][])[2] = state.deck.splice(1); // out of the way
      const ended = play(state, 'idea', 'end', `commit:${named('fort/hill')}`, `commit:${named('fort/farm')}`, 'stand');
      expect(events(ended.told, 'reshuffled')).toEqual([{ type: 'reshuffled', count: 2 }]);
      expect(ended.state.hands[0]).toContain(card('fort/hill'));
    },
  );
});

describe('over many turns', () => {
  clause('TP-ACT-5', 'there is always a card to draw: at most 35 cards are in hands', () => {
    const s = goOn(table({ seats: 5, land: LAND, era: 'trains', tokens: [6, 6, 6, 6, 6] })).state;
    expect(s.hands.flat().length).toBeLessThanOrEqual(35);
    expect(s.deck.length + s.discard.length).toBeGreaterThanOrEqual(CARDS.length - 35);
    expect(standsOn(s, '0,0')).toBeNull();
  });
});
