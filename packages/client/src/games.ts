import type { LogLine, Update } from '@tempora/protocol';
import type { Games } from '../types/games.d.ts';

/** The games whose types this client knows. */
export type GameId = keyof Games;

/** The options of a game; of one that is not known, anything. */
export type OptionsOf<G extends string> = G extends GameId ? Games[G]['options'] : { [name: string]: unknown };

/** What is printed in a game. */
export type ComponentsOf<G extends GameId> = Games[G]['components'];

/** An update of a game. Of several games it is a union, which `game` tells apart. */
export type UpdateOf<G extends GameId = GameId> = {
  [K in G]: Omit<Update, 'game' | 'options' | 'view' | 'log'> & {
    game: K;
    options: Games[K]['options'];
    view: Games[K]['view'];
    log: Omit<Update['log'], 'lines'> & { lines: (Omit<LogLine, 'event'> & { event: Games[K]['event'] })[] };
  };
}[G];
