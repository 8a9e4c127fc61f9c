import { type Frozen, type Game, type Seat, start, type Viewer } from '@tempora/kernel';
import { playthrough, randomGame } from '@tempora/testkit';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/components/cards.ts';
import { MARKERS } from '../src/components/markers.ts';
import { REGIONS, SITES } from '../src/components/places.ts';
import { boardOf } from '../src/geometry.ts';
import { type Inca, inca, type Options, type State, type View } from '../src/index.ts';
import {
  A,
  B,
  C,
  card,
  D,
  inForce,
  laid,
  own,
  phaseAt,
  put,
  region,
  roads,
  STANDARD,
  scores,
  settle,
  tidy,
  turnOf,
} from './table.ts';

/** A number that changes when anything in a view does. */
function digest(x: unknown): string {
  let hash = 0x811c9dc5;
  for (const char of JSON.stringify(x)) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const kinds = (cards: readonly number[]) => cards.map((kind) => CARDS[kind]!.id).join(' ');

/** A view in a few short lines; the digest stands for all the rest. */
function sketch(s: Frozen<State>, viewer: Viewer): View {
  const view = inca.view(s, viewer);
  const { edges } = boardOf(view);
  const line = (edge: number) => `${SITES[edges[edge]!.a]!.id}-${SITES[edges[edge]!.b]!.id}`;
  const isPublic = viewer === 'public';
  const sketched = {
    all: digest(view),
    hand: isPublic ? '' : kinds(view.seats[viewer]!.hand.cards),
    ...(isPublic && {
      at: `${view.track[view.column]} ${view.cell} ${view.phase}`,
      order: view.order.join(),
      places: view.places.map((seat) => `${seat}:${view.seats[seat]!.total}`).join(' '),
      labor: view.seats.map(({ labor }) => labor).join(),
      forecast: view.seats.map(({ forecast }) => forecast.points).join(),
      roads: view.seats.map(({ roads: own_, wildRoads }) => [...own_, ...wildRoads].map(line).join(' ')),
      cards: view.seats.map(({ cards }) => kinds(cards)),
      up: view.provinces
        .flatMap((province) =>
          province.face === 'up' ? [`${REGIONS[province.region]!.id} ${MARKERS[province.marker]!.type}`] : [],
        )
        .join(', '),
    }),
  };
  return sketched as unknown as View;
}
const sketched: Game<Inca> = { ...inca, view: sketch };

/** A whole random game, one line a move. */
function brief(seats: number, options: Partial<Options>, seed: string): string {
  const table = { game: inca, seats, options: { ...STANDARD, ...options }, seed };
  const out = [
    `# ${seats} seats, ${JSON.stringify(table.options)}, "${seed}"`,
    told(start(inca, seats, table.options, seed).told),
  ];
  for (const { seat, move, after, told: events } of randomGame(table)) {
    out.push(
      `${seat} ${inca.notation.write(move)}  ${digest(inca.view(after, seat))}  ${after.points.join()}  ${after.labor.join()}`,
    );
    const more = told(events);
    if (more) out.push(more);
    if (after.flow.length === 0) out.push(`ranking ${JSON.stringify(inca.ranking(after))}`);
  }
  return `${out.filter(Boolean).join('\n')}\n`;
}

function told(events: readonly { event: Inca['event']; to?: readonly Viewer[] }[]): string {
  const quiet = ['laid', 'finished', 'placed', 'built', 'terraced', 'conquered', 'drew', 'ended'];
  return events
    .flatMap(({ event: { type, ...rest } }) => (quiet.includes(type) ? [] : [`  ${type} ${JSON.stringify(rest)}`]))
    .join('\n');
}

describe('random games', () => {
  for (const [name, seats, options] of [
    ['four-players', 4, {}],
    ['three-players', 3, {}],
    ['pizarro', 4, { pizarro: true }],
    ['early-fall', 4, { earlyFall: true }],
    ['agreement-of-the-gods', 3, { agreementOfGods: true }],
  ] as const) {
    test(name, async () => {
      await expect(brief(seats, options, name)).toMatchFileSnapshot(`golden/${name}.play`);
    });
  }
});

/** Blue, Orange, Green and Brown as in the rulebook's pictures: 11, 20, 15 inside and 15 outside. */
function pictured(change: (s: State) => void): State {
  return laid(
    (s) => {
      scores(s, [B, 20], [C, 15], [D, 15], [A, 11]);
      change(s);
    },
    4,
    {},
    'four',
  );
}
const hold = (s: State, seat: Seat, ...names: string[]) => {
  s.hands[seat] = names.map(card).sort((x, y) => x - y);
  s.drawn[seat] = [...s.hands[seat]];
};

describe('the examples of the rulebook', () => {
  test('income, help, turn order and cards between two colours', async () => {
    const s = pictured((t) => {
      own(t, B, 'chanca', 5); // 3 labor
      own(t, B, 'lares', 2); // 2 labor
      t.terraces[region('lares')] = 1;
      own(t, A, 'nasca lucana', 0); // resistance 1
      hold(t, A, 'support', 'zeal', 'elnino');
      hold(t, B, 'great', 'roadcrew', 'elnino');
      hold(t, C, 'weather', 'hardlabor', 'elnino');
      hold(t, D, 'renewal', 'hardlabor', 'wildroad');
      t.labor = [0, 0, 0, 0];
      phaseAt(t, 4, 0);
    });
    const begun = settle(s);
    // Orange takes 3 + 5 + 1 and gives Blue one; Blue, Green, Brown, Orange is the order.
    expect(begun.state.labor).toEqual([3 + 2 + 1, 9 - 1, 3, 3]);
    expect(begun.state.order).toEqual([A, C, D, B]);
    const moves: [Seat, string][] = [
      [A, 'sun:support/0'],
      [C, 'sun:weather/2'],
      [D, 'sun:renewal/3'],
      [B, 'sun:great/1'],
    ];
    const text = playthrough(sketched, 'Income, help, turn order and cards between two colours', begun, moves);
    expect(text).toContain('supported {"seat":0,"labor":2}');
    await expect(text).toMatchFileSnapshot('golden/rulebook-inca-and-sun.play');
  });

  test('roads: markers turned up, branches, and where no road may go', async () => {
    const s = pictured((t) => {
      own(t, C, 'chanca');
      roads(t, A, 'limatambo-saywite saywite-curamba');
      turnOf(t, A);
    });
    const begun = settle(s);
    const moves: [Seat, string][] = ['road:curamba-sondor', 'road:limatambo-choquequirao', 'done'].map((text) => [
      A,
      tidy(text),
    ]);
    const text = playthrough(sketched, 'Roads', begun, moves);
    expect(text).toContain('turned');
    await expect(text).toMatchFileSnapshot('golden/rulebook-roads.play');
  });

  test('a pilgrimage, a temple under an eclipse, an outpost, and a scoring', async () => {
    const s = pictured((t) => {
      t.labor = [20, 20, 20, 20];
      roads(t, A, 'limatambo-calca calca-ollantaytambo ollantaytambo-machupicchu');
      roads(t, B, 'pisac-calca calca-lares');
      roads(t, C, 'rumicolca-paucartambo');
      roads(t, D, 'pacariqtambo-accha');
      put(t, 'city+temple', 'machupicchu');
      put(t, 'city', 'ollantaytambo');
      put(t, 'garrison', 'lares paucartambo accha');
      inForce(t, 3, 'local');
      inForce(t, 0, 'eclipse outpost');
      inForce(t, 2, 'zeal');
      phaseAt(t, 2, 4);
      turnOf(t, A);
    });
    const begun = settle(s);
    const moves: [Seat, string][] = [
      [A, 'pilgrimage:local/build'],
      [A, tidy('road:limatambo-saywite')],
      [A, 'done'],
      [B, 'outpost:lares'],
      [B, 'done'],
      [C, 'temple:paucartambo'],
      [C, 'done'],
      [D, 'temple:accha'],
      [D, tidy('road:pacariqtambo-cotabambas')],
      [D, 'done'],
    ];
    const text = playthrough(sketched, 'A pilgrimage, an outpost, zeal, and a scoring', begun, moves);
    expect(text).toContain('scored');
    await expect(text).toMatchFileSnapshot('golden/rulebook-builds.play');
  });
});
