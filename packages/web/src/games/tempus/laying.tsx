import { oddsOf, type Tempus, type View, worthTogether } from '@tempora/tempus/public';
import type { ComponentChildren } from 'preact';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { SignIcon } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { gainOf } from './eras.tsx';
import { Foot } from './foot.tsx';
import { eraName, terrainName } from './names.ts';
import { oddsSentence } from './odds.ts';
import { SCENE_PLACE } from './places.ts';
import { Stones } from './race.tsx';
import type { Selection } from './selection.ts';

interface Props {
  snapshot: Snapshot<Tempus>;
  selection: Selection;
}

/** Cards for a fight or a race: taken up and put back in the hand below, with what they would come to. */
export function Laying({ snapshot, selection }: Props) {
  const { lifted, lay } = selection;
  return (
    <>
      <Sum snapshot={snapshot} selection={selection} />
      <p class="tp-stake hint">{stakeSentence(snapshot, selection)}</p>
      <Foot selection={selection}>
        <button type="button" class={lifted.length > 0 ? 'primary' : undefined} onClick={lay}>
          {t('tempus.do.lay', { count: lifted.length })}
        </button>
      </Foot>
    </>
  );
}

/** What I would have, and what the others have for all I can see. */
function Sum({ snapshot: { view, viewer, holders }, selection: { lifted } }: Props) {
  if (viewer === 'public') return null;
  const { base, others } = standingOf(view, viewer);
  const cards = worthTogether(view, lifted);
  const names = namesOf({ holders });
  const stonesOf = (seat: number) =>
    !view.fight && <Stones view={view} seat={seat} cards={seat === viewer ? cards : 0} />;
  return (
    <ul
      class="tp-sum"
      aria-live="polite"
      data-place={view.fight ? SCENE_PLACE : undefined}
      data-race={!view.fight}
      data-terrain={view.next?.terrain}
      style={{ '--most': Math.max(base + cards, ...others.map(({ points }) => points)) }}
    >
      <Standing seat={viewer} names={names} laid={view.laid?.own.length ?? 0} stones={stonesOf(viewer)}>
        <b>{t('tempus.sum.mine', { base, cards, sum: base + cards })}</b>
      </Standing>
      {others.map(({ seat, points, unseen, laid }) => (
        <Standing key={seat} seat={seat} names={names} laid={laid} stones={stonesOf(seat)}>
          {unseen > 0 ? t('tempus.sum.unseen', { points }) : points}
        </Standing>
      ))}
      {view.fight?.terrain && (
        <li>
          <span class="tp-name">{terrainName(view.fight.terrain)}</span>
          <TerrainIcon terrain={view.fight.terrain} size={22} />
        </li>
      )}
    </ul>
  );
}

interface StandingProps {
  seat: number;
  names: readonly string[];
  /** How many cards lie face down. */
  laid: number;
  /** The column of a race. */
  stones: ComponentChildren;
  children: ComponentChildren;
}

function Standing({ seat, names, laid, stones, children }: StandingProps) {
  const name = names[seat] ?? '';
  return (
    <li data-seat={seat}>
      {stones}
      <span class="tp-name">
        <SeatMark seat={seat} /> {name}
      </span>
      <span>
        {children}
        {laid > 0 && (
          <span class="tp-fact">
            <SignIcon sign="card" size={15} />
            <span aria-hidden="true">{laid}</span>
            <span class="visually-hidden">{t('tempus.laid.by', { name, count: laid })}</span>
          </span>
        )}
      </span>
    </li>
  );
}

interface Standings {
  /** What I have without the cards I have taken up. */
  base: number;
  others: { seat: number; points: number; unseen: number; laid: number }[];
}

/** How a fight or a race stands, as far as a seat can see; `unseen` cards may still count. */
function standingOf({ fight, seats, laid }: View, as: number): Standings {
  if (fight) {
    const isAttack = fight.attacker.seat === as;
    const [mine, theirs] = isAttack ? [fight.attacker, fight.defender] : [fight.defender, fight.attacker];
    const unseen = isAttack ? (seats[theirs.seat]?.hand.hidden ?? 0) : theirs.hidden;
    return {
      base: mine.strength,
      others: [{ seat: theirs.seat, points: theirs.strength, unseen, laid: theirs.hidden }],
    };
  }
  return {
    base: seats[as]?.prospect ?? 0,
    others: seats.flatMap(({ prospect, hand }, seat) => {
      const count = laid?.counts[seat] ?? 0;
      return seat === as ? [] : [{ seat, points: prospect, unseen: hand.hidden + count, laid: count }];
    }),
  };
}

/** What winning brings and who wins a tie; for the two who fight also how it would end, from what they may know. */
function stakeSentence({ view, viewer, holders }: Snapshot<Tempus>, { lifted }: Selection): string {
  const { fight, next } = view;
  if (!fight) {
    if (!next) return '';
    return t('tempus.stake.race', {
      terrain: (form) => terrainName(next.terrain, form),
      era: (form) => eraName(next.era, form),
      gains: gainOf(next.era),
    });
  }
  const { attacker, defender } = fight;
  const isAttack = attacker.seat === viewer;
  const name = holders[(isAttack ? defender : attacker).seat]?.name ?? '';
  const stake = t(isAttack ? 'tempus.stake.attack' : `tempus.stake.${defender.city ? 'city' : 'people'}`, { name });
  const odds = viewer === 'public' ? null : oddsOf(view, viewer, lifted);
  return odds ? `${stake} ${oddsSentence(odds, name)}` : stake;
}
