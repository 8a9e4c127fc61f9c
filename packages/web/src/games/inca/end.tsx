import { boardOf, type Inca, pointsByKind, type Score, type SiteId, type View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { EndPoster } from '../../toolkit/end-poster.tsx';
import { ScoreSheets } from '../../toolkit/score-sheet.tsx';
import { SeatMark, SeatShape } from '../../toolkit/seat-mark.tsx';
import { listOf, nameOf, namesOf } from '../../toolkit/sentences.ts';
import { StoryChart } from '../../toolkit/story-chart.tsx';
import { useMedia } from '../../toolkit/use-media.ts';
import { CityNames } from './map/city-names.tsx';
import { landOf } from './map/land.ts';
import { type Orientation, siteAt } from './map/layout.ts';
import { areaAround, wholeOf } from './map/map.tsx';
import { Areas, Borders } from './map/regions.tsx';
import { Roads } from './map/roads.tsx';
import { Ground, Scenery } from './map/scenery.tsx';
import { Structures } from './map/sites.tsx';
import { wonSentence } from './names.ts';
import { siteName } from './places.ts';
import { UPRIGHT } from './roomy.ts';
import './end.css';

/** The end: the ranking, how the lead went, and every scoring with its reasons. */
export function IncaEnd({ snapshot }: { snapshot: Snapshot<Inca> }) {
  const view = snapshot.view;
  return (
    <section class="end ie-end" aria-label={t('inca.end')}>
      <EndPoster snapshot={snapshot} over={view.phase === 'over' ? t('inca.end.over') : ''} won={wonSentence(snapshot)}>
        <Frieze />
        <ol class="ie-ranking">
          {(snapshot.ranking ?? []).flat().map((seat) => (
            <li key={seat}>
              <SeatMark seat={seat} /> <span>{nameOf(snapshot, seat)}</span> <b>{view.seats[seat]?.total}</b>
            </li>
          ))}
        </ol>
        <Picture view={view} />
        {view.scorings.length > 0 && (
          <figure class="ie-story">
            <figcaption class="poster-over">{t('inca.end.sources.story')}</figcaption>
            <Story view={view} snapshot={snapshot} />
          </figure>
        )}
      </EndPoster>
      <Summary view={view} snapshot={snapshot} />
      <ScoreSheets
        names={namesOf(snapshot)}
        total={t('inca.end.total')}
        scorings={view.scorings.map(({ column, seats }) => ({
          title: t('inca.end.scoring', { column }),
          seats: seats.map(scoreOf),
        }))}
      />
    </section>
  );
}

const STEPS = 'h5v-4h5v-4h5v-4h10v4h5v4h5v4h5';

/** Stepped hills on both sides of a stepped cross. */
function Frieze() {
  return (
    <svg class="ie-frieze" viewBox="0 0 320 30" aria-hidden="true">
      <path d={`M10 21${STEPS.repeat(3)}h-120zM190 21${STEPS.repeat(3)}h-120z`} />
      <path
        class="ie-frieze-cross"
        transform="translate(160 15)"
        d="M-5-15H5v5h5v5h5V5h-5v5H5v5H-5v-5h-5V5h-5V-5h5v-5h5z"
      />
    </svg>
  );
}

/** The map lies as it does at the table, but where the poster is wide it stands upright beside the words. */
const TALL = `(min-width: 72rem), ${UPRIGHT}`;
const NOTHING: ReadonlySet<never> = new Set();

/** Where the map is as wide as the screen. */
const NARROW = '(max-width: 47.99rem) and (orientation: portrait)';

/** An upright map from the first road in the north to the last in the south. */
function empireOf({ seats }: View) {
  const whole = wholeOf('tall');
  const { y, h } = areaAround(seats.flatMap(({ network }) => network.map((site) => siteAt(site, 'tall'))));
  const top = Math.max(whole.y, y);
  return { ...whole, y: top, h: Math.min(whole.y + whole.h, y + h) - top };
}

/** The empire as it was left. */
function Picture({ view }: { view: View }) {
  const lie: Orientation = useMedia(TALL) ? 'tall' : 'wide';
  const board = boardOf(view);
  const land = landOf(board);
  const map = { board, view, land, lie, lit: NOTHING, picked: null };
  const isNarrow = useMedia(NARROW);
  const { x, y, w, h } = isNarrow ? empireOf(view) : wholeOf(lie);
  return (
    <svg class="ie-picture" viewBox={`${x} ${y} ${w} ${h}`} role="img" aria-label={t('inca.end.map')}>
      <Ground {...map} />
      <Areas {...map} />
      <Scenery {...map} />
      <Borders {...map} />
      <Roads {...map} risk={NOTHING} />
      <Structures {...map} />
      {lie === 'tall' && <CityNames {...map} />}
    </svg>
  );
}

/** Per player: points from each Sapa Inca phase, and those from building and conquering. */
function Summary({ view, snapshot }: { view: View; snapshot: Snapshot<Inca> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard
    <section class="ie-summary" tabIndex={0} aria-label={t('inca.end.sources')}>
      <table class="sheet">
        <caption>{t('inca.end.sources')}</caption>
        <thead>
          <tr>
            <td />
            {view.scorings.map(({ column }) => (
              <th key={column} scope="col" aria-label={t('inca.end.column', { column })}>
                {column}
              </th>
            ))}
            <th scope="col">{t('inca.end.built')}</th>
            <th scope="col">{t('inca.end.total')}</th>
          </tr>
        </thead>
        <tbody>
          {(snapshot.ranking ?? []).flat().map((seat) => {
            const points = view.scorings.map(({ seats }) => seats[seat]?.points ?? 0);
            const total = view.seats[seat]?.total ?? 0;
            return (
              <tr key={seat}>
                <th scope="row">
                  <SeatMark seat={seat} /> {nameOf(snapshot, seat)}
                </th>
                {points.map((each, i) => (
                  <td key={i}>{each}</td>
                ))}
                <td>{total - points.reduce((sum, each) => sum + each, 0)}</td>
                <td class="sheet-points">{total}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function scoreOf(score: Score) {
  const points = pointsByKind(score);
  const row = (kind: keyof typeof points, count: number, why = '') => ({
    what: t(`inca.end.count.${kind}`, { count }),
    why,
    points: points[kind],
  });
  const at = (kind: keyof typeof points, sites: readonly SiteId[]) =>
    row(kind, sites.length, listOf(sites.map((site) => siteName(site))));
  return {
    points: score.points,
    rows: [
      at('city', score.cities),
      at('garrison', score.garrisons),
      at('temple', score.temples),
      row('terrace', score.terraces),
    ],
  };
}

const FRAME = { width: 360, height: 150, across: [26, 334], up: [128, 26], rule: [20, 128], words: 145 } as const;
/** Beside an upright map there is room for a high one. */
const HIGH_FRAME = { ...FRAME, height: 330, up: [306, 28], rule: [22, 306], words: 324 } as const;
const BESIDE = '(min-width: 48rem) and (max-width: 71.99rem) and (orientation: portrait)';

/** What each Sapa Inca phase brought to whom, as threads of a cloth. */
function Story({ view, snapshot }: { view: View; snapshot: Snapshot<Inca> }) {
  const lines = view.seats.map((_, seat) => view.scorings.map(({ seats }) => seats[seat]?.points ?? 0));
  const frame = useMedia(BESIDE) ? HIGH_FRAME : FRAME;
  return (
    <StoryChart
      frame={frame}
      label={t('inca.end.story', { names: namesOf(snapshot).join(', ') })}
      moments={view.scorings.map(({ column }) => t('inca.end.column', { column }))}
      lines={lines}
      dashes={['', '7 3', '2 3', '9 3 2 3']}
      mark={(seat, moment) => (
        <>
          <SeatShape seat={seat} size={9} />
          {seat === firstOf(lines, moment) && (
            <text class="ie-story-most" y="-9">
              {lines[seat]?.[moment]}
            </text>
          )}
        </>
      )}
    />
  );
}

/** The first seat that has the most points at a moment. */
function firstOf(lines: readonly (readonly number[])[], moment: number): number {
  const points = lines.map((line) => line[moment] ?? 0);
  return points.indexOf(Math.max(...points));
}
