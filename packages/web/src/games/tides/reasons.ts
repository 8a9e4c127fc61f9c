import {
  type CardId,
  type CardPoints,
  cardOf,
  type Prospect,
  type Reason,
  ROOF_OF_THE_WORLD,
} from '@tempora/tides/public';
import { type Name, t } from '../../i18n/index.ts';
import { listOfNames } from '../../toolkit/sentences.ts';
import { cardName, suitName, suitsName } from './names.ts';

/** Why a card earned its points, as a sentence about its owner. */
export function reasonSentence({ why }: Pick<CardPoints, 'why'>): string {
  switch (why.kind) {
    case 'majority':
      return t(`tides.reason.majority.${why.outcome}`, {
        suit: (form) => suitsName(why.suit, form),
        mine: why.mine,
        theirs: why.theirs,
      });
    case 'per':
      return t('tides.reason.per', { suit: (form) => suitName(why.suit, form), count: why.count });
    case 'set':
      return t('tides.reason.set', { counts: setCounts(why), sets: why.sets });
    case 'single-majority':
      return t(`tides.reason.single.${why.outcome}`, { mine: suits(why.mine), theirs: suits(why.theirs) });
    case 'best-card':
      return t(`tides.reason.best.${why.outcome}`, {
        mine: bestCard(why.mine),
        theirs: bestCard(why.theirs),
      });
    case 'set-once':
      return why.missing.length === 0
        ? t('tides.reason.set-once.all')
        : t('tides.reason.set-once.missing', { suits: suits(why.missing) });
    case 'missing':
      return t('tides.reason.missing', { suits: suits(why.missing), count: why.missing.length });
    case 'double':
      return t('tides.reason.double', { suits: suits(why.suits) });
    case 'tie':
      return t('tides.reason.tie');
  }
}

/** What a card would earn if it were played: now, and at most. */
export function prospectSentence({ now, most }: Pick<Prospect, 'now' | 'most'>): string {
  return most > 0 ? t('tides.prospect.points', { now, most }) : t('tides.prospect.none');
}

/** That a card which compares a suit earns nothing because of a tie. The Roof of the World doubles suits: then nothing is said. */
export function tieSentence(card: CardId, seat: number, kingdoms: readonly (readonly CardId[])[]): string {
  const { power } = cardOf(card);
  if (power.kind !== 'majority' || kingdoms.flat().includes(ROOF_OF_THE_WORLD)) return '';
  const { suit } = power;
  const count = (of: number) => (kingdoms[of] ?? []).filter((each) => cardOf(each).suit === suit).length;
  const [mine, theirs] = [count(seat), count(1 - seat)];
  if (mine === 0 || mine !== theirs) return '';
  return reasonSentence({ why: { kind: 'majority', suit, mine, theirs, outcome: 'tie' } });
}

function suits(list: readonly Parameters<typeof suitName>[0][]): Name {
  return list.length === 0 ? nothing : listOfNames(list, suitName);
}

function bestCard(card: CardId | null): Name {
  return card ? (form) => cardName(card, form) : nothing;
}

const nothing: Name = (form) => t('tides.reason.nothing', { form });

function setCounts(why: Extract<Reason, { kind: 'set' }>): string {
  return why.suits.map((suit, i) => `${suitName(suit)} ${why.counts[i]}`).join(t('list.comma'));
}
