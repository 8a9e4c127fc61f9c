export { type BotQuestion, isAnsweredByHolder, isPlayedByPeople, playForced } from './automatic.ts';
export type { PreparedUpdate, SubscribeOptions } from './broadcast.ts';
export { commitment, digest, type FairSeed, seedOf } from './fair-seed.ts';
export { type HostedMatch, type HostPorts, MAX_ATTEMPTS, MatchHost } from './host.ts';
export {
  addSystemEntry,
  answerOnce,
  askedSeats,
  type Checkpoint,
  type Command,
  canUndo,
  checkpointOf,
  consentsFor,
  forgetBefore,
  isOver,
  isStale,
  lastOwnPlyOf,
  type Match,
  type MatchSetup,
  MOST_REMEMBERED,
  openMatch,
  plyOf,
  rankingOf,
  rememberAnswer,
  resumeMatch,
  rollBack,
  type SeatControl,
  type SystemEntry,
  seqOf,
  stateAt,
  submit,
  undo,
  whyNot,
} from './match.ts';
export { Queues } from './queues.ts';
export {
  exportMatch,
  type FindGame,
  GrowingRecord,
  type MatchRecordError,
  playEntries,
  playEntry,
  restoreMatch,
  saveMatch,
} from './record.ts';
export { logBetween, positionFor, summary, updateFor } from './updates.ts';
