/** What the Construction Cost cards say: labor to pay, points at once. */
export const COSTS = {
  city: { labor: 6, points: 4 },
  temple: { labor: 5, points: 4 },
  garrison: { labor: 4, points: 3 },
  terrace: { labor: 2, points: 1 },
  extra: { labor: 1, points: 0 },
  outpost: { labor: 4, points: 4 },
} as const;

/** What each is worth in every Sapa Inca phase (IE-SAPA-3 to IE-SAPA-5). */
export const SAPA = { city: 3, garrison: 2, temple: 1, terrace: 1 } as const;

/** IE-PEOPLE-4 and IE-EVENT-ELNINO: free roads in a road block, and the fewest there can be. */
export const FREE_ROADS = 2;
export const FEWEST_FREE_ROADS = 1;

/** IE-EVENT-EXPANSION: the extra cost of an additional conquest. */
export const EXPANSION_LABOR = 2;

/** IE-SUN-6: cards in a hand. */
export const HAND = 3;
