import { parentPort } from 'node:worker_threads';
import { findBot, situationOf } from '@tempora/bots';
import { findGame } from '@tempora/games';
import { type AnyGameTypes, type Frozen, stream } from '@tempora/kernel';
import type { BotReply, BotRequest } from './bot-pool.ts';

parentPort?.on('message', (request: BotRequest & { id: number }) => {
  parentPort?.postMessage(answer(request));
});

function answer({ id, game: gameId, bot: name, seat, state, seed }: BotRequest & { id: number }): BotReply {
  const listed = findGame(gameId);
  const bot = findBot(name);
  if (!listed || !bot) return { id, error: `there is no ${name} for ${gameId}` };
  const situation = situationOf(listed, state as Frozen<AnyGameTypes['state']>, seat, stream(seed));
  return { id, move: listed.game.notation.write(bot.choose(situation)) };
}
