import { oddsOf, type Tempus, type View } from '@tempora/tempus/public';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Snapshot, TableProps } from '../../match/board.ts';
import { SeatMark } from '../../toolkit/seat-mark.tsx';
import { namesOf } from '../../toolkit/sentences.ts';
import { useKeptFocus } from '../../toolkit/use-kept-focus.ts';
import { MiniCard } from './card.tsx';
import { Choices } from './choices.tsx';
import { EraTrack } from './eras.tsx';
import { FightScene } from './fight.tsx';
import { IdeaHand } from './hand.tsx';
import { MapBoard } from './map.tsx';
import { eraName } from './names.ts';
import { oddsSentence } from './odds.ts';
import { promptOf } from './prompt.ts';
import { Scenes } from './scenes.tsx';
import { Abilities, Seats } from './seats.tsx';
import { type Selection, useSelection } from './selection.ts';
import './art/pieces.css';
import './art/terrain.css';
import './table.css';
import './seats.css';
import './map.css';
import './scene.css';

/** Where the focus goes when what was pressed is gone: to the next answer, or the first open hex. */
const NEXT = ['.tp-action[data-shut="false"]', '.tp-tray .primary:not(:disabled)', '.tp-hex[data-lit="true"]'];

/** The table: the map, the era track and the seats beside it, and the tray with question, choices and hand. */
export function TempusTable({ snapshot, controls, instead }: TableProps<Tempus>) {
  const view = snapshot.view;
  const selection = useSelection({ snapshot, controls });
  const table = useRef<HTMLDivElement>(null);
  useKeptFocus(table, NEXT, [snapshot.ply, selection.kind, selection.card, selection.path.join()]);
  const names = namesOf(snapshot);
  return (
    <div class="tp-table" ref={table}>
      <div class="tp-side-column">
        <Seats snapshot={snapshot} />
        <EraTrack view={view} names={names} />
        <Piles view={view} />
      </div>
      <div class="tp-middle">
        <MapBoard snapshot={snapshot} selection={selection} />
        <Scenes snapshot={snapshot} />
      </div>
      <section class="tp-tray" aria-label={t('tempus.tray')} data-early={view.era === 0}>
        <div class="tp-ask" role="status" data-mine={selection.isOpen}>
          <p class="tp-prompt" data-over={view.phase === 'over'}>
            {promptOf({ snapshot, controls })}
          </p>
          {selection.note && <p class="tp-note">{selection.note}</p>}
        </div>
        <Tray snapshot={snapshot} selection={selection} />
        {instead && <div class="tp-instead">{instead}</div>}
      </section>
    </div>
  );
}

function Tray({ snapshot, selection }: { snapshot: Snapshot<Tempus>; selection: Selection }) {
  const view = snapshot.view;
  const names = namesOf(snapshot);
  const own = snapshot.viewer === 'public' ? undefined : view.seats[snapshot.viewer];
  return (
    <>
      {view.fight && <FightScene fight={view.fight} names={names} />}
      <FightOdds snapshot={snapshot} />
      <Choices view={view} names={names} selection={selection} />
      <Laid snapshot={snapshot} />
      {own && view.phase !== 'over' && view.era > 0 && (
        <div class="tp-own">
          <Abilities own={own} />
          {own.hand.cards.length > 0 && <IdeaHand hand={own.hand.cards} selection={selection} />}
        </div>
      )}
    </>
  );
}

/** For the two who fight: how it stands, from what they may know. */
function FightOdds({ snapshot }: { snapshot: Snapshot<Tempus> }) {
  const view = snapshot.view;
  const odds = snapshot.viewer === 'public' ? null : oddsOf(view, snapshot.viewer);
  if (!odds || !view.fight) return null;
  const other = odds.stance === 'attack' ? view.fight.defender : view.fight.attacker;
  return <p class="hint">{oddsSentence(odds, snapshot.holders[other.seat]?.name ?? '')}</p>;
}

/** Cards laid for progress: one's own, face up to oneself; and how many the others have laid. */
function Laid({ snapshot }: { snapshot: Snapshot<Tempus> }) {
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
        count > 0 && seat !== snapshot.viewer ? (
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
        {view.era > 0 && <b>{t('tempus.where', { era: eraName(view.era), round: view.round })}</b>}
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
