import { type CardId, ERAS, type Inca, type SectorView, sectorSeats, TRACK, type View } from '@tempora/inca/public';
import type { Viewer } from '@tempora/kernel';
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
import { cardPlace, DECK_PLACE, lainPlace, lyingPlace, rimPlace, sectorPlace } from './places.ts';
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

/** The Sun board: a cloth with the players around it and a sector between each two neighbours. */
export function SunBoard(props: Props) {
  const { view, snapshot, picked, near } = props;
  const ring = view.sun.map((_, sector) => sectorSeats(view, sector)[0]);
  const chosen = near ?? picked;
  const touched: readonly number[] = chosen === null ? [] : sectorSeats(view, chosen);
  return (
    <section class="ie-sun" aria-label={t('inca.sun')} data-players={ring.length}>
      <Disc {...props} />
      <Rays />
      <Explain look="ie-deck" place={DECK_PLACE} text={t('inca.sun.deck.long', { count: view.deck })}>
        <span class="visually-hidden">{t('inca.sun.deck')} </span>
        <b>{view.deck}</b>
      </Explain>
      {ring.map((seat, i) => (
        <span
          key={seat}
          class="ie-sun-seat"
          data-seat={seat}
          data-place={rimPlace(seat)}
          data-me={seat === snapshot.viewer}
          data-touched={touched.includes(seat)}
          data-side={SIDES[ring.length]?.[i]}
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

/** Where the players and the sectors lie, clockwise from the first player. */
const SIDES: { readonly [players: number]: readonly string[] } = {
  3: ['top', 'right', 'left'],
  4: ['top', 'right', 'bottom', 'left'],
};
const CORNERS: { readonly [players: number]: readonly string[] } = {
  3: ['top-right', 'bottom', 'top-left'],
  4: ['top-right', 'bottom-right', 'bottom-left', 'top-left'],
};
/** Where the players sit on the rim, in turns from the top: of three, two beside the middle. */
const TURNS: { readonly [players: number]: readonly number[] } = { 3: [0, 0.27, 0.73], 4: [0, 0.25, 0.5, 0.75] };

/** How square the cloth is: 2 would be round. Cards need its corners. */
const SQUARE = 9;

/** A point of the cloth, which is 200 wide and high around 0; turns go clockwise from the top. */
function onCloth(turns: number, radius: number): string {
  const [x, y] = [Math.sin(turns * 2 * Math.PI), -Math.cos(turns * 2 * Math.PI)];
  const far = radius / (Math.abs(x) ** SQUARE + Math.abs(y) ** SQUARE) ** (1 / SQUARE);
  return `${(x * far).toFixed(1)} ${(y * far).toFixed(1)}`;
}

const OUTER = 99;
const POINTS = 60;

/** Long and short rays, in steps as if woven. */
const RAYS = ['M-6-28V-54h2.5V-72h2.5V-88h2V-72h2.5V-54h2.5V-28z', 'M-5-28V-44h2.5V-56h1.5V-66h2V-56h1.5V-44h2.5V-28z'];
const AROUND = 16;

/** The sun that gives the board its name: always round. */
function Rays() {
  return (
    <svg class="ie-rays" viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r="23" />
      {Array.from({ length: AROUND }, (_, i) => (
        <path key={i} d={RAYS[i % 2]} transform={`rotate(${((i + 0.5) * 360) / AROUND})`} />
      ))}
    </svg>
  );
}

/** The wedges, and on the rim a line from each player to the next. */
function Disc({ view, snapshot, open, picked, near }: Props) {
  const turns = TURNS[view.sun.length] ?? [];
  return (
    <svg class="ie-disc" viewBox="-100 -100 200 200" preserveAspectRatio="none" aria-hidden="true">
      {turns.map((from, i) => {
        const to = turns[i + 1] ?? 1;
        const points = Array.from({ length: POINTS + 1 }, (_, j) => onCloth(from + ((to - from) * j) / POINTS, OUTER));
        const rim = `M${points.join('L')}`;
        return (
          <g
            key={i}
            data-place={sectorPlace(i)}
            data-mine={sectorSeats(view, i).some((seat) => seat === snapshot.viewer)}
            data-open={open.has(i)}
            data-picked={picked === i || near === i}
          >
            <path class="ie-wedge" d={`${rim}L0 0Z`} />
            <path class="ie-arc" d={rim} />
            <path class="ie-braid" d={rim} />
          </g>
        );
      })}
    </svg>
  );
}

function Sector({ sector, at, ...props }: Props & { sector: SectorView; at: number }) {
  const { view, snapshot, open, picked, pick, think } = props;
  const [one, two] = sectorSeats(view, at);
  const between = t('inca.sun.between', { a: nameOf(snapshot, one), b: nameOf(snapshot, two) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a sector is no form
    <div
      class="ie-sector"
      role="group"
      aria-label={between}
      data-place={sectorPlace(at)}
      data-side={CORNERS[view.sun.length]?.[at]}
      data-count={sector.cards.length + (sector.down === null ? 0 : 1)}
      style={{ gridArea: CORNERS[view.sun.length]?.[at] }}
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
        <span class="ie-sector-empty">
          {t('inca.sun.empty')}{' '}
          <span>
            <SeatMark seat={one} /> <SeatMark seat={two} />
          </span>
        </span>
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
      <LyingCards {...{ at, sector, viewer, text, read }} />
      {sector.down !== null && (
        <span
          class="ie-face-down-card"
          data-place={lyingPlace(at, sector.cards.length)}
          data-from={originOf(sector.down, viewer, view.placed?.card)}
        >
          <SeatMark seat={sector.down} />
          {view.placed?.sector === at ? cardName(view.placed.card) : t('inca.sun.down')}
        </span>
      )}
    </>
  );
}

/** A card comes from one's own hand, or from the name of whoever laid it: from farther it would cross what one reads. */
function originOf(seat: number, viewer: Viewer, card: CardId | undefined): string {
  return seat === viewer && card !== undefined ? cardPlace(card) : rimPlace(seat);
}

interface LyingProps {
  at: number;
  sector: SectorView;
  viewer: Viewer;
  text(card: CardId): string;
  read(card: CardId): void;
}

/** Each card says what it does; to a finger, which cannot tell lines so close, all of them together. */
function LyingCards({ at, sector, viewer, text, read }: LyingProps) {
  const isTouched = useMedia('(pointer: coarse)');
  const cards = sector.cards.map(({ card }) => card);
  if (cards.length === 0) return null;
  const faces = sector.cards.map(({ card, seat }, i) => (
    <span
      key={i}
      class="ie-lying-face"
      data-place={lyingPlace(at, i)}
      data-from={originOf(seat, viewer, card)}
      style={{ '--class': cardColour(card) }}
    >
      <Icon sign={cardSign(card)} size={14} /> <span data-place={lainPlace(card)}>{cardName(card)}</span>
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

/** As many cards in force leave room for what comes next. */
const FEW = 2;

/** What is in force for one player, each with what it does to them; if that is little, what the next phases bring. */
export function InForce({ view, seat }: { view: View; seat: number }) {
  const all = view.seats[seat]?.cards ?? [];
  const cards = [...new Set(all)];
  const copies = (card: CardId) => all.filter((other) => other === card).length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that may scroll must be reachable by keyboard
    <ul class="ie-force" aria-label={t('inca.force')} tabIndex={0} data-few={cards.length <= FEW + 1}>
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
      {cards.length <= FEW && <Outlook view={view} seat={seat} />}
    </ul>
  );
}

/** What the next Inca phase and the next Sapa Inca phase bring one player, as things stand. */
function Outlook({ view, seat }: { view: View; seat: number }) {
  const { harvest = 0, forecast } = view.seats[seat] ?? {};
  const next = TRACK[(view.track[view.column + 1] ?? 0) - 1];
  return (
    <>
      {next && (
        <li>
          <Icon sign="labor" size={15} />
          <span>{t('inca.outlook.labor', { labor: ERAS[next.era].income + harvest })}</span>
        </li>
      )}
      <li>
        <Icon sign="sapaPoints" size={15} />
        <span>{t('inca.outlook.points', { points: forecast?.points ?? 0 })}</span>
      </li>
    </>
  );
}
