import { type AnyGame, isFlaw, readRecord, writeRecord } from '@tempora/kernel';
import { type FindGame, type Match, type MatchFlaw, restoreMatch, whyNot } from '@tempora/room';

/** What is wrong with a record, in one line. */
export function flawText(flaw: MatchFlaw, text: string, find: FindGame): string {
  switch (flaw.flaw) {
    case 'not-a-record':
      return 'this is no Tempora record: its first line is not "tempora record 1"';
    case 'truncated':
      return 'the record is cut off: its end line is missing or counts other moves';
    case 'format':
      return `line 1: record format ${flaw.format} is not known here, only 1`;
    case 'line':
      return `line ${flaw.line} cannot be read`;
    case 'chain':
      return 'the hash chain does not hold: a line was changed after the record was written';
    case 'game':
      return `there is no game "${flaw.game}" here`;
    case 'rules':
      return `the record is of rules version ${flaw.rules}, and this is another`;
    case 'seats':
      return 'the game is not for that many seats';
    case 'options':
      return 'the game has no such options';
    case 'holders':
      return 'who held a seat cannot be read';
    case 'seed':
      return 'there is no seed: the match was still on when it was written, so its luck is secret and nothing can be checked';
    case 'luck':
      return 'the luck does not fit: the secret is not what was committed to, or the seed does not follow from it';
    case 'move':
      return moveText(flaw, text, find);
  }
}

function moveText(flaw: Extract<MatchFlaw, { flaw: 'move' }>, text: string, find: FindGame): string {
  const record = readRecord(text);
  const entry = isFlaw(record) ? undefined : record.entries[flaw.ply - 1];
  const where = `line ${lineOf(text, flaw.ply)}, ply ${flaw.ply}: seat ${entry?.seat ?? '?'} ${flaw.move}`;
  if (flaw.refusal?.refused === 'illegal') return `${where} is forbidden by ${flaw.refusal.clause}`;
  const before = matchBefore(text, flaw.ply, find);
  return `${where} ${before && entry ? refusalText(before, entry.seat, flaw.move) : 'is refused'}`;
}

/** The file's line of an entry. */
function lineOf(text: string, ply: number): number {
  const gap = text.replace(/\r\n?/g, '\n').split('\n').indexOf('');
  return gap + 1 + ply;
}

/** The match as it stood before that ply. */
function matchBefore(text: string, ply: number, find: FindGame): Match | null {
  const record = readRecord(text);
  if (isFlaw(record)) return null;
  const match = restoreMatch(find, writeRecord({ ...record, entries: record.entries.slice(0, ply - 1), chain: '' }));
  return isFlaw(match) ? null : (match as Match);
}

function refusalText(match: Match, seat: number, move: string): string {
  if (move === '.undo' || move.startsWith('.back-')) return 'takes back what may not be taken back';
  switch (whyNot(match, seat, move)?.code) {
    case 'unreadable':
      return `is no move of ${match.game.id}`;
    case 'not-asked':
      return 'comes from a seat that was not asked';
    case 'over':
      return 'comes after the end of the game';
    default:
      return 'is refused';
  }
}

/** A game of the record by its id, in the shape the room asks for. */
export function finder(games: readonly { game: AnyGame }[]): FindGame {
  return (id) => games.find(({ game }) => game.id === id)?.game;
}
