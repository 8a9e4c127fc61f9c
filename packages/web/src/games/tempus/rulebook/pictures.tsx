import { CARDS, type CardId, type Effect } from '@tempora/tempus/public';
import { t } from '../../../i18n/index.ts';
import { SignIcon } from '../art/signs.tsx';
import { CardFace } from '../card.tsx';
import { ACTIONS } from '../move-options.ts';
import { EraTable } from '../reference.tsx';
import { MIDDLE, SmallMap, tileAt, walk } from './small-map.tsx';

/** Cards side by side; the text names them. */
function Cards({ cards }: { cards: readonly CardId[] }) {
  return (
    <div class="rulebook-cards" aria-hidden="true">
      {cards.map((card) => (
        <CardFace key={card} card={card} />
      ))}
    </div>
  );
}

/** The cards of these names, as in notation. */
function named(...ids: readonly string[]): CardId[] {
  return ids.flatMap((id) => CARDS.find((card) => card.id === id)?.card ?? []);
}

/** An effect on each background it has. */
function Idea({ effect }: { effect: Effect }) {
  const own = CARDS.filter((card) => card.effect === effect);
  const first = own.filter(({ terrain }, i) => own.findIndex((other) => other.terrain === terrain) === i);
  return <Cards cards={first.map(({ card }) => card)} />;
}

function Actions() {
  return (
    <div class="rulebook-signs">
      {ACTIONS.map((action) => (
        <span key={action}>
          <SignIcon sign={action} size={28} /> {t(`tempus.action.${action}`)}
        </span>
      ))}
    </div>
  );
}

const TILE = tileAt(1, MIDDLE);
const [NORTH, SOUTH_EAST] = [walk(MIDDLE, 0), walk(MIDDLE, 2)];
/** In this tile the hexes in the middle and in the north are hills and farmland. */
const HILLS = tileAt(4, MIDDLE);

function TwoTiles() {
  return <SmallMap lands={[...TILE, ...tileAt(3, walk(MIDDLE, 1, 1, 2))]} />;
}

function Fight() {
  return (
    <>
      <SmallMap
        lands={HILLS}
        pieces={[
          { hex: NORTH, seat: 0, people: 3 },
          { hex: MIDDLE, seat: 1, people: 2 },
        ]}
      />
      <Cards cards={named('weapons-hill-1', 'religion-hill-1', 'fort-hill-1')} />
    </>
  );
}

export const PICTURES = {
  'map-place': TwoTiles,
  'example-people': () => (
    <SmallMap
      lands={TILE}
      pieces={[
        { hex: MIDDLE, seat: 0, people: 2 },
        { hex: NORTH, seat: 0, people: 1 },
      ]}
    />
  ),
  'era-row': EraTable,
  'era-one': Actions,
  'example-baby': () => (
    <SmallMap
      lands={[...TILE, ...tileAt(5, walk(MIDDLE, 1, 1, 2))]}
      pieces={[
        { hex: MIDDLE, seat: 2, people: 1 },
        { hex: walk(MIDDLE, 1, 1, 2), seat: 2, people: 2 },
      ]}
    />
  ),
  'example-fight': Fight,
  'city-worth': () => <SmallMap lands={TILE} pieces={[{ hex: SOUTH_EAST, seat: 3, city: 3 }]} />,
  'example-race': () => <Cards cards={named('education-hill-1', 'medicine-hill-1', 'transport-hill-1')} />,
  'card-education': () => <Idea effect="education" />,
  'card-fort': () => <Idea effect="fort" />,
  'card-weapons': () => <Idea effect="weapons" />,
  'card-medicine': () => <Idea effect="medicine" />,
  'card-transport': () => <Idea effect="transport" />,
  'card-war': () => <Idea effect="war_leader" />,
  'card-sanitation': () => <Idea effect="sanitation" />,
  'card-religion': () => <Idea effect="religion" />,
  'card-government': () => <Idea effect="government" />,
};
