import { CARDS } from '@tempora/tides/public';
import { t } from '../../i18n/index.ts';
import { CardFace } from './card.tsx';
import { cardName, powerSentence } from './names.ts';
import './reference.css';

/** All eighteen cards with what they do, and how a game goes. */
export function TidesReference() {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <section class="reference" tabIndex={0} aria-label={t('reference.title')}>
      <p>{t('tides.reference.play')}</p>
      <p>{t('tides.reference.relic')}</p>
      <ul>
        {CARDS.map(({ card }) => (
          <li key={card}>
            <span class="card" aria-hidden="true">
              <CardFace card={card} />
            </span>
            <span>
              <b>{cardName(card)}</b>
              {powerSentence(card)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
