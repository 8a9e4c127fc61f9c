import { parentPort, workerData } from 'node:worker_threads';
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

/** Set to 1 by the pool while others wait. */
const { signal } = workerData as { signal: Int32Array };

/** A thread has nothing else to do: it thinks without pauses until the bot knows, its time is up, or others wait. */
function thinkFor<M>(thinking: Thinking<M>, time: number): M {
  const end = performance.now() + time;
  for (;;) {
    const isEnough = performance.now() >= end || Atomics.load(signal, 0) === 1;
    const { done, value } = thinking.next(isEnough ? 'stop' : undefined);
    if (done) return value[0];
  }
}
