import { type AnyGame, readRecord, writeRecord } from '@tempora/kernel';
import { type FindGame, type Match, type MatchRecordError, restoreMatch, whyNot } from '@tempora/room';
import { t } from './language.ts';

/** What is wrong with a record, in one line. */
export function errorText(error: MatchRecordError, text: string, find: FindGame): string {
  if (error.code === 'illegal-entry') return entryText(error, text, find);
  const { code, ...details } = error;
  return t(`record.${code}`, Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])));
}

function entryText(
  { ply, move, reason }: Extract<MatchRecordError, { code: 'illegal-entry' }>,
  text: string,
  find: FindGame,
): string {
  const record = readRecord(text);
  const entry = 'error' in record ? undefined : record.entries[ply - 1];
  const before = matchBefore(text, ply, find);
  const where = { line: String(lineOf(text, ply)), ply: String(ply), seat: String(entry?.seat ?? '?'), move };
  if (reason?.code === 'illegal-move') return t('record.entry.forbidden', { ...where, clause: reason.clause });
  const flaw = before && entry ? refusal(before, entry.seat, move) : 'refused';
  return t(`record.entry.${flaw}`, { ...where, game: before?.game.id ?? '' });
}

/** The file's line of an entry. */
function lineOf(text: string, ply: number): number {
  const gap = text.replace(/\r\n?/g, '\n').split('\n').indexOf('');
  return gap + 1 + ply;
}

/** The match as it stood before that ply. */
function matchBefore(text: string, ply: number, find: FindGame): Match | null {
  const record = readRecord(text);
  if ('error' in record) return null;
  const match = restoreMatch(find, writeRecord({ ...record, entries: record.entries.slice(0, ply - 1), chain: '' }));
  return 'error' in match ? null : match;
}

function refusal(match: Match, seat: number, move: string) {
  if (move === '.undo' || move.startsWith('.back-')) return 'takes-back';
  switch (whyNot(match, { seat, move })?.code) {
    case 'unreadable-move':
      return 'unreadable';
    case 'not-your-turn':
      return 'not-asked';
    case 'game-over':
      return 'too-late';
    default:
      return 'refused';
  }
}

/** A game of the record by its id, in the shape the room asks for. */
export function finder(games: readonly { game: AnyGame }[]): FindGame {
  return (id) => games.find(({ game }) => game.id === id)?.game;
}
