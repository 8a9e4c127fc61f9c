import { type AnyGame, readRecord, writeRecord } from '@tempora/kernel';
import { type FindGame, type Match, type MatchRecordError, restoreMatch, whyNot } from '@tempora/room';

/** What is wrong with a record, in one line. */
export function errorText(error: MatchRecordError, text: string, find: FindGame): string {
  switch (error.code) {
    case 'not-a-record':
      return 'this is not a Tempora record: its first line is not "tempora record 1"';
    case 'truncated':
      return 'the record is cut off: its end line is missing or has another number of moves';
    case 'unknown-format':
      return `line 1: record format ${error.format} is unknown; this version reads only 1`;
    case 'bad-line':
      return `line ${error.line} cannot be read`;
    case 'broken-chain':
      return 'the hash chain does not hold: a line was changed after the record was written';
    case 'unknown-game':
      return `there is no game "${error.game}" here`;
    case 'other-rules':
      return `the record needs rules version ${error.rules}, which this version does not have`;
    case 'bad-seats':
      return 'the game does not allow that many seats';
    case 'bad-options':
      return 'the game has no such options';
    case 'bad-holders':
      return 'the holder of a seat cannot be read';
    case 'no-seed':
      return 'there is no seed: the match was still on when it was written, so its shuffles are secret and nothing can be verified';
    case 'unfair-seed':
      return 'the seed does not match: the secret is not the one that was committed to, or the seed does not follow from it';
    case 'illegal-entry':
      return moveText(error, text, find);
  }
}

function moveText(
  { ply, move, reason }: Extract<MatchRecordError, { code: 'illegal-entry' }>,
  text: string,
  find: FindGame,
): string {
  const record = readRecord(text);
  const entry = 'error' in record ? undefined : record.entries[ply - 1];
  const where = `line ${lineOf(text, ply)}, ply ${ply}: seat ${entry?.seat ?? '?'} ${move}`;
  if (reason?.code === 'illegal-move') return `${where} is forbidden by ${reason.clause}`;
  const before = matchBefore(text, ply, find);
  return `${where} ${before && entry ? refusalText(before, entry.seat, move) : 'is refused'}`;
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

function refusalText(match: Match, seat: number, move: string): string {
  if (move === '.undo' || move.startsWith('.back-')) return 'takes back what may not be taken back';
  switch (whyNot(match, { seat, move })?.code) {
    case 'unreadable-move':
      return `is no move of ${match.game.id}`;
    case 'not-your-turn':
      return 'comes from a seat that was not asked';
    case 'game-over':
      return 'comes after the end of the game';
    default:
      return 'is refused';
  }
}

/** A game of the record by its id, in the shape the room asks for. */
export function finder(games: readonly { game: AnyGame }[]): FindGame {
  return (id) => games.find(({ game }) => game.id === id)?.game;
}
