import { type Board, boardOf, type CardId, type Inca, roadsAtRisk, type Thing, type View } from '@tempora/inca/public';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { currentLanguage, t } from '../../i18n/index.ts';
import type { PlayerControls, Snapshot, TableProps } from '../../match/board.ts';
import { Explain } from '../../toolkit/explain.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { SkipLink } from '../../toolkit/skip-link.tsx';
import { useFreedFocus, useKeptFocus } from '../../toolkit/use-kept-focus.ts';
import { useMedia } from '../../toolkit/use-media.ts';
import { usePlaceMotion } from '../../toolkit/use-place-motion.ts';
import { factsOf } from './choice/about.tsx';
import { numbersOf } from './choice/numbers.ts';
import { type Selection, useSelection } from './choice/selection.ts';
import { EraStrip } from './era.tsx';
import { Icon } from './icons.tsx';
import type { Orientation } from './map/layout.ts';
import { IncaMap } from './map/map.tsx';
import { UPRIGHT } from './roomy.ts';
import { ScoreTrack } from './score-track.tsx';
import { useScoring } from './scoring.tsx';
import { Seats } from './seats.tsx';
import { type MapFold, type Mode, Tray } from './tray.tsx';
import { useArrivals } from './use-arrivals.ts';
import './legend.css';
import './table.css';
import './weave.css';
import './short.css';

/** The table: players and tracks above, the Andes, and below what is asked, the Sun board and the hand. */
export function IncaTable({ snapshot, controls, instead }: TableProps<Inca>) {
  const view = snapshot.view;
  const board = boardOf(view);
  const names = useMemo(() => namesOf(snapshot), [snapshot.holders]);
  const selection = useSelection(board, { snapshot, controls });
  const scoring = useScoring(snapshot);
  const lie = useMedia(UPRIGHT) ? 'tall' : 'wide';
  const mode = scoring.open ? 'points' : modeOf(snapshot, controls);
  const table = useRef<HTMLDivElement>(null);
  const map = useFoldedMap(table, view);
  useFreedFocus('.ie-tray', mode);
  useFreshPage(instead ? 'replay' : `${mode} ${view.column} ${view.cell}`);
  // On an upright screen the Sun board has another place once its cards are turned up: nothing flies there across what is asked.
  const moving = lie === 'tall' && mode !== 'sun' ? ':not(*)' : '[data-from]';
  usePlaceMotion(table, [view], { scene: instead ? 'replay' : mode, moving });
  useArrivals({ table, snapshot, lie, isCounting: mode === 'points' });
  useKeptFocus(
    table,
    ['.ie-groups button', '[data-mode="sun"] .ie-hand button', '.ie-tray:not([data-mode="watch"]) button:enabled'],
    [mode, snapshot.ply, selection.group, selection.thing],
  );
  return (
    <div
      class="ie-table"
      ref={table}
      tabIndex={-1}
      data-mode={mode}
      data-folded={mode === 'sun' && map.isFolded && !instead}
    >
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
      {/* What is asked for is laid out from scratch: nothing moves from one question to the next. */}
      <Tray
        key={instead ? 'replay' : mode}
        {...{ board, view, snapshot, names, selection, controls, instead, mode, scoring, map }}
      />
    </div>
  );
}

/** A new question begins with the page where the question, its answers and its scene are in sight. */
function useFreshPage(question: string): void {
  const last = useRef(question);
  useLayoutEffect(() => {
    if (last.current === question) return;
    last.current = question;
    scrollTo({ top: 0, behavior: 'instant' });
  }, [question]);
}

/** In each Sun phase the map is folded until somebody opens it, or something on it is to be seen. */
function useFoldedMap(table: RefObject<HTMLElement | null>, { column, cell }: View): MapFold {
  const phase = `${column} ${cell}`;
  const [opened, open] = useState<string | null>(null);
  const isFolded = opened !== phase;
  useLayoutEffect(() => {
    const unfold = ({ target }: Event) => (target as Element).closest('.ie-map-frame') && open(phase);
    const area = table.current;
    area?.addEventListener('reveal', unfold, { capture: true });
    return () => area?.removeEventListener('reveal', unfold, { capture: true });
  }, [phase]);
  return { isFolded, toggle: () => open(isFolded ? phase : null) };
}

function modeOf({ view, viewer, asked, ranking }: Snapshot<Inca>, controls: PlayerControls | undefined): Mode {
  if (ranking || view.phase === 'over') return 'over';
  if (view.phase === 'sun') return 'sun';
  return controls && typeof viewer === 'number' && asked.includes(viewer) ? 'turn' : 'watch';
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
  const numbers = useMemo(() => numbersOf(board, view, selection), [board, view, lit, thing, group]);
  const point = useRef(selection.point);
  point.current = selection.point;
  const map = useMemo(
    () => (
      <IncaMap
        {...{ board, view, lie, names, lit, numbers, risk }}
        home={viewer}
        isChoosing={group !== null}
        picked={thing}
        beside={<Legend />}
        pick={(pressed) => point.current(pressed)}
        look={setTip}
      />
    ),
    [board, view, lie, names, lit, numbers, risk, thing, group, currentLanguage()],
  );
  return (
    <div class="ie-map-frame">
      {map}
      {tip && <Tip {...{ board, view, names }} thing={tip} />}
    </div>
  );
}

const FACTS = ['resistance', 'labor', 'points'] as const;

/** What the numbers on the markers are; pressed, in sentences, and with the signs of sites. */
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
      <span class="visually-hidden">{t('inca.legend')}</span>
      {FACTS.map((fact) => (
        <span key={fact}>
          <i data-fact={fact} /> {t(`inca.word.${fact}`)}
        </span>
      ))}
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
