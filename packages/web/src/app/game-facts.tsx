import type { GameInfo } from '../games/info.ts';
import { t } from '../i18n/index.ts';
import { FirstStart } from '../lessons/offer.tsx';

/** From this weight on a game is of medium weight, or heavy. */
const WEIGHTS = { medium: 2, heavy: 2.8 };

/** How long a game takes, and how much there is to learn. */
export function GameFacts({ info: { minutes, weight } }: { info: GameInfo }) {
  const [from, to] = minutes;
  const level = weight < WEIGHTS.medium ? 'light' : weight < WEIGHTS.heavy ? 'medium' : 'heavy';
  return (
    <ul class="game-facts">
      <li>{t('game.minutes', { from, to })}</li>
      <li>{t(`game.weight.${level}`)}</li>
    </ul>
  );
}

/** Before a game begins: its picture, what it is about, its length and weight, and whom it suits. */
export function GameFace({ info }: { info: GameInfo }) {
  return (
    <section class="game-face">
      <info.Cover />
      <div>
        <p>{t(info.pitch)}</p>
        <GameFacts info={info} />
        <p class="hint">{t(info.audience)}</p>
      </div>
      <FirstStart game={info.game} />
    </section>
  );
}
