import { legal, pending } from '@tempora/kernel';
import { clause } from '@tempora/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { inca, type Seen, type State } from '../src/index.ts';
import { cardsOn } from '../src/rules/sun.ts';
import {
  A,
  arrange,
  B,
  C,
  can,
  card,
  D,
  events,
  goOn,
  idle,
  inForce,
  isAt,
  laid,
  may,
  own,
  phaseAt,
  play,
  refusal,
  roads,
  scores,
  settle,
  undoable,
} from './table.ts';

const names = (...list: string[]) => list.map(card).sort((a, b) => a - b);

/** A Sun phase of column 2 in which everybody holds the same three cards. */
function sunPhase(change: (s: State) => void = () => {}, hand = ['roadcrew', 'elnino', 'zeal'], column = 2) {
  const s = laid(() => {}, 4, {}, 'four');
  phaseAt(s, column, 1);
  s.hands = s.hands.map(() => names(...hand));
  s.drawn = s.hands.map((cards) => [...cards]);
  scores(s, [D, 3], [C, 2], [B, 1], [A, 0]);
  change(s);
  return settle(s);
}

/** Everybody places, in order A, B, C, D. */
function placeAll(s: Seen, ...cards: string[]) {
  const ready = structuredClone(s) as State;
  for (const [seat, text] of cards.entries()) {
    const kind = card(text.split('/')[0]!);
    ready.hands[seat] = [kind, ...ready.hands[seat]!.slice(1)].sort((a, b) => a - b);
    ready.drawn[seat]![0] = kind;
  }
  let state: Seen = ready;
  for (const [seat, text] of cards.entries()) ({ state } = play(state, seat, `sun:${text}`));
  return state;
}

describe('turn order', () => {
  clause('IE-SUN-1', 'last place acts first', () => {
    const { state, told } = sunPhase((s) => scores(s, [A, 20], [B, 15], [C, 14], [D, 11]));
    expect(state.order).toEqual([D, C, B, A]);
    expect(events(told, 'ordered')).toEqual([{ type: 'ordered', order: [D, C, B, A] }]);
  });

  clause('IE-SUN-2', 'on one space the inner figure acts earlier', () => {
    expect(sunPhase((s) => scores(s, [B, 20], [C, 15], [D, 15], [A, 11])).state.order).toEqual([A, C, D, B]);
    expect(sunPhase((s) => scores(s, [B, 20], [D, 15], [C, 15], [A, 11])).state.order).toEqual([A, D, C, B]);
  });

  clause('IE-SUN-3', 'only a Sun phase changes it: points in between do not, nor does the Founding era', () => {
    let state = arrange((s) => {
      s.order = [C, A, D, B];
      scores(s, [C, 9], [B, 8], [A, 7], [D, 6]);
    });
    ({ state } = idle(state, isAt(2, 1)));
    expect(state.order).toEqual([D, A, B, C]);
    const before = idle(
      arrange((s) => scores(s, [D, 9], [C, 8])),
      isAt(1, 2),
    ).state;
    expect(before.order).toEqual([A, B, C, D]);
    const people = structuredClone(idle(state, isAt(2, 2)).state) as State;
    scores(people, [D, 99]);
    expect(
      idle(people, isAt(2, 3)).told.flatMap(({ event }) => (event.type === 'finished' ? [event.seat] : [])),
    ).toEqual([D, A, B, C]);
  });
});

describe('placing', () => {
  clause('IE-SUN-4', 'in turn order each places one card from their own hand', () => {
    const { state } = sunPhase();
    expect(pending(inca, state)).toEqual([A]);
    expect(refusal(state, B, 'sun:zeal/0')).toBe('not-your-turn');
    expect(refusal(state, A, 'sun:revolt/0')).toBe('IE-SUN-4');
    expect(can(state, A, 'done')).toBe(false);
    expect(refusal(state, A, 'done')).toBe('IE-TRACK-1');
    expect(may(state, A)).toHaveLength(3 * 4);
    expect(pending(inca, play(state, A, 'sun:zeal/1').state)).toEqual([B]);
  });

  clause('IE-SUN-5', 'a sector takes one card per phase, whatever lies there from earlier phases', () => {
    const { state } = sunPhase((s) => inForce(s, 1, 'roadcrew elnino'));
    expect(can(state, A, 'sun:zeal/1')).toBe(true);
    const one = play(state, A, 'sun:zeal/1').state;
    expect(refusal(one, B, 'sun:zeal/1')).toBe('IE-SUN-5');
    expect(refusal(one, B, 'sun:zeal/4')).toBe('IE-SUN-8');
    const three = play(play(one, B, 'sun:zeal/3').state, C, 'sun:zeal/0').state;
    expect(new Set(may(three, D).map((text) => text.at(-1)))).toEqual(new Set(['2']));
  });

  clause('IE-SUN-6', 'the player draws at once, before the next places', () => {
    const { state } = sunPhase();
    const top = state.deck[0]!;
    const after = play(state, A, 'sun:zeal/1');
    expect(after.state.hands[A]).toEqual([...names('roadcrew', 'elnino'), top].sort((a, b) => a - b));
    expect(after.state.deck).toEqual(state.deck.slice(1));
    expect(events(after.told, 'drew')).toEqual([{ type: 'drew', seat: A, cards: [top] }]);
    expect(undoable(state, A, 'sun:zeal/1')).toBe(false);
  });

  clause('IE-SUN-7', 'an empty deck is rebuilt from the discard pile alone', () => {
    const { state } = sunPhase((s) => {
      inForce(s, 0, 'support');
      s.discard = names('revolt', 'great', 'outpost');
      s.deck = [];
    });
    const { state: after, told } = play(state, A, 'sun:zeal/1');
    expect(events(told, 'reshuffled')).toEqual([{ type: 'reshuffled', count: 3 }]);
    expect(after.discard).toEqual([]);
    const drawn = after.drawn[A]?.at(-1) as number;
    expect([...after.deck, drawn].sort((a, b) => a - b)).toEqual(names('revolt', 'great', 'outpost'));
    const one = sunPhase((s) => {
      s.discard = names('great');
      s.deck = names('revolt');
    }).state;
    expect(play(one, A, 'sun:zeal/1').state).toMatchObject({ deck: [], discard: names('great') });
  });

  test('two copies in a hand are one choice', () => {
    const { state } = sunPhase(() => {}, ['zeal', 'elnino', 'elnino']);
    expect(legal(inca, state, A)).toHaveLength(2 * 4);
  });
});

