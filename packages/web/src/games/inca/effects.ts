import { CARDS, type CardId, type Effect, effectOfLaying, effectOfLying, type View } from '@tempora/inca/public';
import { type Key, t } from '../../i18n/index.ts';

/** What a card on the Sun board does to one player as things stand, in words. */
export function lyingSentence(view: View, card: CardId, seat: number): string {
  return effectSentence(card, effectOfLying(view, card, seat));
}

/** What one more card would do to a player, in words. */
export function layingSentence(view: View, card: CardId, seat: number): string {
  return effectSentence(card, effectOfLaying(view, card, seat));
}

function effectSentence(card: CardId, { from, to }: Effect): string {
  if (CARDS[card]?.pilgrimage) return t(to > 0 ? 'inca.effect.pilgrimage' : 'inca.effect.pilgrimage.far');
  return t(`inca.effect.${CARDS[card]?.id}` as Key, { from, to });
}
