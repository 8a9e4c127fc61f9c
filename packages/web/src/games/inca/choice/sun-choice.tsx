import { sectorSeats, type View, write } from '@tempora/inca/public';
import { t } from '../../../i18n/index.ts';
import type { PlayerControls } from '../../../match/board.ts';
import { cardName, cardText } from '../names.ts';
import { CardEffects } from './about.tsx';
import type { Selection } from './selection.ts';

interface Props {
  view: View;
  names: readonly string[];
  selection: Selection;
  controls: PlayerControls;
}

/** A card and a sector, in either order; then what it would do to whom, and the button. */
export function SunChoice({ view, names, selection, controls }: Props) {
  const { card, sector } = selection;
  const isReady = card !== null && sector !== null;
  const label = () => {
    if (card === null) return t('inca.sun.choose.card');
    if (sector === null) return t('inca.sun.choose.sector', { card: cardName(card) });
    const [one, two] = sectorSeats(view, sector);
    return t('inca.sun.place', { card: cardName(card), a: names[one] ?? '', b: names[two] ?? '' });
  };
  return (
    <div class="ie-sun-choice">
      {card !== null && sector === null && <p>{cardText(card)}</p>}
      {isReady && <CardEffects {...{ view, names, card, sector }} />}
      <button
        type="button"
        class="primary"
        disabled={!isReady}
        onClick={() => isReady && controls.send(write({ type: 'sun', card, sector }))}
      >
        {label()}
      </button>
    </div>
  );
}
