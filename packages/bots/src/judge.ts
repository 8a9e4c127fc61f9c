import { type Advice, asFrozen, type GameTypes, type Outlook, type Seat } from '@tempora/kernel';
import { evaluate, type Net, quantize, readNet } from './net.ts';

/** What a seat makes of positions: its own expected points against its rivals'. */
export interface Judge<G extends GameTypes> {
  readonly outlook: Outlook<G>;
  /** Every seat's expected points at the end; the list is the judge's own, and good until the next call. */
  finals(world: G['state']): Float64Array;
  /** How good a position is for a seat. */
  value(world: G['state'], seat: Seat): number;
}

/** How much the best rival and the mean one count against oneself. */
const BEST = 0.5;
const MEAN = 0.5;

/** What is counted in a position besides the expected points: a small liking for some inputs. */
export type Taste = { readonly [input: string]: number };

const nets = new Map<string, Net | null>();

/** A judge by what the game's net has learned; null if it has learned nothing. */
export function judgeOf<G extends GameTypes>(advice: Advice<G>, weights?: string, taste: Taste = {}): Judge<G> | null {
  const { outlook } = advice;
  if (!outlook) return null;
  const text = weights ?? outlook.weights;
  if (!nets.has(text)) nets.set(text, readNet(text, outlook.inputs.length));
  const net = nets.get(text);
  return net ? netJudge(outlook, net, taste) : null;
}

function netJudge<G extends GameTypes>(outlook: Outlook<G>, net: Net, taste: Taste): Judge<G> {
  const size = outlook.inputs.length;
  const inputs = new Float32Array(size * 8);
  const steps = new Int16Array(size * 8);
  const finals = new Float64Array(8);
  const liked = Object.entries(taste).map(([name, weight]) => ({ at: outlook.inputs.indexOf(name), weight }));
  const judge: Judge<G> = {
    outlook,
    finals(world) {
      const s = asFrozen(world);
      const isOver = world.flow.length === 0;
      if (!isOver) {
        outlook.features(s, inputs);
        quantize(inputs, steps, size * world.seats);
      }
      for (let seat = 0; seat < world.seats; seat++) {
        const toCome = isOver ? 0 : evaluate(net, steps, seat * size) * outlook.unit;
        finals[seat] = outlook.worth(s, seat) + toCome;
      }
      return finals;
    },
    value(world, seat) {
      judge.finals(world);
      let value = leadOf(finals, seat, world.seats);
      if (world.flow.length > 0)
        for (const { at, weight } of liked) value += weight * (inputs[seat * size + at] as number);
      return value;
    },
  };
  return judge;
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
