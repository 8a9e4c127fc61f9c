export { below, draw, next, roll, show, shuffle, stream } from './chance.ts';
export { type Accepted, apply, asksTogether, legal, open, pending, start, submit } from './door.ts';
export { dream } from './dream.ts';
export { become, call, done, sequence } from './flow.ts';
export type * from './kernel.ts';
export { copy, freeze, frozen, thaw, trust } from './plain.ts';
export {
  type Entry,
  type Flaw,
  type GameRecord,
  isFlaw,
  readRecord,
  recordLines,
  replay,
  type Visit,
  writeRecord,
} from './record.ts';