describe('cards in force', () => {
  clause('IE-SUN-8', 'a card works on the two colours beside its sector, whoever placed it', () => {
    const state = placeAll(sunPhase().state, 'zeal/2', 'eclipse/0', 'outpost/3', 'weather/1');
    expect([A, B, C, D].map((seat) => cardsOn(state, seat).map((each) => each))).toEqual([
      names('eclipse', 'outpost').reverse(),
      [card('eclipse'), card('weather')],
      [card('zeal'), card('weather')],
      [card('zeal'), card('outpost')],
    ]);
    expect(
      state.powers.map(({ zeal, eclipse, outpost, garrisonLabor }) => [zeal, eclipse, outpost, garrisonLabor]),
    ).toEqual([
      [0, 1, 1, 0],
      [0, 1, 0, 1],
      [1, 0, 0, 1],
      [1, 0, 1, 0],
    ]);
  });

  clause('IE-SUN-9', 'cards stay face down until all have placed and are then turned up together', () => {
    let { state } = sunPhase();
    for (const seat of [A, B, C]) {
      ({ state } = play(state, seat, `sun:zeal/${seat}`));
      expect(state.powers.every(({ zeal }) => zeal === 0)).toBe(true);
      for (const sector of inca.view(state, D).sun) expect(sector.cards).toEqual([]);
      expect(inca.view(state, D).sun[seat]?.down).toBe(seat);
    }
    const { state: after, told } = play(state, D, 'sun:roadcrew/3');
    expect(events(told, 'revealed')[0]?.cards.map(({ sector, seat }) => [sector, seat])).toEqual([
      [0, A],
      [1, B],
      [2, C],
      [3, D],
    ]);
    expect(inca.view(after, 'public').sun.map(({ cards, down }) => [cards.length, down])).toEqual(
      Array(4).fill([1, null]),
    );
  });

  clause('IE-SUN-10', 'they stay through the column, pile up, and go in the Sapa Inca phase', () => {
    let state = placeAll(sunPhase().state, 'zeal/0', 'zeal/1', 'zeal/2', 'zeal/3');
    expect(state.powers[A]?.zeal).toBe(2);
    ({ state } = idle(state, isAt(2, 3)));
    expect(state.powers[A]?.zeal).toBe(2);
    ({ state } = idle(state, isAt(2, 4)));
    expect(state.sunCards).toHaveLength(8);
    ({ state } = idle(state, isAt(3, 1)));
    expect(state.sunCards).toHaveLength(0);
    expect(state.powers[A]?.zeal).toBe(0);
    expect(state.discard).toHaveLength(8);
  });

  clause('IE-SUN-11', 'effects add up, copies too, and nobody is forced to use one', () => {
    const state = arrange((s) => {
      inForce(s, 0, 'epidemic epidemic renewal roadcrew');
      inForce(s, 3, 'roadcrew elnino');
    });
    expect(state.powers[A]).toMatchObject({ cityLabor: 4, cityPoints: 2, freeRoads: 1 });
    expect(state.powers[B]).toMatchObject({ cityLabor: 4, cityPoints: 2, freeRoads: 1 });
    expect(state.powers[D]).toMatchObject({ cityLabor: 0, freeRoads: 0 });
    expect(can(state, A, 'done')).toBe(true);
  });

  clause('IE-SUN-12', 'REVOLT and SUPPORT work at the end of every Sun phase of the column', () => {
    let { state } = sunPhase((s) => {
      own(s, A, 'nasca', 0);
      roads(s, B, 'pisac-paucartambo');
    });
    state = placeAll(state, 'support/3', 'revolt/0', 'zeal/1', 'zeal/2');
    expect([state.labor[A], inca.view(state, B).seats[B]?.roads.length]).toEqual([6, 1]);
    const again = structuredClone(state) as State;
    roads(again, B, 'pisac-paucartambo');
    const { told } = idle(again, isAt(2, 4));
    expect(events(told, 'supported')).toEqual([{ type: 'supported', seat: A, labor: 1 }]);
    expect(events(told, 'revolted').map(({ seat }) => seat)).toEqual([B]);
    const later = idle(goOn(again, isAt(3, 0)).state, isAt(3, 2)).told;
    expect(events(later, 'revolted')).toEqual([]);
  });
});
