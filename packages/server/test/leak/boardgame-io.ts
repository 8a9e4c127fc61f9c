import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { PlayerView } from 'boardgame.io/core';
import { Local } from 'boardgame.io/multiplayer';

interface G {
  secret: { deck: number[] };
  players: { [player: string]: { hand: number[] } };
  drawn: number;
}

/** A small card game with secrets kept as the library's documentation says. */
function cards(name: string, deck: number[], hands: number[][]): Game<G> {
  return {
    name,
    seed: 'the same for everybody',
    setup: () => ({
      secret: { deck: [...deck] },
      players: Object.fromEntries(hands.map((hand, player) => [String(player), { hand: [...hand] }])),
      drawn: 0,
    }),
    playerView: PlayerView.STRIP_SECRETS as NonNullable<Game<G>['playerView']>,
    moves: {
      peek: {
        client: false,
        move: ({ G }) => {
          G.drawn++;
        },
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
  };
}

/** Everything the library's own master sends to the first player, who joins and makes a move. */
export async function wireOf(name: string, deck: number[], others: number[]): Promise<string[]> {
  const wire: string[] = [];
  const local = Local();
  const client = Client({
    game: cards(name, deck, [[1, 2], others]),
    playerID: '0',
    matchID: 'm',
    numPlayers: 2,
    debug: false,
    multiplayer: (options) =>
      local({
        ...options,
        transportDataCallback: (data) => {
          wire.push(JSON.stringify(data));
          options.transportDataCallback(data);
        },
      }),
  });
  client.start();
  await settled();
  (client.moves.peek as () => void)();
  await settled();
  client.stop();
  return wire;
}

/** The library answers in promises of its own. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}
