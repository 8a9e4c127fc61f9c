import type { Auto, BaseState, Frame, FrameAt, FrameName, Frozen, GameTypes, Tell } from './kernel.ts';
import { copy } from './plain-data.ts';

/** Put a frame on top: it is handled before the frames below it continue. */
export function call<F extends Frame>(s: BaseState<F>, frame: F): void {
  s.flow.push(frame);
}

/** Replace the frame on top by another. */
export function become<F extends Frame>(s: BaseState<F>, frame: F): void {
  s.flow[s.flow.length - 1] = frame;
}

/** Take the frame on top away: it is finished. */
export function done(s: BaseState): void {
  s.flow.pop();
}

/** Frames that walk a list and remember how far they are. */
type ListFrameName<G extends GameTypes> = Extract<G['frame'], { next: number }>['at'] & FrameName<G>;

/** The order of play as a list: calls one frame after the other, then is done. */
export function sequence<G extends GameTypes, A extends ListFrameName<G>>(
  list: (s: Frozen<G['state']>, f: Frozen<FrameAt<G, A>>) => readonly G['frame'][],
): Auto<G, A> {
  return {
    run(s, f) {
      const walking = f as FrameAt<G, A> & { next: number };
      const frame = list(s as Frozen<G['state']>, f as Frozen<FrameAt<G, A>>)[walking.next++];
      if (frame) call(s, copy(frame));
      else done(s);
    },
  };
}

/** A step as the machine sees it: exactly one of `play`, `reveal` and `run` is there. */
export interface Step<G extends GameTypes> {
  seats?(s: Frozen<G['state']>, f: Frozen<G['frame']>): readonly number[];
  moves?(s: Frozen<G['state']>, f: Frozen<G['frame']>, seat: number, out: G['move'][]): void;
  play?(s: G['state'], f: G['frame'], seat: number, move: G['move'], tell: Tell<G>): void;
  reveal?(s: G['state'], f: G['frame'], answers: (G['move'] | null)[], tell: Tell<G>): void;
  run?(s: G['state'], f: G['frame'], tell: Tell<G>): void;
  revisable?: boolean;
}

/** The frame that asks or runs now; undefined when the game is over. */
export function top(s: Frozen<BaseState>): Frozen<Frame> | undefined {
  return s.flow[s.flow.length - 1];
}

/** Runs automatic steps until a seat is asked or the game is over. */
export function settle<G extends GameTypes>(steps: { [at: string]: Step<G> }, s: G['state'], tell: Tell<G>): void {
  for (;;) {
    const f = s.flow[s.flow.length - 1];
    const step = f && steps[f.at];
    if (!step?.run) return;
    step.run(s, f as G['frame'], tell);
  }
}
