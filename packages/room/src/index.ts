export { commitment, digest, type Luck, seedOf } from './luck.ts';
export { type Command, canUndo, type Match, openMatch, type Setup, stateAt, submit, undo, whyNot } from './match.ts';
export { exportMatch, type FindGame, type MatchFlaw, restoreMatch, saveMatch } from './record.ts';
export { positionFor, summary, updateFor } from './telling.ts';
