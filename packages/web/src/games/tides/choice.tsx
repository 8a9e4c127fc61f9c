import { type CardId, picksLeft, write } from '@tempora/tides/public';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { PlayerControls } from '../../match/board.ts';
import { Hand } from '../../toolkit/hand.tsx';
import { CardBack } from './art/index.tsx';
import { CardButton } from './card.tsx';
import type { ShownView } from './moments.ts';
import { cardName, cardSpoken } from './names.ts';
import { cardPlace } from './places.ts';
import { RelicToken, RemovalToken } from './relic.tsx';
import { Tally } from './tally.tsx';

interface Props {
  view: ShownView;
  seat: number;
  controls: PlayerControls | undefined;
  focus: CardId | null;
  look(card: CardId): void;
  /** Does something else lie where the answer is given? */
  isTaken: boolean;
  names: readonly string[];
}

/** The hand, and what to do with it: one card to play, or one to keep and one to remove. */
export function Choice(props: Props) {
  const { view } = props;
  const question = `${view.phase} ${view.round} ${view.pick}`;
  const first = useRef(question);
  const isPassed = question !== first.current && view.phase === 'pick' && view.pick > 1;
  if (handOf(props).length === 0) return <Counting {...props} />;
  return view.phase === 'relic' ? (
    <RelicChoice key={question} {...props} />
  ) : (
    <Pick key={question} {...props} isPassed={isPassed} />
  );
}

function handOf({ view, seat }: Props): readonly CardId[] {
  return view.seats[seat]?.hand.cards ?? [];
}

/** All cards are played: what they earn. */
function Counting({ view, seat, names, isTaken }: Props) {
  return (
    <>
      <Tally view={view} seats={[1 - seat, seat]} names={names} />
      {!isTaken && <Waiting words="" />}
    </>
  );
}

/** The upper line says what is to be known or done first; the lower one is the answer, always in its place. */
function Actions({ children, answer }: { children: ComponentChildren; answer: ComponentChildren }) {
  return (
    <div class="actions">
      <div class="action-row">{children}</div>
      {answer}
    </div>
  );
}

/** The answer. Where there is none to give it keeps its place, and the focus. */
function Answer({ label, press }: { label: string; press: (() => void) | null }) {
  return (
    <button type="button" class="primary" aria-disabled={press === null} onClick={() => press?.()}>
      {label}
    </button>
  );
}

function Pick(props: Props & { isPassed: boolean }) {
  const { view, controls, focus, look, isTaken, isPassed } = props;
  const hand = handOf(props);
  const [chosen, lift] = useState<CardId | null>(null);
  const sealed = view.choice?.type === 'play' ? view.choice.card : null;
  const slots = useSlots(hand);
  const isOpen = controls !== undefined && controls.moves.length > 0;
  const lifted = isOpen && chosen && hand.includes(chosen) ? chosen : sealed;
  return (
    <>
      <div class="hand-area" data-heap="hand">
        {isPassed && <PassedOn count={hand.length} />}
        <Hand class="hand" label={t('tides.hand')} cards={slots}>
          {(card) =>
            hand.includes(card) ? (
              <CardButton
                card={card}
                look={look}
                // Pressed a moment too early, it is lifted as soon as it may be.
                press={() => sealed === null && lift(lifted === card ? null : card)}
                data-place={cardPlace(card)}
                data-focus={focus === card}
                data-lifted={lifted === card}
                aria-pressed={lifted === card}
              />
            ) : null
          }
        </Hand>
      </div>
      {isOpen ? (
        <Actions
          answer={
            <Answer
              label={lifted ? t('tides.play.card', { card: (form) => cardName(lifted, form) }) : t('tides.play.none')}
              press={lifted && (() => controls.send(write({ type: 'play', card: lifted })))}
            />
          }
        >
          <p class="hint">{t('tides.play.final', { left: picksLeft(view) })}</p>
        </Actions>
      ) : (
        !isTaken && <Waiting words={sealed === null ? '' : t('tides.play.sealed')} />
      )}
    </>
  );
}

