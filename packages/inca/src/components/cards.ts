/**
 * A Sun Event card by its kind, its place in CARDS: copies are alike.
 * @minimum 0
 * @maximum 20
 */
export type CardId = number & { readonly brand?: 'card' };

/** What cards in force do to one player, summed over all copies (IE-SUN-11). */
export interface Powers {
  /** How many more or fewer free roads the road block has. */
  freeRoads: number;
  /** Further roads for the one token of the extra road. */
  extraRoads: number;
  /** How many roads of a turn may be wild. */
  wildRoads: number;
  cityLabor: number;
  cityPoints: number;
  garrisonLabor: number;
  garrisonPoints: number;
  /** Further garrisons in one build. */
  garrisons: number;
  /** Further terraces in one build. */
  terraces: number;
  /** Conquests on top of the build. */
  conquests: number;
  conquestLabor: number;
  outpost: number;
  zeal: number;
  eclipse: number;
  revolt: number;
  support: number;
  pilgrimages: number;
}

/** The seven pictures on the cards; they have no effect. */
export type CardClass = 'destructive' | 'terrace' | 'road' | 'city' | 'garrison' | 'military' | 'temple';

/** IE-PILGRIM-1: what a pilgrimage scores, and where it may lead. */
export interface Pilgrimage {
  readonly points: number;
  readonly cities: readonly string[];
}

export interface Card {
  readonly id: CardName;
  readonly class: CardClass;
  readonly copies: number;
  /** IE-SETUP-7: copies that stay in the box with three players. */
  readonly fewer: number;
  readonly adds: Partial<Powers>;
  readonly pilgrimage: Pilgrimage | null;
}

type Row = readonly [id: string, cardClass: CardClass, copies: number, fewer: number, adds: Partial<Powers>];

const ROWS = [
  ['revolt', 'destructive', 2, 1, { revolt: 1 }],
  ['surveyors', 'terrace', 1, 0, { terraces: 1 }],
  ['roadcrew', 'road', 2, 0, { freeRoads: 1 }],
  ['hardlabor', 'road', 2, 0, { extraRoads: 1 }],
  ['elnino', 'road', 2, 0, { freeRoads: -1 }],
  ['wildroad', 'road', 4, 1, { wildRoads: 1 }],
  ['epidemic', 'city', 2, 0, { cityLabor: 2 }],
  ['renewal', 'city', 1, 0, { cityPoints: 2 }],
  ['outpost', 'city', 1, 0, { outpost: 1 }],
  ['storehouses', 'garrison', 1, 0, { garrisonPoints: 1 }],
  ['weather', 'garrison', 1, 0, { garrisonLabor: 1 }],
  ['massbuild', 'garrison', 1, 0, { garrisons: 1 }],
  ['expansion', 'military', 2, 0, { conquests: 1 }],
  ['support', 'military', 2, 0, { support: 1 }],
  ['superiority', 'military', 1, 0, { conquestLabor: -1 }],
  ['resistance', 'military', 2, 0, { conquestLabor: 1 }],
  ['zeal', 'temple', 1, 0, { zeal: 1 }],
  ['eclipse', 'temple', 1, 0, { eclipse: 1 }],
  ['great', 'temple', 1, 1, { pilgrimages: 1 }],
  ['annual', 'temple', 1, 1, { pilgrimages: 1 }],
  ['local', 'temple', 1, 1, { pilgrimages: 1 }],
] as const satisfies readonly Row[];
export type CardName = (typeof ROWS)[number][0];

/** IE-EVENT-GREATPILGRIM, IE-EVENT-ANNUALPILGRIM, IE-EVENT-LOCALPILGRIM. */
const PILGRIMAGES: { readonly [card in CardName]?: Pilgrimage } = {
  great: { points: 7, cities: ['andalgala', 'ranchillo'] },
  annual: { points: 5, cities: ['chiquitoy', 'pachacamac'] },
  local: { points: 4, cities: ['machupicchu', 'huanucopampa'] },
};

/** The 32 Sun Event cards by kind. */
export const CARDS: readonly Card[] = ROWS.map(
  ([id, cardClass, copies, fewer, adds]): Card => ({
    id,
    class: cardClass,
    copies,
    fewer,
    adds,
    pilgrimage: PILGRIMAGES[id] ?? null,
  }),
);

/** The card of that name; -1 if there is none. */
export function cardNamed(id: string): CardId {
  return CARDS.findIndex((card) => card.id === id);
}
