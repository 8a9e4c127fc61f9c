import { type CardId, type Inca, type SectorView, sectorSeats, type View } from '@tempora/inca/public';
import { rich, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { Explain } from '../../toolkit/explain.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { nameOf } from '../../toolkit/sentences.ts';
import { useMedia } from '../../toolkit/use-media.ts';
import { cardColour, cardSign } from './card.tsx';
import { lyingSentence } from './effects.ts';
import { Icon } from './icons.tsx';
import { cardName, cardText } from './names.ts';
import { sectorPlace } from './places.ts';
import './sun.css';

interface Props {
  view: View;
  snapshot: Snapshot<Inca>;
  /** Sectors that can take a card now. */
  open: ReadonlySet<number>;
  picked: number | null;
  /** The sector one thinks of. */
  near: number | null;
  pick(sector: number): void;
  think(sector: number | null): void;
  /** A card of the Sun board that is opened to be read. */
  read(card: CardId): void;
}

/** The Sun board: a disc with the players around it and a sector between each two neighbours. */
export function SunBoard(props: Props) {
  const { view, snapshot, picked, near } = props;
  const ring = view.sun.map((_, sector) => sectorSeats(view, sector)[0]);
  const chosen = near ?? picked;
  const touched: readonly number[] = chosen === null ? [] : sectorSeats(view, chosen);
  return (
    <section class="ie-sun" aria-label={t('inca.sun')}>
      <Disc {...props} />
      {ring.map((seat, i) => (
        <span
          key={seat}
          class="ie-sun-seat"
          data-seat={seat}
          data-me={seat === snapshot.viewer}
          data-touched={touched.includes(seat)}
          style={onRim(i / ring.length)}
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

/** A point of the disc, which is 200 wide and high around 0; turns go clockwise from the top. */
function onDisc(turns: number, radius: number): { x: number; y: number } {
  return { x: radius * Math.sin(turns * 2 * Math.PI), y: -radius * Math.cos(turns * 2 * Math.PI) };
}

const INNER = 22;
const OUTER = 99;

/** The wedges, and on the rim an arc from each player to the next. */
function Disc({ view, snapshot, open, picked, near }: Props) {
  const count = view.sun.length;
  return (
    <svg class="ie-disc" viewBox="-100 -100 200 200" preserveAspectRatio="none" aria-hidden="true">
      {view.sun.map((_, i) => {
        const [from, to] = [i / count, (i + 1) / count];
        const at = (turns: number, radius: number) => Object.values(onDisc(turns, radius)).join(' ');
        const rim = `M${at(from, OUTER)}A${OUTER} ${OUTER} 0 0 1 ${at(to, OUTER)}`;
        return (
          <g
            key={i}
            data-place={sectorPlace(i)}
            data-mine={sectorSeats(view, i).some((seat) => seat === snapshot.viewer)}
            data-open={open.has(i)}
            data-picked={picked === i || near === i}
          >
            <path class="ie-wedge" d={`${rim}L${at(to, INNER)}A${INNER} ${INNER} 0 0 0 ${at(from, INNER)}Z`} />
            <path class="ie-arc" d={rim} />
          </g>
        );
      })}
      <circle class="ie-disc-sun" r={INNER - 4} />
    </svg>
  );
}

/** Where a player's name stands on the rim: never beyond the disc's sides. */
function onRim(turns: number): { [side: string]: string } {
  const { x, y } = onDisc(turns, 50);
  const top = `${50 + y * 0.88}%`;
  if (Math.abs(x) < 5) return { top, left: '50%', translate: '-50% -50%' };
  return x > 0 ? { top, right: '0', translate: '0 -50%' } : { top, left: '0', translate: '0 -50%' };
}

function Sector({ sector, at, ...props }: Props & { sector: SectorView; at: number }) {
  const { view, snapshot, open, picked, pick, think } = props;
  const [one, two] = sectorSeats(view, at);
  const between = t('inca.sun.between', { a: nameOf(snapshot, one), b: nameOf(snapshot, two) });
  const { x, y } = onDisc((at + 0.5) / view.sun.length, 50);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a sector is no form
    <div
      class="ie-sector"
      role="group"
      aria-label={between}
      data-place={sectorPlace(at)}
      style={{ left: `${50 + x * 0.62}%`, top: `${50 + y * 0.58}%` }}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && open.has(at) && think(at)}
      onPointerLeave={() => think(null)}
      onFocusIn={() => open.has(at) && think(at)}
      onFocusOut={() => think(null)}
    >
      <Lying {...props} sector={sector} at={at} />
      {open.has(at) && (
        <button type="button" class="ie-sector-pick" aria-pressed={picked === at} onClick={() => pick(at)}>
          {t('inca.sun.here')} <SeatMark seat={one} />
          <SeatMark seat={two} />
          <span class="visually-hidden"> {between}</span>
        </button>
      )}
      {sector.cards.length === 0 && sector.down === null && !open.has(at) && (
        <span class="ie-sector-empty">{t('inca.sun.empty')}</span>
      )}
    </div>
  );
}

/** The cards of a sector, each with what it does: to the viewer, if it does. */
function Lying({ view, snapshot: { viewer }, read, sector, at }: Props & { sector: SectorView; at: number }) {
  const isMine = sectorSeats(view, at).some((seat) => seat === viewer);
  const text = (card: CardId) =>
    isMine
      ? t('inca.sun.you', { text: cardText(card), effect: lyingSentence(view, card, viewer as number) })
      : cardText(card);
  return (
    <>
      <LyingCards cards={sector.cards.map(({ card }) => card)} text={text} read={read} />
      {sector.down !== null && (
        <span class="ie-face-down-card">
          <SeatMark seat={sector.down} />
          {view.placed?.sector === at ? cardName(view.placed.card) : t('inca.sun.down')}
        </span>
      )}
    </>
  );
}

interface LyingProps {
  cards: readonly CardId[];
  text(card: CardId): string;
  read(card: CardId): void;
}

/** Each card says what it does; to a finger, which cannot tell lines so close, all of them together. */
function LyingCards({ cards, text, read }: LyingProps) {
  const isTouched = useMedia('(pointer: coarse)');
  const [first] = cards;
  if (first === undefined) return null;
  const faces = cards.map((card, i) => (
    <span key={i} class="ie-lying-face" style={{ '--class': cardColour(card) }}>
      <Icon sign={cardSign(card)} size={14} /> <span>{cardName(card)}</span>
    </span>
  ));
  const groups = isTouched && cards.length > 1 ? [faces] : faces.map((face) => [face]);
  return groups.map((group, i) => {
    const own = group.length > 1 ? cards : [cards[i] as CardId];
    const words = own.map((card, j) => (
      <span key={j} class="ie-lying-text">
        {own.length > 1 && <b>{cardName(card)} </b>}
        {text(card)}
      </span>
    ));
    return (
      <span key={i} class="ie-lying">
        <Explain text={words} {...(own.length === 1 && { press: () => read(own[0] as CardId) })}>
          {group}
        </Explain>
      </span>
    );
  });
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
            {rich('inca.sun.effect', {
              name: (
                <>
                  <b>{cardName(card)}</b>
                  {copies(card) > 1 && ` ×${copies(card)}`}
                </>
              ),
              effect: lyingSentence(view, card, seat),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
