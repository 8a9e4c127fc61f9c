import { readFileSync } from 'node:fs';
import { type Bot, findBot, type Thinking } from '@tempora/bots';
import type { Bout, BoutResult } from '@tempora/bots/arena';
import { botWith } from '@tempora/bots/learn';
import { playTable } from '@tempora/bots/table';
import { findGame, type RegisteredGame } from '@tempora/games';
import { type AnyGame, type AnyGameTypes, asFrozen, open, pending, type Seat, stream } from '@tempora/kernel';
import { serveTasks } from '../lib/threads.ts';
import { ExternalBot, Forfeit, isExternal } from './external-bot.ts';
import { finalScores } from './shared.ts';

/** A bout to be played. */
export interface BoutTask {
  game: string;
  options: object;
  bout: Bout;
  /** How much bots that search may search: work, or milliseconds. */
  iterations: number | null;
  time: number | null;
}

/** What came of it; where a program has failed, which has lost by that, the reason. */
export interface PlayedBout extends BoutResult {
  readonly forfeit?: string;
}

/**
 * The bot of that name; `name@FILE` knows what FILE says instead of what the game has, and `name@FILE@0.3` trusts the rule of
 * thumb by 0.3 beside it.
 */
export function namedBot(name: string): Bot | undefined {
  const [plain = '', file, thumb = '0'] = name.split('@');
  return file ? botWith(plain, { weights: readFileSync(file, 'utf8').trim(), thumb: Number(thumb) }) : findBot(plain);
}

type Moves = readonly [AnyGameTypes['move'], ...AnyGameTypes['move'][]];

/** Thinks to the end, or until its time is up. */
function thinkFor(thinking: Thinking<AnyGameTypes['move']>, time: number): Moves {
  const end = performance.now() + time;
  for (;;) {
    const { done, value } = thinking.next(performance.now() >= end ? 'stop' : undefined);
    if (done) return value;
  }
}

/** The programs of this thread: each plays one seat, game after game. */
const programs = new Map<string, ExternalBot>();

function programAt(seat: Seat, name: string, time: number | null): ExternalBot | null {
  if (!isExternal(name)) return null;
  const program = programs.get(`${seat} ${name}`) ?? new ExternalBot(name, seat, time);
  programs.set(`${seat} ${name}`, program);
  return program;
}

interface Play {
  game: AnyGame;
  state: AnyGameTypes['state'];
  options: object;
  /** By seat; null where no program plays. */
  playing: readonly (ExternalBot | null)[];
  /** Makes the next move. */
  moves: Generator<void>;
}

/** Plays to the end, or until a program fails. The table does not wait: a program is asked before its turn comes. */
async function playToEnd(bout: Play): Promise<Pick<PlayedBout, 'ranking' | 'forfeit'>> {
  const { game, state, options, playing, moves } = bout;
  try {
    for (const program of playing) await program?.begin(game, playing.length, options);
    do {
      const seat = pending(game, asFrozen(state)).find((asked) => !state.sealed[asked]);
      if (seat !== undefined) await playing[seat]?.choose(game, state);
    } while (!moves.next().done);
    return { ranking: game.ranking(asFrozen(state)) ?? [] };
  } catch (error) {
    if (!(error instanceof Forfeit)) throw error;
    const others = playing.flatMap((_, seat) => (seat === error.seat ? [] : [seat]));
    return { ranking: [others, [error.seat]], forfeit: error.message };
  }
}

async function play({ game: id, options, bout, iterations, time }: BoutTask): Promise<PlayedBout> {
  const { game, advice } = findGame(id) as RegisteredGame;
  const { lineup, seed } = bout;
  const playing = lineup.map((name, seat) => programAt(seat, name, time));
  const bots = lineup.map((name, seat) => playing[seat]?.bot ?? (namedBot(name) as Bot));
  const thoughts: { [bot: string]: { moves: number; times: number[] } } = {};
  for (const name of lineup) thoughts[name] = { moves: 0, times: [] };
  const thoughtsOf = (seat: Seat) => thoughts[lineup[seat] as string] as { moves: number; times: number[] };
  const think = (thinking: Thinking<AnyGameTypes['move']>, seat: Seat): Moves => {
    const start = performance.now();
    const moves = thinkFor(thinking, time ?? Number.POSITIVE_INFINITY);
    const took = playing[seat]?.took ?? performance.now() - start;
    thoughtsOf(seat).times.push(Number(took.toFixed(2)));
    return moves;
  };
  const agreed = game.options.read(options) ?? game.options.standard;
  const state = open(game, lineup.length, agreed, seed);
  const table = { game, advice, bots, chance: stream(`${seed}/bots`), think };
  const budget = iterations === null ? {} : { budget: { iterations } };
  const moves = (function* () {
    for (const seat of playTable({ ...table, ...budget }, state)) yield void thoughtsOf(seat).moves++;
  })();
  const end = await playToEnd({ game, state, options: agreed, playing, moves });
  for (const program of playing) program?.end(end.ranking);
  return { ...bout, ...end, scores: finalScores(game.view(state, 'public'), lineup.length), thoughts };
}

serveTasks(play);
