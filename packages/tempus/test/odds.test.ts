import { describe, expect, test } from 'vitest';
import { CARDS, oddsOf, type View } from '../src/public.ts';

/** What the odds are made of, and nothing else of a view. */
function fightOn(
  terrain: string | null,
  parts: { mine: string[]; theirs: number; down?: number; margin: number },
): View {
  const cards = parts.mine.map((id) => CARDS.findIndex((card) => card.id === id));
  const side = (seat: number, strength: number, hidden = 0) => ({ seat, strength, hidden, cards: [] });
  const seat = (hand: number[], hidden: number) => ({ hand: { cards: hand, hidden }, governments: [] });
  return {
    fight: { attacker: side(0, 2 + parts.margin, parts.down), defender: side(1, 2), terrain },
    question: { at: parts.down === undefined ? 'attack' : 'defend', seat: 0 },
    seats: parts.down === undefined ? [seat(cards, 0), seat([], parts.theirs)] : [seat([], 0), seat(cards, 0)],
    discard: { count: 0, cards: [] },
  } as unknown as View;
}

describe('the odds of a fight', () => {
  const chance = (view: View, as: number) => oddsOf(view, as)?.chance;

  test('are certain where nothing is hidden; a tie is lost', () => {
    expect(chance(fightOn('hill', { mine: [], theirs: 0, margin: 1 }), 0)).toBe(1);
    expect(chance(fightOn('hill', { mine: [], theirs: 0, margin: 0 }), 0)).toBe(0);
    expect(chance(fightOn('hill', { mine: [], theirs: 0, down: 0, margin: 0 }), 1)).toBe(1);
    expect(chance(fightOn('hill', { mine: [], theirs: 0, down: 0, margin: 1 }), 1)).toBe(0);
  });

  test('count the cards that would help the defender: one ahead, one card of 54', () => {
    // 14 cards have hills, 5 Forts and 4 Weapons have not: 31 of 54 do not help.
    expect(chance(fightOn('hill', { mine: [], theirs: 1, margin: 1 }), 0)).toBeCloseTo(31 / 54);
    expect(chance(fightOn('hill', { mine: [], theirs: 2, margin: 1 }), 0)).toBeCloseTo((31 * 30) / (54 * 53));
  });

  test('on a mountain only Forts and Weapons help', () => {
    expect(chance(fightOn('mountain', { mine: [], theirs: 1, margin: 1 }), 0)).toBeCloseTo(42 / 54);
    expect(chance(fightOn('mountain', { mine: [], theirs: 1, margin: 2 }), 0)).toBeCloseTo(48 / 54);
  });

  test('leave out the cards in one’s own hand', () => {
    expect(chance(fightOn('mountain', { mine: ['fort-hill-1'], theirs: 1, margin: 1 }), 0)).toBeCloseTo(42 / 53);
  });

  test('for a defender: what lies face down may be any card not seen', () => {
    // Against one card and level strengths: 14 with hills, 4 other Weapons.
    expect(chance(fightOn('hill', { mine: [], theirs: 0, down: 1, margin: 0 }), 1)).toBeCloseTo(36 / 54);
  });

  test('rise with the cards one thinks of laying', () => {
    const fort = CARDS.findIndex((card) => card.id === 'fort-hill-1');
    const attack = fightOn('forest', { mine: ['weapons-hill-1'], theirs: 0, margin: 0 });
    const weapons = CARDS.findIndex((card) => card.id === 'weapons-hill-1');
    expect([oddsOf(attack, 0)?.chance, oddsOf(attack, 0, [weapons])?.chance]).toEqual([0, 1]);
    const defence = fightOn('forest', { mine: ['fort-hill-1'], theirs: 0, down: 0, margin: 2 });
    expect([oddsOf(defence, 1)?.chance, oddsOf(defence, 1, [fort])?.chance]).toEqual([0, 1]);
  });

  test('are not shown to spectators, nor before the terrain is named', () => {
    expect(oddsOf(fightOn('hill', { mine: [], theirs: 1, margin: 1 }), 2)).toBeNull();
    expect(oddsOf(fightOn(null, { mine: [], theirs: 1, margin: 1 }), 0)).toBeNull();
  });
});
