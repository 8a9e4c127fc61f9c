import { CARDS, type Power } from '../components/cards.ts';
import { type CardSet, cardsOf } from './cards.ts';

/** What people say of a power: it is about sets, about majorities, or simply about suits. */
export const KINDS: { readonly [kind in Power['kind']]: 'sets' | 'majorities' | 'suits' } = {
  majority: 'majorities',
  'single-majority': 'majorities',
  'best-card': 'majorities',
  tie: 'majorities',
  set: 'sets',
  'set-once': 'sets',
  per: 'suits',
  missing: 'suits',
  double: 'suits',
};

/** By card: how much it is liked, in victories. */
export function likingOf(taste: { readonly [what: string]: number }): number[] {
  const liked: number[] = [];
  for (const { card, power } of CARDS) liked[card] = (taste[KINDS[power.kind]] ?? 0) / 100;
  return liked;
}

/** How much the cards of a set are liked together. */
export function likedIn(set: CardSet, liked: readonly number[]): number {
  let sum = 0;
  for (const card of cardsOf(set)) sum += liked[card] as number;
  return sum;
}
