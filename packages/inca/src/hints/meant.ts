import { boardOf } from '../geometry.ts';
import type { Move, View } from '../types.ts';
import { provinceOf } from './outlook.ts';

/** Something on the table that a player can point at; an edge is a line, or a pair that only a wild road may join. */
export interface Thing {
  kind: 'site' | 'edge' | 'region' | 'card' | 'sector';
  id: number;
}

/** The move a player would expect of a thing that offers none, to ask why not. */
export function moveMeant(view: View, { kind, id }: Thing): Move | null {
  const board = boardOf(view);
  switch (kind) {
    case 'edge': {
      const edge = board.edges[id];
      return edge ? { type: edge.wild ? 'wild' : 'road', a: edge.a, b: edge.b } : null;
    }
    case 'region':
      return { type: provinceOf(view, id)?.face === 'taken' ? 'terrace' : 'conquer', region: id };
    case 'site': {
      if (view.structures.some(({ site }) => site === id)) return { type: 'temple', site: id };
      return { type: board.kinds[id] === 'garrison' ? 'garrison' : 'city', site: id };
    }
    case 'card':
      return { type: 'sun', card: id, sector: 0 };
    case 'sector':
      return null;
  }
}
