import { parentPort } from 'node:worker_threads';
import { findBot } from '@tempora/bots';
import { findGame } from '@tempora/games';
import { type AnyGameTypes, dream, type Frozen, stream } from '@tempora/kernel';
import type { Answer, Question } from './bots.ts';

parentPort?.on('message', (question: Question & { id: number }) => {
  parentPort?.postMessage(answer(question));
});

function answer({ id, game: gameId, bot: name, seat, state, luck }: Question & { id: number }): Answer {
  const listed = findGame(gameId);
  const bot = findBot(name);
  if (!listed || !bot) return { id, error: `there is no ${name} for ${gameId}` };
  const chance = stream(luck);
  const { game } = listed;
  const situation = {
    ...listed,
    seat,
    chance,
    dream: () => dream(game, state as Frozen<AnyGameTypes['state']>, seat, chance),
  };
  return { id, move: game.notation.write(bot.choose(situation)) };
}
