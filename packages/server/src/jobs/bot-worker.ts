import { parentPort } from 'node:worker_threads';
import { findBot, situationOf } from '@tempora/bots';
import { findGame } from '@tempora/games';
import { type AnyGameTypes, type Frozen, stream } from '@tempora/kernel';
import type { BotReply, BotRequest } from './bot-pool.ts';

parentPort?.on('message', (request: BotRequest) => {
  parentPort?.postMessage(answer(request));
});

function answer({ game: gameId, bot: name, seat, state, seed }: BotRequest): BotReply {
  const listed = findGame(gameId);
  const bot = findBot(name);
  if (!listed || !bot) return { error: `there is no ${name} for ${gameId}` };
  const situation = situationOf(listed, state as Frozen<AnyGameTypes['state']>, seat, stream(seed));
  return { move: listed.game.notation.write(bot.choose(situation)) };
}
