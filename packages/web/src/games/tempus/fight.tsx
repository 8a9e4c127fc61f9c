import { type CardCount, cardOf, type FightReport, type FightView, type Side } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { SignIcon } from './art/signs.tsx';
import { TerrainIcon } from './art/terrain.tsx';
import { CardBack, MiniCard } from './card.tsx';
import { effectName, terrainName } from './names.ts';

/** Two sides, the ground between them, and what can be counted so far. */
export function FightScene({ fight, names }: { fight: FightView | FightReport; names: readonly string[] }) {
  const winner = 'winner' in fight ? fight.winner : null;
  return (
    <div class="tp-fight">
      <FightSide side={fight.attacker} name={names[fight.attacker.seat] ?? ''} stance="attacker" winner={winner} />
      <p class="tp-fight-ground">
        <SignIcon sign="fight" size={26} />
        {fight.terrain ? (
          <span>
            <TerrainIcon terrain={fight.terrain} size={26} />
            {terrainName(fight.terrain)}
          </span>
        ) : (
          <span>{t('tempus.fight.unnamed')}</span>
        )}
      </p>
      <FightSide side={fight.defender} name={names[fight.defender.seat] ?? ''} stance="defender" winner={winner} />
    </div>
  );
}

interface SideProps {
  side: Side;
  name: string;
  stance: 'attacker' | 'defender';
  winner: number | null;
}

function FightSide({ side, name, stance, winner }: SideProps) {
  const { seat, base, city, cards, hidden, strength } = side;
  return (
    <section class="tp-side" data-seat={seat} data-won={winner === null ? undefined : winner === seat}>
      <p class="tp-name">
        <SeatMark seat={seat} /> {name} <small>{t(`tempus.fight.${stance}.does`)}</small>
      </p>
      <p class="tp-strength">
        <span class="visually-hidden">{t(`tempus.fight.${stance}`)} </span>
        {winner === null ? strength : <Tally total={strength} parts={1 + cards.length} />}
        {hidden > 0 && <span>{t('tempus.fight.more')}</span>}
      </p>
      <p class="hint">{t(city ? 'tempus.fight.city' : 'tempus.fight.people', { base })}</p>
      <CountedCards cards={cards} hidden={hidden} />
    </section>
  );
}

/** A sum that counts up while its parts appear. */
export function Tally({ total, parts }: { total: number; parts: number }) {
  return (
    <b class="tp-tally" style={{ '--total': total, '--parts': parts }}>
      <span class="visually-hidden">{total}</span>
    </b>
  );
}

interface CountedProps {
  cards: readonly CardCount[];
  hidden?: number;
  /** How many parts of the sum come before the first card. */
  from?: number;
}

/** Cards with what each of them counts. */
export function CountedCards({ cards, hidden = 0, from = 1 }: CountedProps) {
  if (cards.length === 0 && hidden === 0) return null;
  return (
    <ul class="tp-counted">
      {cards.map(({ card, effect, background }, i) => (
        <li key={card} class="tp-part" data-none={effect + background === 0} style={{ '--at': from + i }}>
          <MiniCard card={card} />
          <span class="tp-counted-name" aria-hidden="true">
            {effectName(cardOf(card).effect)}
          </span>
          <b>+{effect + background}</b>
        </li>
      ))}
      {Array.from({ length: hidden }, (_, i) => (
        <li key={`hidden ${i}`}>
          <span class="tp-mini">
            <CardBack />
          </span>
          <span class="visually-hidden">{t('tempus.card.hidden')}</span>
          <b aria-hidden="true">?</b>
        </li>
      ))}
    </ul>
  );
}
