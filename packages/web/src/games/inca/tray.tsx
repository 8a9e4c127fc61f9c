import type { Board, CardId, Inca, View } from '@tempora/inca/public';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { PlayerControls, Snapshot, TableProps } from '../../match/board.ts';
import { Hand } from '../../toolkit/hand.tsx';
import { promptSentence } from '../../toolkit/sentences.ts';
import { useMedia } from '../../toolkit/use-media.ts';
import { SunCard } from './card.tsx';
import { About, CardEffects, Head, WhyNothing } from './choice/about.tsx';
import type { Selection } from './choice/selection.ts';
import { SunChoice, sunQuestion } from './choice/sun-choice.tsx';
import { TurnChoice, TurnState, turnQuestion } from './choice/turn.tsx';
import { wonSentence } from './names.ts';
import { cardPlace, DECK_PLACE } from './places.ts';
import { LARGE, UPRIGHT, useRoomyTray } from './roomy.ts';
import { type OpenScoring, ScoringTable, scoringTitle } from './scoring.tsx';
import { isRoutine, sentence } from './sentence.tsx';
import { InForce, SunBoard } from './sun.tsx';
import './tray.css';
import './choice/choice.css';
import './choice/pointed.css';
import './choice/turn.css';

/** What the tray is for: a card for the Sun board, one's own turn, a look at others' turns, a count of points, or the end. */
export type Mode = 'sun' | 'turn' | 'watch' | 'points' | 'over';

interface TrayProps {
  board: Board;
  view: View;
  snapshot: Snapshot<Inca>;
  names: readonly string[];
  selection: Selection;
  controls: PlayerControls | undefined;
  instead: TableProps['instead'];
  mode: Mode;
  scoring: { open: OpenScoring | null; close(): void };
  map: MapFold;
}

/** On a phone the Sun board has the room of the map, which one can call back. */
export interface MapFold {
  isFolded: boolean;
  toggle(): void;
}

/** What is asked, what can be done, the Sun board, the hand; or points as they are counted, and nothing else. */
export function Tray({ map, scoring, ...props }: TrayProps) {
  const { view, snapshot, names, mode } = props;
  const { viewer } = snapshot;
  const prompt = mode === 'points' && scoring.open ? scoringTitle(scoring.open) : promptOf(props);
  const isForced = typeof viewer === 'number' && (view.seats[viewer]?.cards.length ?? 0) > 0;
  return (
    <section class="ie-tray" aria-label={t('inca.tray')} data-mode={mode} data-force={isForced}>
      <div class="ie-tray-head">
        {/* First, so that its buttons stay where they are, however much is said below. */}
        {props.instead && <div class="ie-instead">{props.instead}</div>}
        <p class="prompt" role="status">
          {/* A new sentence is a new part: nothing of the old one is seen to move. */}
          <span key={prompt}>{prompt}</span>
        </p>
        {mode === 'sun' && (
          <button type="button" class="ie-map-toggle" aria-expanded={!map.isFolded} onClick={map.toggle}>
            {t('inca.sun.map')}
          </button>
        )}
      </div>
      {mode === 'points' && scoring.open ? (
        <div class="ie-ask">
          <ScoringTable {...{ view, names }} open={scoring.open} close={scoring.close} />
        </div>
      ) : (
        <Parts {...props} />
      )}
    </section>
  );
}

/** The parts of the tray, in the order in which the tab key goes: the way the eye does. */
function Parts({ instead, mode, ...props }: Omit<TrayProps, 'map' | 'scoring'>) {
  const { view, snapshot, selection, controls } = props;
  const { viewer, asked } = snapshot;
  const [reading, read] = useState<CardId | null>(null);
  const [near, think] = useState<number | null>(null);
  const [isRoomy, isLarge] = [useRoomyTray(), useMedia(LARGE)];
  useEffect(() => read(null), [snapshot.ply, selection.thing, selection.group]);
  const isAsked = typeof viewer === 'number' && asked.includes(viewer) && controls !== undefined;
  const isPlacing = mode === 'sun' && isAsked;
  const open = new Set(selection.offers.flatMap(({ move }) => (move.type === 'sun' ? [move.sector] : [])));
  const pickSector = (sector: number) => selection.touch({ sector: selection.sector === sector ? null : sector });
  const ask = (
    <div class="ie-ask" key="ask">
      {reading !== null && !isPlacing ? (
        <Reading {...props} card={reading} close={() => read(null)} />
      ) : (
        <Question {...props} near={near} controls={isAsked ? controls : undefined} />
      )}
    </div>
  );
  const sun = (
    <div class="ie-sun-side" key="sun">
      <SunBoard {...{ view, snapshot, open, read, near, think }} picked={selection.sector} pick={pickSector} />
    </div>
  );
  const hand = typeof viewer === 'number' && (
    <SunHand
      key="hand"
      cards={view.seats[viewer]?.hand.cards ?? []}
      isSmall={mode === 'turn' || (mode === 'watch' && !isRoomy && (!isLarge || instead !== undefined))}
      picked={isPlacing ? selection.card : reading}
      pick={(card) => (isPlacing ? selection.touch({ card }) : read(card))}
    />
  );
  const force = typeof viewer === 'number' && <InForce key="force" view={view} seat={viewer} />;
  if (mode === 'over') return ask;
  if (mode === 'turn' || instead) return [ask, sun, hand, force];
  // Whoever is asked for a card reads what is in force in the question itself.
  if (mode === 'sun') return [hand, sun, ask, !isPlacing && force];
  return isRoomy ? [hand, sun, force, ask] : [ask, sun, hand, force];
}

