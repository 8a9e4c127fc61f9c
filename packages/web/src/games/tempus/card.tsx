import { type CardId, cardOf } from '@tempora/tempus/public';
import { t } from '../../i18n/index.ts';
import { EffectIcon } from './art/signs.tsx';
import { TerrainField, TerrainIcon } from './art/terrain.tsx';
import { cardSpoken, effectName, terrainName } from './names.ts';
import './card.css';

/** An idea card: the effect on the background that may count for it. */
export function CardFace({ card }: { card: CardId }) {
  const { effect, terrain } = cardOf(card);
  return (
    <span class="tp-face" data-terrain={terrain} aria-hidden="true">
      <TerrainField terrain={terrain} />
      <span class="tp-face-icon">
        <EffectIcon effect={effect} />
      </span>
      <span class="tp-face-name">{effectName(effect)}</span>
      <span class="tp-face-gist">{t(`tempus.gist.${effect}`)}</span>
      <span class="tp-face-terrain">
        <TerrainIcon terrain={terrain} />
        <span class="tp-face-ground">{terrainName(terrain)}</span>
      </span>
    </span>
  );
}

/** A small card, named for those who point at it or hear it. */
export function MiniCard({ card }: { card: CardId }) {
  return (
    <span class="tp-mini" title={cardSpoken(card)}>
      <CardFace card={card} />
      <span class="visually-hidden">{cardSpoken(card)}</span>
    </span>
  );
}

export function MiniCards({ cards }: { cards: readonly CardId[] }) {
  return cards.map((card) => <MiniCard key={card} card={card} />);
}

/** A card nobody sees. */
export function CardBack() {
  return (
    <span class="tp-face tp-back" aria-hidden="true">
      <svg viewBox="0 0 20 28" aria-hidden="true">
        <path d="M10 4L17 14L10 24L3 14ZM10 9L6.5 14L10 19L13.5 14Z" fill-rule="evenodd" />
      </svg>
    </span>
  );
}
