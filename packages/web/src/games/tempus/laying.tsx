import { oddsOf, type Tempus, type View, worthTogether } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { SignIcon } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { MiniCards } from './card.tsx';
import { Foot } from './foot.tsx';
import { terrainName } from './names.ts';
import { oddsSentence } from './odds.ts';
import { SCENE_PLACE } from './places.ts';
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
      <FightOdds snapshot={snapshot} selection={selection} />
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
  return (
    <ul class="tp-sum" aria-live="polite" data-place={view.fight ? SCENE_PLACE : undefined}>
      <li>
        <b>{t('tempus.sum.mine', { base, cards, sum: base + cards })}</b>
        {view.laid && view.laid.own.length > 0 && (
          <>
            <span class="visually-hidden">{t('tempus.laid')}</span> <MiniCards cards={view.laid.own} />
          </>
        )}
      </li>
      {others.map(({ seat, points, unseen, laid }) => (
        <li key={seat}>
          <SeatMark seat={seat} />{' '}
          {t(unseen > 0 ? 'tempus.sum.unseen' : 'tempus.sum.other', { name: names[seat] ?? '', points })}
          {laid > 0 && (
            <span class="tp-fact">
              <SignIcon sign="card" size={15} />
              <span aria-hidden="true">{laid}</span>
              <span class="visually-hidden">{t('tempus.laid.by', { name: names[seat] ?? '', count: laid })}</span>
            </span>
          )}
        </li>
      ))}
      {view.fight?.terrain && (
        <li class="tp-fact">
          <TerrainIcon terrain={view.fight.terrain} size={20} /> {terrainName(view.fight.terrain)}
        </li>
      )}
    </ul>
  );
}

interface Standing {
  /** What I have without the cards I have taken up. */
  base: number;
  others: { seat: number; points: number; unseen: number; laid: number }[];
}

/** How a fight or a race stands, as far as a seat can see; `unseen` cards may still count. */
function standingOf({ fight, seats, laid }: View, as: number): Standing {
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

/** For the two who fight: how it would end, from what they may know. */
function FightOdds({ snapshot: { view, viewer, holders }, selection: { lifted } }: Props) {
  const odds = viewer === 'public' ? null : oddsOf(view, viewer, lifted);
  if (!odds || !view.fight) return null;
  const other = odds.stance === 'attack' ? view.fight.defender : view.fight.attacker;
  return <p class="hint">{oddsSentence(odds, holders[other.seat]?.name ?? '')}</p>;
}
