/**
 * A bot for Tempora in TypeScript: plays a random legal move whenever it is asked, until the game is over.
 *
 *     npx tsx examples/bot.ts http://localhost:4173 tides
 *
 * On Node 20 add --experimental-websocket after tsx. packages/client/README.md has all that the client can do.
 */
import { TemporaClient, type Update } from '@tempora/client';

/** Put your ideas here: `view` is what your seat sees, in the game's own words. */
function choose({ moves }: Update): string {
  return moves[Math.floor(Math.random() * moves.length)] as string;
}

const [url = 'http://localhost:4173', id = 'tides', opponents = 'random'] = process.argv.slice(2);
const client = new TemporaClient(url);
await client.signInAsGuest('Tsbot');

const { games } = await client.games();
const game = games.find((one) => one.id === id);
if (!game) throw new Error(`there is no game ${id}`);
const others = Array.from({ length: Math.min(...game.seats) - 1 }, () => opponents as 'random');
const match = await client.openTable({ game: id, seats: ['me', ...others] });
await client.start(match);
console.log(`Tsbot plays at ${match}, seat 0`);

const { ranking, holders } = await client.playSeat(match, 0, choose);
for (const [place, tied] of (ranking ?? []).entries())
  console.log(`${place + 1}. ${tied.map((seat) => holders[seat]?.name).join(', ')}`);
client.close();
