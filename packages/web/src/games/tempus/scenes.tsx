import type { Event, FightReport, FightView, ProgressReport, Tempus } from '@tempora/tempus/public';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Form, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { listOf, namesOf } from '../../toolkit/sentences.ts';
import { SignIcon } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { gainOf } from './eras.tsx';
import { CountedCards, FightScene, Tally } from './fight.tsx';
import { eraName, hexName, terrainName } from './names.ts';
import { SCENE_PLACE } from './places.ts';
import type { Selection } from './selection.ts';

/** A fight or a race that is over, until the next move, or until it is put away or something else is touched. */
export function useReport(snapshot: Snapshot<Tempus>, selection: Selection): (() => void) | null {
  const { ply, ranking } = snapshot;
  const [closed, close] = useState(-1);
  const isShown = reportOf(snapshot) !== null && closed !== ply && !selection.isTouched && !ranking;
  return isShown ? () => close(ply) : null;
}

/** It has the tray to itself, so that seats, eras and map show what came of it; then the next question. */
export function Report({
  snapshot,
  selection,
  close,
}: {
  snapshot: Snapshot<Tempus>;
  selection: Selection;
  close(): void;
}) {
  const names = namesOf(snapshot);
  const event = reportOf(snapshot);
  if (!event) return null;
  return (
    <section key={snapshot.ply} class="tp-scene tp-report" data-place={SCENE_PLACE} aria-label={t('tempus.scene')}>
      {event.type === 'fought' ? (
        <Fought report={event.report} names={names} view={snapshot.view} />
      ) : (
        <Progressed report={event.report} names={names} />
      )}
      <div class="tp-foot">
        <button type="button" class={selection.isOpen ? 'primary' : undefined} onClick={close}>
          {t('close')}
        </button>
      </div>
    </section>
  );
}

/** The fight or race that came with the last move. */
function reportOf({ log, ply }: Snapshot<Tempus>): Extract<Event, { type: 'fought' | 'progressed' }> | null {
  for (const { event, ply: at } of log)
    if (at === ply && (event.type === 'fought' || event.type === 'progressed')) return event;
  return null;
}

export function FightUnderWay({ snapshot, fight }: { snapshot: Snapshot<Tempus>; fight: FightView }) {
  const names = namesOf(snapshot);
  const words = { attacker: names[fight.attacker.seat] ?? '', defender: names[fight.defender.seat] ?? '' };
  return (
    <section class="tp-scene" data-place={SCENE_PLACE} aria-label={t('tempus.scene')}>
      <h2>{t('tempus.fight.now', words)}</h2>
      <FightScene fight={fight} names={names} />
    </section>
  );
}

interface SceneProps<R> {
  report: R;
  names: readonly string[];
}

function Fought({ report, names, view }: SceneProps<FightReport> & Pick<Snapshot<Tempus>, 'view'>) {
  const { attacker, defender, winner } = report;
  const isWon = winner === attacker.seat;
  const words = { attacker: names[attacker.seat] ?? '', defender: names[defender.seat] ?? '' };
  const { hex } = isWon ? defender : attacker;
  const after = isWon ? (defender.city ? 'city' : 'won') : 'lost';
  return (
    <>
      <Outcome title={t(isWon ? 'tempus.fight.won' : 'tempus.fight.lost', words)}>
        {attacker.strength === defender.strength && t('tempus.after.tie')}{' '}
        {t(`tempus.after.${after}`, { ...words, base: defender.base, on: (form) => hexName(view, hex, form) })}
      </Outcome>
      <FightScene fight={report} names={names} />
    </>
  );
}

/** What happened, and what follows from it. */
function Outcome({ title, children }: { title: ComponentChildren; children: ComponentChildren }) {
  return (
    <div class="tp-outcome">
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  );
}

/** Who got how many points from where, best first. */
function Progressed({ report, names }: SceneProps<ProgressReport>) {
  const order = report.seats.map((_, seat) => seat).sort((a, b) => pointsOf(report, b) - pointsOf(report, a));
  const era = (form: Form) => eraName(report.era, form);
  const first = report.advanced.map((seat) => names[seat] ?? '');
  const title = (
    <>
      {t('tempus.progress.title', { era })}{' '}
      <span>
        <TerrainIcon terrain={report.terrain} size={24} /> {terrainName(report.terrain)}
      </span>
    </>
  );
  return (
    <>
      <Outcome title={title}>
        {t('tempus.log.progressed', { count: first.length, names: listOf(first), era })}{' '}
        {t('tempus.era.brings', { gains: gainOf(report.era) })}{' '}
        {first.length < order.length && t('tempus.after.others')}
      </Outcome>
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
