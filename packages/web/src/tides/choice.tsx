import { type CardId, PICKS, type View } from '@tempora/tides/public';
import { useState } from 'preact/hooks';
import { t } from '../messages/index.ts';
import type { Choosing } from '../shell/board.ts';
import { CardFace, RelicToken } from './card.tsx';
import { cardName, cardSpoken } from './names.ts';

interface Props {
  view: View;
  hand: readonly CardId[];
  choosing: Choosing | undefined;
  focus: CardId | null;
  look(card: CardId): void;
}

/** The hand, and what to do with it: one card to play, or one to keep and one to remove. */
export function Choice(props: Props) {
  const { view, hand } = props;
  const key = `${view.phase} ${view.round} ${hand.join()}`;
  return view.phase === 'relic' ? <RelicChoice key={key} {...props} /> : <Pick key={key} {...props} />;
}

function Pick({ view, hand, choosing, focus, look }: Props) {
  const [lifted, lift] = useState<CardId | null>(null);
  const sealed = view.choice?.type === 'play' ? view.choice.card : null;
  const isOpen = choosing !== undefined && choosing.moves.length > 0;
  return (
    <>
      <Hand hand={hand}>
        {(card) => (
          <button
            type="button"
            class="card"
            data-focus={focus === card}
            data-lifted={lifted === card || sealed === card}
            aria-pressed={lifted === card || sealed === card}
            aria-label={cardSpoken(card)}
            onClick={() => {
              look(card);
              if (isOpen) lift(lifted === card ? null : card);
            }}
            onFocus={() => look(card)}
            onMouseEnter={() => look(card)}
          >
            <CardFace card={card} />
          </button>
        )}
      </Hand>
      {isOpen && (
        <div class="actions">
          <button
            type="button"
            class="primary"
            disabled={lifted === null}
            onClick={() => lifted && choosing.send(`play:${lifted}`)}
          >
            {lifted ? t('tides.play.card', { card: cardName(lifted) }) : t('tides.play.none')}
          </button>
          <p class="hint">{t('tides.play.final', { left: PICKS - view.pick })}</p>
        </div>
      )}
    </>
  );
}

function RelicChoice({ view, hand, choosing, focus, look }: Props) {
  const sealed = view.choice?.type === 'keep' ? view.choice : null;
  const [card, take] = useState<CardId | null>(null);
  const [keep, setKeep] = useState<CardId | null>(sealed?.keep ?? null);
  const [discard, setDiscard] = useState<CardId | null>(sealed?.discard ?? null);
  const isOpen = choosing !== undefined && choosing.moves.length > 0;
  const assign = (set: typeof setKeep, clear: typeof setDiscard, other: CardId | null) => {
    set(card);
    if (other === card) clear(null);
  };
  return (
    <>
      <Hand hand={hand}>
        {(each) => (
          <button
            type="button"
            class="card"
            data-focus={focus === each}
            data-lifted={card === each}
            data-discard={discard === each}
            aria-pressed={card === each}
            aria-label={`${cardSpoken(each)} ${each === keep ? t('tides.relic.keeping') : each === discard ? t('tides.relic.removing') : ''}`}
            onClick={() => {
              look(each);
              if (isOpen) take(each);
            }}
            onFocus={() => look(each)}
            onMouseEnter={() => look(each)}
          >
            <CardFace card={each}>{keep === each && <RelicToken />}</CardFace>
          </button>
        )}
      </Hand>
      {isOpen && (
        <div class="actions">
          <div class="action-row">
            <button
              type="button"
              aria-pressed={card !== null && keep === card}
              disabled={card === null}
              onClick={() => assign(setKeep, setDiscard, discard)}
            >
              {t('tides.relic.keep')}
            </button>
            <button
              type="button"
              aria-pressed={card !== null && discard === card}
              disabled={card === null}
              onClick={() => assign(setDiscard, setKeep, keep)}
            >
              {t('tides.relic.remove')}
            </button>
          </div>
          <button
            type="button"
            class="primary"
            disabled={keep === null || discard === null}
            onClick={() => choosing.send(`keep:${keep},discard:${discard}`)}
          >
            {relicSentence(keep, discard)}
          </button>
        </div>
      )}
    </>
  );
}

function relicSentence(keep: CardId | null, discard: CardId | null): string {
  if (keep === null) return t('tides.relic.none');
  if (discard === null) return t('tides.relic.half', { keep: cardName(keep) });
  return t('tides.relic.both', { keep: cardName(keep), discard: cardName(discard) });
}

function Hand({ hand, children }: { hand: readonly CardId[]; children: (card: CardId) => preact.VNode }) {
  return (
    <ul class="hand" aria-label={t('tides.hand')} style={{ '--n': Math.max(hand.length, 1) }} onKeyDown={walk}>
      {hand.map((card) => (
        <li key={card}>{children(card)}</li>
      ))}
    </ul>
  );
}

/** Arrow keys go from card to card. */
function walk(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
}
