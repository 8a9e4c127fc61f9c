/**
 * The bots there are, weakest first. Each of the levels has one without a taste; `builder`, `fighter` and `racer` are as
 * strong as `strong`, and like some things better than others.
 */
export const BOT_NAMES = ['random', 'beginner', 'greedy', 'strong', 'builder', 'fighter', 'racer', 'master'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** The bot that plays for people who are away. */
export const STAND_IN: BotName = 'greedy';

/** What bots are called at tables, by seat: no two at a table have the same name. */
export const BOTS_CALLED: { readonly [bot in BotName]: readonly string[] } = {
  random: ['Tumbleweed', 'Driftwood', 'Thistledown', 'Pebble', 'Feather'],
  beginner: ['Sparrow', 'Fledgling', 'Linnet', 'Goldfinch', 'Titmouse'],
  greedy: ['Jackdaw', 'Magpie', 'Starling', 'Rook', 'Blackbird'],
  strong: ['Stork', 'Heron', 'Egret', 'Ibis', 'Curlew'],
  builder: ['Swallow', 'Weaverbird', 'Ovenbird', 'Nuthatch', 'Woodpecker'],
  fighter: ['Kestrel', 'Falcon', 'Goshawk', 'Harrier', 'Shrike'],
  racer: ['Sandpiper', 'Roadrunner', 'Ostrich', 'Plover', 'Petrel'],
  master: ['Eagle', 'Owl', 'Condor', 'Albatross', 'Lammergeier'],
};

/** The name of a bot in a seat. */
export function botCalled(bot: string, seat: number): string {
  const names = BOTS_CALLED[BOT_NAMES.find((known) => known === bot) ?? STAND_IN];
  return names[seat % names.length] as string;
}

/**
 * Ratings by game and bot, greedy = 1000, as the ladder found them (docs/LADDER.md); what has not played 40 games there is
 * not here.
 */
const RATINGS: { readonly [game: string]: { readonly [bot in BotName]?: number } } = {
  tides: { beginner: 851, greedy: 1000, strong: 1333, builder: 1324, fighter: 1325, racer: 1326, master: 1571 },
  tempus: { beginner: 590, greedy: 1000, strong: 1611, master: 1682 },
  inca: { beginner: 784, greedy: 1000, strong: 1406, master: 1727 },
};

/** How strong a bot is in a game; null if nobody has measured it. */
export function ratingOf(bot: BotName, game: string): number | null {
  return (Object.hasOwn(RATINGS, game) ? RATINGS[game]?.[bot] : null) ?? null;
}

/** A bot's ratings by game. */
export function ratingsOf(bot: BotName): { [game: string]: number } {
  const found = Object.keys(RATINGS).flatMap((game) => {
    const rating = ratingOf(bot, game);
    return rating === null ? [] : [[game, rating] as const];
  });
  return Object.fromEntries(found);
}
