import { parentPort } from 'node:worker_threads';
import { findBot } from '@tempora/bots';
import { findGame } from '@tempora/games';
import { type AnyGameTypes, dream, type Frozen, stream } from '@tempora/kernel';
import type { BotReply, BotRequest } from './bot-pool.ts';

parentPort?.on('message', (request: BotRequest & { id: number }) => {
  parentPort?.postMessage(answer(request));
});

function answer({ id, game: gameId, bot: name, seat, state, luck }: BotRequest & { id: number }): BotReply {
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
