import { boardOf, CARDS, type CardId, type Inca, type Move, sectorSeats, type View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import type { MoveChoice, MoveGroup, Snapshot } from '../../match/board.ts';
import { readAll } from '../../toolkit/narrowing.ts';
import { namesOf } from '../../toolkit/sentences.ts';
import { GROUPS, type Group, groupOf, type Offer, offerOf } from './choice/move-options.ts';
import { laborPrice, offerPrice } from './choice/price.ts';
import { layingSentence } from './effects.ts';
import { placesOfThing, thingOf } from './hot.ts';
import { cardName, cardText, moveName } from './names.ts';
import { sectorPlace } from './places.ts';

/** Where the rulebook tells what a sort of move is. */
const RULES: { readonly [group in Group]: string } = {
  roads: 'turn-roads',
  conquer: 'build-conquer',
  expand: 'event-expansion',
  city: 'build-city',
  garrison: 'build-garrison',
  outpost: 'event-outpost',
  temple: 'build-temple',
  terrace: 'build-terrace',
  extra: 'build-road',
  pilgrimage: 'event-pilgrimage',
};

/** Sorts of moves with what they cost; each Sun card with its sectors; and the end of the turn. */
export function moveList(moves: readonly string[], snapshot: Snapshot<Inca>): MoveGroup[] {
  const { view } = snapshot;
  const offers = readAll(moves, offerOf);
  const groups = GROUPS.flatMap((group) => {
    const own = offers.filter(({ move }) => groupOf(move) === group);
    if (own.length === 0) return [];
    const choices = own.map((offer) => choiceOf(view, offer));
    return [{ title: t(`inca.group.${group}`), about: laborPrice(view, group, own), rule: RULES[group], choices }];
  });
  const done = offers.filter(({ move }) => move.type === 'done').map((offer) => choiceOf(view, offer));
  const end = done.length > 0 ? [{ title: t('inca.done'), rule: 'turn-pass', choices: done }] : [];
  return [...groups, ...sunGroups(offers, snapshot), ...end];
}

function choiceOf(view: View, { text, move }: Offer): MoveChoice {
  const board = boardOf(view);
  const places = placesOfThing(board, thingOf(board, move));
  return { moves: [text], words: moveName(move), about: offerPrice(view, move), places };
}

type SunMove = Extract<Move, { type: 'sun' }>;

/** What each card does, to the viewer too where it would lie beside them, and between whom it can be laid. */
function sunGroups(offers: readonly Offer[], snapshot: Snapshot<Inca>): MoveGroup[] {
  const laying = offers.flatMap(({ text, move }) => (move.type === 'sun' ? [{ text, move }] : []));
  return [...new Set(laying.map(({ move }) => move.card))].map((card) => ({
    title: cardName(card),
    about: cardText(card),
    rule: `card-${CARDS[card]?.id}`,
    choices: laying.filter(({ move }) => move.card === card).map(({ text, move }) => sunChoice(text, move, snapshot)),
  }));
}

function sunChoice(text: string, { card, sector }: SunMove, snapshot: Snapshot<Inca>): MoveChoice {
  const names = namesOf(snapshot);
  const [one, two] = sectorSeats(snapshot.view, sector);
  const words = t('inca.sun.between', { a: names[one] ?? '', b: names[two] ?? '' });
  return { moves: [text], words, places: [sectorPlace(sector)], ...effectOn(card, [one, two], snapshot) };
}

/** What it would do to the viewer, if they sit beside the sector. */
function effectOn(card: CardId, seats: readonly number[], { view, viewer }: Snapshot<Inca>): { about?: string } {
  if (typeof viewer !== 'number' || !seats.includes(viewer)) return {};
  return { about: layingSentence(view, card, viewer) };
}
