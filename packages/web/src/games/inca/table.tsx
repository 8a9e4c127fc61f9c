import { type Board, boardOf, type CardId, type Inca, roadsAtRisk, type Thing, type View } from '@tempora/inca/public';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { PlayerControls, Snapshot, TableProps } from '../../match/board.ts';
import { Hand } from '../../toolkit/hand.tsx';
import { namesOf, promptSentence } from '../../toolkit/sentences.ts';
import { SunCard } from './card.tsx';
import { About, CardEffects, factsOf, Head, WhyNothing } from './choice/about.tsx';
import { type Selection, useSelection } from './choice/selection.ts';
import { SunChoice } from './choice/sun-choice.tsx';
import { TurnChoice, TurnState } from './choice/turn.tsx';
import { EraStrip } from './era.tsx';
import type { Orientation } from './map/layout.ts';
import { IncaMap } from './map/map.tsx';
import { VICTORY } from './names.ts';
import { ScoreTrack } from './score-track.tsx';
import { Seats } from './seats.tsx';
import { InForce, SunBoard } from './sun.tsx';
import './table.css';
import './choice/choice.css';

/** The table: players and tracks above, the Andes, and below what is asked, the Sun board and the hand. */
export function IncaTable({ snapshot, controls, instead }: TableProps<Inca>) {
  const view = snapshot.view;
  const board = boardOf(view);
  const names = useMemo(() => namesOf(snapshot), [snapshot.holders]);
  const selection = useSelection(board, { snapshot, controls });
  const lie = useLie();
  const [tip, setTip] = useState<Thing | null>(null);
  const { card, sector } = selection;
  const risk = useMemo(() => riskOf(view, card, sector), [view, card, sector]);
  const point = useRef(selection.point);
  point.current = selection.point;
  const { lit, thing } = selection;
  const map = useMemo(
    () => (
      <IncaMap
        {...{ board, view, lie, names, lit, risk }}
        picked={thing}
        pick={(pressed) => point.current(pressed)}
        look={setTip}
      />
    ),
    [board, view, lie, names, lit, risk, thing],
  );
  return (
    <div class="ie-table" data-phase={view.phase}>
      <Seats view={view} snapshot={snapshot} />
      <EraStrip view={view} />
      <ScoreTrack view={view} snapshot={snapshot} />
      <div class="ie-map-frame">
        {map}
        {tip && <Tip {...{ board, view, names }} thing={tip} />}
      </div>
      <Tray {...{ board, view, snapshot, names, selection, controls, instead }} />
    </div>
  );
}

