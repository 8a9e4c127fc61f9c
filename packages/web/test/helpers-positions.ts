import type { Page } from '@playwright/test';
import { findGame } from '@tempora/games';
import { apply, below, legal, open, pending, stream, writeRecord } from '@tempora/kernel';
import { en } from './en.ts';

const MOST_GAMES = 100;

/** A game played at random until the first seat may choose among these moves. */
interface Wanted {
  readonly game: string;
  readonly seats: number;
  until(moves: readonly string[]): boolean;
}

/** Goes on from a position, the same one in every run, as the first player among bots. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  const { game, seats } = wanted;
  const holders = [
    { kind: 'human', name: 'Player 1' },
    ...Array.from({ length: seats - 1 }, (_, i) => ({ kind: 'bot', name: `Bot ${i + 1}`, bot: 'random' })),
  ];
  const carried = JSON.stringify({ game, record: recordOf(wanted), ply: null, holders, options: {} });
  await page.goto('./#/');
  await page.evaluate((carried) => sessionStorage.setItem('tempora carried', carried), carried);
  await page.goto(`./#/new/${game}/on`);
  await page.getByRole('button', { name: en['setup.start'] }).click();
}

function recordOf({ game: id, seats, until }: Wanted): string {
  const game = findGame(id)?.game;
  if (!game) throw new Error(`there is no ${id}`);
  const options = game.options.standard;
  for (let n = 0; n < MOST_GAMES; n++) {
    const seed = `position ${n}`;
    const chance = stream(seed);
    const state = open(game, seats, options, seed);
    const entries: { seat: number; move: string }[] = [];
    for (;;) {
      const [seat] = pending(game, state);
      if (seat === undefined) break;
      const moves = legal(game, state, seat);
      if (seat === 0 && until(moves.map((move) => game.notation.write(move))))
        return writeRecord({ game: id, rules: game.version, seats, options, seed, more: {}, chain: '', entries });
      const move = moves[below(chance, moves.length)];
      entries.push({ seat, move: game.notation.write(move) });
      apply(game, state, seat, move);
    }
  }
  throw new Error(`no such position in ${MOST_GAMES} games`);
}
