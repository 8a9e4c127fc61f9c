import type { Tempus } from '@tempora/tempus/public';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { EndPoster } from '../../toolkit/end-poster.tsx';
import { useSize } from '../../toolkit/pan-zoom.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { StoryChart } from '../../toolkit/story-chart.tsx';
import { Compass, Sea } from './art/sea.tsx';
import { SignIcon } from './art/signs.tsx';
import { TerrainDefs } from './art/terrain.tsx';
import { hexPath, middleOf, openWater, placeOf } from './geometry.ts';
import { Ground, landOf } from './ground.tsx';
import { eraName, hexSpoken, wonSentence } from './names.ts';
import { Pieces, Signs } from './pieces.tsx';
import { hexPlace } from './places.ts';
import './end.css';

/** The end: who won, and where everybody's points come from. */
export function TempusEnd({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const view = snapshot.view;
  const over = view.phase === 'over' ? t('tempus.end.over') : t('tempus.end.early', { era: view.era });
  const rows = (snapshot.ranking ?? []).flatMap((seats, i) =>
    seats.map((seat) => ({ seat, place: standingOf(snapshot, i) })),
  );
  const most = Math.max(1, ...view.seats.map(({ total }) => total));
  return (
    <section class="end tp-end" aria-label={t('tempus.end')}>
      <EndPoster snapshot={snapshot} over={over} won={wonSentence(snapshot)}>
        <ol class="tp-ranking">
          {rows.map(({ seat, place }) => {
            const score = view.seats[seat]?.score;
            return (
              <li key={seat} data-seat={seat}>
                <span class="tp-place">{place}</span>
                <span class="tp-name">
                  <SeatMark seat={seat} /> {snapshot.holders[seat]?.name}
                </span>
                <span class="tp-bar" aria-hidden="true">
                  {PARTS.filter((part) => score?.[part]).map((part) => (
                    <i key={part} data-part={part} style={{ width: `${((score?.[part] ?? 0) / most) * 100}%` }}>
                      <SignIcon sign={PART_SIGNS[part]} size={14} /> {score?.[part]}
                    </i>
                  ))}
                </span>
                <small class="hint">{score && t('tempus.end.parts', { ...score })}</small>
                <b>{score?.total}</b>
              </li>
            );
          })}
        </ol>
        <p class="tp-legend hint" aria-hidden="true">
          {PARTS.map((part) => (
            <span key={part} class="tp-fact">
              <SignIcon sign={PART_SIGNS[part]} size={14} /> {t(`tempus.end.part.${part}`)}
            </span>
          ))}
        </p>
        <Picture snapshot={snapshot} />
        <Story snapshot={snapshot} />
      </EndPoster>
    </section>
  );
}

const PARTS = ['hexes', 'cities', 'flight'] as const;
const PART_SIGNS = { hexes: 'token', cities: 'city', flight: 'points' } as const;
const HEX = hexPath(0.97);

/** The map as it was left, in place of the table's: a place in the log is shown on it, a hex says what it is. */
function Picture({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const { view } = snapshot;
  const land = landOf(view);
  const box = useRef<SVGSVGElement>(null);
  const size = useSize(box);
  const whole = middleOf(land, size);
  const { x, y, w, h } = whole;
  const names = namesOf(snapshot);
  return (
    <svg
      ref={box}
      class="tp-picture"
      viewBox={`${x} ${y} ${w} ${h}`}
      role="img"
      aria-label={t('tempus.end.map')}
      style={{ '--px': (w / (size.w || w)).toFixed(3) }}
    >
      <TerrainDefs />
      <Sea />
      <Compass {...openWater(land, whole)} />
      <Ground view={view} />
      <Signs view={view} />
      <Pieces snapshot={snapshot} />
      {land.map((hex) => (
        <g key={hex} class="tp-hex" data-place={hexPlace(hex)} transform={placeOf(hex)}>
          <title>{hexSpoken(view, hex, names)}</title>
          <path class="tp-hit" d={HEX} />
        </g>
      ))}
    </svg>
  );
}

/** Those who tie share a place. */
function standingOf({ ranking }: Snapshot<Tempus>, i: number): number {
  return 1 + (ranking ?? []).slice(0, i).flat().length;
}

const FRAME = { width: 420, height: 168, across: [12, 386], up: [140, 18], rule: [8, 144], words: 162 } as const;
const DASHES = ['', '7 4', '2 4', '10 3 2 3', '4 2'];

/** Every era's progress points, seat by seat. */
function Story({ snapshot: { log, holders } }: { snapshot: Snapshot<Tempus> }) {
  const eras = log.flatMap(({ event }) => (event.type === 'progressed' ? [event.report] : []));
  if (eras.length < 2) return null;
  return (
    <figure class="tp-story">
      <StoryChart
        frame={FRAME}
        label={t('tempus.end.story')}
        moments={eras.map(({ era }, i) =>
          i % Math.ceil((eras.length - 1) / 2) === 0 || i === eras.length - 1 ? eraName(era) : '',
        )}
        lines={holders.map((_, seat) => eras.map(({ seats }) => seats[seat]?.points ?? 0))}
        dashes={DASHES}
        isCounted
      />
      <figcaption class="hint">{t('tempus.end.story')}</figcaption>
    </figure>
  );
}
