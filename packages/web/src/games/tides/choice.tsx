import { type CardId, picksLeft, type View, write } from '@tempora/tides/public';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { PlayerControls } from '../../match/board.ts';
import { Hand } from '../../toolkit/hand.tsx';
import { CardButton, RelicToken } from './card.tsx';
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
      <Hand class="hand" label={t('tides.hand')} cards={hand}>
        {(card) => (
          <CardButton
            card={card}
            look={look}
            press={() => isOpen && lift(lifted === card ? null : card)}
            data-focus={focus === card}
            data-lifted={lifted === card || sealed === card}
            aria-pressed={lifted === card || sealed === card}
          />
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
      <Hand class="hand" label={t('tides.hand')} cards={hand}>
        {(each) => (
          <CardButton
            card={each}
            label={spokenInPair(each, pair)}
            token={pair.keep === each && <RelicToken />}
            look={look}
            press={() => isOpen && take(each)}
            data-focus={focus === each}
            data-lifted={card === each}
            data-discard={pair.discard === each}
            aria-pressed={card === each}
          />
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
  const roles = [
    { label: t('tides.relic.keep'), held: keep, next: { keep: card, discard: discard === card ? null : discard } },
    { label: t('tides.relic.remove'), held: discard, next: { discard: card, keep: keep === card ? null : keep } },
  ];
  return (
    <div class="actions">
      <div class="action-row">
        {roles.map(({ label, held, next }) => (
          <button
            key={label}
            type="button"
            aria-pressed={card !== null && held === card}
            disabled={card === null}
            onClick={() => setPair(next)}
          >
            {label}
          </button>
        ))}
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
