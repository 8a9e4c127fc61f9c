import { type Inca, type Move, read, sectorSeats } from '@tempora/inca/public';
import { type Form, t } from '../../i18n/index.ts';
import type { MoveWords, Snapshot } from '../../match/board.ts';
import { nameOf } from '../../toolkit/sentences.ts';
import { cardName, moveName } from './names.ts';
import { regionPlace, roadPlace, sectorPlace, sitePlace } from './places.ts';

/** A move in a few words, and where it is made. */
export function moveWords(text: string, snapshot: Snapshot<Inca>): MoveWords | null {
  const move = read(text);
  return move && { words: wordsOf(move, snapshot), places: placesOfMove(move) };
}

/** For a Sun card also where it is laid, which a button need not say. */
function wordsOf(move: Move, { view, holders }: Snapshot<Inca>): string {
  if (move.type !== 'sun') return moveName(move);
  const [one, two] = sectorSeats(view, move.sector);
  const card = (form: Form) => cardName(move.card, form);
  return t('inca.move.sun.between', { card, a: nameOf({ holders }, one), b: nameOf({ holders }, two) });
}

function placesOfMove(move: Move): string[] {
  if ('a' in move) return [roadPlace(move.a, move.b)];
  if ('site' in move) return [sitePlace(move.site)];
  if ('region' in move) return [regionPlace(move.region)];
  return 'sector' in move ? [sectorPlace(move.sector)] : [];
}
