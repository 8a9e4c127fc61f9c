export { dream, redeal } from './dream.ts';
export { type Accepted, apply, isSimultaneous, legal, open, pending, start, submit, whyNot } from './engine.ts';
export { become, call, done, sequence } from './flow.ts';
export type * from './kernel.ts';
export { asFrozen, copy, freeze, mutableCopy, type Publish } from './plain-data.ts';
export { below, draw, next, roll, show, shuffle, shuffleUnknown, stream } from './random.ts';
export {
  endLine,
  entryLine,
  type GameRecord,
  headerLines,
  type RecordError,
  type ReplayVisitor,
  readRecord,
  recordLines,
  replay,
  writeRecord,
} from './record.ts';
