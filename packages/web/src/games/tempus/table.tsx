import type { Tempus, View } from '@tempora/tempus/public';
import { useMemo, useRef } from 'preact/hooks';
import { currentLanguage, t } from '../../i18n/index.ts';
import type { Snapshot, TableProps } from '../../match/board.ts';
import { WithRuleLink } from '../../rules/links.tsx';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { SkipLink } from '../../toolkit/skip-link.tsx';
import { useFreedFocus, useKeptFocus } from '../../toolkit/use-kept-focus.ts';
import { MiniCard } from './card.tsx';
import { Choices } from './choices.tsx';
import { EraTrack } from './eras.tsx';
import { IdeaHand } from './hand.tsx';
import { MapBoard } from './map.tsx';
import { eraName } from './names.ts';
import { headlineOf } from './prompt.ts';
import { Report, useReport } from './scenes.tsx';
import { Abilities, Seats } from './seats.tsx';
import { type Selection, useSelection } from './selection.ts';
import './art/pieces.css';
import './art/terrain.css';
import './tray.css';
import './table.css';
import './seats.css';
import './map.css';
import './scene.css';

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
      <SkipLink map=".tp-hexes" />
      {side}
      <div class="tp-middle">
        <MapBoard snapshot={snapshot} selection={selection} />
      </div>
      <section class="tp-tray" aria-label={t('tempus.tray')} data-told={isTold}>
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
        {instead && <div class="tp-instead">{instead}</div>}
      </section>
    </div>
  );
}

function Tray({ snapshot, selection }: { snapshot: Snapshot<Tempus>; selection: Selection }) {
  const view = snapshot.view;
  const own = snapshot.viewer === 'public' ? undefined : view.seats[snapshot.viewer];
  return (
    <>
      <div class="tp-choices">
        <Choices snapshot={snapshot} selection={selection} />
        <Laid snapshot={snapshot} selection={selection} />
      </div>
      {own && view.phase !== 'over' && view.era > 0 && (
        <div class="tp-own">
          <Abilities own={own} />
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

/** Cards laid for progress: one's own, face up to oneself; and how many the others have laid. */
function Laid({ snapshot, selection }: { snapshot: Snapshot<Tempus>; selection: Selection }) {
  const view = snapshot.view;
  if (!view.laid?.counts.some((count) => count > 0)) return null;
  const { own, counts } = view.laid;
  return (
    <div class="tp-laid">
      {own.length > 0 && (
        <p>
          {t('tempus.laid')}
          {own.map((card) => (
            <MiniCard key={card} card={card} />
          ))}
        </p>
      )}
      {counts.map((count, seat) =>
        selection.isOpen && count > 0 && seat !== snapshot.viewer ? (
          <p key={seat}>
            <SeatMark seat={seat} /> {t('tempus.laid.by', { name: snapshot.holders[seat]?.name ?? '', count })}
          </p>
        ) : null,
      )}
    </div>
  );
}

/** Where we are, the deck and the discard pile. */
function Piles({ view }: { view: View }) {
  const { cards, count } = view.discard;
  return (
    <div class="tp-piles hint">
      <p>
        {view.era > 0 && <b>{t('tempus.where', { era: (form) => eraName(view.era, form), round: view.round })}</b>}
        <span>{t('tempus.piles', { deck: view.deck, discard: count })}</span>
      </p>
      {cards.length > 0 && (
        <details>
          <summary>{t('tempus.discard')}</summary>
          {cards.map((card) => (
            <MiniCard key={card} card={card} />
          ))}
        </details>
      )}
    </div>
  );
}
