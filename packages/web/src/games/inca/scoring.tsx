import {
  type Event,
  type Inca,
  pointsByKind,
  SAPA,
  type Score,
  type Scoring,
  type SiteId,
  type View,
} from '@tempora/inca/public';
import { Fragment } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { PACES, preferredPace } from '../../app/preferences.ts';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { fly } from '../../toolkit/fly.ts';
import { showParts } from '../../toolkit/guide.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { listOfNames } from '../../toolkit/sentences.ts';
import { useHot } from './hot.ts';
import { Icon } from './icons.tsx';
import { regionPlace, siteName, sitePlace } from './places.ts';
import { useRoomyTray } from './roomy.ts';
import './scoring.css';

const KINDS = ['city', 'garrison', 'temple', 'terrace'] as const;

/** A table of points on the screen: a Sapa Inca phase that is counted seat by seat, or the next one as things stand. */
export interface OpenScoring {
  /** The round that was scored; null: as things stand. */
  column: number | null;
  /** Seats in the order in which they are counted, and how many of them are. */
  order: readonly number[];
  counted: number;
}

type Scored = Extract<Event, { type: 'scored' }>;

/** Opens the table after every Sapa Inca phase and counts one seat after the other; it stays until a press or the next move. */
export function useScoring(snapshot: Snapshot<Inca>) {
  const { log, ply, view, viewer, ranking } = snapshot;
  const [open, setOpen] = useState<OpenScoring | null>(null);
  const line = log.findLast(({ event }) => event.type === 'scored');
  const scored = line?.event as Scored | undefined;
  // Where one device goes from hand to hand, a new table for all of them shows what the last hand did.
  const known = useRef(viewer === 'public' && !ranking ? undefined : scored?.column);
  useLayoutEffect(() => {
    const isNew = line?.ply === ply && scored?.column !== known.current;
    known.current = scored?.column;
    if (isNew && scored && PACES[preferredPace()] > 0 && !document.hidden)
      setOpen({ column: scored.column, order: scored.order, counted: 0 });
    else setOpen((now) => (now?.column === null ? now : null));
  }, [ply, ranking !== null]);
  const isCounting = open !== null && open.counted < open.order.length;
  useEffect(() => {
    if (!open || !isCounting) return;
    const count = () => setOpen({ ...open, counted: open.counted + 1 });
    const timer = setTimeout(count, PACES[preferredPace()]);
    return () => clearTimeout(timer);
  }, [open]);
  useCloseByPress(open, () => setOpen(null));
  const ahead = () => setOpen({ column: null, order: view.places, counted: view.places.length });
  return { open, ahead, close: () => setOpen(null), pending: pendingOf(open, scored) };
}

/** Points of the scoring that the seats have not been given yet. */
function pendingOf(open: OpenScoring | null, scored: Scored | undefined): readonly number[] {
  if (!scored || open?.column !== scored.column) return NO_POINTS;
  const left = open.order.slice(open.counted);
  return scored.seats.map(({ points }, seat) => (left.includes(seat) ? points : 0));
}

const NO_POINTS: readonly number[] = [];

/** A press beside the tray closes the table, and so does Escape. */
function useCloseByPress(open: OpenScoring | null, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const press = ({ target }: PointerEvent) => {
      if (!(target as Element).closest?.('.ie-tray, .ie-seat-sapa')) close();
    };
    const key = ({ key: name }: KeyboardEvent) => name === 'Escape' && close();
    addEventListener('pointerdown', press);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('keydown', key);
    };
  }, [open]);
}

interface Props {
  view: View;
  names: readonly string[];
  open: OpenScoring;
  close(): void;
}

