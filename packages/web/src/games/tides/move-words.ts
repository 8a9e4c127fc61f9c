import { read } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import type { MoveWords } from '../../match/board.ts';
import { cardName } from './names.ts';
import { cardPlace } from './places.ts';

/** A move in a few words, and its cards. */
export function moveWords(text: string): MoveWords | null {
  const move = read(text);
  if (!move) return null;
  if (move.type === 'play')
    return {
      words: t('tides.move.play', { card: (form) => cardName(move.card, form) }),
      places: [cardPlace(move.card)],
    };
  const { keep, discard } = move;
  return {
    words: t('tides.move.keep', {
      keep: (form) => cardName(keep, form),
      discard: (form) => cardName(discard, form),
    }),
    places: [keep, discard].map(cardPlace),
  };
}
