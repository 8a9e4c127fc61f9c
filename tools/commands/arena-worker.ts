import { readFileSync } from 'node:fs';
import { type Bot, findBot, type Thinking } from '@tempora/bots';
import type { Bout, BoutResult } from '@tempora/bots/arena';
import { botWith } from '@tempora/bots/learn';
import { playTable } from '@tempora/bots/table';
import { findGame, type RegisteredGame } from '@tempora/games';
import { type AnyGameTypes, open, type Seat, stream } from '@tempora/kernel';
import { serveTasks } from '../lib/threads.ts';
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

function play({ game: id, options, bout, iterations, time }: BoutTask): BoutResult {
  const { game, advice } = findGame(id) as RegisteredGame;
  const { lineup, seed } = bout;
  const bots = lineup.map((name) => namedBot(name) as Bot);
  const thoughts: { [bot: string]: { moves: number; times: number[] } } = {};
  for (const name of lineup) thoughts[name] = { moves: 0, times: [] };
  const thoughtsOf = (seat: Seat) => thoughts[lineup[seat] as string] as { moves: number; times: number[] };
  const think = (thinking: Thinking<AnyGameTypes['move']>, seat: Seat): Moves => {
    const start = performance.now();
    const moves = thinkFor(thinking, time ?? Number.POSITIVE_INFINITY);
    thoughtsOf(seat).times.push(Number((performance.now() - start).toFixed(2)));
    return moves;
  };
  const state = open(game, lineup.length, game.options.read(options) ?? game.options.standard, seed);
  const table = { game, advice, bots, chance: stream(`${seed}/bots`), think };
  const budget = iterations === null ? {} : { budget: { iterations } };
  for (const seat of playTable({ ...table, ...budget }, state)) thoughtsOf(seat).moves++;
  const scores = finalScores(game.view(state, 'public'), lineup.length);
  return { ...bout, ranking: game.ranking(state) ?? [], scores, thoughts };
}

serveTasks(play);
