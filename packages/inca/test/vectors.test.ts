import { asFrozen, legal } from '@tempora/kernel';
import { describe, expect, test } from 'vitest';
import { COLORS } from '../src/components/board.ts';
import { MARKERS } from '../src/components/markers.ts';
import { SITES } from '../src/components/places.ts';
import { ERAS, type EraId, TRACK } from '../src/components/track.ts';
import { sectorColors } from '../src/geometry.ts';
import { type Event, inca, type Seen, type State } from '../src/index.ts';
import { cityPrice, conquestPrice, freeRoads, garrisonPrice, type Price, powersOf } from '../src/prices.ts';
import { help } from '../src/rules/help.ts';
import { incomeOf } from '../src/rules/income.ts';
import { revolt } from '../src/rules/revolt.ts';
import { sapaScore } from '../src/rules/sapa.ts';
import { score, turnOrder } from '../src/rules/score.ts';
import { support } from '../src/rules/support.ts';
import { LINES, lineOf, POINTS, PROVINCES, regionOf, siteOf } from './mini.ts';
import {
  A,
  arrange,
  B,
  begin,
  card,
  edge,
  events,
  idle,
  inForce,
  laid,
  may,
  own,
  phaseAt,
  play,
  put,
  refusal,
  region,
  roads,
  scores,
  settle,
  site,
} from './table.ts';
import vectors from './vectors.json';

// biome-ignore lint/suspicious/noExplicitAny: every kind of vector has its own shape
type Given = any;
interface Vector {
  id: string;
  kind: string;
  given: Given;
  expect: Given;
  note: string;
}

const silent = () => {};
const loose = (s: Seen) => structuredClone(s) as State;
const cardsOf = (names: string[]) => powersOf(names.map((name) => card(name.replace(/PILGRIM$/, '').toLowerCase())));

/** The little map with the acting player's roads, the conquests of anybody, and markers face up or not. */
function mini({ lines = ['L1'], conquered = [], faceUp = PROVINCES, occupiedBy = {} }: Given): State {
  const s = laid(
    (t) => {
      roads(t, A, (lines as string[]).map(lineOf).join(' '));
      for (const name of PROVINCES) t.faces[region(regionOf(name))] = faceUp.includes(name) ? 1 : 0;
      for (const name of conquered) own(t, B, regionOf(name));
      for (const line of Object.keys(occupiedBy)) roads(t, B, lineOf(line));
      t.labor[A] = 30;
    },
    2,
    {},
    'mini',
  );
  return s;
}
const network = (s: Seen) =>
  POINTS.filter((point) => inca.view(s, A).seats[A]!.network.includes(site(siteOf(point)))).sort();
const heldLines = (s: Seen) => LINES.filter((line) => inca.view(s, A).seats[A]!.roads.includes(edge(s, lineOf(line))));

const WHY: { [why: string]: string } = {
  'not connected to Cusco': 'IE-ROAD-3',
  'no endpoint in a conquered region': 'IE-ROAD-4',
  'line taken': 'IE-ROAD-2',
};

/** Players by the letters or colours of a vector, with points, places and labor. */
function figures(players: { id: string; vp: number; stack: number; labor?: number }[]): State {
  const s = loose(arrange(undefined, Math.max(3, players.length)));
  const inside = [...players.entries()].sort(([, x], [, y]) => x.stack - y.stack);
  scores(s, ...inside.map(([seat, { vp }]): [number, number] => [seat, vp]));
  s.labor = players.map(({ labor = 0 }) => labor);
  return s;
}
const named = (players: { id: string }[], values: readonly number[]) =>
  Object.fromEntries(players.map(({ id }, seat) => [id, values[seat]]));

