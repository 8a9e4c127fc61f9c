import {
  type AnyGame,
  type Entry,
  endLine,
  entryLine,
  type GameRecord,
  headerLines,
  type RecordError,
  readRecord,
  recordLines,
} from '@tempora/kernel';
import { type CommandError, type Holder, readHolder } from '@tempora/protocol';
import { commitment, digest, type FairSeed, seedOf } from './fair-seed.ts';
import {
  addSystemEntry,
  isOver,
  type Match,
  openMatch,
  rememberAnswer,
  rollBack,
  SYSTEM_ENTRIES,
  type SystemEntry,
  seqOf,
  submit,
  undo,
} from './match.ts';

/** Errors in a match's record besides those the kernel finds. */
export type MatchRecordError = RecordError | { code: 'bad-holders' | 'unfair-seed' | 'broken-chain' };

/** Finds a game by its id. */
export type FindGame = (id: string) => AnyGame | undefined;

/** A record as text, line by line, with the hash chain over its lines: no line is hashed twice. */
class RecordText {
  #text = '';
  #chain = '';
  #entries = 0;

  constructor(m: Match, secrets: Pick<GameRecord, 'seed' | 'more'>) {
    for (const line of headerOf(m, secrets)) this.#add(line);
  }

  get entries(): number {
    return this.#entries;
  }

  addEntry(entry: Entry): void {
    this.#add(entryLine(entry));
    this.#entries++;
  }

  toString(): string {
    return `${this.#text}${endLine(this.#entries, this.#chain)}\n`;
  }

  #add(line: string): void {
    this.#chain = link(this.#chain, line);
    this.#text += `${line}\n`;
  }
}

/** The growing record of a match: saving it costs the same early and late in a game. */
export class GrowingRecord {
  readonly #text: RecordText;

  constructor(readonly m: Match) {
    this.#text = new RecordText(m, secrets(m));
  }