type QuestionProps = Omit<TrayProps, 'instead' | 'mode' | 'scoring' | 'map'>;

/** What was pointed at, and what can be done by whoever is asked. */
function Question({ controls, near, ...props }: QuestionProps & { near: number | null }) {
  const { view, selection } = props;
  const isRoomy = useRoomyTray();
  const mayTell = useMedia(`${UPRIGHT}, (min-width: 72rem)`);
  const about = selection.thing && <About {...props} thing={selection.thing} />;
  const told = <Told snapshot={props.snapshot} lines={isRoomy ? EARLIER : 0} />;
  if (!controls) return about ?? told;
  if (view.phase === 'sun')
    return (
      <>
        {about}
        <SunChoice {...props} seat={props.snapshot.viewer as number} near={near} controls={controls} />
        {isRoomy && told}
      </>
    );
  return (
    <>
      <TurnState view={view} />
      <TurnChoice {...props} controls={controls} told={mayTell && <Told snapshot={props.snapshot} lines={EARLIER} />} />
    </>
  );
}

/** How many moves before the last are told where there is room. */
const EARLIER = 6;

/** The last move in words, which the layout around the table reads out; and so many of those before it. */
function Told({ snapshot, lines }: Pick<QuestionProps, 'snapshot'> & { lines: number }) {
  const { log, ply, holders, ranking } = snapshot;
  if (ranking) return null;
  // The newest comes first and stands lowest: of the older ones there are as many as have room.
  const told = log.filter((line) => line.ply >= ply - lines && line.ply <= ply).toReversed();
  return (
    // A new sentence is a new part: nothing of the old one is seen to move.
    <div key={ply} class="ie-told">
      {told.map(({ event }, i) => {
        const words = sentence(event, holders);
        return (
          words !== null && (
            <p key={i} class={isRoutine(event) ? 'ie-told-routine' : undefined}>
              {words}
            </p>
          )
        );
      })}
    </div>
  );
}

interface HandProps {
  cards: readonly CardId[];
  /** While no card is asked for, names are enough where there is little room. */
  isSmall: boolean;
  picked: CardId | null;
  pick(card: CardId | null): void;
}

/** One's three cards. */
function SunHand({ cards, isSmall, picked, pick }: HandProps) {
  // Of two alike the one that was pressed.
  const [last, press] = useState(0);
  if (cards.length === 0) return null;
  const at = cards[last] === picked ? last : picked === null ? -1 : cards.indexOf(picked);
  return (
    <Hand class="ie-hand" label={t('inca.hand')} cards={cards} isSmall={isSmall}>
      {(card, i) => (
        <button
          type="button"
          class="ie-card-button"
          data-place={cardPlace(card)}
          data-from={DECK_PLACE}
          aria-pressed={at === i}
          onClick={() => {
            press(i);
            pick(at === i ? null : card);
          }}
        >
          <SunCard card={card} />
        </button>
      )}
    </Hand>
  );
}

/** A Sun card one wants to read: what it does, and to whom if it lies on the board. */
function Reading({ card, close, controls, ...props }: QuestionProps & { card: CardId; close(): void }) {
  const { view } = props;
  const sector = view.sun.findIndex(({ cards }) => cards.some((lying) => lying.card === card));
  const isInHand =
    typeof props.snapshot.viewer === 'number' && view.seats[props.snapshot.viewer]?.hand.cards.includes(card);
  return (
    <div class="ie-pointed">
      <Head back={close}>
        <About {...props} thing={{ kind: 'card', id: card }} />
      </Head>
      {sector >= 0 && <CardEffects {...props} card={card} sector={sector} />}
      {controls && isInHand && <WhyNothing {...props} thing={{ kind: 'card', id: card }} controls={controls} />}
    </div>
  );
}

/** One sentence: what is asked of whom, or who won. */
function promptOf({ view, snapshot, names, selection, controls }: QuestionProps): string {
  return promptSentence(
    { snapshot, controls },
    {
      won: () => wonSentence(snapshot),
      ask: () => (view.phase === 'sun' ? sunQuestion(view, names, selection) : turnQuestion(view, selection)),
      wait: ([name = '']) => t(view.phase === 'sun' ? 'inca.prompt.sun.other' : 'inca.prompt.turn.other', { name }),
    },
  );
}
