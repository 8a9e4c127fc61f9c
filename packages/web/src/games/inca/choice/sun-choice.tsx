import { sectorSeats, type View, write } from '@tempora/inca/public';
import { rich, t } from '../../../i18n/index.ts';
import type { PlayerControls } from '../../../match/board.ts';
import { SeatMark } from '../../../toolkit/seat-mark.tsx';
import { layingSentence } from '../effects.ts';
import { cardName } from '../names.ts';
import { LAY_PLACE } from '../places.ts';
import { InForce } from '../sun.tsx';
import type { Selection } from './selection.ts';

interface Props {
  view: View;
  /** Who lays a card. */
  seat: number;
  names: readonly string[];
  selection: Selection;
  /** The sector one thinks of. */
  near: number | null;
  controls: PlayerControls;
}

/** A card and a sector, in either order: what the card would do to each player, whom the sector touches, and the button. */
export function SunChoice({ view, seat, names, selection, near, controls }: Props) {
  const { card, sector } = selection;
  const isReady = card !== null && sector !== null;
  const chosen = near ?? sector;
  const touched = chosen === null ? null : sectorSeats(view, chosen);
  return (
    <div class="ie-sun-choice">
      {card === null ? (
        <div class="ie-sun-hint">
          <p>{t('inca.sun.hint')}</p>
          <InForce view={view} seat={seat} />
        </div>
      ) : (
        <ul class="ie-effects" aria-label={t('inca.sun.effects')}>
          {view.order.map((each) => (
            <li key={each} data-touched={touched?.includes(each)}>
              <SeatMark seat={each} />
              <span>
                {rich('inca.sun.effect', { name: <b>{names[each]}</b>, effect: layingSentence(view, card, each) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div class="ie-finish">
        <button
          type="button"
          class="primary"
          data-place={LAY_PLACE}
          disabled={!isReady}
          onClick={() => isReady && controls.send(write({ type: 'sun', card, sector }))}
        >
          {card === null ? t('inca.sun.choose.card') : t('inca.move.sun', { card: (form) => cardName(card, form) })}
        </button>
      </div>
    </div>
  );
}

/** What is open now, in a sentence. */
export function sunQuestion(view: View, names: readonly string[], { card, sector }: Selection): string {
  if (card === null) return t('inca.prompt.sun');
  if (sector === null) return t('inca.sun.choose.sector', { card: (form) => cardName(card, form) });
  const [one, two] = sectorSeats(view, sector);
  return t('inca.sun.place', { card: (form) => cardName(card, form), a: names[one] ?? '', b: names[two] ?? '' });
}