  /** See `saveMatch`. */
  save(): string {
    for (const entry of this.m.journal.slice(this.#text.entries)) this.#text.addEntry(entry);
    return this.#text.toString();
  }
}

/** The whole journal and every secret: for the authority's own store, never for a player while the match runs. */
export function saveMatch(m: Match): string {
  return new GrowingRecord(m).save();
}

/** The moves that stand. The seed is revealed only when the match is over, and sealed answers only when they are opened. */
export function exportMatch(m: Match): string {
  if (isOver(m)) return write(m, asItStood(m.journal), secrets(m));
  const isSealed = m.state.sealed.some((answer: unknown) => answer !== null);
  return write(m, asItStood(isSealed ? m.journal.slice(0, m.questionSeq) : m.journal), { seed: null, more: {} });
}

function write(m: Match, entries: readonly Entry[], revealed: Pick<GameRecord, 'seed' | 'more'>): string {
  const text = new RecordText(m, revealed);
  for (const entry of entries) text.addEntry(entry);
  return text.toString();
}

/** A journal without what was taken back. */
function asItStood(journal: readonly Entry[]): Entry[] {
  const standing: Entry[] = [];
  for (const entry of journal) {
    const back = BACK.exec(entry.move)?.[1];
    if (entry.move === '.undo') dropMoves(standing, countMoves(standing) - 1);
    else if (back !== undefined) dropMoves(standing, Number(back));
    else standing.push(entry);
  }
  return standing;
}

const BACK = /^\.back-(\d{1,6})$/;

function isMove({ move }: Entry): boolean {
  return !move.startsWith('.');
}

function countMoves(entries: readonly Entry[]): number {
  return entries.filter(isMove).length;
}

/** Takes moves off the end until `left` remain; system entries in between stay. */
function dropMoves(entries: Entry[], left: number): void {
  for (let excess = countMoves(entries) - left; excess > 0; excess--) entries.splice(entries.findLastIndex(isMove), 1);
}

function secrets({ setup: { fairSeed, match } }: Match): Pick<GameRecord, 'seed' | 'more'> {
  const entropy =
    fairSeed.kind === 'committed' ? fairSeed.entropy.map((share, seat) => [`entropy.${seat}`, share]) : [];
  const secret = fairSeed.kind === 'committed' ? [['secret', fairSeed.secret]] : [];
  return { seed: seedOf(fairSeed, match), more: Object.fromEntries([...secret, ...entropy]) };
}

function headerOf(m: Match, { seed, more }: Pick<GameRecord, 'seed' | 'more'>): string[] {
  const { match, holders, options, fairSeed } = m.setup;
  const committed = commitment(fairSeed);
  return headerLines({
    game: m.game.id,
    rules: m.game.version,
    seats: holders.length,
    options,
    seed,
    more: {
      match,
      ...Object.fromEntries(holders.map((holder, seat) => [`holder.${seat}`, JSON.stringify(holder)])),
      ...(committed ? { commitment: committed } : {}),
      ...more,
    },
  });
}

/** Each line's hash is made of the line and the hash before it: nothing can be changed, removed or inserted unnoticed. */
function link(hash: string, line: string): string {
  return digest(`${hash}\n${line}`);
}

function chainOf(record: GameRecord): string {
  return recordLines(record).reduce(link, '');
}

/** Opens a match from its record, every line checked: chain, commitment, and each entry through the door. */
export function restoreMatch(find: FindGame, text: string): Match | { error: MatchRecordError } {
  const record = readRecord(text);
  if ('error' in record) return record;
  if (record.chain && record.chain !== chainOf(record)) return { error: { code: 'broken-chain' } };
  const game = find(record.game);
  if (!game) return { error: { code: 'unknown-game', game: record.game } };
  if (record.rules !== game.version) return { error: { code: 'other-rules', rules: record.rules } };
  if (!game.seats.includes(record.seats)) return { error: { code: 'bad-seats' } };
  const options = game.options.read(record.options);
  if (!options) return { error: { code: 'bad-options' } };
  const holders = readHolders(record);
  if (!holders) return { error: { code: 'bad-holders' } };
  const fairSeed = readFairSeed(record);
  if (typeof fairSeed === 'string') return { error: { code: fairSeed } };
  const m = openMatch(game, {
    match: record.more.match ?? digest(text).slice(0, 16),
    holders,
    options,
    fairSeed,
  });
  return playEntries(m, record.entries) ?? m;
}

/** Plays entries of a journal, each through the door. Null: all were accepted. */
export function playEntries(m: Match, entries: readonly Entry[]): { error: MatchRecordError } | null {
  for (const [i, entry] of entries.entries()) {
    const refused = playEntry(m, entry);
    if (!refused) continue;
    const reason = refused.code === 'illegal-move' ? refused : null;
    return { error: { code: 'illegal-entry', ply: i + 1, move: entry.move, reason } };
  }
  return null;
}

/** Plays one entry of a journal. If its sender's id is known, the sender may still repeat it. */
export function playEntry(m: Match, { seat, move }: Entry, id = ''): CommandError | null {
  // An id used again much later gives a second entry: an entry of the journal was accepted, so it is never taken for a repeat.
  const refused = carryOut(m, { seat, move });
  if (!refused) rememberAnswer(m, { id, seat }, move, { answer: null, seq: seqOf(m) });
  return refused;
}

function carryOut(m: Match, { seat, move }: Entry): CommandError | null {
  const command = { id: '', seat, seq: seqOf(m) };
  const back = BACK.exec(move)?.[1];
  if (move === '.undo') return undo(m, command);
  if (back !== undefined) return rollBack(m, { ...command, ply: Number(back) });
  if (SYSTEM_ENTRIES.includes(move as SystemEntry)) return addSystemEntry(m, seat, move as SystemEntry);
  return submit(m, { ...command, move });
}

function readHolders({ seats, more }: GameRecord): Holder[] | null {
  const holders = Array.from({ length: seats }, (_, seat) => {
    const text = more[`holder.${seat}`];
    return text === undefined ? ({ kind: 'human', name: `${seat + 1}` } as const) : readHolder(text);
  });
  return holders.every((holder) => holder !== null) ? holders : null;
}

/** A record with a commitment must reveal a secret that matches it and a seed that follows from it. */
function readFairSeed({ seed, seats, more }: GameRecord): FairSeed | 'no-seed' | 'unfair-seed' {
  if (seed === null) return 'no-seed';
  const { match, commitment: committed, secret } = more;
  if (committed === undefined) return secret === undefined ? { kind: 'agreed', seed } : 'unfair-seed';
  const entropy = Array.from({ length: seats }, (_, seat) => more[`entropy.${seat}`] ?? '');
  const fairSeed: FairSeed = { kind: 'committed', secret: secret ?? '', entropy };
  const isTrue = match !== undefined && commitment(fairSeed) === committed && seedOf(fairSeed, match) === seed;
  return isTrue ? fairSeed : 'unfair-seed';
}
