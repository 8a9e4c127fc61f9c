import { type CardId, type Move, type Options, prospectOf, read } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import type { MoveChoice, MoveGroup, Snapshot } from '../../match/board.ts';
import { readAll } from '../../toolkit/narrowing.ts';
import type { ShownTides } from './moments.ts';
import { moveWords } from './move-words.ts';
import { cardName } from './names.ts';
import { prospectSentence } from './reasons.ts';

interface Offer {
  readonly text: string;
  readonly move: Move;
}

function offerOf(text: string): Offer | null {
  const move = read(text);
  return move && { text, move };
}

/** The cards to play with what they would earn; or for each card to keep, those to remove. */
export function moveList(moves: readonly string[], snapshot: Snapshot<ShownTides>): MoveGroup[] {
  const offers = readAll(moves, offerOf);
  const plays = offers.filter(({ move }) => move.type === 'play').map((offer) => choiceOf(offer, snapshot));
  const play = plays.length > 0 ? [{ title: t('tides.prompt.pick'), rule: 'draft-secret', choices: plays }] : [];
  const kept = new Set(offers.flatMap(({ move }) => (move.type === 'keep' ? [move.keep] : [])));
  const relics = [...kept].map((keep) => ({
    title: t('tides.relic.half', { keep: (form) => cardName(keep, form) }),
    rule: 'relic-choose',
    choices: offers
      .filter(({ move }) => move.type === 'keep' && move.keep === keep)
      .map((offer) => choiceOf(offer, snapshot)),
  }));
  return [...play, ...relics];
}

function choiceOf({ text, move }: Offer, snapshot: Snapshot<ShownTides>): MoveChoice {
  const { words, places } = moveWords(text) ?? { words: text, places: [] };
  return { moves: [text], words, places, ...(move.type === 'play' && pointsOf(move.card, snapshot)) };
}

/** What the card would earn now and at most. */
function pointsOf(card: CardId, { view, viewer, options }: Snapshot<ShownTides>): { about?: string } {
  const prospect = typeof viewer === 'number' ? prospectOf(view, viewer, card, options as Options) : null;
  return prospect ? { about: prospectSentence(prospect) } : {};
}
