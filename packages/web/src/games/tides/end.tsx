import { cardOf, type ExplainedPoints, ROUNDS } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { EndPoster } from '../../toolkit/end-poster.tsx';
import { ScoreSheets } from '../../toolkit/score-sheet.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { listOf, namesOf } from '../../toolkit/sentences.ts';
import { StoryChart } from '../../toolkit/story-chart.tsx';
import { SuitIcon } from './art/suits.tsx';
import { CardFace } from './card.tsx';
import { kingdomCards } from './kingdom.tsx';
import type { ShownTides } from './moments.ts';
import { cardName, wonSentence } from './names.ts';
import { reasonSentence } from './reasons.ts';
import { RelicToken } from './relic.tsx';
import './end.css';

/** The end: who won, how the lead went, and what every card earned in every round. */
export function TidesEnd({ snapshot }: { snapshot: Snapshot<ShownTides> }) {
  const { rounds, phase } = snapshot.view;
  const names = namesOf(snapshot);
  const order = snapshot.ranking?.flat() ?? [];
  const over = t(phase === 'over' ? 'tides.where.over' : 'tides.where.left');
  return (
    <section class="end" aria-label={t('tides.end')}>
      <EndPoster snapshot={snapshot} over={over} won={wonSentence(snapshot)}>
        <div class="poster-sides">
          {order.map((seat) => (
            <Side key={seat} seat={seat} name={names[seat] ?? ''} snapshot={snapshot} />
          ))}
        </div>
        <Story snapshot={snapshot} />
      </EndPoster>
      <ScoreSheets
        names={names}
        total={t('tides.total')}
        scorings={rounds.map(({ kingdoms, scores }, i) => ({
          title: t('tides.round', { round: i + 1 }),
          seats: kingdoms.map((cards, seat) => ({ points: scores[seat] ?? 0, rows: cards.map(rowOf) })),
        }))}
      />
    </section>
  );
}

interface SideProps {
  seat: number;
  name: string;
  snapshot: Snapshot<ShownTides>;
}

/** A player's name, rounds and total, and the kingdom that is left of the game as a picture. */
function Side({ seat, name, snapshot: { view, ranking } }: SideProps) {
  const cards = kingdomCards(view, seat);
  return (
    <div class="poster-side" data-won={ranking?.[0]?.includes(seat)}>
      <p class="poster-score">
        <SeatMark seat={seat} /> <span class="poster-name">{name}</span>{' '}
        <span class="poster-rounds">{view.rounds.map(({ scores }) => scores[seat]).join(' + ')}</span>{' '}
        <b>{view.seats[seat]?.total}</b>
      </p>
      <div class="poster-kingdom" role="img" aria-label={listOf(cards.map(({ card }) => cardName(card)))}>
        {cards.map(({ card, isRelic, points }) => (
          <span key={card} class="card">
            <CardFace card={card}>{isRelic && <RelicToken />}</CardFace>
            {points && (
              <span class="points" data-none={points.points === 0}>
                {points.points}
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  );
}

function rowOf(points: ExplainedPoints) {
  const { suit } = cardOf(points.card);
  const what = (
    <>
      {suit ? <SuitIcon suit={suit} size={18} /> : <span class="no-suit" />}
      {cardName(points.card)}
    </>
  );
  return { what, why: reasonSentence(points), points: points.points };
}

const FRAME = { width: 320, height: 156, across: [16, 284], up: [116, 24], rule: [16, 132], words: 149 } as const;
/** Beside the kingdoms, as high as they are. */
const HIGH_FRAME = { ...FRAME, height: 340, up: [300, 24], rule: [16, 316], words: 333 } as const;
const MARKS = [
  <circle key="disc" r="4" />,
  <rect key="diamond" x="-3.6" y="-3.6" width="7.2" height="7.2" transform="rotate(45)" />,
];

/** The number of the line that lies higher stands over it, the other one below: they never meet. */
function isAbove(lines: readonly (readonly number[])[], seat: number, moment: number): boolean {
  const [mine = 0, other = 0] = [lines[seat]?.[moment], lines[1 - seat]?.[moment]];
  return mine > other || (mine === other && seat === 0);
}

/** Both totals after each round, as two rising tides. */
function Story({ snapshot: { view, holders } }: { snapshot: Snapshot<ShownTides> }) {
  if (view.rounds.length === 0) return null;
  const lines = [0, 1].map((seat) => {
    let sum = 0;
    return [0, ...view.rounds.map(({ scores }) => (sum += scores[seat] ?? 0))];
  });
  return (
    <StoryChart
      frame={matchMedia('(min-width: 72rem)').matches ? HIGH_FRAME : FRAME}
      label={t('tides.end.story', { a: holders[0]?.name ?? '', b: holders[1]?.name ?? '' })}
      moments={[null, ...Array.from({ length: ROUNDS }, (_, i) => t('tides.round', { round: i + 1 }))]}
      lines={lines}
      dashes={['', '6 3']}
      mark={(seat, moment) => (
        <>
          {MARKS[seat]}
          <text class="story-points" text-anchor="middle" font-size="14" y={isAbove(lines, seat, moment) ? -9 : 19}>
            {lines[seat]?.[moment]}
          </text>
        </>
      )}
    />
  );
}
