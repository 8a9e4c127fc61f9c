import type { CardPoints, Reason } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import { listOf } from '../../toolkit/sentences.ts';
import { cardName, suitName } from './names.ts';

/** Why a card earned its points, as a sentence about its owner. */
export function reasonSentence({ why }: CardPoints): string {
  switch (why.kind) {
    case 'majority':
      return t(`tides.reason.majority.${why.outcome}`, {
        suit: t(`tides.suits.${why.suit}`),
        mine: why.mine,
        theirs: why.theirs,
      });
    case 'per':
      return t('tides.reason.per', { suit: suitName(why.suit), count: why.count });
    case 'set':
      return t('tides.reason.set', { counts: setCounts(why), sets: why.sets });
    case 'single-majority':
      return t(`tides.reason.single.${why.outcome}`, { mine: suits(why.mine), theirs: suits(why.theirs) });
    case 'best-card':
      return t(`tides.reason.best.${why.outcome}`, {
        mine: why.mine ? cardName(why.mine) : '',
        theirs: why.theirs ? cardName(why.theirs) : t('tides.reason.nothing'),
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

function suits(list: readonly Parameters<typeof suitName>[0][]): string {
  return list.length === 0 ? t('tides.reason.nothing') : listOf(list.map(suitName));
}

function setCounts(why: Extract<Reason, { kind: 'set' }>): string {
  return why.suits.map((suit, i) => `${suitName(suit)} ${why.counts[i]}`).join(', ');
}
