import { type CardId, PICKS, ROUNDS, type View } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import { CardBack } from './art/index.tsx';
import { CardButton } from './card.tsx';

/** What lies between the kingdoms: the deck, where we are, the discard, and what one could remember. */
export function Middle({ view, other, look }: { view: View; other: string; look(card: CardId): void }) {
  return (
    <div class="middle">
      <div class="pile" title={t('tides.deck', { count: view.deck })}>
        <span class="card" data-empty={view.deck === 0}>
          <span class="card-back">
            <CardBack />
          </span>
        </span>
        <b aria-hidden="true">{view.deck}</b>
        <span class="visually-hidden">{t('tides.deck', { count: view.deck })}</span>
      </div>
      <p class="where">
        <strong>{t('tides.where.round', { round: view.round, of: ROUNDS })}</strong>
        <span>{where(view)}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div class="pile discard" role="group" aria-label={t('tides.discard')}>
        {view.discard.length > 0 && <span class="pile-name">{t('tides.discard')}</span>}
        {view.discard.map((card) => (
          <CardButton key={card} card={card} look={look} />
        ))}
      </div>
      {view.memory && (
        <details class="memory" open={matchMedia('(min-width: 48rem)').matches}>
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

function where(view: View): string {
  if (view.phase === 'relic') return t('tides.where.relic');
  return view.phase === 'over' ? t('tides.where.over') : t('tides.where.pick', { pick: view.pick, of: PICKS });
}