/** The cards that one question began with: those that stay in the hand do not move when one is played. */
function useSlots(hand: readonly CardId[]): readonly CardId[] {
  const slots = useRef(hand);
  if (hand.some((card) => !slots.current.includes(card))) slots.current = hand;
  return slots.current;
}

/** Keeps the place of the answer, so that nothing moves while others think or a moment is shown. */
function Waiting({ words }: { words: string }) {
  return (
    <Actions answer={<Answer label={t('tides.wait')} press={null} />}>
      <p class="hint">{words}</p>
    </Actions>
  );
}

/** The hand that is passed on slides to one side, face down; the other one comes from the other side. */
function PassedOn({ count }: { count: number }) {
  return (
    <div class="hand passed-on" aria-hidden="true" style={{ '--n': count }}>
      {Array.from({ length: count }, (_, i) => (
        <span key={i} class="card" style={{ '--off': -i }}>
          <span class="card-back">
            <CardBack />
          </span>
        </span>
      ))}
    </div>
  );
}

/** The pair being put together: TT-RELIC-2 wants two different cards, so naming one twice moves it. */
interface Pair {
  keep: CardId | null;
  discard: CardId | null;
}

function RelicChoice(props: Props) {
  const { view, controls, focus, look, isTaken } = props;
  const sealed = view.choice?.type === 'keep' ? view.choice : null;
  const [card, take] = useState<CardId | null>(null);
  const [pair, setPair] = useState<Pair>({ keep: sealed?.keep ?? null, discard: sealed?.discard ?? null });
  const isOpen = controls !== undefined && controls.moves.length > 0;
  return (
    <>
      <div class="hand-area" data-heap="hand">
        <Hand class="hand" label={t('tides.hand')} cards={handOf(props)}>
          {(each) => (
            <CardButton
              card={each}
              label={spokenInPair(each, pair)}
              token={tokenIn(each, pair)}
              look={look}
              press={() => isOpen && take(each)}
              data-place={cardPlace(each)}
              data-focus={focus === each}
              data-lifted={card === each}
              data-discard={pair.discard === each}
              aria-pressed={card === each}
            />
          )}
        </Hand>
      </div>
      {isOpen ? (
        <RelicActions card={card} pair={pair} setPair={setPair} send={controls.send} />
      ) : (
        !isTaken && <Waiting words={sealed ? t('tides.relic.sealed') : ''} />
      )}
    </>
  );
}

function tokenIn(card: CardId, { keep, discard }: Pair): ComponentChildren {
  return card === keep ? <RelicToken /> : card === discard && <RemovalToken />;
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
  // First the one to keep, then the one to remove: what comes next for this card stands out.
  const isFree = card !== keep && card !== discard;
  const roles = [
    {
      label: t('tides.relic.keep'),
      held: keep,
      isNext: isFree && keep === null,
      result: { keep: card, discard: discard === card ? null : discard },
    },
    {
      label: t('tides.relic.remove'),
      held: discard,
      isNext: isFree && keep !== null && discard === null,
      result: { discard: card, keep: keep === card ? null : keep },
    },
  ];
  const answer = keep && discard ? () => send(write({ type: 'keep', keep, discard })) : null;
  return (
    <Actions answer={<Answer label={relicSentence(pair)} press={answer} />}>
      {roles.map(({ label, held, isNext, result }) => (
        <button
          key={label}
          type="button"
          class={isNext ? 'primary' : ''}
          aria-pressed={card !== null && held === card}
          disabled={card === null}
          onClick={() => setPair(result)}
        >
          {label}
          {/* The card itself says so, too. */}
          {held && (
            <span class="role-card" aria-hidden="true">
              {cardName(held)}
            </span>
          )}
        </button>
      ))}
    </Actions>
  );
}

/** Short enough for one line: which cards they are stands on the buttons before it. */
function relicSentence({ keep, discard }: Pair): string {
  if (keep === null) return t('tides.relic.none');
  return t(discard === null ? 'tides.relic.rest' : 'tides.relic.both');
}
