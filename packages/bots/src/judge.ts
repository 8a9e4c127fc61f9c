import { type Advice, asFrozen, type GameTypes, type Outlook, type Seat } from '@tempora/kernel';
import { quantize, readNets } from './net.ts';
import { Nets } from './nets.ts';
import { chancesBySpread, spreadOf } from './spread.ts';

/** What a seat makes of positions: its own expected points against its rivals'. */
export interface Judge<G extends GameTypes> {
  readonly outlook: Outlook<G>;
  /** Every seat's expected points at the end; the list is the judge's own, and good until the next call. */
  finals(world: G['state']): Float64Array;
  /** How good the position of the last `finals` is for a seat. */
  lead(world: G['state'], seat: Seat): number;
  /** One seat's expected points at the end: cheaper, and enough to compare the beginnings of turns. */
  own(world: G['state'], seat: Seat): number;
  /** How good a position is for a seat. */
  value(world: G['state'], seat: Seat): number;
}

/** How much the best rival and the mean one count against oneself. */
const BEST = 0.5;
const MEAN = 0.5;

const known = new Map<string, Nets | null>();

/** What a judge goes by, where it is not what the game has learned alone. */
export interface Bias {
  readonly weights?: string;
  /** How much the game's rule of thumb counts beside the net. */
  readonly thumb?: number;
  /** How many points a sure win counts as much as. */
  readonly win?: number;
}

/** A judge by what the game's net has learned; null if it has learned nothing. */
export function judgeOf<G extends GameTypes>(advice: Advice<G>, bias: Bias = {}): Judge<G> | null {
  const { outlook } = advice;
  if (!outlook) return null;
  const text = bias.weights ?? outlook.weights;
  if (!known.has(text)) known.set(text, netsOf(text, outlook.inputs.length));
  const nets = known.get(text);
  return nets ? netJudge(advice, outlook, nets, bias) : null;
}

function netsOf(text: string, inputs: number): Nets | null {
  const nets = readNets(text, inputs);
  return nets && new Nets(nets);
}

function netJudge<G extends GameTypes>(advice: Advice<G>, outlook: Outlook<G>, nets: Nets, bias: Bias): Judge<G> {
  const { thumb = 0, win = 0 } = bias;
  const size = outlook.inputs.length;
  const inputs = new Float32Array(size * 8);
  const steps = new Int16Array(size * 8);
  const finals = new Float64Array(8);
  const points = new Float64Array(8);
  const byThumb = (world: G['state'], seat: Seat) => (thumb === 0 ? 0 : thumb * advice.value(asFrozen(world), seat));
  /** Writes the expected points of some seats into `finals`. */
  const foresee = (world: G['state'], from: Seat, to: Seat) => {
    const s = asFrozen(world);
    const isOver = world.flow.length === 0;
    if (!isOver) {
      outlook.features(s, from, to, inputs);
      quantize(inputs, steps, size * (to - from));
    }
    for (let seat = from; seat < to; seat++) {
      const toCome = isOver ? 0 : nets.mean(steps, (seat - from) * size, seat) * outlook.unit;
      points[seat] = outlook.worth(s, seat);
      finals[seat] = (points[seat] as number) + toCome;
    }
  };
  const byWin = ({ seats, flow }: G['state'], seat: Seat) => {
    if (win === 0) return 0;
    const expected = [...finals.subarray(0, seats)];
    if (flow.length === 0) return win * shareOf(expected, seat);
    const chances = chancesBySpread([...points.subarray(0, seats)], expected, spreadOf(outlook));
    return win * (chances[seat] as number);
  };
  const lead = (world: G['state'], seat: Seat) =>
    leadOf(finals, seat, world.seats) + byThumb(world, seat) + byWin(world, seat);
  return {
    outlook,
    finals(world) {
      foresee(world, 0, world.seats);
      return finals;
    },
    own(world, seat) {
      foresee(world, seat, seat + 1);
      return (finals[seat] as number) + byThumb(world, seat);
    },
    lead,
    value(world, seat) {
      foresee(world, 0, world.seats);
      return lead(world, seat);
    },
  };
}

/** A seat's share of the victory at the end. */
function shareOf(points: readonly number[], seat: Seat): number {
  const most = Math.max(...points);
  return points[seat] === most ? 1 / points.filter((own) => own === most).length : 0;
}

/** Own points less half of the best rival's and half of the mean rival's. */
export function leadOf(points: ArrayLike<number>, seat: Seat, seats: number): number {
  let most = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const number = points[other] as number;
    sum += number;
    if (number > most) most = number;
  }
  return (points[seat] as number) - BEST * most - (MEAN * sum) / (seats - 1);
}
