import type { Viewer } from '@tempora/kernel';
import { FIRST_LAKE, HEX_COUNT, type HexId, SEA, TERRAINS, type Terrain } from './components/board.ts';
import type { CardId } from './components/cards.ts';
import { ERA_TERRAINS, FLIGHT } from './components/eras.ts';
import { TILES_USED } from './components/tiles.ts';
import { citiesOf } from './rules/cities.ts';
import { scores } from './rules/end.ts';
import { basesOf, countFight, isProtected, mostAdvancing, protectingHexes, reportFight } from './rules/fight.ts';
import { overLimit } from './rules/ideas.ts';
import { ways } from './rules/move.ts';
import { frontEra, peopleOn, reportProgress } from './rules/progress.ts';
import { abilities, capacity, groundOn } from './rules/stacks.ts';
import { inOrder, movedOn, underWay } from './rules/turn.ts';
import type { FightView, Ground, Question, Score, SeatView, Seen, TurnView, View } from './types.ts';

/** TP-INFO-1, TP-INFO-3: the table as it lies is public; a hand and cards laid face down are their owner's. */
export function view(s: Seen, viewer: Viewer): View {
  const era = frontEra(s) + 1;
  const laid = underWay(s, 'progress')?.laid;
  return {
    phase: phaseOf(s),
    era: Math.max(0, s.flow.length === 0 ? FLIGHT : (s.flow[0] as { next: number }).next - 2),
    round: underWay(s, 'rounds')?.round ?? 0,
    first: s.first,
    order: s.hands.map((_, place) => inOrder(s, place)),
    ...viewMap(s),
    ...viewPieces(s),
    deck: s.deck.length,
    discard: { count: s.discard.length, cards: s.options.openDiscard ? [...s.discard].sort((a, b) => a - b) : [] },
    next: era <= FLIGHT ? { era, terrain: ERA_TERRAINS[era] as Terrain } : null,
    seats: viewSeats(s, viewer),
    question: viewQuestion(s),
    turn: viewTurn(s),
    fight: viewFight(s, viewer),
    lastFight: s.lastFight && reportFight(s.lastFight),
    laid: laid?.length
      ? { own: viewer === 'public' ? [] : [...(laid[viewer] ?? [])], counts: laid.map((cards) => cards.length) }
      : null,
    lastProgress: s.lastProgress && reportProgress(s.lastProgress),
  };
}

function phaseOf(s: Seen): View['phase'] {
  if (s.flow.length === 0) return 'over';
  if (underWay(s, 'map')) return 'map';
  if (underWay(s, 'settle')) return 'settle';
  return underWay(s, 'rounds') ? 'actions' : 'progress';
}

function viewMap(s: Seen): Pick<View, 'grid' | 'lakes' | 'coast' | 'tiles' | 'tilesLeft'> {
  const grid: Ground[] = [];
  const lakes = s.shores.map((shore) => ({ hexes: [] as HexId[], shore: [...shore] }));
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const code = groundOn(s, hex);
    grid.push(groundOf(code));
    if (code <= FIRST_LAKE) lakes[FIRST_LAKE - code]?.hexes.push(hex);
  }
  return {
    grid,
    lakes,
    coast: [...s.coast],
    tiles: s.tiles.map((placed) => ({ ...placed })),
    tilesLeft: s.pile.length === 0 ? 0 : (TILES_USED[s.seats] as number) - (underWay(s, 'map')?.next ?? 0),
  };
}

function groundOf(code: number): Ground {
  if (code >= 0) return TERRAINS[code] as Terrain;
  return code === SEA ? 'sea' : 'lake';
}

