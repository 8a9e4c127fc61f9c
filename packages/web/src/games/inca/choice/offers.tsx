import { type Board, type Move, outlookOf, type View } from '@tempora/inca/public';
import { t } from '../../../i18n/index.ts';
import { SeatMark } from '../../../toolkit/seat-mark.tsx';
import { listOfNames } from '../../../toolkit/sentences.ts';
import { Icon, type Sign } from '../icons.tsx';
import { cardName, moveName, placeName } from '../names.ts';
import { regionName } from '../places.ts';
import { type Group, groupOf, type Offer } from './move-options.ts';
import { laborPrice, offerPrice } from './price.ts';

interface Props {
  board: Board;
  view: View;
  names: readonly string[];
}

/** The sign of a group of moves. */
export function groupSign(group: Group): Sign {
  return group === 'roads' || group === 'extra' ? 'road' : group === 'expand' ? 'conquer' : group;
}

/** A move as a large button: what it is, what it costs, what it brings to whom. */
export function OfferButton({
  offer,
  send,
  isOnly,
  ...props
}: Props & { offer: Offer; send(): void; isOnly: boolean }) {
  const group = groupOf(offer.move);
  return (
    <button type="button" class={isOnly ? 'ie-offer primary' : 'ie-offer'} onClick={send} data-move={offer.text}>
      {group && <Icon sign={offer.move.type === 'wild' ? 'wild' : groupSign(group)} size={20} />}
      <span class="ie-offer-words">
        <b>{moveName(offer.move)}</b>
        <Consequence {...props} move={offer.move} />
      </span>
    </button>
  );
}

/** Labor now, points now, labor and points in later rounds, for everybody it concerns. */
function Consequence({ view, move, names }: Props & { move: Move }) {
  const { labor, points, income, sapa, others, cards, reveals } = outlookOf(view, move);
  return (
    <span class="ie-price">
      <span>{labor === 0 ? t('inca.price.free') : t('inca.price.labor', { labor })}</span>
      {points > 0 && <span>{t('inca.price.points', { points })}</span>}
      {income > 0 && <span>{t('inca.price.income', { labor: income })}</span>}
      {sapa > 0 && <span>{t('inca.price.sapa', { points: sapa })}</span>}
      {others.map(({ seat, sapa: theirs }) => (
        <span key={seat}>
          <SeatMark seat={seat} /> {t('inca.price.other', { name: names[seat] ?? '', points: theirs })}
        </span>
      ))}
      {cards.length > 0 && <span>{t('inca.price.cards', { cards: listOfNames([...new Set(cards)], cardName) })}</span>}
      {reveals.length > 0 && <span>{t('inca.price.reveals', { regions: listOfNames(reveals, regionName) })}</span>}
    </span>
  );
}

interface TargetProps extends Props {
  offer: Offer;
  /** The number it has on the map. */
  number: number | undefined;
  pick(): void;
  /** What one thinks of is lit on the map. */
  think(move: Move | null): void;
}

/** A move as a small button in a list: where, cost and points only. */
export function TargetButton({ offer, number, pick, think, view }: TargetProps) {
  return (
    <button
      type="button"
      class="ie-target"
      onClick={pick}
      onFocus={() => think(offer.move)}
      onBlur={() => think(null)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && think(offer.move)}
      onPointerLeave={() => think(null)}
      data-move={offer.text}
    >
      {number !== undefined && (
        <b class="ie-target-number" aria-hidden="true">
          {number}
        </b>
      )}
      <span>{placeName(offer.move)}</span>
      <small>{offerPrice(view, offer.move)}</small>
    </button>
  );
}

/** What a sort of move costs, or how many places there are for it if it is free. */
export function GroupPrice({ view, group, offers }: { view: View; group: Group; offers: readonly Offer[] }) {
  const places = group === 'pilgrimage' ? '' : t('inca.places', { count: offers.length });
  return <small>{laborPrice(view, group, offers) || places}</small>;
}