const RUN: { [kind: string]: (given: Given) => unknown } = {
  income({ era, markerLabor, terraces }) {
    const s = arrange((t) => {
      for (const [i, labor] of markerLabor.entries()) {
        const name = ['nasca', 'lucana', 'chincha'][i]!;
        own(
          t,
          A,
          name,
          MARKERS.findIndex((marker) => marker.labor === labor),
        );
        t.terraces[region(name)] = i < terraces ? 1 : 0;
      }
    });
    const income = incomeOf(s, A, ERAS[era as EraId].income);
    return { labor: income.era + income.markers + income.terraces };
  },
  help({ era, players }) {
    const s = figures(players);
    help(s, ERAS[era as EraId], silent);
    return { labor: named(players, s.labor) };
  },
  turnOrder({ players }) {
    const s = figures(players);
    return { order: turnOrder(s.places, s.points).map((seat) => players[seat].id) };
  },
  sunAffects: ({ n, sector }) => ({ players: sectorColors(n, sector).map((place) => COLORS[place]) }),
  support({ labor, copies, markerResistance }) {
    const s = loose(arrange());
    for (const [i, resistance] of markerResistance.entries())
      own(
        s,
        A,
        ['nasca', 'lucana', 'chincha', 'vilcas'][i]!,
        MARKERS.findIndex((marker) => marker.resistance === resistance),
      );
    s.labor[A] = labor;
    inForce(s, 0, Array(copies).fill('support').join(' '));
    support(s, A, silent);
    return { labor: s.labor[A] };
  },
  roadLegal(given) {
    const s = asFrozen(mini(given));
    const why = refusal(s, A, `road:${lineOf(given.line)}`);
    if (why) return { legal: false, why: Object.keys(WHY).find((key) => WHY[key] === why) };
    const turned = events(play(s, A, `road:${lineOf(given.line)}`).told, 'turned').flatMap(({ markers }) => markers);
    return {
      legal: true,
      reveals: PROVINCES.filter((name) => turned.some((marker) => marker.region === region(regionOf(name)))),
    };
  },
  siteLegal: (given) => ({ legal: refusal(mini(given), A, `${given.build}:${siteOf(given.point)}`) === null }),
  conquerable: (given) => ({
    provinces: PROVINCES.filter((name) => may(mini(given), A, 'conquer:').includes(regionOf(name))),
  }),
  revolt(given) {
    const s = mini(given);
    inForce(s, 0, 'revolt');
    const told: Event[] = [];
    revolt(s, A, (event) => told.push(event));
    const kept = heldLines(s);
    return { destroyed: given.lines.filter((line: string) => !kept.includes(line)), kept, network: network(s) };
  },
  score(given) {
    const s = mini({ ...given, conquered: [] });
    for (const [point, what] of Object.entries(given.structures as { [point: string]: string }))
      put(s, what + (given.temples.includes(point) ? '+temple' : ''), siteOf(point));
    for (const name of PROVINCES.slice(0, given.terraces)) {
      own(s, A, regionOf(name));
      s.terraces[region(regionOf(name))] = 1;
    }
    return { vp: sapaScore(s, A).points, network: network(s) };
  },
  roadAllowance({ cards }) {
    const p = cardsOf(cards);
    return { freeRoads: freeRoads(p), roadsForOneLaborBuild: 1 + p.extraRoads, wildAmongThem: p.wildRoads };
  },
  cost({ build, cards, resistance, vp, printed }) {
    const p = cardsOf(cards);
    const price: { [build: string]: () => Price } = {
      city: () => cityPrice(p),
      garrison: () => garrisonPrice(p),
      temple: () => ({ labor: 5, points: SITES.find(({ temple }) => temple === printed)!.temple }),
      conquer: () =>
        conquestPrice(
          p,
          MARKERS.findIndex((each) => each.resistance === resistance && each.points === vp),
          'conquer',
        ),
    };
    const { labor, points } = price[build]!();
    return { labor, vp: points };
  },
  stack({ insideToOutside, moves }) {
    const ids: string[] = insideToOutside.map(([id]: [string]) => id);
    const s = loose(arrange());
    scores(s, ...insideToOutside.map(([, vp]: [string, number], seat: number): [number, number] => [seat, vp]));
    for (const [id, points] of moves) score(s, ids.indexOf(id), points);
    const places = s.places.filter((seat) => seat < ids.length);
    const spaces: { [space: string]: string[] } = {};
    for (const seat of places) spaces[s.points[seat]!] = [...(spaces[s.points[seat]!] ?? []), ids[seat]!];
    return { spaces, winner: ids[places[0]!] };
  },
  sectorsLeft({ n, usedThisPhase }) {
    const s = loose(arrange(undefined, n));
    s.sunSectors = usedThisPhase;
    s.sunCards = usedThisPhase.map(() => 0);
    s.sunSeats = usedThisPhase.map((_: number, seat: number) => seat);
    s.flow = [{ at: 'track' }, { at: 'place', next: n - 1 }];
    return { sectors: [...new Set(legal(inca, s, n - 1).map((move) => (move as { sector: number }).sector))] };
  },
  trackCounts({ skipColumns }) {
    const { track } = begin(4, { earlyFall: skipColumns !== undefined }).state;
    const phases = track.flatMap((column) => TRACK[column - 1]!.phases);
    const count = (kind: string) => phases.filter((phase) => phase === kind).length;
    const counts = {
      columns: track.length,
      phases: phases.length,
      inca: count('inca'),
      sun: count('sun'),
      people: count('people'),
      sapa: count('sapa'),
    };
    return skipColumns ? { ...counts, columnsPlayed: track } : counts;
  },
  deck({ players }) {
    let { state } = begin(players);
    const afterEachColumn = state.track.map((_, i) => {
      ({ state } = idle(state, (s) => s.column > i));
      return [state.deck.length, state.discard.length];
    });
    return { afterEachColumn };
  },
  pilgrimage({ cards, connectedTemples, blocksUsed }) {
    const s = arrange((t) => {
      inForce(t, 0, cards.map((name: string) => name.replace(/PILGRIM$/, '').toLowerCase()).join(' '));
      for (const city of connectedTemples) t.sites[site(city)] = 1 | 64 | 128;
      t.labor[A] = 5;
    });
    const used = ['road:limatambo-saywite', 'extra:limatambo-choquequirao'].slice(0, blocksUsed).join(' ');
    const options = may(play(s, A, used).state, A, 'pilgrimage:').map((text) => text.split('/')[0]!);
    const points: { [card: string]: number } = { local: 4, annual: 5, great: 7 };
    return { options: [...new Set(options)].map((id) => points[id]!).sort((x, y) => x - y) };
  },
  keep({ era, labor }) {
    const column = TRACK.findIndex((each) => each.era === era) + 1;
    const s = loose(arrange());
    s.labor[A] = labor;
    const cell = TRACK[column - 1]!.phases.indexOf('sapa');
    if (cell < 0) {
      const { told } = idle(arrange(), (t) => t.column === 1);
      return { labor: labor - events(told, 'returned').reduce((sum, back) => sum + back.labor[A]!, 0) };
    }
    phaseAt(s, column, cell);
    return { labor: labor - events(settle(s).told, 'returned')[0]!.labor[A]! };
  },
};

describe('worked examples', () => {
  for (const { id, kind, given, expect: wanted, note } of vectors.vectors as Vector[]) {
    test(`${id} ${note}`, () => {
      expect(RUN[kind]!(given)).toEqual(wanted);
    });
  }

  test('a whole game can be played on a map given as data', () => {
    const { state } = idle(settle(mini({})).state, () => false);
    expect(inca.ranking(state)).toHaveLength(2);
  });
});