/** Portrait screens get a portrait map. */
function useLie(): Orientation {
  const query = useMemo(() => matchMedia('(max-width: 44rem)'), []);
  const [isNarrow, setNarrow] = useState(query.matches);
  useEffect(() => {
    const change = () => setNarrow(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [query]);
  return isNarrow ? 'tall' : 'wide';
}

/** Roads that a revolt on the Sun board takes, or the card about to be placed would. */
function riskOf(view: View, card: CardId | null, sector: number | null): Set<string> {
  const laying = card !== null && sector !== null ? { card, sector } : null;
  return new Set(roadsAtRisk(view, laying).map(({ seat, edge }) => `${seat} ${edge}`));
}

function Tip({ thing, ...props }: { board: Board; view: View; names: readonly string[]; thing: Thing }) {
  const { title, facts } = factsOf(props.board, props.view, props.names, thing);
  const text = facts.filter(Boolean).join(' ');
  return (
    <p class="ie-tip" aria-hidden="true">
      {/* What is said of a region begins with its name. */}
      {!text.startsWith(`${title}:`) && <b>{title}</b>} {text}
    </p>
  );
}

interface TrayProps {
  board: Board;
  view: View;
  snapshot: Snapshot<Inca>;
  names: readonly string[];
  selection: Selection;
  controls: PlayerControls | undefined;
  instead: TableProps['instead'];
}

/** What is asked, what can be done, the Sun board, the hand. */
function Tray({ instead, ...props }: TrayProps) {
  const { view, snapshot, selection, controls } = props;
  const { viewer, asked } = snapshot;
  const [reading, read] = useState<CardId | null>(null);
  const lie = useLie();
  useEffect(() => read(null), [snapshot.ply]);
  const isAsked = typeof viewer === 'number' && asked.includes(viewer) && controls !== undefined;
  const isPlacing = isAsked && view.phase === 'sun';
  const isListing = isAsked && !isPlacing && reading === null && selection.group !== null && !selection.thing;
  const open = new Set(selection.offers.flatMap(({ move }) => (move.type === 'sun' ? [move.sector] : [])));
  const pickSector = (sector: number) => selection.touch({ sector: selection.sector === sector ? null : sector });
  return (
    <section class="ie-tray" aria-label={t('inca.tray')} data-placing={isPlacing} data-listing={isListing}>
      <p class="prompt" role="status" data-over={view.phase === 'over'}>
        {promptOf({ snapshot, controls })}
      </p>
      <div class="ie-ask">
        {view.turn && isAsked && <TurnState view={view} />}
        {reading !== null && !isPlacing ? (
          <Reading {...props} card={reading} close={() => read(null)} />
        ) : (
          <Question {...props} controls={isAsked ? controls : undefined} />
        )}
        {instead && <div class="ie-instead">{instead}</div>}
      </div>
      {view.phase !== 'over' && (
        <div class="ie-sun-side">
          <SunBoard {...{ view, snapshot, open, read }} picked={selection.sector} pick={pickSector} />
        </div>
      )}
      {typeof viewer === 'number' && <InForce view={view} seat={viewer} />}
      {typeof viewer === 'number' && view.phase !== 'over' && (
        <SunHand
          cards={view.seats[viewer]?.hand.cards ?? []}
          isSmall={!isPlacing || lie === 'tall'}
          picked={isPlacing ? selection.card : reading}
          pick={(card) => (isPlacing ? selection.touch({ card }) : read(card))}
        />
      )}
    </section>
  );
}

/** What was pointed at, and what can be done by whoever is asked. */
function Question({ controls, ...props }: Omit<TrayProps, 'instead'>) {
  const { view, selection } = props;
  const about = selection.thing && <About {...props} thing={selection.thing} />;
  if (!controls) return about;
  if (view.phase !== 'sun') return <TurnChoice {...props} controls={controls} />;
  return (
    <>
      {about}
      <SunChoice {...props} controls={controls} />
    </>
  );
}

interface HandProps {
  cards: readonly CardId[];
  /** While no card is asked for, or on a narrow screen, names are enough. */
  isSmall: boolean;
  picked: CardId | null;
  pick(card: CardId | null): void;
}

/** One's three cards. */
function SunHand({ cards, isSmall, picked, pick }: HandProps) {
  if (cards.length === 0) return null;
  return (
    <Hand class="ie-hand" label={t('inca.hand')} cards={cards} isSmall={isSmall}>
      {(card) => (
        <button
          type="button"
          class="ie-card-button"
          aria-pressed={picked === card}
          onClick={() => pick(picked === card ? null : card)}
        >
          <SunCard card={card} />
        </button>
      )}
    </Hand>
  );
}

/** A Sun card one wants to read: what it does, and to whom if it lies on the board. */
function Reading({ card, close, controls, ...props }: Omit<TrayProps, 'instead'> & { card: CardId; close(): void }) {
  const { view } = props;
  const sector = view.sun.findIndex(({ cards }) => cards.some((lying) => lying.card === card));
  const isInHand =
    typeof props.snapshot.viewer === 'number' && view.seats[props.snapshot.viewer]?.hand.cards.includes(card);
  return (
    <div class="ie-pointed">
      <Head back={close}>
        <About {...props} thing={{ kind: 'card', id: card }} />
      </Head>
      {sector >= 0 && <CardEffects {...props} card={card} sector={sector} />}
      {controls && isInHand && <WhyNothing {...props} thing={{ kind: 'card', id: card }} controls={controls} />}
    </div>
  );
}

/** One sentence: what is asked of whom. */
function promptOf({ snapshot, controls }: Pick<TrayProps, 'snapshot' | 'controls'>): string {
  const { view } = snapshot;
  return promptSentence(
    { snapshot, controls },
    {
      victory: VICTORY,
      ask: () => askedOf(view),
      wait: ([name = '']) => t(view.phase === 'sun' ? 'inca.prompt.sun.other' : 'inca.prompt.turn.other', { name }),
    },
  );
}

function askedOf(view: View): string {
  if (view.phase === 'sun') return t('inca.prompt.sun');
  const { turn } = view;
  if (turn?.roads === 'open' && turn.freeRoads > 0) return t('inca.prompt.roads', { count: turn.freeRoads });
  if (turn?.what && turn.parts > 0) return t('inca.prompt.parts', { count: turn.parts });
  if (turn?.roads === 'unused' && turn.build === 'unused') return t('inca.prompt.turn');
  return t('inca.prompt.rest');
}
