/** Ratings by game and bot, greedy = 1000, as the arena found them (README.md has the commands); what was not measured is not there. */
const RATINGS: { readonly [game: string]: { readonly [bot: string]: number } } = {
  tempus: { greedy: 1000, strong: 1411 },
  inca: { greedy: 1000, strong: 1355 },
};

/** A bot's ratings by game. */
export function ratingsOf(bot: string): { [game: string]: number } {
  const found = Object.entries(RATINGS).flatMap(([game, ratings]) => {
    const rating = Object.hasOwn(ratings, bot) ? ratings[bot] : undefined;
    return rating === undefined ? [] : [[game, rating] as const];
  });
  return Object.fromEntries(found);
}
