import { type CardId, moveMeant, type View, write } from '@tempora/tides/public';
import { useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { TableProps } from '../shell/board.ts';
import { Choice } from './choice.tsx';
import { Detail } from './detail.tsx';
import { Kingdom, lyingCards } from './kingdom.tsx';
import { Middle } from './middle.tsx';
import { victorySentence } from './names.ts';
import './table.css';

/** The table: the other kingdom, what lies between, one's own kingdom, and the tray with hand and choices. */
export function TidesTable({ shown, choosing, instead }: TableProps) {
  const view = shown.view as View;
  const [focus, look] = useState<CardId | null>(null);
  const mine = shown.as === 'public' ? 0 : shown.as;
  const lying = [0, 1].flatMap((seat) => lyingCards(view, seat)).find(({ card }) => card === focus);
  const hand = shown.as === 'public' ? [] : (view.seats[shown.as]?.hand.cards ?? []);
  const kingdom = (seat: number) => (
    <Kingdom
      view={view}
      seat={seat}
      holder={shown.holders[seat] as TableProps['shown']['holders'][number]}
      beside={shown.beside?.(seat)}
      isMe={seat === shown.as}
      isAsked={shown.asked.includes(seat)}
      focus={focus}
      counted={lying?.points && ownerOf(view, focus) === seat ? lying.points.counted : []}
      look={look}
    />
  );
  const meant = choosing && focus && typeof shown.as === 'number' ? moveMeant(view, shown.as, focus) : null;
  return (
    <div class="tides">
      <div class="tides-board">
        {kingdom(1 - mine)}
        <Middle view={view} other={shown.holders[1 - mine]?.name ?? ''} look={look} />
        {kingdom(mine)}
      </div>
      <section class="tray" aria-label={t('tides.tray')}>
        <p class="prompt" role="status" data-over={view.phase === 'over'}>
          {promptOf(view, shown, choosing !== undefined)}
        </p>
        <Detail card={focus} points={lying?.points ?? null} why={meant ? () => choosing?.why(write(meant)) : null} />
        {hand.length > 0 && <Choice {...{ view, hand, choosing, focus, look }} isTaken={Boolean(instead)} />}
        {instead && <div class="instead">{instead}</div>}
      </section>
    </div>
  );
}

/** One sentence: what is asked of whom. */
function promptOf(view: View, shown: TableProps['shown'], isLive: boolean): string {
  if (shown.ranking || view.phase === 'over') return victorySentence(shown);
  const { as, asked, holders } = shown;
  const name = (seat: number | undefined) => holders[seat ?? 0]?.name ?? '';
  if (isLive && typeof as === 'number' && asked.includes(as)) return t(`tides.prompt.${view.phase}`);
  if (asked.length > 1) return t(`tides.prompt.${view.phase}.both`);
  return t('tides.prompt.waiting', { name: name(asked[0]) });
}

function ownerOf(view: View, card: CardId | null): number {
  return [0, 1].findIndex((seat) => lyingCards(view, seat).some((lying) => lying.card === card));
}
