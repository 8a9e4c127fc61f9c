import { type CardId, moveMeant, type Options, prospectOf } from '@tempora/tides/public';
import { useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { TableProps } from '../../match/board.ts';
import { nameOf, namesOf, promptSentence } from '../../toolkit/sentences.ts';
import { useKeptFocus } from '../../toolkit/use-kept-focus.ts';
import { usePlaceMotion } from '../../toolkit/use-place-motion.ts';
import { Choice } from './choice.tsx';
import { Detail } from './detail.tsx';
import { Kingdom, kingdomCards } from './kingdom.tsx';
import { Middle } from './middle.tsx';
import type { ShownTides, ShownView } from './moments.ts';
import { wonSentence } from './names.ts';
import { Opened } from './opened.tsx';
import { CountedCard } from './tally.tsx';
import { useFlyingPoints } from './use-flying-points.ts';
import { useLateWords } from './use-late-words.ts';
import './ground.css';
import './table.css';
import './phone.css';
import './short.css';
import './wide.css';

/** The table: the other kingdom, what lies between, one's own kingdom, and the tray with hand and choices. */
export function TidesTable({ snapshot, controls, instead }: TableProps<ShownTides>) {
  const { view, viewer, ranking } = snapshot;
  const table = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLElement>(null);
  const mine = viewer === 'public' ? 0 : viewer;
  const hand = view.seats[mine]?.hand.cards ?? [];
  const [looked, look] = useLooked(hand);
  const focus = view.counting?.card ?? looked;
  const kingdom = (seat: number) => <Kingdom {...{ snapshot, seat, focus, look }} />;
  const prompt = promptOf({ snapshot, controls });
  usePlaceMotion(table, [view]);
  useFlyingPoints(table, view);
  useLateWords(tray, hand);
  useKeptFocus(tray, ['.hand button', '.instead button', 'button'], [view, controls !== undefined]);
  return (
    <div class="tides" ref={table}>
      <div class="tides-board">
        {kingdom(1 - mine)}
        <Middle snapshot={snapshot} other={nameOf(snapshot, 1 - mine)} look={look} />
        {kingdom(mine)}
      </div>
      <section class="tray" ref={tray} tabIndex={-1} aria-label={t('tides.tray')} data-relic={isRelicChosen(view)}>
        <p class="prompt" role="status" data-over={ranking !== null}>
          {/* A new sentence is a new part: nothing of the old one is seen to move. */}
          <span key={prompt}>{prompt}</span>
        </p>
        <LookedAt {...{ snapshot, controls, focus }} />
        {viewer !== 'public' && !ranking && (
          <Choice
            {...{ view, controls, focus, look }}
            seat={viewer}
            names={namesOf(snapshot)}
            isTaken={Boolean(instead)}
          />
        )}
        {instead && <div class="instead">{instead}</div>}
      </section>
    </div>
  );
}

function isRelicChosen({ phase, counting }: ShownView): boolean {
  return phase === 'relic' && !counting;
}

/** The card that is looked at; one of the hand until it leaves that. */
function useLooked(hand: readonly CardId[]): [CardId | null, (card: CardId) => void] {
  const [looked, setLooked] = useState<{ card: CardId; isOfHand: boolean } | null>(null);
  const isGone = looked?.isOfHand && !hand.includes(looked.card);
  const look = (card: CardId) =>
    setLooked((old) => (old?.card === card && !isGone ? old : { card, isOfHand: hand.includes(card) }));
  return [looked && !isGone ? looked.card : null, look];
}

/** The card that is looked at, or counted now. */
function LookedAt({ snapshot, controls, focus }: Omit<TableProps<ShownTides>, 'instead'> & { focus: CardId | null }) {
  const { view, viewer, options } = snapshot;
  const lying = [0, 1].flatMap((seat) => kingdomCards(view, seat)).find(({ card }) => card === focus);
  const seat = viewer === 'public' ? null : viewer;
  const mine = seat ?? 0;
  const kingdoms = view.seats.map(({ relics, played }, i) => [
    ...relics,
    ...played,
    ...(i === mine && focus ? [focus] : []),
  ]);
  const isInHand = seat !== null && focus !== null && view.seats[seat]?.hand.cards.includes(focus);
  const prospect = useMemo(
    () => (isInHand ? prospectOf(view, seat, focus, options as Options) : null),
    [view, seat, focus, isInHand],
  );
  if (view.opened) return <Opened snapshot={snapshot} cards={view.opened} mine={mine} />;
  return (
    <Detail
      card={focus}
      points={lying?.points ?? null}
      isRelic={lying?.isRelic ?? false}
      prospect={prospect}
      mine={{ seat: mine, other: nameOf(snapshot, 1 - mine), kingdoms }}
      meant={focus && seat !== null ? moveMeant(view, seat, focus) : null}
      controls={controls}
      isRelicChosen={isRelicChosen(view)}
      hand={view.seats[mine]?.hand.cards ?? []}
      picture={<CountedCard view={view} />}
    />
  );
}

/** One sentence: what is asked of whom, what is shown, or who won. */
function promptOf({ snapshot, controls }: TableProps<ShownTides>): string {
  const { view, ranking, asked } = snapshot;
  const { phase, counting, round } = view;
  if (ranking) return wonSentence(snapshot);
  if (counting) return t('tides.prompt.counting', { round, name: nameOf(snapshot, counting.seat) });
  if (asked.length === 0) return t(`tides.prompt.${phase === 'pick' ? 'revealed' : 'kept'}`);
  return promptSentence(
    { snapshot, controls },
    {
      won: () => wonSentence(snapshot),
      ask: () => t(`tides.prompt.${phase === 'relic' ? 'relic' : 'pick'}`),
      wait: ([name = '', ...more]) =>
        more.length > 0
          ? t(`tides.prompt.${phase === 'relic' ? 'relic' : 'pick'}.both`)
          : t('tides.prompt.waiting', { name }),
    },
  );
}
