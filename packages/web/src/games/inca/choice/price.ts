import { type Move, outlookOf, type View } from '@tempora/inca/public';
import { t } from '../../../i18n/index.ts';
import type { Group, Offer } from './move-options.ts';

/** What a move costs and what points it brings. */
export function offerPrice(view: View, move: Move): string {
  const { labor, points, sapa } = outlookOf(view, move);
  return [
    labor > 0 && t('inca.price.labor', { labor }),
    points > 0 && t('inca.points', { points }),
    sapa > 0 && t('inca.price.sapa.short', { points: sapa }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a sort of move costs: from the cheapest on, where prices differ; '' if it is free. */
export function laborPrice(view: View, group: Group, offers: readonly Offer[]): string {
  const hasOnePrice = group !== 'conquer' && group !== 'expand';
  const prices = (hasOnePrice ? offers.slice(0, 1) : offers).map(({ move }) => outlookOf(view, move).labor);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (least < most) return t('inca.price.from', { labor: least });
  return least > 0 ? t('inca.price.labor', { labor: least }) : '';
}
