import { CARDS, type CardId, cardOf, IDEAS, type View } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';

/** How a fight would end as it lies, for one of its two sides, from what this side may know. */
export interface Odds {
  stance: 'attack' | 'defence';
  /** Cards of the other side that are not seen: those in hand, or those face down. */
  unseen: number;
  /** 0 to 1. An attacker fears that all cards that help will be laid; a defender that any card may lie there. */
  chance: number;
}

export function oddsOf(view: View, viewer: number): Odds | null {
  const { fight, question } = view;
  if (!fight?.terrain) return null;
  const margin = fight.attacker.strength - fight.defender.strength;
  if (viewer === fight.attacker.seat) {
    const unseen = view.seats[fight.defender.seat]?.hand.hidden ?? 0;
    return { stance: 'attack', unseen, chance: chanceBelow(view, viewer, 'defence', unseen, margin) };
  }
  if (viewer !== fight.defender.seat || question.at !== 'defend') return null;
  const unseen = fight.attacker.hidden;
  return { stance: 'defence', unseen, chance: chanceBelow(view, viewer, 'attack', unseen, 1 - margin) };
}

/** How likely it is that so many cards the seat cannot see count less than `limit` for that side. */
function chanceBelow(view: View, seat: number, side: 'attack' | 'defence', count: number, limit: number): number {
  const worth = unseenBy(view, seat).map((card) => {
    const { effect, terrain } = cardOf(card);
    return IDEAS[effect][side] + (terrain === view.fight?.terrain ? 1 : 0);
  });
  const ways = waysToSum(worth, count);
  const all = ways.reduce((sum, some) => sum + some, 0);
  return ways.slice(0, Math.max(0, limit)).reduce((sum, some) => sum + some, 0) / all;
}

/** Every card but those in the own hand and those that lie open. */
function unseenBy({ seats, fight, discard }: View, seat: number): CardId[] {
  const laid = fight ? [...fight.attacker.cards, ...fight.defender.cards].map(({ card }) => card) : [];
  const open = seats.flatMap(({ governments }) => governments);
  const seen = new Set([...(seats[seat]?.hand.cards ?? []), ...laid, ...open, ...discard.cards]);
  return CARDS.map(({ card }) => card).filter((card) => !seen.has(card));
}

/** By sum: in how many ways `count` of these numbers make it. */
function waysToSum(numbers: readonly number[], count: number): number[] {
  const most = Math.max(...numbers) * count;
  const ways = Array.from({ length: count + 1 }, () => Array<number>(most + 1).fill(0));
  (ways[0] as number[])[0] = 1;
  for (const number of numbers) {
    for (let taken = count; taken > 0; taken--) {
      const [now, before] = [ways[taken] as number[], ways[taken - 1] as number[]];
      for (let sum = most; sum >= number; sum--) now[sum] = (now[sum] as number) + (before[sum - number] as number);
    }
  }
  return ways[count] as number[];
}

/** The odds in a sentence. */
export function oddsSentence({ stance, unseen, chance }: Odds, name: string): string {
  if (chance === 0 || chance === 1) return t(`tempus.odds.${stance}.${chance}`);
  const percent = Math.min(99, Math.max(1, Math.round(chance * 100)));
  return t(`tempus.odds.${stance}`, { name, unseen, percent });
}
