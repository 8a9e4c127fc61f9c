import { findBot } from '@tempora/bots';
import type { RegisteredGame } from '@tempora/games';
import { loadGame } from '@tempora/games/lazy';
import { dream, legal, pending, type Seat, stream } from '@tempora/kernel';
import { type Match, submit } from '@tempora/room';

/** Plays for every seat that needs no person now: bots, and hands with a single card to play where the game says so. */
export async function playAutomaticMoves(m: Match, seed: string): Promise<void> {
  const listed = (await loadGame(m.game.id)) as RegisteredGame;
  const chance = stream(seed);
  for (let id = 0; ; id++) {
    const next = nextMove(m, listed, chance);
    if (!next) return;
    const refused = submit(m, { id: `${seed} ${id}`, seq: m.journal.length, ...next });
    if (refused) throw new Error(`a bot's move was refused: ${next.move} ${refused.code}`);
  }
}

function nextMove(m: Match, listed: RegisteredGame, chance: number[]): { seat: Seat; move: string } | null {
  for (const seat of pending(m.game, m.state)) {
    const move = automaticMove(m, listed, seat, chance);
    if (move) return { seat, move };
  }
  return null;
}

function automaticMove(m: Match, listed: RegisteredGame, seat: Seat, chance: number[]): string | null {
  const { game } = m;
  const holder = m.setup.holders[seat];
  if (holder?.kind === 'bot') {
    const bot = findBot(holder.bot);
    if (!bot) return null;
    const situation = { ...listed, seat, chance, dream: () => dream(game, m.state, seat, chance) };
    return game.notation.write(bot.choose(situation));
  }
  const moves = listed.playsForced ? legal(game, m.state, seat) : [];
  return moves.length === 1 ? game.notation.write(moves[0]) : null;
}
