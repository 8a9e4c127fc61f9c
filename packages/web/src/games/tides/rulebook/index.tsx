import { CARDS, cardOf, SUITS } from '@tempora/tides/public';
import { t } from '../../../i18n/index.ts';
import { type Chapter, indexEntry, type Rulebook, rulesText } from '../../../rules/rulebook.ts';
import { FactTable } from '../../../toolkit/fact-table.tsx';
import { listOf } from '../../../toolkit/sentences.ts';
import { SuitIcon } from '../art/suits.tsx';
import { CardFace, POWER_SIGNS } from '../card.tsx';
import { cardName, powerSentence, suitName } from '../names.ts';
import { CHAPTERS } from './chapters.ts';
import { EXAMPLES } from './examples.ts';
import { PICTURES } from './pictures.tsx';
import { Position } from './position.tsx';

const word = (key: string) => rulesText('tides', key);
const suitOf = (card: number) => {
  const { suit } = cardOf(card);
  return suit ? suitName(suit) : t('tides.suit.none');
};

/** Every card, suit and sign. */
function index(): Chapter[] {
  const cards = CARDS.map(({ card }) =>
    indexEntry(
      `card-${card}`,
      cardName(card),
      `${suitOf(card)}. ${powerSentence(card)}`,
      <span class="card" aria-hidden="true">
        <CardFace card={card} />
      </span>,
    ),
  );
  const suits = SUITS.map((suit) => {
    const own = CARDS.filter((each) => each.suit === suit).map(({ card }) => cardName(card));
    return indexEntry(`suit-${suit}`, suitName(suit), listOf(own), <SuitIcon suit={suit} size={40} />);
  });
  const signs = Object.entries(POWER_SIGNS).map(([sign, picture]) =>
    indexEntry(`sign-${sign}`, word(`sign.${sign}.title`), word(`sign.${sign}`), picture),
  );
  return [
    { id: 'index-cards', title: word('index.cards'), paragraphs: cards },
    { id: 'index-suits', title: word('index.suits'), paragraphs: suits },
    { id: 'index-signs', title: word('index.signs'), paragraphs: signs },
  ];
}

/** All cards in a table. */
function Tables() {
  return (
    <FactTable
      caption={word('index.cards')}
      columns={[word('column.card'), word('column.suit'), word('column.points')]}
      rows={CARDS.map(({ card }) => ({
        key: card,
        head: cardName(card),
        cells: [suitOf(card), powerSentence(card)],
      }))}
    />
  );
}

export const rulebook: Rulebook<typeof CHAPTERS> = {
  game: 'tides',
  chapters: CHAPTERS,
  pictures: PICTURES,
  examples: EXAMPLES,
  Position,
  index,
  summary: { paragraphs: ['round', 'relics', 'score', 'ties', 'end'], Tables },
};
