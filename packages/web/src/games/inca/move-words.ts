import { type Move, read } from '@tempora/inca/public';
import type { MoveWords } from '../../match/board.ts';
import { moveName } from './names.ts';
import { regionPlace, roadPlace, sectorPlace, sitePlace } from './places.ts';

/** A move in a few words, and where it is made. */
export function moveWords(text: string): MoveWords | null {
  const move = read(text);
  return move && { words: moveName(move), places: placesOfMove(move) };
}

function placesOfMove(move: Move): string[] {
  if ('a' in move) return [roadPlace(move.a, move.b)];
  if ('site' in move) return [sitePlace(move.site)];
  if ('region' in move) return [regionPlace(move.region)];
  return 'sector' in move ? [sectorPlace(move.sector)] : [];
}
