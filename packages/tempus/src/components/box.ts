import { AROUND, type CardTerrain, type HexId } from './board.ts';
import { CARDS, type Card, type Effect, IDEAS, type Idea } from './cards.ts';
import { ERA_BONUS, ERA_TERRAINS, ERAS, type Era } from './eras.ts';
import { TILES, type Tile } from './tiles.ts';

/** What the numbers in views, events and moves stand for. */
export interface Components {
  /** By hex: the hexes to the north, northeast, southeast, south, southwest and northwest; -1 where the grid ends. */
  around: readonly (readonly (HexId | -1)[])[];
  /** By number. */
  tiles: readonly Tile[];
  /** By number. */
  cards: readonly Card[];
  /** What each kind of card counts where cards are laid. */
  ideas: { readonly [effect in Effect]: Idea };
  /** The boxes of the era track. */
  eras: readonly Era[];
  /** By box: the terrain that scores when players compete for it; null for the first. */
  eraTerrains: readonly (CardTerrain | null)[];
  /** TP-PROG-9: by box, the cards for those who reach it by points. */
  eraBonus: readonly number[];
}

export const components: Components = {
  around: AROUND,
  tiles: TILES,
  cards: CARDS,
  ideas: IDEAS,
  eras: ERAS,
  eraTerrains: ERA_TERRAINS,
  eraBonus: ERA_BONUS,
};
