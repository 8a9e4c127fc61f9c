import { legal } from '@tempora/kernel';
import { randomGame } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../src/hints/table.ts';
import { inca, type Seen } from '../src/index.ts';
import { effectOfLaying, effectOfLying, moveMeant, outlookOf, provinceOf, roadsAtRisk } from '../src/public.ts';
import {
  A,
  arrange,
  B,
  begin,
  C,
  card,
  edge,
  goOn,
  inForce,
  isAt,
  own,
  put,
  region,
  roads,
  site,
  tidy,
} from './table.ts';

const seen = (s: Seen, text: string) => outlookOf(inca.view(s, A), inca.notation.read(tidy(text))!);

describe('the hint for a move', () => {
  test('a road shows what it would connect, cut-off roads included, and what it turns up', () => {
    const s = arrange((t) => {
      roads(t, A, 'limatambo-calca lares-huamanmarca');
      put(t, 'garrison', 'lares');
      put(t, 'city+temple', 'ollantaytambo');
    });
    expect(seen(s, 'road:calca-ollantaytambo')).toMatchObject({ labor: 0, points: 0, sapa: 4, others: [], cards: [] });
    expect(seen(s, 'road:calca-lares')).toMatchObject({ sapa: 2 });
    expect(seen(s, 'extra:calca-lares')).toMatchObject({ labor: 1, sapa: 2 });
    expect(seen(s, 'road:limatambo-saywite')).toMatchObject({ sapa: 0 });
  });

  test('a build shows its price, the cards that changed it, and what it scores for others', () => {
    const s = arrange((t) => {
      t.labor[A] = 20;
      inForce(t, 0, 'epidemic renewal roadcrew resistance');
      for (const seat of [A, C]) roads(t, seat, 'limatambo-calca calca-ollantaytambo');
      roads(t, C, 'cusco-limatambo');
      own(t, A, 'nasca');
    });
    expect(seen(s, 'city:ollantaytambo')).toEqual({
      labor: 8,
      points: 6,
      income: 0,
      sapa: 3,
      others: [{ seat: C, sapa: 3 }],
      cards: ['epidemic', 'renewal'].map(card),
      reveals: [],
    });
    expect(seen(s, 'terrace:nasca')).toMatchObject({ labor: 2, points: 1, income: 1, sapa: 1, others: [], cards: [] });
    expect(provinceOf(inca.view(s, A), region('nasca'))).toMatchObject({ face: 'taken', owner: A });
    expect(provinceOf(inca.view(s, A), region('antisuyu'))).toBeUndefined();
  });

  test('a temple scores what is printed at its site', () => {
    const s = arrange((t) => {
      t.labor[A] = 9;
      put(t, 'city', 'machupicchu');
      roads(t, A, 'limatambo-calca calca-ollantaytambo ollantaytambo-machupicchu');
    });
    expect(seen(s, 'temple:machupicchu')).toMatchObject({ labor: 5, points: 5, sapa: 1, cards: [] });
  });
});

describe('the table that a view shows', () => {
  test('is the real one except for what is hidden', () => {
    for (const seats of [3, 4]) {
      const table = { game: inca, seats, options: { ...inca.options.standard, pizarro: true }, seed: 'views' };
      for (const { after: s, ply } of randomGame(table)) {
        if (ply % 20 > 0) continue;
        const {
          sites,
          roads: all,
          reached,
          owners,
          faces,
          terraces,
          labor,
          points,
          places,
          powers,
        } = tableOf(inca.view(s, 'public'));
        expect({ sites, roads: all, reached, owners, faces, terraces, labor, points, places, powers }).toEqual({
          ...{ sites: s.sites, roads: s.roads, reached: s.reached, owners: s.owners, faces: s.faces },
          ...{ terraces: s.terraces, labor: s.labor, points: s.points, places: s.places, powers: s.powers },
        });
        expect(tableOf(inca.view(s, 'public')).markers).toEqual(s.markers.map((m, r) => (s.faces[r] ? m : -1)));
      }
    }
  });
});

describe('cards', () => {
  test('say what they do with all their copies, or what one more would do', () => {
    const { state } = goOn(begin().state, isAt(4, 4), 7);
    const s = arrange((t) => inForce(t, 0, 'wildroad wildroad epidemic'));
    const view = inca.view(s, A);
    expect(effectOfLying(view, card('wildroad'), A)).toEqual({ from: 0, to: 2 });
    expect(effectOfLaying(view, card('wildroad'), A)).toEqual({ from: 2, to: 3 });
    expect(effectOfLying(view, card('epidemic'), B)).toEqual({ from: 6, to: 8 });
    expect(effectOfLaying(view, card('elnino'), C)).toEqual({ from: 2, to: 1 });
    expect(effectOfLaying(view, card('great'), A)).toEqual({ from: 0, to: 0 });
    const after = inca.view(state, 'public');
    for (const seat of [0, 1, 2, 3]) expect(effectOfLaying(after, card('massbuild'), seat).to).toBe(2);
  });

  test('a revolt threatens the roads in provinces that nobody has conquered', () => {
    const s = arrange((t) => {
      roads(t, A, 'limatambo-calca calca-lares');
      inForce(t, 1, 'revolt');
    });
    const view = inca.view(s, A);
    expect(roadsAtRisk(view, null).filter(({ seat }) => seat === A)).toEqual([]);
    const risk = roadsAtRisk(view, { card: card('revolt'), sector: 0 }).filter(({ seat }) => seat === A);
    expect(risk).toEqual([{ seat: A, edge: edge(s, 'calca-lares') }]);
    expect(roadsAtRisk(view, { card: card('renewal'), sector: 0 }).filter(({ seat }) => seat === A)).toEqual([]);
  });
});

describe('the move meant by pointing', () => {
  test('is a move that concerns what was pointed at', () => {
    const s = arrange((t) => {
      own(t, B, 'nasca');
      put(t, 'city', 'ollantaytambo');
    });
    const view = inca.view(s, A);
    const meant = (kind: 'site' | 'region' | 'edge' | 'card' | 'sector', id: number) => {
      const move = moveMeant(view, { kind, id });
      return move && inca.notation.write(move);
    };
    expect(meant('site', site('ollantaytambo'))).toBe('temple:ollantaytambo');
    expect(meant('site', site('machupicchu'))).toBe('city:machupicchu');
    expect(meant('site', site('lares'))).toBe('garrison:lares');
    expect(meant('region', region('nasca'))).toBe('terrace:nasca');
    expect(meant('region', region('antisuyu'))).toBe('conquer:antisuyu');
    expect(meant('edge', edge(s, 'calca-lares'))).toBe(tidy('road:calca-lares'));
    expect(meant('card', card('revolt'))).toBe('sun:revolt/0');
    expect(meant('sector', 1)).toBeNull();
  });

  test('has a reason where nothing is offered', () => {
    const { state } = goOn(begin().state, isAt(3, 2), 3);
    const seat = inca.view(state, 'public').asked!;
    const offered = new Set(legal(inca, state, seat).map(inca.notation.write));
    const view = inca.view(state, seat);
    for (const { region: id } of view.provinces) {
      const move = moveMeant(view, { kind: 'region', id })!;
      expect(inca.forbids(state, seat, move) === null).toBe(offered.has(inca.notation.write(move)));
    }
  });
});
