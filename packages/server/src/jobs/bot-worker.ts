import { parentPort } from 'node:worker_threads';
import { findBot, situationOf, type Thinking } from '@tempora/bots';
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
  return { move: listed.game.notation.write(thinkFor(bot.think(situation), MOST_THOUGHT)) };
}

/** How long a bot may think about a move, in milliseconds. */
const MOST_THOUGHT = 1000;

/** A thread has nothing else to do: it thinks without pauses until the bot knows, or its time is up. */
function thinkFor<M>(thinking: Thinking<M>, time: number): M {
  const end = performance.now() + time;
  for (;;) {
    const { done, value } = thinking.next(performance.now() >= end ? 'stop' : undefined);
    if (done) return value[0];
  }
}