/** Cities, garrisons, temples and terraces of every seat, with what they are worth and where they are; one seat's are lit on the map. */
export function ScoringTable({ view, names, open, close }: Props) {
  const { column, order, counted } = open;
  const [pointed, point] = useState<number | null>(null);
  const seat = pointed ?? order[column === null ? 0 : Math.min(counted, order.length - 1)] ?? 0;
  const scores = scoresOf(view, column);
  const score = scores[seat];
  const isRoomy = useRoomyTray();
  const stateOf = (each: number, i: number) => (i > counted ? 'later' : each === seat ? 'now' : 'done');
  useLit(score ? [...score.cities, ...score.garrisons].map(sitePlace).concat(terracesOf(view, seat)) : [], seat);
  useFlight(open, scores);
  return (
    <section class="ie-scoring" aria-label={scoringTitle(open)}>
      <table>
        <Head />
        <tbody>
          {order.map((each, i) => (
            <Fragment key={each}>
              <Row
                name={names[each] ?? ''}
                seat={each}
                score={scores[each] as Score}
                state={stateOf(each, i)}
                point={point}
              />
              {isRoomy && (
                <tr class="ie-scoring-sites" data-seat={each} data-state={stateOf(each, i)}>
                  <td colSpan={KINDS.length + 2}>
                    <Counted score={scores[each] as Score} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
      {!isRoomy && <p>{score && <Counted score={score} />}</p>}
      <div class="ie-finish">
        <button type="button" class={column === null ? '' : 'primary'} onClick={close}>
          {t(column === null ? 'close' : 'inca.done.no')}
        </button>
      </div>
    </section>
  );
}

/** What is counted. */
export function scoringTitle({ column }: OpenScoring): string {
  return column === null ? t('inca.scoring.ahead') : t('inca.end.scoring', { column });
}

function Head() {
  return (
    <thead>
      <tr>
        <td />
        {KINDS.map((kind) => (
          <th key={kind} scope="col">
            <Icon sign={kind} size={16} /> <span class="ie-scoring-kind">{t(`inca.scoring.${kind}`)}</span>
          </th>
        ))}
        <th scope="col">{t('inca.end.total')}</th>
      </tr>
    </thead>
  );
}

interface RowProps {
  name: string;
  seat: number;
  score: Score;
  state: 'done' | 'now' | 'later';
  point(seat: number): void;
}

function Row({ name, seat, score, state, point }: RowProps) {
  const points = pointsByKind(score);
  const counts = {
    city: score.cities.length,
    garrison: score.garrisons.length,
    temple: score.temples.length,
    terrace: score.terraces,
  };
  return (
    <tr data-seat={seat} data-state={state}>
      <th scope="row">
        <button
          type="button"
          class="quiet"
          aria-pressed={state === 'now'}
          onClick={() => point(seat)}
          onFocus={() => point(seat)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(seat)}
        >
          <SeatMark seat={seat} /> <span>{name}</span>
        </button>
      </th>
      {KINDS.map((kind) => (
        <td key={kind}>
          <b>{points[kind]}</b>{' '}
          <small>
            {counts[kind]} × {SAPA[kind]}
          </small>
        </td>
      ))}
      <td class="ie-scoring-sum">
        <b data-sum={seat}>+{score.points}</b>
      </td>
    </tr>
  );
}

function scoresOf(view: View, column: number | null): readonly Score[] {
  const scoring: Scoring | undefined = view.scorings.find((each) => each.column === column);
  return scoring?.seats ?? view.seats.map(({ forecast }) => forecast);
}

function terracesOf({ provinces }: View, seat: number): string[] {
  return provinces.flatMap((province) =>
    province.face === 'taken' && province.owner === seat && province.terrace ? [regionPlace(province.region)] : [],
  );
}

/** Which sites count, and on which of them temples do. */
function Counted({ score: { cities, garrisons, temples } }: { score: Score }) {
  const sites: SiteId[] = [...cities, ...garrisons];
  const named = (all: readonly SiteId[]) => listOfNames(all, siteName);
  return (
    <span>
      <span class="ie-scoring-connected">
        {sites.length > 0 ? t('inca.scoring.sites', { sites: named(sites) }) : t('inca.scoring.none')}{' '}
      </span>
      {temples.length > 0 && t('inca.scoring.temples', { sites: named(temples) })}
    </span>
  );
}

/** What counts for a seat is lit on the map, and in sight where the map is seen in part. */
function useLit(places: readonly string[], seat: number): void {
  useHot(places, seat);
  useEffect(() => {
    const parts = [...document.querySelectorAll('.frame-main .ie-map [data-hot]')];
    if (parts.length > 0) showParts('points', parts);
  }, [places.join(' ')]);
  useEffect(() => () => showParts('points', null), []);
}

/** The points of the seat that was counted last fly to its figure on the score track, or to its total where that is out of sight. */
function useFlight({ column, order, counted }: OpenScoring, scores: readonly Score[]): void {
  useEffect(() => {
    const seat = order[counted - 1];
    if (column === null || seat === undefined) return;
    const to = ['.ie-figure', '.ie-seat']
      .map((part) => document.querySelector(`${part}[data-seat="${seat}"]`))
      .find((part) => part && part.getBoundingClientRect().bottom <= innerHeight);
    const from = document.querySelector(`[data-sum="${seat}"]`);
    return fly({ from, to, text: `+${scores[seat]?.points ?? 0}`, look: 'ie-flight', seat });
  }, [column, counted]);
}
