import { cardOf, type ExplainedPoints, ROUNDS } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { EndPoster } from '../../toolkit/end-poster.tsx';
import { ScoreSheets } from '../../toolkit/score-sheet.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { listOf, namesOf } from '../../toolkit/sentences.ts';
import { StoryChart } from '../../toolkit/story-chart.tsx';
import { SuitIcon } from './art/suits.tsx';
import { CardFace, RelicToken } from './card.tsx';
import { kingdomCards } from './kingdom.tsx';
import type { ShownTides } from './moments.ts';
import { cardName, wonSentence } from './names.ts';
import { reasonSentence } from './reasons.ts';
import './end.css';

/** The end: who won, how the lead went, and what every card earned in every round. */
export function TidesEnd({ snapshot }: { snapshot: Snapshot<ShownTides> }) {
  const { seats, rounds, phase } = snapshot.view;
  const names = namesOf(snapshot);
  const over = t(phase === 'over' ? 'tides.where.over' : 'tides.where.left');
  return (
    <section class="end" aria-label={t('tides.end')}>
      <EndPoster snapshot={snapshot} over={over} won={wonSentence(snapshot)} hasSheets>
        <div class="poster-sides">
          {seats.map(({ total }, seat) => (
            <Side key={seat} seat={seat} name={names[seat] ?? ''} total={total} snapshot={snapshot} />
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
  total: number;
  snapshot: Snapshot<ShownTides>;
}

/** A player's name and total, and the kingdom that is left of the game as a picture. */
function Side({ seat, name, total, snapshot }: SideProps) {
  const cards = kingdomCards(snapshot.view, seat);
  return (
    <div class="poster-side" data-won={snapshot.ranking?.[0]?.includes(seat)}>
      <p class="poster-score">
        <SeatMark seat={seat} /> <span>{name}</span> <b>{total}</b>
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

const FRAME = { width: 320, height: 112, across: [20, 280], up: [92, 14], rule: [10, 92], words: 108 } as const;
const MARKS = [
  <circle key="disc" r="4" />,
  <rect key="diamond" x="-3.6" y="-3.6" width="7.2" height="7.2" transform="rotate(45)" />,
];

/** Both totals after each round, as two rising tides. */
function Story({ snapshot: { view, holders } }: { snapshot: Snapshot<ShownTides> }) {
  const lines = [0, 1].map((seat) => {
    let sum = 0;
    return [0, ...view.rounds.map(({ scores }) => (sum += scores[seat] ?? 0))];
  });
  return (
    <StoryChart
      frame={FRAME}
      label={t('tides.end.story', { a: holders[0]?.name ?? '', b: holders[1]?.name ?? '' })}
      moments={[null, ...Array.from({ length: ROUNDS }, (_, i) => t('tides.round', { round: i + 1 }))]}
      lines={lines}
      dashes={['', '6 3']}
      mark={(seat) => MARKS[seat]}
    />
  );
}
