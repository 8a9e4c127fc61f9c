import { type Inca, pointsByKind, type Score, type Scoring, type View } from '@tempora/inca/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { listOf, nameOf, victorySentence } from '../../toolkit/sentences.ts';
import { siteName, VICTORY } from './names.ts';
import { Story } from './story.tsx';
import './end.css';

/** The end: the ranking, how the lead went, and every scoring with its reasons. */
export function IncaEnd({ snapshot }: { snapshot: Snapshot<Inca> }) {
  const view = snapshot.view;
  return (
    <section class="end ie-end" aria-label={t('inca.end')}>
      <div class="poster">
        <p class="poster-over">{t('inca.end.over')}</p>
        <h2>{victorySentence(snapshot, VICTORY)}</h2>
        <ol class="ie-ranking">
          {(snapshot.ranking ?? []).flat().map((seat) => (
            <li key={seat} class="ie-rank" data-seat={seat}>
              <SeatMark seat={seat} /> <span>{nameOf(snapshot, seat)}</span> <b>{view.seats[seat]?.total}</b>
            </li>
          ))}
        </ol>
        <p class="poster-over">{t('inca.end.sources.story')}</p>
        <Story view={view} snapshot={snapshot} />
      </div>
      <Summary view={view} snapshot={snapshot} />
      {view.scorings.map((scoring, i) => (
        <ScoringSheet
          key={scoring.column}
          scoring={scoring}
          snapshot={snapshot}
          isOpen={i === view.scorings.length - 1}
        />
      ))}
    </section>
  );
}

/** Per player: points from each Sapa Inca phase, and those from building and conquering. */
function Summary({ view, snapshot }: { view: View; snapshot: Snapshot<Inca> }) {
  return (
    <div class="ie-summary">
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
    </div>
  );
}

function ScoringSheet({ scoring, snapshot, isOpen }: { scoring: Scoring; snapshot: Snapshot<Inca>; isOpen: boolean }) {
  return (
    <details class="round-sheet" open={isOpen}>
      <summary>
        {t('inca.end.scoring', { column: scoring.column })}{' '}
        <b>{scoring.seats.map(({ points }) => points).join(' : ')}</b>
      </summary>
      <div class="sheets">
        {scoring.seats.map((score, seat) => (
          <Reasons key={seat} seat={seat} name={nameOf(snapshot, seat)} score={score} />
        ))}
      </div>
    </details>
  );
}

function Reasons({ seat, name, score }: { seat: number; name: string; score: Score }) {
  const points = pointsByKind(score);
  const rows = [
    { what: 'city' as const, count: score.cities.length, why: listOf(score.cities.map(siteName)) },
    { what: 'garrison' as const, count: score.garrisons.length, why: listOf(score.garrisons.map(siteName)) },
    { what: 'temple' as const, count: score.temples.length, why: listOf(score.temples.map(siteName)) },
    { what: 'terrace' as const, count: score.terraces, why: '' },
  ];
  return (
    <table class="sheet">
      <caption>
        <SeatMark seat={seat} /> {name}
      </caption>
      <tbody>
        {rows.map(({ what, count, why }) => (
          <tr key={what}>
            <th scope="row">{t(`inca.end.count.${what}`, { count })}</th>
            <td class="sheet-why">{why}</td>
            <td class="sheet-points">{points[what]}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('inca.end.total')}</th>
          <td />
          <td class="sheet-points">{score.points}</td>
        </tr>
      </tfoot>
    </table>
  );
}
