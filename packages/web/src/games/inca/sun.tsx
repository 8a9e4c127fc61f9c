import { type CardId, type Inca, type SectorView, sectorSeats, type View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { nameOf } from '../../toolkit/sentences.ts';
import { cardSign } from './card.tsx';
import { lyingSentence } from './effects.ts';
import { Icon } from './icons.tsx';
import { cardName, cardText } from './names.ts';
import './sun.css';

interface Props {
  view: View;
  snapshot: Snapshot<Inca>;
  /** Sectors that can take a card now. */
  open: ReadonlySet<number>;
  picked: number | null;
  pick(sector: number): void;
  /** A card of the Sun board one wants to read. */
  read(card: CardId): void;
}

/** The Sun board: a ring of players with a sector between each two neighbours. */
export function SunBoard(props: Props) {
  const { view, snapshot } = props;
  const ring = view.sun.map((_, sector) => sectorSeats(view, sector)[0]);
  return (
    <section class="ie-sun" aria-label={t('inca.sun')} data-seats={view.sun.length}>
      <div class="ie-sun-disc" aria-hidden="true">
        <Icon sign="sun" size={34} />
      </div>
      {ring.map((seat, i) => (
        <span
          key={seat}
          class="ie-sun-seat"
          data-at={i}
          data-me={seat === snapshot.viewer}
          style={{ gridArea: `p${i}` }}
        >
          <SeatMark seat={seat} /> <span>{nameOf(snapshot, seat)}</span>
        </span>
      ))}
      {view.sun.map((sector, i) => (
        <Sector key={i} {...props} sector={sector} at={i} />
      ))}
    </section>
  );
}

function Sector({ view, snapshot, open, picked, pick, read, sector, at }: Props & { sector: SectorView; at: number }) {
  const [one, two] = sectorSeats(view, at);
  const isMine = snapshot.viewer === one || snapshot.viewer === two;
  const between = t('inca.sun.between', { a: nameOf(snapshot, one), b: nameOf(snapshot, two) });
  const effect = (card: CardId) => (isMine ? lyingSentence(view, card, snapshot.viewer as number) : cardText(card));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a sector is no form
    <div
      class="ie-sector"
      role="group"
      aria-label={between}
      style={{ gridArea: `s${at}` }}
      data-mine={isMine}
      data-open={open.has(at)}
      data-picked={picked === at}
    >
      {sector.cards.map(({ card }, i) => (
        <button
          key={i}
          type="button"
          class="ie-lying"
          title={`${cardText(card)} ${effect(card)}`}
          onClick={() => read(card)}
        >
          <Icon sign={cardSign(card)} size={14} /> <span>{cardName(card)}</span>
        </button>
      ))}
      {sector.down !== null && (
        <span class="ie-face-down-card">
          <SeatMark seat={sector.down} />
          {view.placed?.sector === at ? cardName(view.placed.card) : t('inca.sun.down')}
        </span>
      )}
      {open.has(at) && (
        <button type="button" class="ie-sector-pick" aria-pressed={picked === at} onClick={() => pick(at)}>
          {t('inca.sun.here')}
          <span class="visually-hidden"> {between}</span>
        </button>
      )}
      {sector.cards.length === 0 && sector.down === null && !open.has(at) && (
        <span class="ie-sector-empty">{t('inca.sun.empty')}</span>
      )}
    </div>
  );
}

/** What is in force for one player, each with what it does to them. */
export function InForce({ view, seat }: { view: View; seat: number }) {
  const all = view.seats[seat]?.cards ?? [];
  const cards = [...new Set(all)];
  if (cards.length === 0) return null;
  const copies = (card: CardId) => all.filter((other) => other === card).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that may scroll must be reachable by keyboard
    <ul class="ie-force" aria-label={t('inca.force')} tabIndex={0}>
      {cards.map((card) => (
        <li key={card} title={cardText(card)}>
          <Icon sign={cardSign(card)} size={15} />
          <span>
            <b>{cardName(card)}</b> {copies(card) > 1 && `×${copies(card)} `}
            {lyingSentence(view, card, seat)}
          </span>
        </li>
      ))}
    </ul>
  );
}
