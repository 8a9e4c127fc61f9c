import { useState } from 'preact/hooks';
import { LabelledSelect } from '../app/select.tsx';
import { t } from '../i18n/index.ts';
import type { Board, Snapshot } from '../match/board.ts';
import { WithRuleLink } from '../rules/links.tsx';
import { Button } from '../toolkit/button.tsx';
import { FactTable } from '../toolkit/fact-table.tsx';
import { SeatMark } from '../toolkit/seat-mark.tsx';
import type { Mistake, Moment, Review, TurningPoint } from '../worker/coach.ts';
import { ChanceChart } from './chance-chart.tsx';
import { reasonsOf, sentenceOf } from './words.ts';
import './coach.css';

/** The game that was reviewed, and how to go to one of its moves. */
export interface ReviewedGame {
  readonly board: Board;
  readonly snapshot: Snapshot;
  jump(ply: number): void;
}

/** What the coach says of a finished game. */
export function ReviewPanel({ review, game }: { review: Review; game: ReviewedGame }) {
  const { moments, balance, turningPoints } = review;
  const { holders } = game.snapshot;
  return (
    <div class="coach">
      <h3>{t('coach.chances')}</h3>
      <p class="coach-verdict">{verdictOf(moments)}</p>
      <Legend game={game} />
      <ChanceChart moments={moments} turningPoints={turningPoints} />
      <p class="hint">{t('coach.band')}</p>
      <details>
        <summary>{t('coach.table')}</summary>
        <ChanceTable moments={moments} names={holders.map(({ name }) => name)} />
      </details>
      <h3>{t('coach.balance')}</h3>
      <FactTable
        class="coach-balance"
        caption={t('coach.balance.hint')}
        columns={[null, ...(['luck', 'choices', 'others'] as const).map((part) => t(`coach.balance.${part}`))]}
        rows={balance.map(({ luck, choices, others }, seat) => ({
          key: seat,
          head: holders[seat]?.name,
          cells: [luck, choices, others].map(signed),
        }))}
      />
      <h3>{t('coach.turns')}</h3>
      {turningPoints.length === 0 && <p>{t('coach.turns.none')}</p>}
      <ol class="coach-turns">
        {turningPoints.map((point, i) => (
          <li key={i}>
            <Point point={point} game={game} />
          </li>
        ))}
      </ol>
      <Lessons review={review} game={game} />
    </div>
  );
}

function Legend({ game }: { game: ReviewedGame }) {
  return (
    <ul class="coach-legend">
      {game.snapshot.holders.map(({ name }, seat) => (
        <li key={seat} style={{ color: `var(--seat-${seat})` }}>
          <SeatMark seat={seat} /> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** When it was no longer open. */
function verdictOf(moments: readonly Moment[]): string {
  const last = moments.findLastIndex(({ isOpen }) => isOpen);
  if (last < 0) return t('coach.decided');
  const next = moments[last + 1];
  return next && last < moments.length - 2 ? t('coach.open-until', { ply: next.ply }) : t('coach.open-always');
}

/** More rows would be no easier to read. */
const ROWS = 14;

function ChanceTable({ moments, names }: { moments: readonly Moment[]; names: readonly string[] }) {
  const every = Math.ceil(moments.length / ROWS);
  const shown = moments.filter((_, i) => i % every === 0 || i === moments.length - 1);
  return (
    <FactTable
      class="coach-table"
      caption={t('coach.table.caption')}
      columns={[null, ...names, t('coach.state')]}
      rows={shown.map(({ ply, low, high, isOpen }) => ({
        key: ply,
        head: t('coach.move', { ply }),
        cells: [
          ...names.map((_, seat) => t('coach.range', { low: percent(low[seat]), high: percent(high[seat]) })),
          isOpen ? t('coach.is-open') : '–',
        ],
      }))}
    />
  );
}

function Point({ point, game }: { point: TurningPoint; game: ReviewedGame }) {
  const name = game.snapshot.holders[point.seat]?.name ?? '';
  const share = Math.abs(percent(point.chance));
  return (
    <>
      <Button
        look="quiet coach-jump"
        label={t('coach.move', { ply: point.ply })}
        spoken={t('coach.jump', { ply: point.ply })}
        press={() => game.jump(point.ply)}
      />{' '}
      {point.kind === 'luck' ? (
        t(point.chance > 0 ? 'coach.luck.good' : 'coach.luck.bad', { name, percent: share })
      ) : (
        <MistakeText mistake={point} game={game} />
      )}
    </>
  );
}

function MistakeText({ mistake, game }: { mistake: Mistake; game: ReviewedGame }) {
  const name = game.snapshot.holders[mistake.seat]?.name ?? '';
  return (
    <>
      {t('coach.mistake', { name })} {worthOf(mistake)}
      <dl>
        <dt>{t('coach.played')}</dt>
        <dd>{movesText(mistake.played, game)}</dd>
        <dt>{t('coach.better')}</dt>
        <dd>
          {movesText(mistake.better, game)} {reasonsOf(mistake.why, game.snapshot)}
        </dd>
      </dl>
    </>
  );
}

function movesText(moves: readonly string[], { board, snapshot }: ReviewedGame): string {
  return sentenceOf(moves, (move) => board.moveWords?.(move, snapshot)?.words ?? move);
}

function worthOf({ chance, points }: Mistake): string {
  const values = { percent: Math.max(1, percent(chance)), points: Math.round(points) };
  return t(values.points > 0 ? 'coach.worth.points' : 'coach.worth', values);
}

/** One's own mistakes, the worst first, each with the rule it is about. */
function Lessons({ review: { lessons, turningPoints }, game }: { review: Review; game: ReviewedGame }) {
  const { holders, viewer } = game.snapshot;
  const human = holders.findIndex(({ kind }) => kind === 'human');
  const [seat, setSeat] = useState(typeof viewer === 'number' ? viewer : Math.max(0, human));
  const own = (lessons[seat] ?? []).map((i) => turningPoints[i] as Mistake);
  return (
    <>
      <h3>{t('coach.lessons', { name: holders[seat]?.name ?? '' })}</h3>
      <LabelledSelect<number>
        label={t('coach.lessons.who')}
        isLabelHidden
        value={seat}
        values={holders.map((_, each) => each)}
        name={(each) => holders[each]?.name ?? ''}
        set={setSeat}
      />
      {own.length === 0 && <p>{t('coach.lessons.none')}</p>}
      <ol class="coach-lessons">
        {own.map((mistake, i) => (
          <li key={i}>
            {movesText(mistake.better, game)} {reasonsOf(mistake.why, game.snapshot)} {worthOf(mistake)}{' '}
            <Button
              look="quiet coach-jump"
              label={t('coach.move', { ply: mistake.ply })}
              spoken={t('coach.jump', { ply: mistake.ply })}
              press={() => game.jump(mistake.ply)}
            />
            {mistake.rule && <WithRuleLink text={t('coach.rule', { rule: mistake.rule })} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function percent(chance: number | undefined): number {
  return Math.round(100 * (chance ?? 0));
}

function signed(chance: number): string {
  const points = percent(chance);
  return points === 0 ? '0' : `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}
