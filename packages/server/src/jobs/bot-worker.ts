import { getPriority, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { findBot, Plans, situationOf, type Thinking } from '@tempora/bots';
import { findGame } from '@tempora/games';
import { type AnyGameTypes, type Frozen, stream } from '@tempora/kernel';
import type { BotReply, BotRequest } from './bot-pool.ts';

/** As `nice` counts: 0 is usual, 19 the least urgent. */
const BACKGROUND = 10;

// People come first: a thread that thinks gives way to those that answer. Elsewhere this would slow down the whole process.
if (process.platform === 'linux') setPriority(Math.max(getPriority(), BACKGROUND));

parentPort?.on('message', (request: BotRequest) => {
  parentPort?.postMessage(answer(request));
});

function answer({ game: gameId, bot: name, seat, state, seed }: BotRequest): BotReply {
  const listed = findGame(gameId);
  const bot = findBot(name);
  if (!listed || !bot) return { error: `there is no ${name} for ${gameId}` };
  const { game } = listed;
  const now = state as Frozen<AnyGameTypes['state']>;
  const think = () => thinkFor(bot.think(situationOf(listed, now, seat, stream(seed))), MOST_THOUGHT);
  const move = plans.next(game, now, seat) ?? plans.begin(game, now, seat, think());
  return { move: game.notation.write(move) };
}

const plans = new Plans();

/** How long a bot may think about a move, in milliseconds. */
const MOST_THOUGHT = 1000;

/** Set to 1 by the pool while others wait. */
const { signal } = workerData as { signal: Int32Array };

/** A thread has nothing else to do: it thinks without pauses until the bot knows, its time is up, or others wait. */
function thinkFor<M>(thinking: Thinking<M>, time: number): readonly [M, ...M[]] {
  const end = performance.now() + time;
  for (;;) {
    const isEnough = performance.now() >= end || Atomics.load(signal, 0) === 1;
    const { done, value } = thinking.next(isEnough ? 'stop' : undefined);
    if (done) return value;
  }
}
