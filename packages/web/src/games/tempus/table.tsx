import type { SeatView, Tempus, View } from '@tempora/tempus/public';
import { useMemo, useRef } from 'preact/hooks';
import { currentLanguage, t } from '../../i18n/index.ts';
import type { Snapshot, TableProps } from '../../match/board.ts';
import { WithRuleLink } from '../../rules/links.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { SkipLink } from '../../toolkit/skip-link.tsx';
import { useFreedFocus, useKeptFocus } from '../../toolkit/use-kept-focus.ts';
import { MiniCards } from './card.tsx';
import { Choices, FirstRaces } from './choices.tsx';
import { EraTrack } from './eras.tsx';
import { IdeaHand } from './hand.tsx';
import { MapBoard } from './map.tsx';
import { eraName } from './names.ts';
import { headlineOf } from './prompt.ts';
import { Race } from './race.tsx';
import { Report, useReport } from './scenes.tsx';
import { Abilities, Seats } from './seats.tsx';
import { type Selection, useSelection } from './selection.ts';
import './art/pieces.css';
import './art/terrain.css';
import './tray.css';
import './table.css';
import './seats.css';
import './eras.css';
import './map.css';
import './scene.css';
import './large.css';

/** Where the focus goes when what was pressed is gone: to the next answer, or the first open hex. */
const NEXT = [
  '.tp-report button',
  '.tp-action[data-shut="false"]',
  '.tp-tray .primary:not(:disabled)',
  '.tp-hex[data-lit="true"]',
  '.tp-card[data-open="true"]',
  '.tp-foot > button:enabled',
];

/** The table: the map, the era track and the seats beside it, and the tray with question, choices and hand. */
export function TempusTable({ snapshot, controls, instead }: TableProps<Tempus>) {
  const view = snapshot.view;
  const selection = useSelection({ snapshot, controls });
  const close = useReport(snapshot, selection);
  const table = useRef<HTMLDivElement>(null);
  const isTold = close !== null;
  useFreedFocus('.tp-tray', `${isTold}`);
  // A selection is made anew whenever anything changes that could take the focus away.
  useKeptFocus(table, NEXT, [selection, isTold]);
  const isOver = snapshot.ranking !== null;
  // What a touch leaves as it is.
  const side = useMemo(
    () => (
      <div class="tp-side-column">
        <Seats snapshot={snapshot} />
        <EraTrack eras={view.seats.map(({ era }) => era)} next={view.next?.era ?? null} names={namesOf(snapshot)} />
        <Piles view={view} />
      </div>
    ),
    [snapshot, currentLanguage()],
  );
  return (
    // At the end the page is another one: the poster comes first, and nothing that was there before is seen to move.
    <div key={isOver ? 'over' : 'play'} class="tp-table" ref={table} tabIndex={-1} data-over={isOver}>
      {/* At the end of a game the poster has the map and the points. */}
      {!snapshot.endActions && (
        <>
          <SkipLink map=".tp-hexes" />
          {side}
          <div class="tp-middle">
            <MapBoard snapshot={snapshot} selection={selection} />
          </div>
        </>
      )}
      <section class="tp-tray" aria-label={t('tempus.tray')} data-told={isTold}>
        {/* First, so that its buttons stay where they are, whatever is told below. */}
        {instead && <div class="tp-instead">{instead}</div>}
        <div class="tp-ask" role="status" data-mine={selection.isOpen}>
          <p class="tp-prompt">{headlineOf({ snapshot, controls }, selection)}</p>
          {selection.note && (
            <p class="tp-note">
              <WithRuleLink text={selection.note} />
            </p>
          )}
        </div>
        <Tray snapshot={snapshot} selection={selection} />
        {close && <Report snapshot={snapshot} selection={selection} close={close} />}
      </section>
    </div>
  );
}

function ownOf({ viewer, view }: Snapshot<Tempus>): SeatView | undefined {
  return viewer === 'public' ? undefined : view.seats[viewer];
}

function Tray({ snapshot, selection }: { snapshot: Snapshot<Tempus>; selection: Selection }) {
  const view = snapshot.view;
  const own = ownOf(snapshot);
  return (
    <>
      <div class="tp-choices">
        <Choices snapshot={snapshot} selection={selection} />
        {/* After another move, or below another question, it is another part, and is not seen to move. */}
        {!selection.isLaying && selection.looked === null && (
          <Race key={`${snapshot.ply} ${placeOfRace(selection)}`} snapshot={snapshot} />
        )}
        {!selection.isLaying && view.laid && view.laid.own.length > 0 && (
          <p class="tp-laid">
            {t('tempus.laid')} <MiniCards cards={view.laid.own} />
          </p>
        )}
      </div>
      {(view.phase === 'map' || view.phase === 'settle') && (
        <div class="tp-own tp-first">
          <FirstRaces />
        </div>
      )}
      {own && view.phase !== 'over' && view.era > 0 && (
        <div class="tp-own">
          {/* It lies elsewhere beside other answers: there it is another one, and is not seen to move. */}
          <Abilities key={`${own.era} ${selection.isOpen} ${view.question.at === 'limit'}`} own={own} />
          {own.hand.cards.length > 0 ? (
            <IdeaHand view={view} hand={own.hand.cards} selection={selection} />
          ) : (
            <p class="tp-no-cards hint">{t('tempus.hand.none')}</p>
          )}
        </div>
      )}
    </>
  );
}

function placeOfRace({ isOpen, kind, path }: Selection): string {
  return `${isOpen} ${kind} ${path.length}`;
}

/** Where we are, the deck and the discard pile. */
function Piles({ view }: { view: View }) {
  const { cards, count } = view.discard;
  const isOver = view.phase === 'over';
  return (
    <div class="tp-piles hint">
      <p>
        {view.era > 0 && !isOver && (
          <b>{t('tempus.where', { era: (form) => eraName(view.era, form), round: view.round })}</b>
        )}
        <span class="tp-decks">{t('tempus.piles', { deck: view.deck, discard: count })}</span>
      </p>
      {cards.length > 0 && (
        <details>
          <summary>{t('tempus.discard')}</summary>
          <MiniCards cards={cards} />
        </details>
      )}
    </div>
  );
}
