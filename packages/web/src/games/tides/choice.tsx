import { type CardId, picksLeft, type View, write } from '@tempora/tides/public';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { PlayerControls } from '../../match/board.ts';
import { CardFace, RelicToken } from './card.tsx';
import { cardName, cardSpoken } from './names.ts';

interface Props {
  view: View;
  hand: readonly CardId[];
  controls: PlayerControls | undefined;
  focus: CardId | null;
  look(card: CardId): void;
  /** Does something else lie where the answer is given? */
  isTaken: boolean;
}

/** The hand, and what to do with it: one card to play, or one to keep and one to remove. */
export function Choice(props: Props) {
  const { view, hand } = props;
  const key = `${view.phase} ${view.round} ${hand.join()}`;
  return view.phase === 'relic' ? <RelicChoice key={key} {...props} /> : <Pick key={key} {...props} />;
}

function Pick({ view, hand, controls, focus, look, isTaken }: Props) {
  const [lifted, lift] = useState<CardId | null>(null);
  const sealed = view.choice?.type === 'play' ? view.choice.card : null;
  const isOpen = controls !== undefined && controls.moves.length > 0;
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
            onClick={() => lifted && controls.send(write({ type: 'play', card: lifted }))}
          >
            {lifted ? t('tides.play.card', { card: cardName(lifted) }) : t('tides.play.none')}
          </button>
          <p class="hint">{t('tides.play.final', { left: picksLeft(view) })}</p>
        </div>
      )}
      {/* Keeps the place of the answer, so that nothing moves while the other one thinks. */}
      {controls && !isOpen && !isTaken && <p class="actions hint">{t('tides.play.sealed')}</p>}
    </>
  );
}

/** The pair being put together: TT-RELIC-2 wants two different cards, so naming one twice moves it. */
interface Pair {
  keep: CardId | null;
  discard: CardId | null;
}

function RelicChoice({ view, hand, controls, focus, look, isTaken }: Props) {
  const sealed = view.choice?.type === 'keep' ? view.choice : null;
  const [card, take] = useState<CardId | null>(null);
  const [pair, setPair] = useState<Pair>({ keep: sealed?.keep ?? null, discard: sealed?.discard ?? null });
  const isOpen = controls !== undefined && controls.moves.length > 0;
  return (
    <>
      <Hand hand={hand}>
        {(each) => (
          <button
            type="button"
            class="card"
            data-focus={focus === each}
            data-lifted={card === each}
            data-discard={pair.discard === each}
            aria-pressed={card === each}
            aria-label={spokenInPair(each, pair)}
            onClick={() => {
              look(each);
              if (isOpen) take(each);
            }}
            onFocus={() => look(each)}
            onMouseEnter={() => look(each)}
          >
            <CardFace card={each}>{pair.keep === each && <RelicToken />}</CardFace>
          </button>
        )}
      </Hand>
      {isOpen && <RelicActions card={card} pair={pair} setPair={setPair} send={controls.send} />}
      {controls && !isOpen && !isTaken && (
        <p class="actions hint" data-phase="relic">
          {t('tides.relic.sealed')}
        </p>
      )}
    </>
  );
}

function spokenInPair(card: CardId, { keep, discard }: Pair): string {
  const role = card === keep ? t('tides.relic.keeping') : card === discard ? t('tides.relic.removing') : '';
  return `${cardSpoken(card)} ${role}`.trim();
}

interface RelicActionsProps {
  card: CardId | null;
  pair: Pair;
  setPair(pair: Pair): void;
  send(move: string): void;
}

function RelicActions({ card, pair, setPair, send }: RelicActionsProps) {
  const { keep, discard } = pair;
  const button = (label: string, isPressed: boolean, assign: () => void) => (
    <button type="button" aria-pressed={isPressed} disabled={card === null} onClick={assign}>
      {label}
    </button>
  );
  return (
    <div class="actions">
      <div class="action-row">
        {button(t('tides.relic.keep'), card !== null && keep === card, () =>
          setPair({ keep: card, discard: discard === card ? null : discard }),
        )}
        {button(t('tides.relic.remove'), card !== null && discard === card, () =>
          setPair({ discard: card, keep: keep === card ? null : keep }),
        )}
      </div>
      <button
        type="button"
        class="primary"
        disabled={keep === null || discard === null}
        onClick={() => keep && discard && send(write({ type: 'keep', keep, discard }))}
      >
        {relicSentence(pair)}
      </button>
    </div>
  );
}

function relicSentence({ keep, discard }: Pair): string {
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
