import { type CardId, PICKS, ROUNDS } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../match/board.ts';
import { Explain } from '../../toolkit/explain.tsx';
import { CardBack } from './art/index.tsx';
import { CardButton } from './card.tsx';
import type { ShownTides, ShownView } from './moments.ts';
import { cardPlace, DECK } from './places.ts';
import './middle.css';

interface Props {
  snapshot: Snapshot<ShownTides>;
  /** The other player's name. */
  other: string;
  look(card: CardId): void;
}

/** What lies between the kingdoms: the deck, where we are, the discard, and what one could remember. */
export function Middle({ snapshot, other, look }: Props) {
  const { view } = snapshot;
  // Each player removes a card after every round but the last.
  const removals = view.seats.length * (ROUNDS - 1);
  return (
    <div class="middle">
      <Explain look="pile" text={t('tides.deck.explain')} spoken={t('tides.deck', { count: view.deck })}>
        <span class="card" data-empty={view.deck === 0} data-place={DECK} style={{ '--deck': view.deck }}>
          <span class="card-back">
            <CardBack />
          </span>
        </span>
        <b>{view.deck}</b>
      </Explain>
      <p class="where">
        <strong>{t('tides.where.round', { round: view.round, of: ROUNDS })}</strong>
        <span>{where(snapshot)}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div class="pile discard" role="group" aria-label={t('tides.discard')}>
        <span class="pile-name">{t('tides.discard')}</span>
        <span class="discard-cards" data-heap="discard">
          {view.discard.map((card) => (
            <CardButton key={card} card={card} look={look} data-place={cardPlace(card)} />
          ))}
          {Array.from({ length: removals - view.discard.length }, (_, i) => (
            <span key={`empty ${i}`} class="card card-empty" aria-hidden="true" />
          ))}
        </span>
      </div>
      {view.memory && (
        <details class="memory" open={matchMedia('(min-width: 48rem) and (min-height: 30.01rem)').matches}>
          <summary>{t('tides.option.memory')}</summary>
          <span>{t('tides.memory.hand', { name: other, hidden: view.memory.hidden })}</span>
          {view.memory.known.map((card) => (
            <CardButton key={card} card={card} look={look} />
          ))}
          <span>{t('tides.memory.unseen', { count: view.memory.unseen.length })}</span>
          {view.memory.unseen.map((card) => (
            <CardButton key={card} card={card} look={look} />
          ))}
        </details>
      )}
    </div>
  );
}

function where({ view, ranking }: { view: ShownView; ranking: unknown }): string {
  if (view.counting) return t('tides.where.scoring');
  if (ranking && view.phase !== 'over') return t('tides.where.left');
  if (view.phase === 'relic') return t('tides.where.relic');
  return view.phase === 'over' ? t('tides.where.over') : t('tides.where.pick', { pick: view.pick, of: PICKS });
}
