import { start, submit } from './engine.ts';
import type { Announcement, Entry, Frozen, Game, GameTypes, MoveError } from './kernel.ts';

/** A game as data: enough to play it all again. */
export interface GameRecord {
  game: string;
  rules: number;
  seats: number;
  options: unknown;
  /** The seed of all randomness; null while it is secret. */
  seed: string | null;
  /** Further header lines, written by the room and kept as they are. */
  more: { [key: string]: string };
  entries: Entry[];
  /** The last link of a hash chain over all lines above it; '' without a chain. */
  chain: string;
}

/** What is wrong with a record. A value, because files come from anywhere. */
export type RecordError =
  | { code: 'not-a-record' | 'truncated' | 'no-seed' | 'bad-options' | 'bad-seats' }
  | { code: 'unknown-format'; format: number }
  | { code: 'bad-line'; line: number }
  | { code: 'unknown-game'; game: string }
  | { code: 'other-rules'; rules: number }
  | { code: 'illegal-entry'; ply: number; move: string; reason: MoveError | null };

const FORMAT = 1;
const FIRST_LINE = /^tempora record (\d+)$/;
const HEADER_LINE = /^([a-z][a-z0-9.-]*) ([^\n]*)$/;
/** More than the options of any real game. */
const LONGEST_OPTIONS = 10_000;
const WHOLE_NUMBER = /^\d+$/;
const ENTRY_LINE = /^(\d+) (\S+)$/;
const LAST_LINE = /^end (\d+)(?: ([0-9a-f]{64}))?$/;

/** The lines of a record before its last one: what a hash chain runs over. */
export function recordLines(record: GameRecord): string[] {
  return [...headerLines(record), ...record.entries.map(entryLine)];
}

/** What comes before the entries. */
export function headerLines(record: Omit<GameRecord, 'entries' | 'chain'>): string[] {
  const seed = record.seed === null ? [] : [`seed ${record.seed}`];
  return [
    `tempora record ${FORMAT}`,
    `game ${record.game}`,
    `rules ${record.rules}`,
    `seats ${record.seats}`,
    `options ${JSON.stringify(record.options)}`,
    ...seed,
    ...Object.entries(record.more).map(([key, value]) => `${key} ${value}`),
    '',
  ];
}

export function entryLine({ seat, move }: Entry): string {
  return `${seat} ${move}`;
}

/** The last line, by which a truncated file is recognized. */
export function endLine(entries: number, chain: string): string {
  return `end ${entries}${chain ? ` ${chain}` : ''}`;
}

/** A record as text: a header, one line per entry, and an end line. */
export function writeRecord(record: GameRecord): string {
  return `${[...recordLines(record), endLine(record.entries.length, record.chain)].join('\n')}\n`;
}

/** Reads a record's text, without knowing its game. */
export function readRecord(text: string): GameRecord | { error: RecordError } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n');
  const format = FIRST_LINE.exec(lines[0] ?? '')?.[1];
  if (format === undefined) return { error: { code: 'not-a-record' } };
  if (Number(format) !== FORMAT) return { error: { code: 'unknown-format', format: Number(format) } };
  const last = LAST_LINE.exec(lines.at(-1) ?? '');
  const gap = lines.indexOf('');
  if (!last || gap < 0) return { error: { code: 'truncated' } };
  const header = readHeader(lines.slice(1, gap));
  if (typeof header === 'number') return { error: { code: 'bad-line', line: header + 2 } };
  const entries: Entry[] = [];
  for (let i = gap + 1; i < lines.length - 1; i++) {
    const entry = ENTRY_LINE.exec(lines[i] as string);
    if (!entry) return { error: { code: 'bad-line', line: i + 1 } };
    entries.push({ seat: Number(entry[1]), move: entry[2] as string });
  }
  if (entries.length !== Number(last[1])) return { error: { code: 'truncated' } };
  return { ...header, entries, chain: last[2] ?? '' };
}

/** The header, or the index of the first line that cannot be read. */
function readHeader(lines: readonly string[]): Omit<GameRecord, 'entries' | 'chain'> | number {
  const found = new Map<string, string>();
  for (const [i, line] of lines.entries()) {
    const [, key, value] = HEADER_LINE.exec(line) ?? [];
    if (key === undefined || value === undefined || found.has(key)) return i;
    found.set(key, value);
  }
  const take = (key: string) => {
    const value = found.get(key);
    found.delete(key);
    return value;
  };
  const options = parseJson(take('options') ?? '', LONGEST_OPTIONS);
  const [game, rules, seats, seed] = ['game', 'rules', 'seats', 'seed'].map(take);
  if (!game || options === undefined || !isNumber(rules) || !isNumber(seats)) return lines.length;
  const more = Object.fromEntries(found);
  return { game, rules: Number(rules), seats: Number(seats), options, seed: seed ?? null, more };
}

function isNumber(text: string | undefined): boolean {
  return WHOLE_NUMBER.test(text ?? '');
}

function parseJson(text: string, longest: number): unknown {
  if (text.length > longest) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A position of a replay: after the start (ply 0) and after each move. */
export type ReplayVisitor<G extends GameTypes> = (
  ply: number,
  state: Frozen<G['state']>,
  told: Announcement<G>[],
) => void;

/** Replays a record through the door, checking every move. */
export function replay<G extends GameTypes>(
  g: Game<G>,
  record: GameRecord,
  visit: ReplayVisitor<G> = () => {},
): { state: Frozen<G['state']> } | { error: RecordError } {
  if (record.game !== g.id) return { error: { code: 'unknown-game', game: record.game } };
  if (record.rules !== g.version) return { error: { code: 'other-rules', rules: record.rules } };
  if (!g.seats.includes(record.seats)) return { error: { code: 'bad-seats' } };
  const options = g.options.read(record.options);
  if (!options) return { error: { code: 'bad-options' } };
  if (record.seed === null) return { error: { code: 'no-seed' } };
  let { state, told } = start(g, record.seats, options, record.seed);
  visit(0, state, told);
  for (const [i, entry] of record.entries.entries()) {
    const result = submit(g, state, entry);
    if ('error' in result) {
      const reason = result.error.code === 'unreadable-move' ? null : result.error;
      return { error: { code: 'illegal-entry', ply: i + 1, move: entry.move, reason } };
    }
    ({ state, told } = result);
    visit(i + 1, state, told);
  }
  return { state };
}
