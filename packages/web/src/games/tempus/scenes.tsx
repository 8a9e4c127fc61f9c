import type { Event, FightReport, ProgressReport, Tempus } from '@tempora/tempus/public';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { SignIcon } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { CountedCards, FightScene, Tally } from './fight.tsx';
import { eraName, terrainName } from './names.ts';
import { newsFor } from './news.ts';

type Scene = Extract<Event, { type: 'fought' | 'progressed' }>;

/** Fights and progress since the viewer last acted, one after the other; any of them can be put away. */
export function Scenes({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const scenes = newsFor(snapshot).filter(
    (event): event is Scene => event.type === 'fought' || event.type === 'progressed',
  );
  const key = `${snapshot.viewer} ${snapshot.log.length}`;
  const [read, setRead] = useState({ key: '', count: 0 });
  const count = read.key === key ? read.count : 0;
  const scene = scenes[count];
  if (!scene || snapshot.ranking) return null;
  const names = namesOf(snapshot);
  const next = () => setRead({ key, count: count + 1 });
  return (
    <aside class="tp-scene" aria-label={t('tempus.scene')}>
      {scene.type === 'fought' ? (
        <Fought key={count} report={scene.report} names={names} />
      ) : (
        <Progressed key={count} report={scene.report} names={names} />
      )}
      {count + 1 < scenes.length ? (
        <button type="button" class="tp-scene-close" onClick={next}>
          {t('tempus.scene.next', { now: count + 1, all: scenes.length })}
        </button>
      ) : (
        <button type="button" class="tp-scene-close icon" aria-label={t('close')} title={t('close')} onClick={next}>
          <SignIcon sign="close" size={18} />
        </button>
      )}
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
              <span class="tp-name">
                <SeatMark seat={seat} /> {names[seat]}
              </span>
              <span class="tp-progress-from hint">
                <span class="visually-hidden">{t('tempus.progress.from', { people, cities })}</span>
                <Part at={0}>
                  <TerrainIcon terrain={report.terrain} size={18} /> {people}
                </Part>
                <Part at={1}>
                  <SignIcon sign="city" size={17} /> {cities}
                </Part>
                <CountedCards cards={cards} from={2} />
              </span>
              <Tally total={points} parts={2 + cards.length} />
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Something that counts, when its time has come. */
function Part({ at, children }: { at: number; children: ComponentChildren }) {
  return (
    <span class="tp-part" aria-hidden="true" style={{ '--at': at }}>
      {children}
    </span>
  );
}

function pointsOf({ seats }: ProgressReport, seat: number): number {
  return seats[seat]?.points ?? 0;
}
