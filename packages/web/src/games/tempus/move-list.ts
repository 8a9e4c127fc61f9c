import { cardOf, type Effect, hexesOfTile, limitsOf, type Move, type Tempus, type View } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { MoveChoice, MoveGroup, Snapshot } from '../../match/board.ts';
import { readAll } from '../../toolkit/narrowing.ts';
import { ACTIONS, type Option, optionOf } from './move-options.ts';
import { answerLabel, moveWords } from './move-words.ts';
import { effectName, effectSentence, hexName } from './names.ts';
import { hexPlace } from './places.ts';
import { askedOf } from './prompt.ts';

type Action = (typeof ACTIONS)[number];

/** Where the rulebook tells what an action is. */
const ACTION_RULES: { readonly [action in Action]: string } = {
  move: 'move-how',
  baby: 'baby-where',
  fight: 'fight-who',
  city: 'city-build',
  idea: 'idea-draw',
};

/** Where it tells what is asked now. */
const QUESTION_RULES: { readonly [at in View['question']['at']]: string } = {
  tile: 'map-place',
  people: 'map-people',
  turn: 'era-one',
  move: 'move-how',
  to: 'move-how',
  babies: 'baby-where',
  terrain: 'fight-terrain',
  attack: 'fight-cards',
  defend: 'fight-cards',
  lose: 'fight-lost',
  advance: 'fight-won',
  limit: 'idea-draw',
  lay: 'race-cards',
  together: 'race-cards',
  over: 'end-points',
};

/** Cards that are laid or discarded answer a question; all others are played for what they do. */
const ANSWERS: readonly Option['kind'][] = ['commit', 'discard'];

/** The actions with what they are worth, the ideas with what they do, and the answers to what is asked. */
export function moveList(moves: readonly string[], snapshot: Snapshot<Tempus>): MoveGroup[] {
  const { view } = snapshot;
  const sorts = new Map<string, Option[]>();
  for (const option of readAll(moves, optionOf)) {
    const sort = sortOf(view, option);
    sorts.set(sort, [...(sorts.get(sort) ?? []), option]);
  }
  return [...sorts]
    .map(([sort, options]) => ({ ...headOf(view, sort), choices: choicesOf(options, snapshot) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ rank, ...group }) => group);
}

/** An action, an idea, or '' for an answer to what is asked. */
function sortOf({ question }: View, { kind, card }: Option): string {
  if (question.at === 'turn' && isAction(kind)) return kind;
  return card !== null && !ANSWERS.includes(kind) ? cardOf(card).effect : '';
}

function isAction(sort: string): sort is Action {
  return ACTIONS.some((action) => action === sort);
}

/** What a sort of choice is called, and where it stands in the list. */
function headOf(view: View, sort: string): Omit<MoveGroup, 'choices'> & { rank: number } {
  if (sort === '') return { title: askedOf(view), rule: QUESTION_RULES[view.question.at], rank: 2 };
  if (isAction(sort)) {
    const about = t(`tempus.worth.${sort}`, { ...limitsOf(view) });
    return { title: t(`tempus.action.${sort}`), about, rule: ACTION_RULES[sort], rank: 0 };
  }
  const effect = sort as Effect;
  return { title: effectName(effect), about: effectSentence(effect), rule: `idea-${effect}`, rank: 1 };
}

/** A choice for each move; a tile's place is one, however the tile is turned. */
function choicesOf(options: readonly Option[], snapshot: Snapshot<Tempus>): MoveChoice[] {
  const choices = new Map<string, MoveChoice>();
  for (const { text, move } of options) {
    const said = moveWords(text, snapshot) ?? { words: text, places: [] };
    const key = move.type === 'tile' ? `tile ${move.hex}` : text;
    choices.set(key, { ...said, ...detailOf(move, snapshot), moves: [...(choices.get(key)?.moves ?? []), text] });
  }
  return [...choices.values()];
}

/** What the words alone do not tell: the whole tile, which pieces, and whose hex. */
function detailOf(move: Move, { view }: Snapshot<Tempus>): Partial<MoveChoice> {
  switch (move.type) {
    case 'tile':
      return { places: hexesOfTile(move.hex).flatMap((hex) => (hex < 0 ? [] : [hexPlace(hex)])) };
    case 'convert':
      return { about: hexName(view, move.from) };
    case 'advance':
    case 'lose':
      return { words: answerLabel(move) };
    case 'place':
    case 'from':
    case 'to':
    case 'baby':
    case 'fight':
    case 'city':
    case 'idea':
    case 'play':
    case 'pass':
    case 'raise':
    case 'lead':
    case 'terrain':
    case 'commit':
    case 'stand':
    case 'discard':
    case 'lay':
    case 'end':
      return {};
  }
}
