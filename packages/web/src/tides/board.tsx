import { STANDARD, type View } from '@tempora/tides/public';
import type { Board } from '../shell/board.ts';
import { CardFace } from './card.tsx';
import { TidesEnd } from './end.tsx';
import { TidesOptions } from './options.tsx';
import { TidesReference } from './reference.tsx';
import { sentence } from './sentence.tsx';
import { TidesTable } from './table.tsx';

/** Tides of Time in the client. */
export const tidesBoard: Board = {
  game: 'tides',
  title: 'tides.title',
  pitch: 'tides.pitch',
  seats: [2],
  standard: { ...STANDARD },
  Cover,
  Options: TidesOptions,
  Table: TidesTable,
  End: TidesEnd,
  Reference: TidesReference,
  sentence,
  result: (view) => (view as View).seats.map(({ total }) => total).join(' : '),
};

/** Three cards, fanned: what the box would show. */
function Cover() {
  return (
    <span class="tides-cover" aria-hidden="true">
      {[4, 13, 17].map((card) => (
        <span key={card} class="card">
          <CardFace card={card} />
        </span>
      ))}
    </span>
  );
}
