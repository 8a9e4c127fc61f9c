import { type Board, boardOf, type CardId, type Inca, roadsAtRisk, type Thing, type View } from '@tempora/inca/public';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { currentLanguage, t } from '../../i18n/index.ts';
import type { PlayerControls, Snapshot, TableProps } from '../../match/board.ts';
import { Explain } from '../../toolkit/explain.tsx';
import { Hand } from '../../toolkit/hand.tsx';
import { namesOf, promptSentence } from '../../toolkit/sentences.ts';
import { SkipLink } from '../../toolkit/skip-link.tsx';
import { useKeptFocus } from '../../toolkit/use-kept-focus.ts';
import { SunCard } from './card.tsx';
import { About, CardEffects, factsOf, Head, WhyNothing } from './choice/about.tsx';
import { type Selection, useSelection } from './choice/selection.ts';
import { SunChoice, sunQuestion } from './choice/sun-choice.tsx';
import { TurnChoice, TurnState, turnQuestion } from './choice/turn.tsx';
import { EraStrip } from './era.tsx';
import { Icon } from './icons.tsx';
import type { Orientation } from './map/layout.ts';
import { IncaMap } from './map/map.tsx';
import { VICTORY } from './names.ts';
import { cardPlace } from './places.ts';
import { ScoreTrack } from './score-track.tsx';
import { ScoringTable, useScoring } from './scoring.tsx';
import { Seats } from './seats.tsx';
import { InForce, SunBoard } from './sun.tsx';
import './legend.css';
import './table.css';
import './choice/choice.css';

/** The table: players and tracks above, the Andes, and below what is asked, the Sun board and the hand. */
export function IncaTable({ snapshot, controls, instead }: TableProps<Inca>) {
  const view = snapshot.view;
  const board = boardOf(view);
  const names = useMemo(() => namesOf(snapshot), [snapshot.holders]);
  const selection = useSelection(board, { snapshot, controls });
  const scoring = useScoring(snapshot);
  const lie = useLie();
  const mode = modeOf(snapshot, controls);
  const table = useRef<HTMLDivElement>(null);
  useKeptFocus(
    table,
    ['.ie-groups button', '.ie-hand button', '.ie-tray button:enabled'],
    [mode, snapshot.ply, selection.group, selection.thing],
  );
  return (
    <div class="ie-table" ref={table} tabIndex={-1} data-mode={mode}>
      <SkipLink map=".ie-map" />
      {useMemo(
        () => (
          <>
            <Seats {...{ view, snapshot }} pending={scoring.pending} openScoring={scoring.ahead} />
            <EraStrip view={view} />
            <ScoreTrack {...{ view, snapshot }} pending={scoring.pending} />
          </>
        ),
        [snapshot, scoring.pending, currentLanguage()],
      )}
      <MapFrame {...{ board, snapshot, names, selection, lie }} />
      {/* What is asked for is laid out anew: nothing moves from one question to the next. */}
      <Tray key={mode} {...{ board, view, snapshot, names, selection, controls, instead, mode, lie }} />
      {scoring.open && <ScoringTable {...{ view, names }} open={scoring.open} close={scoring.close} />}
    </div>
  );
}

/** What the tray is for: a card for the Sun board, one's own turn, a look at others' turns, or the end. */
type Mode = 'sun' | 'turn' | 'watch' | 'over';

function modeOf({ view, viewer, asked, ranking }: Snapshot<Inca>, controls: PlayerControls | undefined): Mode {
  if (ranking || view.phase === 'over') return 'over';
  if (view.phase === 'sun') return 'sun';
  return controls && typeof viewer === 'number' && asked.includes(viewer) ? 'turn' : 'watch';
}

/** Upright screens get an upright map. */
const UPRIGHT = '(max-width: 44rem), (max-width: 71.99rem) and (orientation: portrait)';

function useLie(): Orientation {
  const query = useMemo(() => matchMedia(UPRIGHT), []);
  const [isUpright, setUpright] = useState(query.matches);
  useEffect(() => {
    const change = () => setUpright(query.matches);
    query.addEventListener('change', change);
    return () => query.removeEventListener('change', change);
  }, [query]);
  return isUpright ? 'tall' : 'wide';
}

interface MapFrameProps {
  board: Board;
  snapshot: Snapshot<Inca>;
  names: readonly string[];
  selection: Selection;
  lie: Orientation;
}

/** The map, and in the row of its buttons what the pointer is on and what the signs mean. */
function MapFrame({ board, snapshot: { view, viewer }, names, selection, lie }: MapFrameProps) {
  const [tip, setTip] = useState<Thing | null>(null);
  const { card, sector, lit, thing, group } = selection;
  const risk = useMemo(() => riskOf(view, card, sector), [view, card, sector]);
  const point = useRef(selection.point);
  point.current = selection.point;
  const map = useMemo(
    () => (
      <IncaMap
        {...{ board, view, lie, names, lit, risk }}
        home={viewer}
        isChoosing={group !== null}
        picked={thing}
        beside={<Legend />}
        pick={(pressed) => point.current(pressed)}
        look={setTip}
      />
    ),
    [board, view, lie, names, lit, risk, thing, group, currentLanguage()],
  );
  return (
    <div class="ie-map-frame">
      {map}
      {tip && <Tip {...{ board, view, names }} thing={tip} />}
    </div>
  );
}

