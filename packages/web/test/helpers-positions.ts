import type { Page } from '@playwright/test';
import { findGame } from '@tempora/games';
import { apply, below, legal, open, pending, stream, writeRecord } from '@tempora/kernel';

const MOST_GAMES = 100;

/** A game played at random until the first seat may choose among these moves, or to its end. */
interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly until: 'end' | ((moves: readonly string[]) => boolean);
}

/** Goes on from a position, the same one in every run, as the first player among bots. */
export async function openPosition(page: Page, wanted: Wanted): Promise<void> {
  await page.goto('./#/');
  await enterPosition(page, wanted);
}

/** The same from any page, in any language: bots alone play the last move of a game that is to end. */
export async function enterPosition(page: Page, wanted: Wanted): Promise<void> {
  const { game, seats, until } = wanted;
  const bot = (seat: number) => ({ kind: 'bot', name: `Bot ${seat}`, bot: 'random' });
  const holders = [
    until === 'end' ? bot(0) : { kind: 'human', name: 'Player 1' },
    ...Array.from({ length: seats - 1 }, (_, i) => bot(i + 1)),
  ];
  const carried = JSON.stringify({ game, record: recordOf(wanted), ply: null, holders, options: {} });
  await page.evaluate((carried) => sessionStorage.setItem('tempora carried', carried), carried);
  await goTo(page, `#/new/${game}/on`);
  await page.locator('form.setup button[type="submit"]').click();
}

/** Goes to another screen as a link would: the page, and with it the language of its address, stays. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
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
    const written = (entries: { seat: number; move: string }[]) =>
      writeRecord({ game: id, rules: game.version, seats, options, seed, more: {}, chain: '', entries });
    for (;;) {
      const [seat] = pending(game, state);
      if (seat === undefined) break;
      const moves = legal(game, state, seat);
      if (seat === 0 && until !== 'end' && until(moves.map((move) => game.notation.write(move))))
        return written(entries);
      const move = moves[below(chance, moves.length)];
      entries.push({ seat, move: game.notation.write(move) });
      apply(game, state, seat, move);
    }
    if (until === 'end') return written(entries.slice(0, -1));
  }
  throw new Error(`no such position in ${MOST_GAMES} games`);
}
