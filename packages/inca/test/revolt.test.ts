import { clause } from '@tempora/testkit/vitest';
import { describe, expect } from 'vitest';
import { inca, type Seen, type State } from '../src/index.ts';
import { revolt } from '../src/rules/revolt.ts';
import { sapaScore } from '../src/rules/sapa.ts';
import { support } from '../src/rules/support.ts';
import { A, arrange, B, C, can, D, edge, inForce, may, own, put, refusal, region, roads, site } from './table.ts';

const silent = () => {};

/** What is left after the end of a Sun phase. */
function after(change: (s: State) => void): Seen {
  return arrange((s) => {
    change(s);
    for (const seat of s.order) {
      revolt(s, seat, silent);
      support(s, seat, silent);
    }
  });
}
const roadsOf = (s: Seen, seat: number) => inca.view(s, 'public').seats[seat]!;

describe('Peasants’ Revolt', () => {
  clause('IE-EVENT-REVOLT-1', 'only the two players beside the card lose roads', () => {
    const s = after((t) => {
      inForce(t, 0, 'revolt');
      roads(t, A, 'limatambo-saywite saywite-curamba');
      roads(t, B, 'pisac-paucartambo');
      roads(t, C, 'urcos-rumicolca urcos-raqchi');
      roads(t, D, 'pacariqtambo-accha accha-raqchi');
    });
    expect([A, B, C, D].map((seat) => roadsOf(s, seat).roads.length)).toEqual([2, 1, 3, 3]);
  });

  clause('IE-EVENT-REVOLT-2', 'by the region of the road alone, wild ones included', () => {
    const s = after((t) => {
      inForce(t, 0, 'revolt');
      roads(t, A, 'limatambo-saywite saywite-choquequirao saywite-cotabambas');
      roads(t, B, 'pisac-calca pisac-rumicolca cusco-calca');
    });
    expect(roadsOf(s, A).roads).toEqual(
      ['cusco-limatambo', 'limatambo-saywite', 'saywite-cotabambas'].map((line) => edge(s, line)),
    );
    expect(roadsOf(s, B).wildRoads).toEqual([edge(s, 'cusco-calca')]);
    expect(roadsOf(s, B).network).toEqual([site('cusco'), site('pisac'), site('calca')].sort((x, y) => x - y));
  });

  clause(
    'IE-EVENT-REVOLT-3',
    'conquered provinces are safe whoever took them; freed lines are open; nothing else changes',
    () => {
      const s = after((t) => {
        inForce(t, 0, 'revolt');
        own(t, C, 'chanca');
        roads(t, A, 'limatambo-saywite saywite-curamba curamba-choquequirao');
        put(t, 'city+temple', 'machupicchu');
        t.faces[region('vilcas')] = 1;
        roads(t, D, 'pacariqtambo-cotabambas');
      });
      expect(roadsOf(s, A).roads).toContain(edge(s, 'saywite-curamba'));
      expect(roadsOf(s, A).roads).not.toContain(edge(s, 'curamba-choquequirao'));
      expect(can(s, A, 'road:curamba-choquequirao')).toBe(true);
      expect(inca.view(s, A).structures).toEqual([{ site: site('machupicchu'), kind: 'city', temple: true }]);
      expect([s.faces[region('vilcas')], s.owners[region('chanca')]]).toEqual([1, C]);
    },
  );

  clause('IE-EVENT-REVOLT-4', 'what is cut off stays, counts for nothing, and comes back with one road', () => {
    const s = after((t) => {
      inForce(t, 0, 'revolt');
      own(t, A, 'lares');
      own(t, D, 'opatari');
      roads(t, A, 'limatambo-choquequirao choquequirao-machupicchu machupicchu-huamanmarca huamanmarca-lares');
      put(t, 'garrison', 'lares');
      t.labor[A] = 20;
    });
    expect(roadsOf(s, A).roads).toEqual(
      ['cusco-limatambo', 'limatambo-choquequirao', 'lares-huamanmarca', 'machupicchu-huamanmarca']
        .map((line) => edge(s, line))
        .sort((x, y) => x - y),
    );
    expect(roadsOf(s, A).network).toEqual(['cusco', 'limatambo', 'choquequirao'].map(site).sort((x, y) => x - y));
    expect(sapaScore(s, A).points).toBe(0);
    expect(may(s, A, 'city:')).toEqual([]);
    expect(refusal(s, A, 'road:lares-pilcopata')).toBe('IE-ROAD-3');
    expect(refusal(s, A, 'city:machupicchu')).toBe('IE-CITY-2');
    const linked = arrange((t) => {
      Object.assign(t, structuredClone(s));
      roads(t, A, 'choquequirao-machupicchu');
    });
    expect(sapaScore(linked, A)).toMatchObject({ points: 2, garrisons: [site('lares')] });
    expect(can(linked, A, 'road:lares-pilcopata')).toBe(true);
    expect(can(linked, A, 'conquer:opatari')).toBe(false);
  });

  clause('IE-EVENT-REVOLT-5', 'two copies take no more than one', () => {
    const lost = (cards: string) =>
      after((t) => {
        inForce(t, 0, cards);
        roads(t, A, 'limatambo-saywite saywite-curamba limatambo-choquequirao choquequirao-vitcos');
      });
    expect(roadsOf(lost('revolt revolt'), A)).toEqual({ ...roadsOf(lost('revolt'), A), cards: [0, 0] });
  });
});

describe('Popular Support', () => {
  clause('IE-EVENT-SUPPORT', '1 labor per copy for each of one’s own markers of resistance 1', () => {
    const labor = (cards: string, sector: number) =>
      after((t) => {
        t.labor = [4, 4, 4, 4];
        inForce(t, sector, cards);
        own(t, A, 'nasca lucana', 0);
        own(t, A, 'chincha', 3);
        own(t, B, 'lares', 1);
      }).labor;
    expect(labor('support', 0)).toEqual([6, 4, 4, 4]);
    expect(labor('support support', 3)).toEqual([8, 4, 4, 4]);
    expect(labor('support', 1)).toEqual([4, 4, 4, 4]);
  });
});
