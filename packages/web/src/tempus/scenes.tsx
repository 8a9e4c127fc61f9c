import type { Event, FightReport, ProgressReport } from '@tempora/tempus/public';
import { useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Shown } from '../shell/board.ts';
import { SeatMark } from '../shell/seat-mark.tsx';
import { SignIcon } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { CountedCards, FightScene } from './fight.tsx';
import { eraName, terrainName } from './names.ts';
import { newsFor } from './news.ts';

type Scene = Extract<Event, { type: 'fought' | 'progressed' }>;

/** Fights and progress since the viewer last acted, one after the other; any of them can be put away. */
export function Scenes({ shown }: { shown: Shown }) {
  const scenes = newsFor(shown).filter(
    (event): event is Scene => event.type === 'fought' || event.type === 'progressed',
  );
  const key = `${shown.as} ${shown.log.length}`;
  const [read, setRead] = useState({ key: '', count: 0 });
  const count = read.key === key ? read.count : 0;
  const scene = scenes[count];
  if (!scene || shown.ranking) return null;
  const names = shown.holders.map(({ name }) => name);
  const next = () => setRead({ key, count: count + 1 });
  return (
    <aside class="tp-scene" aria-label={t('tempus.scene')}>
      {scene.type === 'fought' ? (
        <Fought report={scene.report} names={names} />
      ) : (
        <Progressed report={scene.report} names={names} />
      )}
      <button type="button" class="tp-scene-close" onClick={next}>
        {count + 1 < scenes.length ? (
          t('tempus.scene.next', { now: count + 1, all: scenes.length })
        ) : (
          <>
            <SignIcon sign="close" size={16} /> {t('close')}
          </>
        )}
      </button>
    </aside>
  );
}

interface SceneProps<R> {
  report: R;
  names: readonly string[];
}

function Fought({ report, names }: SceneProps<FightReport>) {
  const isWon = report.winner === report.attacker.seat;
  return (
    <>
      <h2>
        {t(isWon ? 'tempus.fight.won' : 'tempus.fight.lost', {
          attacker: names[report.attacker.seat] ?? '',
          defender: names[report.defender.seat] ?? '',
        })}
      </h2>
      <FightScene fight={report} names={names} />
    </>
  );
}

/** Who got how many points from where, best first. */
function Progressed({ report, names }: SceneProps<ProgressReport>) {
  const order = report.seats.map((_, seat) => seat).sort((a, b) => pointsOf(report, b) - pointsOf(report, a));
  return (
    <>
      <h2>
        {t('tempus.progress.title', { era: eraName(report.era) })}{' '}
        <span>
          <TerrainIcon terrain={report.terrain} size={24} /> {terrainName(report.terrain)}
        </span>
      </h2>
      <ol class="tp-progress">
        {order.map((seat) => {
          const { people, cities, cards, points } = report.seats[seat] as ProgressReport['seats'][number];
          return (
            <li key={seat} data-ahead={report.advanced.includes(seat)}>
              <span class="tp-progress-name">
                <SeatMark seat={seat} /> {names[seat]}
              </span>
              <span class="tp-progress-from">
                {t('tempus.progress.from', { people, cities })}
                <CountedCards cards={cards} />
              </span>
              <b>{points}</b>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function pointsOf({ seats }: ProgressReport, seat: number): number {
  return seats[seat]?.points ?? 0;
}