const FACTS = ['resistance', 'labor', 'points'] as const;

/** What the numbers on the markers and the signs of sites mean. */
function Legend() {
  return (
    <Explain
      look="ie-legend"
      text={
        <span class="ie-legend-facts">
          {FACTS.map((fact) => (
            <span key={fact}>
              <i data-fact={fact} /> {t(`inca.legend.${fact}`)}
            </span>
          ))}
          {(['city', 'garrison', 'temple', 'terrace'] as const).map((sign) => (
            <span key={sign}>
              <Icon sign={sign} size={14} /> {t(`inca.legend.${sign}`)}
            </span>
          ))}
        </span>
      }
    >
      {t('inca.legend')}
    </Explain>
  );
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
  mode: Mode;
  lie: Orientation;
}

/** What is asked, what can be done, the Sun board, the hand. */
function Tray({ instead, mode, lie, ...props }: TrayProps) {
  const { view, snapshot, selection, controls } = props;
  const { viewer, asked } = snapshot;
  const [reading, read] = useState<CardId | null>(null);
  const [near, think] = useState<number | null>(null);
  useEffect(() => read(null), [snapshot.ply, selection.thing, selection.group]);
  const isAsked = typeof viewer === 'number' && asked.includes(viewer) && controls !== undefined;
  const isPlacing = mode === 'sun' && isAsked;
  const open = new Set(selection.offers.flatMap(({ move }) => (move.type === 'sun' ? [move.sector] : [])));
  const pickSector = (sector: number) => selection.touch({ sector: selection.sector === sector ? null : sector });
  const ask = (
    <div class="ie-ask" key="ask">
      {reading !== null && !isPlacing ? (
        <Reading {...props} card={reading} close={() => read(null)} />
      ) : (
        <Question {...props} near={near} controls={isAsked ? controls : undefined} />
      )}
      {instead && <div class="ie-instead">{instead}</div>}
    </div>
  );
  const sun = (
    <div class="ie-sun-side" key="sun">
      <SunBoard {...{ view, snapshot, open, read, near, think }} picked={selection.sector} pick={pickSector} />
    </div>
  );
  const hand = typeof viewer === 'number' && (
    <SunHand
      key="hand"
      cards={view.seats[viewer]?.hand.cards ?? []}
      isSmall={mode !== 'sun' || lie === 'tall'}
      picked={isPlacing ? selection.card : reading}
      pick={(card) => (isPlacing ? selection.touch({ card }) : read(card))}
    />
  );
  const force = typeof viewer === 'number' && <InForce key="force" view={view} seat={viewer} />;
  const isAskFirst = mode === 'turn' || Boolean(instead);
  const prompt = promptOf(props);
  return (
    <section class="ie-tray" aria-label={t('inca.tray')} data-mode={mode}>
      <p class="prompt" role="status">
        {/* A new sentence is a new part: nothing of the old one is seen to move. */}
        <span key={prompt}>{prompt}</span>
      </p>
      {/* The tab key goes the way the eye does. */}
      {mode === 'over' ? ask : isAskFirst ? [ask, sun, hand, force] : [hand, sun, ask, force]}
    </section>
  );
}

type QuestionProps = Omit<TrayProps, 'instead' | 'mode' | 'lie'>;

/** What was pointed at, and what can be done by whoever is asked. */
function Question({ controls, near, ...props }: QuestionProps & { near: number | null }) {
  const { view, selection } = props;
  const about = selection.thing && <About {...props} thing={selection.thing} />;
  if (!controls) return about;
  if (view.phase === 'sun')
    return (
      <>
        {about}
        <SunChoice {...props} near={near} controls={controls} />
      </>
    );
  return (
    <>
      <TurnState view={view} />
      <TurnChoice {...props} controls={controls} />
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
          data-place={cardPlace(card)}
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
function Reading({ card, close, controls, ...props }: QuestionProps & { card: CardId; close(): void }) {
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

/** One sentence: what is asked of whom; or who won, which those who left the game may have decided. */
function promptOf({ view, snapshot, names, selection, controls }: QuestionProps): string {
  const winner = snapshot.ranking?.[0]?.[0];
  if (winner !== undefined && view.phase !== 'over') return t('inca.end.left', { name: names[winner] ?? '' });
  return promptSentence(
    { snapshot, controls },
    {
      victory: VICTORY,
      ask: () => (view.phase === 'sun' ? sunQuestion(view, names, selection) : turnQuestion(view, selection)),
      wait: ([name = '']) => t(view.phase === 'sun' ? 'inca.prompt.sun.other' : 'inca.prompt.turn.other', { name }),
    },
  );
}
