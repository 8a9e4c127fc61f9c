import { asFrozen, type GameTypes, legal, pending, type Seat } from '@tempora/kernel';
import type { Situation, Thinking } from './bot.ts';
import type { Judge } from './judge.ts';
import { type Line, listed, type Planner, planned, planTurn, playMove } from './turns.ts';

export type { Judge } from './judge.ts';

/** A whole turn that may be played from a node, and what came of it. */
interface Edge<G extends GameTypes> {
  readonly moves: readonly G['move'][];
  /** How much is expected of it before it is tried, all edges of a node together 1. */
  readonly prior: number;
  visits: number;
  /** The sum of the leads that the seat that moves had afterwards. */
  total: number;
  readonly after: Node<G>;
}

/** Whoever moves there, and the turns they may play; null until it is worth thinking of them. */
interface Node<G extends GameTypes> {
  edges: Edge<G>[] | null;
  visits: number;
}

/** How a search is done. */
export interface SearchManner {
  /** Lines followed while the first turn is planned, and in the turns after it. */
  readonly width: number;
  readonly replyWidth: number;
  /** Turns that are considered, first and later. */
  readonly turns: number;
  readonly replies: number;
  /** Iterations, if the situation says nothing. */
  readonly iterations: number;
}

/** Worlds that are dreamt; then they are used again. */
const DREAMS = 24;
/** A node's turns are planned once it has been reached this often. */
const EXPAND_AT = 3;
/** How far curiosity reaches, in parts of how much positions differ. With much more, what was expected most is tried most, whatever comes of it. */
const CURIOSITY = 0.3;
/** How much they differ at least, and how fast expectations fall, in units of the net. */
const LEAST_SPREAD = 0.02;
const TEMPER = 0.06;

/** A search under way. */
class Search<G extends GameTypes> {
  readonly root: Node<G> = { edges: null, visits: 0 };
  readonly #dreams: G['state'][] = [];
  readonly #situation: Situation<G>;
  readonly #judge: Judge<G>;
  readonly #manner: SearchManner;
  #iterations = 0;
  /** What the seat that thinks had at the leaves: sums of it and of its squares. */
  readonly #leaves = { count: 0, sum: 0, squares: 0 };

  constructor(situation: Situation<G>, judge: Judge<G>, manner: SearchManner) {
    this.#situation = situation;
    this.#judge = judge;
    this.#manner = manner;
  }

  #planner(seat: Seat, width: number): Planner<G> {
    return { game: this.#situation.game, judge: this.#judge, seat, width, until: 'turn' };
  }

  /** The worlds in turn; each iteration has one for itself. */
  world(): G['state'] {
    const i = this.#iterations++ % DREAMS;
    this.#dreams[i] ??= this.#situation.dream();
    return this.#judge.outlook.copy(this.#dreams[i] as G['state']);
  }

  /** Plans the turns to choose from, pausing. */
  *begin(): Generator<undefined, void> {
    const lines: Line<G>[] = yield* planTurn(this.#planner(this.#situation.seat, this.#manner.width), this.world());
    this.root.edges = this.#edgesOf(lines.slice(0, this.#manner.turns));
  }

  #edgesOf(lines: readonly Line<G>[]): Edge<G>[] {
    const most = lines[0]?.value ?? 0;
    const temper = TEMPER * this.#judge.outlook.unit;
    const hopes = lines.map(({ value }) => 1 / (1 + (most - value) / temper) ** 2);
    const sum = hopes.reduce((total, hope) => total + hope, 0);
    return lines.map(({ moves }, i) => ({
      moves,
      prior: (hopes[i] as number) / sum,
      visits: 0,
      total: 0,
      after: { edges: null, visits: 0 },
    }));
  }

  /** One way down the tree in one world, and back with what the leaf is worth. */
  iterate(): void {
    const { game } = this.#situation;
    const world = this.world();
    const path: { edge: Edge<G>; seat: Seat }[] = [];
    let node = this.root;
    for (;;) {
      node.visits++;
      const asked = pending(game, asFrozen(world)).find((other) => !world.sealed[other]);
      if (asked === undefined) break;
      // Where several are asked at once, the first may be another.
      const seat = node === this.root ? this.#situation.seat : asked;
      if (!node.edges) {
        if (node.visits < EXPAND_AT) break;
        const lines = planned(this.#planner(seat, this.#manner.replyWidth), this.#judge.outlook.copy(world));
        node.edges = this.#edgesOf(lines.slice(0, this.#manner.replies));
      }
      const edge = this.#select(node, legal(game, asFrozen(world), seat));
      if (!edge) break;
      this.#play(edge, seat, world);
      path.push({ edge, seat });
      node = edge.after;
    }
    this.#judge.finals(world);
    this.#note(this.#judge.lead(world, this.#situation.seat));
    for (const { edge, seat } of path) {
      edge.visits++;
      edge.total += this.#judge.lead(world, seat);
    }
  }

  #note(lead: number): void {
    this.#leaves.count++;
    this.#leaves.sum += lead;
    this.#leaves.squares += lead * lead;
  }

  /** The standard deviation of what the leaves were worth. */
  get spread(): number {
    const { count, sum, squares } = this.#leaves;
    return count < 2 ? 0 : Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1));
  }

  /** The edge that promises most in this world (PUCT). What was never tried is thought a little worse than its node. */
  #select(node: Node<G>, moves: readonly G['move'][]): Edge<G> | null {
    const edges = node.edges as Edge<G>[];
    let [visits, total] = [0, 0];
    for (const edge of edges) {
      visits += edge.visits;
      total += edge.total;
    }
    const unknown = visits === 0 ? 0 : total / visits;
    const reach = CURIOSITY * Math.max(this.spread, LEAST_SPREAD * this.#judge.outlook.unit) * Math.sqrt(visits + 1);
    let best: Edge<G> | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const edge of edges) {
      if (!listed(this.#situation.game, moves, edge.moves[0] as G['move'])) continue;
      const mean = edge.visits === 0 ? unknown : edge.total / edge.visits;
      const hope = mean + (reach * edge.prior * edges.length) / (1 + edge.visits);
      if (hope <= most) continue;
      most = hope;
      best = edge;
    }
    return best;
  }

  /** Plays a turn as far as it can be played in this world. */
  #play({ moves }: Edge<G>, seat: Seat, world: G['state']): void {
    const { game } = this.#situation;
    const planner = this.#planner(seat, 1);
    for (const [i, move] of moves.entries()) {
      if (i > 0 && !listed(game, legal(game, asFrozen(world), seat), move)) return;
      playMove(planner, world, move);
    }
  }

  /** The turn that was tried most. */
  get best(): Edge<G> {
    const edges = this.root.edges as Edge<G>[];
    return edges.reduce((best, edge) => (edge.visits > best.visits ? edge : best));
  }
}

/** Searches over whole turns in many dreams. */
export function* search<G extends GameTypes>(
  situation: Situation<G>,
  judge: Judge<G>,
  manner: SearchManner,
): Thinking<G['move']> {
  const under = new Search(situation, judge, manner);
  yield* under.begin();
  const iterations = situation.budget?.iterations ?? manner.iterations;
  for (let i = 0; i < iterations; i++) {
    under.iterate();
    if ((yield) === 'stop') break;
  }
  return under.best.moves as [G['move'], ...G['move'][]];
}