function viewPieces(s: Seen): Pick<View, 'people' | 'cities' | 'raised'> {
  const active = underWay(s, 'turn')?.seat ?? -1;
  const moved = underWay(s, 'move')?.moved.length ?? 0;
  const out: Pick<View, 'people' | 'cities' | 'raised'> = { people: [], cities: [], raised: [] };
  const { owner } = s;
  for (let hex = 0; hex < owner.length; hex++) {
    const seat = owner[hex] as number;
    if (seat < 0) continue;
    const [people, value] = [s.people[hex] as number, s.cities[hex] as number];
    if (value > 0) out.cities.push({ hex, seat, value });
    else out.people.push({ hex, seat, people, moved: moved && movedOn(s, hex), capacity: capacity(s, seat, hex) });
  }
  for (const { hex } of s.raised) {
    if (s.owner[hex] === -1) out.raised.push({ hex, capacity: capacity(s, active, hex) });
  }
  return out;
}

function viewSeats(s: Seen, viewer: Viewer): SeatView[] {
  const next = frontEra(s) + 1;
  const people = next <= FLIGHT ? peopleOn(s, next) : null;
  const score = scores(s);
  return s.hands.map((hand, seat) => ({
    era: s.eras[seat] as number,
    abilities: abilities(s, seat),
    tokens: s.tokens[seat] as number,
    supply: s.supply[seat] as number,
    stock: [...(s.stock[seat] as number[])],
    hand: seat === viewer ? { cards: [...hand], hidden: 0 } : { cards: [], hidden: hand.length },
    governments: [...(s.governments[seat] as CardId[])],
    controls: protectingHexes(s, seat),
    shield: isProtected(s, seat),
    prospect: people ? (people[seat] as number) + citiesOf(s, seat) : 0,
    score: score[seat] as Score,
    total: score[seat]?.total as number,
  }));
}

function viewQuestion(s: Seen): Question {
  const f = s.flow.at(-1);
  switch (f?.at) {
    case 'tile':
      return { at: 'tile', seat: f.seat, tile: f.tile };
    case 'people':
      return { at: 'people', seat: f.seat, on: [...f.on] };
    case 'turn':
    case 'move':
    case 'babies':
    case 'lay':
      return { at: f.at, seat: f.seat };
    case 'to':
      return { at: 'to', seat: f.seat, from: f.from, ways: ways(s, f.seat, f.from) };
    case 'terrain':
    case 'defend':
      return { at: f.at, seat: f.fight.defender };
    case 'attack':
      return { at: f.at, seat: f.fight.attacker };
    case 'lose':
      return { at: f.at, seat: f.fight.attacker, from: f.fight.from };
    case 'advance': {
      const { attacker: seat, from, to } = f.fight;
      return { at: f.at, seat, from, to, most: mostAdvancing(s, f.fight) };
    }
    case 'limit':
      return { at: 'limit', seat: f.seat, over: overLimit(s, f.seat) };
    case 'together':
      return { at: 'together', answered: s.sealed.map((answer) => answer !== null) };
    case 'game':
    case 'map':
    case 'settle':
    case 'era':
    case 'tokens':
    case 'rounds':
    case 'acted':
    case 'catchup':
    case 'progress':
    case 'bonus':
    case 'closing': // never on top while somebody looks
    case undefined:
      return { at: 'over' };
  }
}

function viewTurn(s: Seen): TurnView | null {
  const turn = underWay(s, 'turn');
  if (!turn) return null;
  const action = underWay(s, 'move') ?? underWay(s, 'babies');
  return {
    seat: turn.seat,
    acted: turn.acted,
    due: turn.due,
    played: turn.played.map((card) => ({ ...card })),
    action: action?.at ?? null,
    left: action?.left ?? 0,
    born: action?.at === 'babies' ? [...action.born] : [],
  };
}

/** TP-FIGHT-7, TP-FIGHT-8: of the attacker's cards others see the number, of the defender's everything. */
function viewFight(s: Seen, viewer: Viewer): FightView | null {
  const f = s.flow.at(-1);
  if (f?.at !== 'terrain' && f?.at !== 'attack' && f?.at !== 'defend') return null;
  const { fight } = f;
  const isOwn = viewer === fight.attacker;
  const bases = basesOf(s, fight);
  return countFight({ ...fight, ...bases, down: isOwn ? fight.down : [] }, isOwn ? 0 : fight.down.length);
}
