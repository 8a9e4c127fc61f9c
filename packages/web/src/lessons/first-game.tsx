import { botCalled, type Holder } from '@tempora/protocol';
import { createMatch } from '../client/create-match.ts';
import { useAction } from '../client/use-resource.ts';
import { t } from '../i18n/index.ts';
import { Button } from '../toolkit/button.tsx';
import { remember } from './progress.ts';
import type { Tutorial } from './tutorial.ts';

/** The bots of a first game. */
const BOT = 'beginner';

/** Begins a game with tips, against beginners. */
export async function startFirstGame({ game, firstGame: { seats, options } }: Tutorial): Promise<void> {
  const others = Array.from(
    { length: seats - 1 },
    (_, i): Holder => ({
      kind: 'bot',
      name: botCalled(BOT, i + 1),
      bot: BOT,
    }),
  );
  const me: Holder = { kind: 'human', name: t('setup.player', { n: 1 }) };
  await createMatch({ game, options: { ...options }, seats: [me, ...others] }, (match) =>
    remember(game, { firstGame: match, isMet: true }),
  );
}

/** Begins a first game. */
export function FirstGameButton({ tutorial, look }: { tutorial: Tutorial; look: string }) {
  const { error, isBusy, run } = useAction();
  return (
    <>
      <Button
        look={look}
        label={t('learn.first')}
        isOff={isBusy}
        press={() => void run(() => startFirstGame(tutorial))}
      />
      {error && <p role="alert">{error}</p>}
    </>
  );
}
